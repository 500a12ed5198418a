"""The version is the same wherever it stands: version_test.py ROOT VERSION, which is what CMake calls the project's."""
import pathlib
import re
import sys
import unittest

ROOT, VERSION = pathlib.Path(sys.argv[1]), sys.argv[2]


def released(text):
    """The newest version of a changelog, and its date."""
    return re.search(r"^## \[([0-9][^]]*)\] - (\S+)$", text, re.MULTILINE).groups()


def packaged(text):
    """The newest version of Debian's changelog, without its revision."""
    return re.match(r"mexican-train \((.*)-[^-]*\) ", text).group(1)


def told(text):
    """The newest release of the metainfo, and its date."""
    return re.search(r'<release version="([^"]+)" date="([^"]+)"', text).groups()


class Version(unittest.TestCase):
    @staticmethod
    def read(name):
        return (ROOT / name).read_text(encoding="utf-8")

    def test_debian_has_it(self):
        self.assertEqual(packaged(self.read("resources/packaging/debian/changelog")), VERSION)

    def test_the_changelog_has_it_below_what_is_not_released(self):
        text = self.read("CHANGELOG.md")
        self.assertEqual(released(text)[0], VERSION)
        self.assertLess(text.index("\n## [Unreleased]\n"), text.index(f"\n## [{VERSION}] - "))

    def test_the_metainfo_has_it_with_the_date_of_the_changelog(self):
        self.assertEqual(told(self.read("desktop/metainfo.xml.in")), released(self.read("CHANGELOG.md")))

    def test_another_version_is_seen(self):
        self.assertEqual(released("## [Unreleased]\n\n## [0.3.0] - 2027-01-02\n\n## [0.1.0] - 2026-11-21\n"), ("0.3.0", "2027-01-02"))
        self.assertEqual(packaged("mexican-train (0.3.0-1) unstable; urgency=medium\n"), "0.3.0")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
