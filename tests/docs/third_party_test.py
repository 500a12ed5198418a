"""What the programs are made with is named where they are passed on: third_party_test.py ROOT.

Every library that our CMake files look for, but those for tests, stands in resources/third-party.txt, which the program shows,
and in the copyright file of the Debian package.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1])
# As CMake calls it: as people do. PkgConfig and Python3 are tools.
CALLED = {"Qt6": "Qt", "ALSA": "ALSA", "CLI11": "CLI11", "nlohmann_json": "JSON for Modern C++", "libsodium": "libsodium"}
TOOLS = {"PkgConfig", "Python3"}


def wanted():
    for file in [*ROOT.glob("CMakeLists.txt"), *ROOT.glob("cmake/*.cmake"),
                 *(file for room in ("engine", "cli", "app", "qml", "desktop") for file in (ROOT / room).rglob("CMakeLists.txt"))]:
        text = file.read_text()
        yield from re.findall(r"find_package\((\w+)", text)
        for modules in re.findall(r"pkg_check_modules\(([^)]*)\)", text):
            yield modules.split()[-1]


libraries = set(wanted()) - TOOLS
assert libraries == set(CALLED), f"looked for: {sorted(libraries)}; known here: {sorted(CALLED)}"
shown = (ROOT / "resources" / "third-party.txt").read_text()
copyright_file = (ROOT / "resources" / "packaging" / "debian" / "copyright").read_text()
for library in libraries:
    name = CALLED[library]
    assert re.search(rf"^{re.escape(name)}(?!\w)", shown, re.MULTILINE), f"{name} is not in resources/third-party.txt"
    assert re.search(rf"\b{re.escape(name)}(?!\w)", re.sub(r"\s+", " ", copyright_file)), f"{name} is not in debian/copyright"
# What is compiled in is passed on with its whole licence, as it asks for.
for words in ("Redistributions in binary form must reproduce", "Permission is hereby granted, free of charge"):
    assert words in re.sub(r"\s+", " ", shown), words
