"""What a desktop reads is whole, under one id and in every language: desktop_test.py SHARE CATALOGUES ID TYPE.

SHARE is where the build has put it together, CATALOGUES the folder of the .ts files. The manifest for Flatpak has the id, too.
"""
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import unittest
import xml.etree.ElementTree

SHARE, CATALOGUES, ID, TYPE = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3], sys.argv[4]
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def catalogues():
    """By language, what it says for each English text of the context."""
    for path in sorted(CATALOGUES.glob("mexican-train_*.ts")):
        for context in xml.etree.ElementTree.parse(path).iter("context"):
            if context.findtext("name") == "Desktop":
                yield path.stem.partition("_")[2], {message.findtext("source"): message.findtext("translation")
                                                    for message in context.iter("message")}


class Desktop(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.words = dict(catalogues())
        cls.entry = (SHARE / f"applications/{ID}.desktop").read_text(encoding="utf-8").splitlines()
        cls.metainfo = xml.etree.ElementTree.parse(SHARE / f"metainfo/{ID}.metainfo.xml").getroot()
        cls.kind = xml.etree.ElementTree.parse(SHARE / f"mime/packages/{ID}.xml").getroot().find(MIME + "mime-type")

    def said(self, language, english):
        return self.words[language][english] if language != "en" else english

    def test_all_catalogues_are_read(self):
        self.assertEqual(len(self.words), len(list(CATALOGUES.glob("*.ts"))))

    def test_the_entry_says_all_in_every_language(self):
        values = dict(line.split("=", 1) for line in self.entry if "=" in line)
        for key in ("Name", "GenericName", "Comment", "Keywords"):
            for language in self.words:
                self.assertEqual(values.get(f"{key}[{language}]", values[key]), self.said(language, values[key]))
        self.assertEqual((values["Icon"], values["MimeType"], values["Exec"]), (ID, TYPE + ";", "mexican-train %f"))

    def test_the_metainfo_says_all_in_every_language(self):
        for parent in (self.metainfo, self.metainfo.find("description"), self.metainfo.find("description/ul")):
            english = None
            for element in parent:
                if element.tag not in ("name", "summary", "p", "li"):
                    continue
                if LANG not in element.attrib:
                    english = element.text
                    others = {language for language in self.words if self.said(language, english) != english}
                else:
                    self.assertEqual(element.text, self.said(element.attrib[LANG], english))
                    others.remove(element.attrib[LANG])
                    if not others:
                        english = None
            self.assertIsNone(english, "it is not in every language")
        for language in self.words:
            words = [word.text for word in self.metainfo.iter("keyword") if word.get(LANG, "en") == language]
            self.assertEqual(words, self.said(language, "domino;dominoes;train;tiles;family;").split(";")[:-1])

    def test_the_metainfo_has_the_id(self):
        self.assertEqual([self.metainfo.findtext(tag) for tag in ("id", "launchable", "icon", "provides/mediatype")],
                         [ID, ID + ".desktop", ID, TYPE])

    # Not a word about what is missing but for the home page, which the project has not.
    @unittest.skipUnless(shutil.which("desktop-file-validate"), "desktop-file-utils is not installed")
    def test_the_entry_is_valid(self):
        told = subprocess.run(["desktop-file-validate", str(SHARE / f"applications/{ID}.desktop")], text=True, capture_output=True)
        self.assertEqual((told.returncode, told.stdout, told.stderr), (0, "", ""))

    @unittest.skipUnless(shutil.which("appstreamcli"), "appstream is not installed")
    def test_the_metainfo_is_valid(self):
        # Debian 12's does not know the tag, nor miss the page.
        told = [subprocess.run(["appstreamcli", "validate", "--no-net", *more, str(SHARE / f"metainfo/{ID}.metainfo.xml")],
                               text=True, capture_output=True) for more in ([], ["--override=url-homepage-missing=info"])]
        self.assertIn(0, [run.returncode for run in told], [run.stdout + run.stderr for run in told])

    def test_the_manifest_for_flatpak_has_the_id(self):
        manifest, = (CATALOGUES.parent / "resources/packaging/flatpak").glob("*.yml")
        self.assertEqual(manifest.stem, ID)
        self.assertEqual(re.findall(r"^(?:id|app-id): (.*)$", manifest.read_text(encoding="utf-8"), re.MULTILINE), [ID])

    def test_the_kind_of_file_says_all_in_every_language(self):
        comments = {comment.get(LANG, "en"): comment.text for comment in self.kind.iter(MIME + "comment")}
        for language in self.words:
            self.assertEqual(comments[language], self.said(language, comments["en"]))
        self.assertEqual((self.kind.get("type"), self.kind.find(MIME + "glob").get("pattern")), (TYPE, "*.mtrain"))
        self.assertEqual(self.kind.find(MIME + "icon").get("name"), ID + ".record")

    def test_a_record_begins_as_the_kind_of_file_says(self):
        begins = self.kind.find(f"{MIME}magic/{MIME}match").get("value")
        records = sorted((CATALOGUES.parent / "tests/data/games").glob("**/*.jsonl"))
        self.assertTrue(records)
        self.assertTrue(records[0].read_text(encoding="utf-8").startswith(begins))

    def test_pictures_have_the_size_of_their_folder(self):
        pictures = sorted(SHARE.glob("icons/hicolor/*/*/*.png"))
        self.assertEqual({path.stem for path in pictures}, {ID, ID + ".record"})
        for path in pictures:
            data = path.read_bytes()
            self.assertEqual("{}x{}".format(*struct.unpack(">II", data[16:24])), path.parent.parent.name)

    def test_no_key_of_a_template_is_left(self):
        for line in self.entry:
            self.assertIsNone(re.search(r"[{}@]", line), line)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
