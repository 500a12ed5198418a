"""The version is the same wherever it stands: version_test.py ROOT VERSION, which is what CMake calls the project's.

So is the date of each version in both changelogs and the metainfo.
"""
import email.utils
import pathlib
import re
import sys
import unittest

ROOT, VERSION = pathlib.Path(sys.argv[1]), sys.argv[2]


def released(text):
    """The versions of a changelog with their dates, the newest first."""
    return re.findall(r"^## \[([0-9][^]]*)\] - (\S+)$", text, re.MULTILINE)


def packaged(text):
    """The same of Debian's changelog, without revisions: the date is that of a version's first one."""
    entries = re.findall(r"^mexican-train \(([^)]*)-[^-)]*\) .*?^ -- [^\n]*>  ([^\n]*)$", text, re.MULTILINE | re.DOTALL)
    return list({version: email.utils.parsedate_to_datetime(date).date().isoformat() for version, date in entries}.items())


def told(text):
    """The same of the metainfo."""
    return re.findall(r'<release version="([^"]+)" date="([^"]+)"', text)


class Version(unittest.TestCase):
    @staticmethod
    def read(name):
        return (ROOT / name).read_text(encoding="utf-8")

    def test_the_changelog_has_it_below_what_is_not_released(self):
        text = self.read("CHANGELOG.md")
        self.assertEqual(released(text)[0][0], VERSION)
        self.assertLess(text.index("\n## [Unreleased]\n"), text.index(f"\n## [{VERSION}] - "))

    def test_the_metainfo_has_all_versions_with_the_dates_of_the_changelog(self):
        self.assertEqual(told(self.read("desktop/metainfo.xml.in")), released(self.read("CHANGELOG.md")))

    def test_debian_has_all_versions_with_the_dates_of_the_changelog(self):
        self.assertEqual(packaged(self.read("resources/packaging/debian/changelog")), released(self.read("CHANGELOG.md")))

    def test_another_version_is_seen(self):
        self.assertEqual(released("## [Unreleased]\n\n## [0.3.0] - 2027-01-02\n\n## [0.1.0] - 2026-11-21\n"),
                         [("0.3.0", "2027-01-02"), ("0.1.0", "2026-11-21")])
        entry = "mexican-train ({}) unstable; urgency=medium\n\n  * A.\n\n -- A <a@example.org>  {} 09:00:00 +0000\n\n"
        self.assertEqual(packaged(entry.format("0.3.0-2", "Mon, 04 Jan 2027") + entry.format("0.3.0-1", "Sat, 02 Jan 2027") +
                                  entry.format("0.1.0-1", "Sat, 21 Nov 2026")),
                         [("0.3.0", "2027-01-02"), ("0.1.0", "2026-11-21")])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
