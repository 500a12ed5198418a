"""What is said of levels is what was measured: engine/ai/measured.h and the test of mistakes have the figures of
docs/strength.md, each limited level is there, and each step of the ladder is within what it is meant to be.

strength_test.py ROOT: ROOT is the project's folder.
"""
import pathlib
import re
import sys
import unittest

ROOT = pathlib.Path(sys.argv[1])
PAGE = (ROOT / "docs" / "strength.md").read_text(encoding="utf-8")
HEADER = (ROOT / "engine" / "ai" / "measured.h").read_text(encoding="utf-8")
MISTAKES = (ROOT / "tests" / "engine" / "ai" / "limited_planner_test.cpp").read_text(encoding="utf-8")
CHARACTERS = (ROOT / "engine" / "ai" / "character.cpp").read_text(encoding="utf-8")
LEVELS = (ROOT / "engine" / "ai" / "level.cpp").read_text(encoding="utf-8")
LIMITED = re.findall(r'\.id = "([a-z]+)".*\.limits = &limits::(?!none)', LEVELS)
FAIR = {2: 50, 4: 25, 8: 12.5}
AIM = {2: (58, 66), 4: (36, 44), 8: (20, 27)}  # games won of 100, in the rulebooks that the ladder was tuned with
MOST = {2: 80, 4: 60, 8: 40}  # in the others, and surely more than the fair share
TUNED = ("tactic", "ecowoodart")


def table(first, second):
    """The rows of the table whose head begins with these two cells, as lists of cells."""
    found = re.search(rf"^\| {first} \| {second} \|.*\n\| --- .*\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
    return [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in found.group(1).splitlines()]


def measured():
    """By level: games won of 1000."""
    return {level: int(won) for level, won in re.findall(r'\{"([a-z]+)", (\d+)\}', HEADER)}


def mistakes():
    """By level: the decisions of 1000 that are far from the best, with 2, 4 and 8 seats."""
    return {level: [int(each) for each in far.split(",")]
            for level, far in re.findall(r'\{"([a-z]+)", \{(\d+, \d+, \d+)\}\}', MISTAKES)}


class Strength(unittest.TestCase):
    def test_every_level_but_hard_that_is_offered_was_measured(self):
        offered = re.findall(r'\.id = "([a-z]+)".*\.offered = true', LEVELS)
        self.assertEqual(sorted([*measured(), "hard"]), sorted(offered))
        self.assertGreater(len(LIMITED), 3)

    def test_games_won_against_three_hard(self):
        on_page = {row[0]: round(10 * float(row[-1])) for row in table("level", "tactic") + table("search", "tactic")}
        for level, won in measured().items():
            self.assertEqual(won, on_page[level], level)

    def test_searched_worlds_are_those_that_were_measured(self):
        worlds = dict(re.findall(r'\.id = "([a-z]+)".*\.worlds = (\d+)', LEVELS))
        rows = {row[0]: row[1].replace(",", "") for row in table("level", "worlds")}
        self.assertEqual(worlds, {level: rows.get(level) for level in worlds})
        self.assertGreater(len(worlds), 1)

    def test_the_leaning_of_each_character_is_named_rightly(self):
        named = {row[0]: float(row[3]) for row in table("character", "level")}
        leaning = set(re.findall(r'\.id = "([a-z]+)"[^}]*\.leaning = "[a-z]', CHARACTERS))
        self.assertEqual(set(named), leaning)
        self.assertGreater(len(named), 10)
        for character, rightly in named.items():
            self.assertGreaterEqual(rightly, 90, character)

    def test_the_mean_is_that_of_the_rulebooks(self):
        for level, *won, mean in table("search", "tactic"):
            self.assertEqual(len(won), 5)
            self.assertAlmostEqual(sum(map(float, won)) / 5, float(mean), delta=0.06, msg=level)
            rows = {row[1]: row[6].split()[0] for row in table("level", "rulebook") if row[0] == level}
            self.assertEqual(list(rows.values()), won, level)

    def test_mistakes(self):
        on_page = {row[0]: [round(10 * float(cell)) for cell in row[1:]] for row in table("level", "2 seats")}
        self.assertEqual(mistakes(), on_page)
        self.assertEqual(list(on_page), LIMITED)

    def test_steps(self):
        rows = table("rulebook", "seats")
        self.assertEqual(len(rows), 15)
        for rulebook, seats, *steps in rows:
            self.assertEqual(len(steps), len(LIMITED))
            for step in steps:
                won, low, _ = (float(each) for each in re.findall(r"[0-9.]+", step))
                lowest, highest = AIM[int(seats)] if rulebook in TUNED else (FAIR[int(seats)], MOST[int(seats)])
                self.assertTrue(lowest <= won <= highest, f"{rulebook}, {seats} seats: {step}")
                self.assertGreater(low, FAIR[int(seats)], f"{rulebook}, {seats} seats: {step}")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
