"""A rulebook called `mine`: Tactic with an open double that binds nobody."""

from checks import tests, tool, translated_from_today
from edits import after, before, translated

HEADING, NAME = 'A rulebook.', 'mine'

FILES = {
    'engine/rules/catalogue.cpp': before('''};

// The double-N set that bigtable proposes.
''', '''    {.id = "mine",
     .minPlayers = 2,
     .maxPlayers = 8,
     .firstPlayer = FirstPlayer::youngest,
     .sizes = SizeTable::masters,
     .hasShort = false,
     .proposesSet = false,
     .options = {.openDoublesBind = OpenDoublesBind::nobody, .markerOff = MarkerOff::choice}},
'''),
    'tests/engine/rules/catalogue_test.cpp': before('''    };
    return books;
''', '''        {"mine", FirstPlayer::youngest, 8, false,
         {{"set", "12"},
          {"engine", "aside"},
          {"starter", "rotate"},
          {"opening", "single"},
          {"mexicanTrain", "any-turn"},
          {"doubleDuty", "non-double"},
          {"drawnDouble", "no"},
          {"openDoubles", "any"},
          {"openDoublesBind", "nobody"},
          {"markerOff", "choice"},
          {"boneyardEmpty", "pass"},
          {"doubleBlank", "0"},
          {"rounds", "13"},
          {"ties", "joint"}}},
'''),
    'docs/rules.md': after('''nobody goes out on an uncovered double, tie-breaks |
''', '''| `mine` | nobody's | - | an open double binds nobody |
'''),
    'README.md': after('''goes out on an uncovered double |
''', '''| `mine` | an open double binds nobody |
'''),
    'app/words/rulebook_words.cpp': before('''    };
    for (const Entry& entry : table)
''', '''        {"mine", QT_TR_NOOP("Mine"), QT_TR_NOOP("An open double binds nobody."), QT_TR_NOOP("Printed here.")},
'''),
    'translations/*.ts': translated,
}

CHECKS = [
    tests('engine_tests', only='Catalogue.*:Perft.*:TestData.*'),
    tests('engine_tests', once=True),
    tool('play --rules mine --option rounds=1 --seats easy,hard --seed 1 --record mine.jsonl'),
    tool('check mine.jsonl', '"finished":true'),
]
TABLE_CHECKS = [tests('words_tests'), translated_from_today]
