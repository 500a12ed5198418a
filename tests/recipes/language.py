"""Dutch, in which every text says that it ought to be Dutch."""

from checks import table, tests, translated_from_today
from edits import instead_of, like, new_file, several, translated
from words import line_for

HEADING, NAME = 'A language.', 'nl'

FILES = {
    'translations/mexican-train_nl.ts': new_file(line_for('A language.', 'translations/mexican-train_nl.ts')),
    'translations/*.ts': translated,
    'translations/terms_nl.md': like('translations/terms_de.md'),
    'tests/app/words/translations_test.cpp': instead_of('{"pl", 3}', '{"nl", 2}, {"pl", 3}'),
    'tools/windows': instead_of('"pl": "Polish"', '"nl": "Dutch", "pl": "Polish"'),
    'resources/packaging/windows/installer.nsi':
        instead_of('LangString RUNS ${LANG_POLISH}', 'LangString RUNS ${LANG_DUTCH} "nl"\nLangString RUNS ${LANG_POLISH}'),
    'README.md': several(instead_of('**Ten', '**Eleven'), instead_of('简体中文, Polski', '简体中文, Polski, Nederlands')),
}

CHECKS = []
TABLE_CHECKS = [
    tests('words_tests'), translated_from_today,
    # The program speaks it, and says so where another one is asked for.
    table('--language nl --data-dir build/proof --open nowhere.jsonl', 'nl: The saved game', code=1),
    table('--language xx --data-dir build/proof', ', nl, ', code=1),
]
