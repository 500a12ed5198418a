"""What has to be said in two places is the same in both: copies_test.py ROOT."""
import hashlib
import pathlib
import re
import sys
import unittest

ROOT = pathlib.Path(sys.argv[1])


def text(path):
    return (ROOT / path).read_text(encoding="utf-8")


def field(control, name):
    """The packages of a field of debian/control, without versions and alternatives."""
    found = re.search(rf"^{name}:((?:.*\n)(?: .*\n)*)", control, re.MULTILINE).group(1)
    return {re.split(r"[ (|]", each.strip())[0] for each in found.split(",")} - {"${misc:Depends}", "${shlibs:Depends}"}


class Copies(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        rows = [line.split() for line in text("tools/packages").splitlines() if line and not line.startswith("#")]
        self.building = {package for need, package, *_ in rows if need == "play"}
        source, table = text("resources/packaging/debian/control").split("\n\n")[:2]
        self.source, self.table = source + "\n", table + "\n"

    def test_the_package_is_built_with_what_play_builds_with(self):
        # A compiler is on every system that builds packages.
        self.assertEqual(field(self.source, "Build-Depends") - {"debhelper-compat"}, self.building - {"g++"})

    def test_the_package_needs_the_modules_that_the_table_needs(self):
        modules = {package for package in self.building if package.startswith("qml6-module-")}
        self.assertTrue(modules)
        self.assertEqual({package for package in field(self.table, "Depends") if package.startswith("qml6-")}, modules)

    def test_a_mac_is_furnished_alike(self):
        line = re.compile(r"brew install .*")
        self.assertEqual(line.findall(text("docs/packaging.md")), line.findall(text(".github/workflows/check.yml")))

    def test_icons_are_drawn_from_the_drawings_as_they_are(self):
        drawings = {name: hashlib.sha256((ROOT / "desktop" / name).read_bytes()).hexdigest()
                    for name in ("mexican-train.svg", "record.svg")}
        for system in ("macos", "windows"):
            noted = dict(reversed(line.split()) for line in text(f"resources/packaging/{system}/drawn-from").splitlines())
            self.assertEqual(noted, drawings, f"resources/packaging/{system}/make_icons makes them anew")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
