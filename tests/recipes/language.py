"""Dutch; its words are Italian here, which no test can tell."""

from edits import instead_of, like

HEADING = 'A language.'

FILES = {
    'translations/mexican-train_nl.ts': like('translations/mexican-train_it.ts',
                                             instead_of('language="it"', 'language="nl"')),
    'translations/terms_nl.md': like('translations/terms_it.md'),
    'tests/app/words/translations_test.cpp': instead_of('{"pl", 3}', '{"nl", 2}, {"pl", 3}'),
}

TARGETS, TESTS = [], []
TABLE_TARGETS = ['words_tests']
TABLE_TESTS = ['words_tests']
