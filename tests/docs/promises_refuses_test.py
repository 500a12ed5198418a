"""docs.promises refuses what it has to: the same questions about a house that is sound at first and then spoiled."""
import os
import shutil
import tempfile
import unittest

from promises import Promises

ROW = "| %s | %s | %s |\n"
HEAD = ROW % ("where", "what is said", "what stands behind it") + ROW % ("---", "---", "---")
README = """# A game

- **Kept.** Every move is on
  the disk. Nobody cheats.
- Others.

```
./play --seed 42
```
"""
ROWS = [("README.md", "Every move is on the disk.", "`Saving.IsDone`"),
        ("README.md", r"`^\./play --.*`", "`qml.round.test_byMouse`, `tools/run`"),
        ("Rules", "`.*`", "the law, `docs/law.md`: `docs.law`"),
        ("Scene, Table", "nothing moves", "no promise: it is a label of the settings")]
TEXTS = {"Rules": ["Two tiles are laid.", "It is always so."], "Table": ["Reduced: nothing moves", "%1 of %n"]}


class Refuses(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        self.root = tempfile.mkdtemp(prefix="mexican-train-promises-")
        self.addCleanup(shutil.rmtree, self.root)
        self.write("README.md", README)
        self.write("docs/law.md", "The law.\n")
        self.write("tests/app/saving_test.cpp", "TEST_F(Saving, IsDone)\n")
        self.write("tests/docs/law_test.py", "")
        self.write("tests/qml/tst_round.qml", "    function test_byMouse(): void {\n")
        self.write("tools/run", "#!/bin/sh\n")
        os.chmod(os.path.join(self.root, "tools/run"), 0o755)
        self.promise(ROWS)
        self.say(TEXTS)

    def write(self, name, text):
        path = os.path.join(self.root, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def promise(self, rows):
        self.write("docs/promises.md", HEAD + "".join(ROW % row for row in rows))

    def say(self, texts):
        contexts = ("<context><name>%s</name>%s</context>" %
                    (name, "".join(f"<message><source>{text}</source></message>" for text in all_of_it))
                    for name, all_of_it in texts.items())
        self.write("translations/mexican-train_en.ts", f"<TS>{''.join(contexts)}</TS>")

    def expect_one(self, *parts):
        wrong = Promises(self.root).wrong()
        self.assertEqual(len(wrong), 1, wrong)
        for part in parts:
            self.assertIn(part, wrong[0])

    def test_nothing_in_a_sound_house(self):
        self.assertEqual(Promises(self.root).wrong(), [])

    def test_a_planted_sentence_of_the_program(self):
        for claim, word in (("This game never crashes.", "never"), ("All of it is exactly so.", "exactly"),
                            ("It wins 90 of a few.", "90"), ("The seal proves it.", "proves"),
                            ("Learn it in two minutes.", "two"), ("Nothing is lost.", "Nothing")):
            self.say({**TEXTS, "Table": TEXTS["Table"] + [claim]})
            self.expect_one("Table: ", f'"{word}"', claim)

    def test_a_sentence_planted_beside_one_that_has_its_row(self):
        self.say({**TEXTS, "Table": ["Reduced: nothing moves, and every tile is safe", "%1 of %n"]})
        self.expect_one("Table: ", '"every"')

    def test_a_planted_sentence_of_the_readme(self):
        self.write("README.md", README.replace("Nobody", "It is proof\n  against everything. Nobody"))
        self.expect_one("README.md: ", '"proof"')

    def test_a_row_for_another_place_does_not_cover(self):
        self.say({**TEXTS, "Elsewhere": ["Reduced: nothing moves"]})
        self.expect_one("Elsewhere: ", '"nothing"')

    def test_a_row_whose_sentence_is_gone(self):
        self.promise(ROWS + [("README.md", "Nobody waits.", "`Saving.IsDone`")])
        self.expect_one("promises.md:7", "Nobody waits.")
        self.promise(ROWS + [("Rules", "`waits`", "`Saving.IsDone`")])
        self.expect_one("promises.md:7", "waits")

    def test_a_row_that_names_what_is_not_there(self):
        for name in ("Saving.IsNot", "docs.lore", "qml.round.test_byEar", "tools/walk", "mexican-train-cli dream"):
            self.promise(ROWS + [("README.md", "Nobody cheats.", f"`Saving.IsDone`, `{name}`")])
            self.expect_one("promises.md:7", f"there is no {name}")

    def test_a_row_that_names_no_test(self):
        self.promise(ROWS + [("README.md", "Nobody cheats.", "it is well known, see `docs/law.md`")])
        self.expect_one("promises.md:7", "names no test")
        self.promise(ROWS + [("README.md", "Nobody cheats.", "no promise: well")])
        self.expect_one("promises.md:7", "reason")


if __name__ == "__main__":
    unittest.main()
