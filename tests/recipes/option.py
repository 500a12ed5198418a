"""An option `passMarker`: false: who passes gets no marker while there are tiles in the boneyard."""

from checks import tests, tool, translated_from_today
from edits import after, before, instead_of, new_file, several, translated

HEADING, NAME = 'An option.', 'passMarker'

FILES = {
    'engine/rules/options.h': after('''    MarkerOff markerOff = MarkerOff::automatic;
''', '''    bool passMarker = true; ///< false: who passes gets no marker while there are tiles to draw
'''),
    'engine/rules/option_table.cpp': after('''    choice<&Options::markerOff>("markerOff", markerNames),
''', '''    boolean<&Options::passMarker>("passMarker"),
'''),
    'engine/game/turn_machine.h': instead_of('if (!t.hasMarker(t.turn)) {', 'if ((t.rules.passMarker || t.boneyardCount == 0) && !t.hasMarker(t.turn)) {'),
    'tests/engine/rules/catalogue_test.cpp': several(
        instead_of('{"drawing", "per-tile"},    {"openHands"', '{"drawing", "per-tile"}, {"passMarker", "true"}, {"openHands"'),
        after('''{"markerOff", {"automatic", "choice", "any-play"}},
''', '''        {"passMarker", {"false", "true"}},
'''),
    ),
    'docs/rules.md': before('''| `doubleBlank` | + 25 |''', '''| `passMarker` | `true`, false | `false`: who passes gets no marker while there are tiles in the boneyard |
'''),
    'tests/engine/game/reference_rules.cpp': instead_of('''        marked.insert(seat);
        finishTurn();
''', '''        if (options.passMarker || boneyard.empty())
            marked.insert(seat);
        finishTurn();
'''),
    'tests/data/positions/option-pass-marker-false.json': new_file('''{
  "format": "mexican-train-position", "version": 1,
  "about": "passMarker false: who cannot play after drawing passes, and no marker is put on the train.",
  "rules": "tactic", "options": {"passMarker": false},
  "engine": "12-12", "turn": 1,
  "hands": [
    ["9-8", "4-3"],
    ["12-4"]],
  "boneyard": ["0-0", "1-0", "1-1", "2-0", "2-1", "2-2", "3-0", "3-1", "3-2", "3-3", "4-0", "4-1", "4-2", "4-4", "5-0", "5-1", "5-2", "5-3", "5-4", "5-5", "6-0", "6-1", "6-2", "6-3", "6-4", "6-5", "6-6", "7-0", "7-1", "7-2", "7-3", "7-4", "7-5", "7-6", "7-7", "8-0", "8-1", "8-2", "8-3", "8-4", "8-5", "8-6", "8-7", "8-8", "9-0", "9-1", "9-2", "9-3", "9-4", "9-5", "9-6", "9-7", "9-9", "10-0", "10-1", "10-2", "10-3", "10-4", "10-5", "10-6", "10-7", "10-8", "10-9", "10-10", "11-0", "11-1", "11-2", "11-3", "11-4", "11-5", "11-6", "11-7", "11-8", "11-9", "11-10", "11-11", "12-0", "12-1", "12-2", "12-3", "12-6", "12-8", "12-9", "12-10", "12-11"],
  "trains": [
    {"owner": 1, "tiles": ["12-5"], "marker": false},
    {"owner": 2, "tiles": [], "marker": false},
    {"owner": "mexican", "tiles": ["12-7"]}],
  "openDoubles": [],
  "actions": [
    {"seat": 1, "do": "draw"},
    {"seat": 1, "do": "pass"}],
  "expect": [
    {"turn": 1, "legal": ["draw"]},
    {"turn": 1, "legal": ["pass"]},
    {"turn": 2, "markers": []}]
}
'''),
    'app/words/option_words.cpp': after('''QT_TR_NOOP("Taking the marker off")},
''', '''        {"passMarker", true, QT_TR_NOOP("A marker for whoever passes")},
'''),
    'app/words/rule_words_play.cpp': before('''    };
    return table;
''', '''        {"passMarker", "false", QT_TR_NOOP("While there are tiles in the boneyard, whoever passes gets no marker.")},
        {"passMarker", "true", QT_TR_NOOP("Whoever passes gets a marker.")},
'''),
    'app/words/rule_words.cpp': after('''        {"markerOff", trains},
''', '''        {"passMarker", trains},
'''),
    'translations/*.ts': translated,
}

# The rest is not compiled without these.
NOT_WITHOUT = ['engine/rules/options.h', 'engine/rules/option_table.cpp']

PLAY = 'play --rules tactic --option rounds=1 --seats easy,hard --seed 1 '

CHECKS = [
    tests('engine_tests', only='Catalogue.*:Positions.*:Option.*:TestData.*:Reference.*'),
    tests('engine_tests', once=True),
    tool('rules', '\npassMarker '),
    tool(PLAY + '--option passMarker=never', 'passMarker', code=1),
    tool(PLAY + '--option passMarker=false --record unmarked.jsonl'),
    tool('check unmarked.jsonl', '"finished":true'),
]
TABLE_CHECKS = [tests('words_tests'), translated_from_today, tests('rules_tests'), tests('setup_tests')]
