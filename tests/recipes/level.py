"""A level called `novice`, weaker than all others: it lays its lightest tile."""

from checks import tests, tool, translated_from_today
from edits import after, before, instead_of, new_file, several, translated

HEADING, NAME = 'A level.', 'novice'

FILES = {
    'engine/ai/level.cpp': several(
        before('''// The tile of most pips; of equals''', '''Action chooseNovice(const Level&, const Decision& decision)
{
    const Actions plays = playsOf(decision.legal);
    return plays.empty() ? decision.legal.front() : highest(plays, [](const Action& play) { return -play.tile.pips(); });
}

'''),
        after('''constexpr Level levels[] = {
''', '''    {.id = "novice", .offered = true, .choose = chooseNovice},
'''),
    ),
    'tests/engine/ai/level_test.cpp': instead_of('{"newcomer", "learner",', '{"novice", "newcomer", "learner",'),
    'tests/data/levels/novice-lays-its-lightest-tile.json': new_file('''{
  "format": "mexican-train-position", "version": 1,
  "about": "Of 12-1, 12-4 and 12-11 it lays the lightest.",
  "rules": "tactic", "options": {},
  "engine": "12-12", "turn": 1,
  "hands": [
    ["12-1", "12-4", "12-11"],
    ["9-8", "7-6"]],
  "boneyard": ["12-10", "12-9", "12-8", "12-7", "12-6", "12-5", "12-3", "12-2", "12-0", "11-11", "11-10", "11-9", "11-8", "11-7", "11-6", "11-5", "11-4", "11-3", "11-2", "11-1", "11-0", "10-10", "10-9", "10-8", "10-7", "10-6", "10-5", "10-4", "10-3", "10-2", "10-1", "10-0", "9-9", "9-7", "9-6", "9-5", "9-4", "9-3", "9-2", "9-1", "9-0", "8-8", "8-7", "8-6", "8-5", "8-4", "8-3", "8-2", "8-1", "8-0", "7-7", "7-5", "7-4", "7-3", "7-2", "7-1", "7-0", "6-6", "6-5", "6-4", "6-3", "6-2", "6-1", "6-0", "5-5", "5-4", "5-3", "5-2", "5-1", "5-0", "4-4", "4-3", "4-2", "4-1", "4-0", "3-3", "3-2", "3-1", "3-0", "2-2", "2-1", "2-0", "1-1", "1-0", "0-0"],
  "trains": [
    {"owner": 1, "tiles": [], "marker": false},
    {"owner": 2, "tiles": [], "marker": false},
    {"owner": "mexican", "tiles": []}],
  "openDoubles": [],
  "level": "novice",
  "expect": {"a": "12-1 on 1"}
}
'''),
    'app/words/level_words.cpp': after('''static constexpr Entry table[] = {
''', '''        {"novice", QT_TR_NOOP("Novice"), QT_TR_NOOP("Gets rid of the lightest tile first.")},
'''),
    'translations/*.ts': translated,
}

CHECKS = [
    tests('engine_tests', only='Level*'),
    tests('engine_tests', once=True),
    tool('play --rules tactic --option rounds=1 --seats novice,hard --seed 1 --record novice.jsonl'),
    tool('check novice.jsonl', '"finished":true'),
]
TABLE_CHECKS = [tests('words_tests'), translated_from_today]
