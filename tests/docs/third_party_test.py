"""What the programs are made with is named where they are passed on: third_party_test.py ROOT.

Every library that our CMake files look for, but those for tests, stands in resources/third-party.txt, which the program shows,
and in the copyright file of the Debian package; so do the fonts that it is installed with. Whatever is laid beside the program
for Windows has its terms laid beside it, too, and what is Qt's its source.
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
for words in ("Redistributions in binary form must reproduce", "Permission is hereby granted, free of charge",
              # For Windows libsodium is compiled in, too; its SHA-256 has an author and terms of its own.
              "Colin Percival. BSD 2-Clause License: Redistribution and use in source and binary forms"):
    assert words in re.sub(r"\s+", " ", shown), words

control = (ROOT / "resources" / "packaging" / "debian" / "control").read_text()
windows = (ROOT / "tools" / "windows").read_text()
families = {"fonts-noto-core": "Noto", "fonts-noto-cjk": "Noto"}
fonts = set(re.findall(r"\bfonts-[a-z-]+", control + windows))
assert fonts == set(families), f"installed: {sorted(fonts)}; known here: {sorted(families)}"
for family in set(families.values()):
    assert re.search(rf"\b{family} fonts \(SIL Open Font License", shown.replace("\n", " ")), f"{family} is not in resources/third-party.txt"
    assert re.search(rf"\b{family}'s .*\(SIL Open Font License", copyright_file.replace("\n", " ")), f"{family} is not in debian/copyright"
terms = re.search(r"for package in ([^;]*); do\s+cp \"/usr/share/doc/\$package/copyright\"", windows).group(1).replace("\\\n", " ").split()
for package in fonts:
    assert package in terms, f"tools/windows lays fonts of {package}, but not its terms"
# Whose work is in what it copies: Qt's own sources and translations, and what the compiler links in.
for package in ("qt6-base-dev", "qt6-declarative-dev", "qt6-translations-l10n", "g++-mingw-w64-x86-64-posix", "mingw-w64-x86-64-dev"):
    assert package in terms, f"tools/windows lays no terms of {package}"
fetched = re.search(r"^for source in ([^;]*); do once .* fetch ", (ROOT / "tools" / "windows-libraries").read_text(), re.MULTILINE).group(1).split()
fetched += re.findall(r"--step fetch ([\w-]+)", windows)
for source in ("qt6-base", "qt6-declarative", "qt6-translations"):
    assert source in fetched, f"tools/windows publishes no source of {source}"
