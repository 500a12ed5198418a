"""The types that app/program/kept_types.cpp holds are those that need it (see its header): kept_types_test.py ROOT."""
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1])
FILES = {file.stem: file for file in (ROOT / "qml").rglob("*.qml")}
SIGNATURE = re.compile(r"^\s*(?:function|signal) \w+\((.*?)\)(?:: (\w+))?", re.MULTILINE)


def named(text):
    """The types of ours that signatures in this text name, though nothing in it makes one."""
    for parameters, result in SIGNATURE.findall(text):
        for name in [*re.findall(r": (\w+)", parameters), result]:
            if name in FILES and not re.search(rf"\b{name} \{{", SIGNATURE.sub("", text)):
                yield name


# It finds what it is looking for: else it would find nothing to be right, too.
assert set(named("Item {\n    signal chosen(track: Track)\n    Tracks {}\n    function one(): Tracks {\n    }\n}")) == {"Track"}

needed = {name for file in FILES.values() for name in named(file.read_text())}
kept = re.findall(r'"(\w+)/(\w+)"', (ROOT / "app" / "program" / "kept_types.cpp").read_text())
assert {name for _, name in kept} == needed, f"held: {sorted(name for _, name in kept)}; needed: {sorted(needed)}"
for room, name in kept:
    assert FILES[name].parent.name == room.lower(), f"{name} is not in {room}"

# What tests build upon is read for each of them: with a type named there that nothing holds, some of them end at their start.
for base in (ROOT / "tests" / "qml").glob("[A-Z]*.qml"):
    loose = set(named(base.read_text())) - needed
    assert not loose, f"{base.name} names {sorted(loose)} in signatures, but makes none and none is held: write var"
