"""No translation is behind its English, and tools/translations finds each that is: translations_test.py ROOT."""
import contextlib
import importlib.machinery
import importlib.util
import io
import pathlib
import shutil
import sys
import tempfile
import types
import unittest

ROOT = pathlib.Path(sys.argv[1])
LOADER = importlib.machinery.SourceFileLoader("translations", str(ROOT / "tools/translations"))
translations = importlib.util.module_from_spec(importlib.util.spec_from_loader(LOADER.name, LOADER))
LOADER.exec_module(translations)
MESSAGE = "    <message>\n        <source>%s</source>\n        <translation>%s</translation>\n    </message>\n"
COUNTED = ('    <message numerus="yes">\n        <source>%s</source>\n        <translation>\n'
           "            <numerusform>%s</numerusform>\n        </translation>\n    </message>\n")
NOT_YET = MESSAGE.replace("<translation>", '<translation type="unfinished">')
AWARD, CHANGED = "Have 10 tiles.", "Have at least 10 tiles."
TEXTS = {"de": (AWARD, "Hab 10 Steine."), "fr": (AWARD, "Aie 10 dominos.")}


class Translations(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="mexican-train-translations-"))
        self.addCleanup(shutil.rmtree, self.folder)
        self.write("en", NOT_YET % (AWARD, "") + COUNTED % ("%n tile(s)", "%n tiles"))
        self.write("de", MESSAGE % TEXTS["de"] + COUNTED % ("%n tile(s)", "%n Steine"))
        self.write("fr", MESSAGE % TEXTS["fr"] + COUNTED % ("%n tile(s)", "%n dominos"))
        self.ask("note")
        self.expect_in_step()

    def file(self, language):
        return self.folder / f"mexican-train_{language}.ts"

    def write(self, language, messages):
        self.file(language).write_text(f'<TS version="2.1" language="{language}">\n<context>\n    <name>Awards</name>\n'
                                       f"{messages}</context>\n</TS>\n", encoding="utf-8")

    def change(self, old, new, *languages):
        """As whoever changes an English text does: in the catalogues, too, or lupdate would drop the translations."""
        for language in languages or ("en", "de", "fr"):
            text = self.file(language).read_text(encoding="utf-8")
            self.assertEqual(text.count(old), 1, (language, old))
            self.file(language).write_text(text.replace(old, new), encoding="utf-8")

    def ask(self, *words, folder=None):
        """Exit code and output, as if it had been started."""
        output, code = io.StringIO(), 0
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(io.StringIO()):
            try:
                translations.main(["--folder", str(folder or self.folder), *words])
            except SystemExit as end:
                code = end.code
        return types.SimpleNamespace(returncode=code, stdout=output.getvalue())

    def expect_in_step(self, folder=None):
        said = self.ask(folder=folder)
        self.assertEqual((said.stdout, said.returncode), ("", 0))

    def expect_behind(self, english, was, **translations):
        said = self.ask()
        self.assertEqual(said.returncode, 1)
        self.assertEqual(said.stdout.splitlines()[:-1], [f'Awards: "{english}"', f'    was "{was}"'] +
                         [f'    {language} "{text}"' for language, text in translations.items()])
        self.assertIn(f"{len(translations)} translations were made from an English that has changed", said.stdout)

    def test_today_all_are_in_step(self):
        self.expect_in_step(ROOT / "translations")

    def test_a_changed_word_is_told_of_in_each_language(self):
        self.change(AWARD, CHANGED)
        self.expect_behind(CHANGED, AWARD, de="Hab 10 Steine.", fr="Aie 10 dominos.")
        self.ask("note")
        self.expect_behind(CHANGED, AWARD, de="Hab 10 Steine.", fr="Aie 10 dominos.")

    def test_plural_forms_follow_in_english_too(self):
        self.change("%n tile(s)", "%n tile(s) left")
        self.expect_behind("%n tile(s) left", "%n tile(s)", de="%n Steine", en="%n tiles", fr="%n dominos")

    def test_it_ends_with_a_translation_or_a_confirmation(self):
        self.change(AWARD, CHANGED)
        self.change("Hab 10", "Hab mindestens 10", "de")
        self.ask("note")
        self.expect_behind(CHANGED, AWARD, fr="Aie 10 dominos.")
        self.assertEqual(self.ask("confirm", "fr", "at least 10").stdout, "1 confirmed\n")
        self.expect_in_step()

    def test_one_language_may_be_confirmed_before_the_others(self):
        self.change(AWARD, CHANGED)
        self.ask("confirm", "de")
        self.expect_behind(CHANGED, AWARD, fr="Aie 10 dominos.")
        self.ask("confirm", "all")
        self.expect_in_step()

    def test_changes_on_changes_are_told_from_the_first_on(self):
        self.change(AWARD, CHANGED)
        self.ask("note")
        self.change(CHANGED, "Have 9 tiles.")
        self.ask("note")
        self.expect_behind("Have 9 tiles.", AWARD, de="Hab 10 Steine.", fr="Aie 10 dominos.")
        self.change("Have 9 tiles.", AWARD)
        self.ask("note")
        self.expect_in_step()

    def test_a_new_translation_is_noted_first(self):
        self.change("Hab 10 Steine.", "Leg 10 Steine.", "de")
        said = self.ask()
        self.assertEqual(said.returncode, 1)
        self.assertIn("    de: not noted yet", said.stdout)
        self.ask("note")
        self.expect_in_step()

    def test_an_equal_translation_of_another_text_is_new(self):
        self.change(MESSAGE % TEXTS["de"], MESSAGE % TEXTS["de"] + MESSAGE % ("Hold 10 tiles.", TEXTS["de"][1]), "de")
        self.assertIn("    de: not noted yet", self.ask().stdout)

    def test_what_cannot_be_meant_is_refused(self):
        self.change(AWARD, CHANGED)
        for words in (["confirm"], ["note", "de"], ["confirm", "xx"], ["confirm", "de", "no such text"], ["confirm", "en"]):
            said = self.ask(*words)
            self.assertEqual((said.returncode, said.stdout), (2, ""), words)
        self.expect_behind(CHANGED, AWARD, de="Hab 10 Steine.", fr="Aie 10 dominos.")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
