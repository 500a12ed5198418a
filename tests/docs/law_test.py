"""What is cited of the rules is there: each "ruling N" in code and tests names one of docs/rules.md, each ruling has a
test that bears its name and a place in the engine that cites it, and sections, headings, positions and tests that
are named exist.

law_test.py ROOT: ROOT is the project's folder.
"""
import os
import re
import shutil
import sys
import tempfile
import unittest

ROOT = sys.argv[1]
FOLDERS = ("app", "cli", "cmake", "docs", "engine", "qml", "tests", "tools")
ENDINGS = (".cpp", ".h", ".qml", ".js", ".py", ".json", ".md", ".txt", ".cmake", ".perft")

CITED = re.compile(r"\b[Rr]uling ([0-9]+)")
# Written otherwise, a ruling would not be found by the line above.
ASTRAY = re.compile(r"\b[Rr]ulings [0-9]|\b[Rr]uling (?:no\. ?|number |#)[0-9]")
LAW = re.compile(r'(docs/)?\b(rules|formats|bot-protocol)\.md\b(?:\)?,? sections? ([0-9])(?: and ([0-9]))?)?'
                 r'(?:,? steps? ([0-9])(?: (?:or|and) ([0-9]))?)?(?:, "([^"]+)")?')
ABOUT = re.compile(r'"about": "Section ([0-9])(?:, steps? ([0-9])(?: and ([0-9]))?)?')


class House:
    """A project's texts, and what is wrong with their citations."""

    def __init__(self, root):
        self.root = root
        self.texts = {}
        for folder in FOLDERS:
            for path, _, names in os.walk(os.path.join(root, folder)):
                for name in sorted(names):
                    if name.endswith(ENDINGS):
                        self.read(os.path.join(path, name))
        self.rules = self.texts["docs/rules.md"]

    def read(self, path):
        with open(path, encoding="utf-8") as file:
            self.texts[os.path.relpath(path, self.root).replace(os.sep, "/")] = file.read()

    def lines(self):
        for name, text in sorted(self.texts.items()):
            for number, line in enumerate(text.splitlines(), 1):
                yield f"{name}:{number}", line

    def part(self, heading):
        """The text under a heading of the rules, as far as the next one of its rank."""
        return re.search(r"^## " + heading + r".*?$(.*?)(?=^## |\Z)", self.rules, re.MULTILINE | re.DOTALL).group(1)

    def numbered(self, heading):
        return {int(number) for number in re.findall(r"^([0-9]+)\. ", self.part(heading), re.MULTILINE)}

    def rulings(self):
        return self.numbered("3")

    def tested(self):
        """The rulings that a position or a test is named after."""
        found = [re.match(r"tests/data/positions/ruling-([0-9]{2})-.*\.json$", name) for name in self.texts]
        numbers = {int(match.group(1)) for match in found if match}
        for name, text in self.texts.items():
            if name.startswith("tests/") and name.endswith(".cpp"):
                numbers |= {int(number) for number in re.findall(r"^TEST\(Ruling([0-9]{2}), ", text, re.MULTILINE)}
        return numbers

    def wrong_rulings(self):
        known, engine = self.rulings(), set()
        for place, line in self.lines():
            for number in map(int, CITED.findall(line)):
                if number not in known:
                    yield f"{place}: there is no ruling {number}"
                if place.startswith("engine/"):
                    engine.add(number)
            if ASTRAY.search(line):
                yield f"{place}: to be written as ruling and its number, each for itself: {line.strip()}"
        for number in sorted(known - self.tested()):
            yield f"ruling {number}: no position and no test is named after it"
        for number in sorted(self.tested() - known):
            yield f"ruling {number}: a test is named after it, but it is not there"
        for number in sorted(known - engine):
            yield f"ruling {number}: nothing in the engine cites it"

    def wrong_citations(self):
        sections = {int(number) for number in re.findall(r"^## ([0-9])\. ", self.rules, re.MULTILINE)}
        steps = self.numbered("2")
        for place, line in self.lines():
            for match in LAW.finditer(line):
                if not match.group(1) and match.group(2) != "bot-protocol" and not place.startswith("docs/"):
                    yield f"{place}: to be written as docs/{match.group(2)}.md"
                page = self.texts[f"docs/{match.group(2)}.md"]
                for number in filter(None, match.group(3, 4)):
                    if int(number) not in sections:
                        yield f"{place}: there is no section {number}"
                for number in filter(None, match.group(5, 6)):
                    if int(number) not in steps:
                        yield f"{place}: there is no step {number}"
                heading = match.group(7)
                if heading and not re.search(r"^#+ " + re.escape(heading), page, re.MULTILINE):
                    yield f"{place}: {match.group(2)}.md has no heading {heading}"
            for match in ABOUT.finditer(line):
                if int(match.group(1)) not in sections or any(int(s) not in steps for s in match.group(2, 3) if s):
                    yield f"{place}: there is no such section or step: {match.group(0)}"

    def corrections(self, page):
        """The rows of a page's table of corrections: their last cells, which say what shows each."""
        table = self.texts[page].partition("Corrections\n")[2]
        return [line.split("|")[-2] for line in table.splitlines() if line.startswith("| ")][1:]

    def wrong_names(self):
        """Positions that the pages name, and what shows a correction, where it does not exist."""
        for place, line in self.lines():
            for name in re.findall(r"\b(?:ruling|option|turn|opening)-[a-z0-9]+(?:-[a-z0-9]+)+\b", line):
                if place.startswith("docs/") and f"tests/data/positions/{name}.json" not in self.texts:
                    yield f"{place}: there is no position {name}"
        tests = set()
        for name, text in self.texts.items():
            if name.startswith("tests/") and name.endswith(".cpp"):
                tests |= set(re.findall(r"^TEST(?:_F)?\((\w+), (\w+)\)", text, re.MULTILINE))
        for cell in self.corrections("docs/rules.md") + self.corrections("docs/formats.md"):
            for suite, name in re.findall(r"\b([A-Z]\w+)\.([A-Z]\w+)\b", cell):
                if (suite, name) not in tests:
                    yield f"corrections: there is no test {suite}.{name}"
        for cell in self.corrections("docs/formats.md"):
            for name in re.findall(r"\b[a-z]+(?:-[a-z]+)+\b", cell):
                if not os.path.exists(os.path.join(self.root, "tests/data/bad/records", name + ".jsonl")):
                    yield f"corrections: there is no bad record {name}"


class Law(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls):
        cls.house = House(ROOT)

    def test_rulings(self):
        self.assertEqual(self.house.rulings(), set(range(1, 19)))
        self.assertEqual(list(self.house.wrong_rulings()), [])

    def test_citations(self):
        self.assertEqual(list(self.house.wrong_citations()), [])

    def test_names(self):
        self.assertEqual(list(self.house.wrong_names()), [])


class SmallHouse(unittest.TestCase):
    """The same questions about a house of five files, sound at first and then spoiled."""

    def setUp(self):
        self.root = tempfile.mkdtemp(prefix="mexican-train-law-")
        self.addCleanup(shutil.rmtree, self.root)
        self.write("docs/rules.md", "## 2. A turn\n1. One.\n## 3. Rulings\n1. First.\n2. Second.\n")
        self.write("docs/formats.md", "## Record\n")
        self.write("engine/a.h", '// (ruling 1), ruling 2; docs/rules.md section 2, step 1; docs/formats.md, "Record"\n')
        self.write("tests/data/positions/ruling-01-is-so.json", "{}\n")
        self.write("tests/deal_test.cpp", "TEST(Ruling02, TheDeal)\n")

    def write(self, name, text):
        path = os.path.join(self.root, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def wrong(self):
        house = House(self.root)
        return [*house.wrong_rulings(), *house.wrong_citations(), *house.wrong_names()]

    def expect_one(self, sentence):
        self.assertEqual([text for text in self.wrong() if sentence in text], self.wrong())
        self.assertEqual(len(self.wrong()), 1)

    def test_sound(self):
        self.assertEqual(self.wrong(), [])

    def test_a_ruling_that_is_not_there(self):
        self.write("app/a.cpp", f"// by ruling {42}\n")
        self.expect_one(f"app/a.cpp:1: there is no ruling {42}")

    def test_a_ruling_without_a_test(self):
        os.rename(os.path.join(self.root, "tests/data/positions/ruling-01-is-so.json"),
                  os.path.join(self.root, "tests/data/positions/is-so.json"))
        self.expect_one(f"ruling {1}: no position")
        self.setUp()
        self.write("tests/deal_test.cpp", "TEST(Deal, TheDeal)\n")
        self.expect_one(f"ruling {2}: no position")

    def test_a_test_without_a_ruling(self):
        self.write("tests/more_test.cpp", "TEST(Ruling03, NotThere)\n")
        self.expect_one(f"ruling {3}: a test")

    def test_a_ruling_that_the_engine_does_not_cite(self):
        self.write("engine/a.h", f"// ruling {2}\n")
        self.expect_one(f"ruling {1}: nothing in the engine")

    def test_another_spelling(self):
        self.write("app/a.cpp", "// Ruling" + "s 1 and 2\n")
        self.expect_one("to be written as ruling")

    def test_a_section_a_step_and_a_heading_that_are_not_there(self):
        for page, place in (("rules", " section 4"), ("rules", " section 2, step 2"), ("formats", ', "Nothing"')):
            self.write("app/a.cpp", f"// docs/{page}.md{place}\n")
            self.expect_one("no ")
        self.write("app/a.cpp", "// see rules" + ".md\n")
        self.expect_one("to be written as docs/")

    def test_a_position_a_test_and_a_bad_record_that_are_not_there(self):
        self.write("docs/formats.md", "## Record\nturn-not-there\n")
        self.expect_one("no position")
        table = "## Record\n## Corrections\n| where | shown by |\n|---|---|\n| here | %s |\n"
        self.write("docs/formats.md", table % "Deal.NotThere")
        self.expect_one("no test")
        self.write("docs/formats.md", table % "not-there")
        self.expect_one("no bad record")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
