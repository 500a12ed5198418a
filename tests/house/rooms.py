"""The rooms of the house, and what breaks its plan: see faults()."""
import pathlib
import re

INCLUDE = re.compile(r'^#include "app/(\w+)/', re.M)
IMPORT = re.compile(r"^import MexicanTrain\.(Ui\.)?(\w+)", re.M)
ENGINE_INCLUDE = re.compile(r'^#include "engine/(\w+)/', re.M)
ENGINE_LINKS = re.compile(r"^target_link_libraries\(mt_engine_(\w+) ([^)]*)\)", re.M)
QT_INCLUDE = re.compile(r"^#include [<\"](?:Q|app/)", re.M)


def plan(text):
    """{room: the rooms that it may use}, from lines "app/play: words setup"; rooms of qml/ are named with `ui_`."""
    rooms = {}
    for line in text.splitlines():
        folder, _, uses = line.partition(":")
        top, _, name = folder.partition("/")
        rooms[name if top == "app" else "ui_" + name] = uses.split()
    return rooms


def circles(rooms):
    """Sentences; one for each way back to where it began."""
    done, found = set(), []

    def visit(room, path):
        if room in path:
            found.append(" -> ".join(path[path.index(room):] + [room]) + ": a circle")
        elif room not in done:
            for use in rooms.get(room, []):
                visit(use, path + [room])
            done.add(room)

    for room in rooms:
        visit(room, [])
    return found


def sources(folder, *endings):
    return sorted(path for path in folder.rglob("*") if path.suffix in endings)


def used(path, text):
    """The rooms that a file names."""
    if path.suffix == ".qml":
        return {("ui_" if ui else "") + name.lower() for ui, name in IMPORT.findall(text)}
    return set(INCLUDE.findall(text))


def engine_plan(root):
    """{room: the rooms that it may use}, as the links in engine/*/CMakeLists.txt say."""
    rooms = {}
    for path in sorted((root / "engine").glob("*/CMakeLists.txt")):
        links = " ".join(links for _, links in ENGINE_LINKS.findall(path.read_text()))
        rooms[path.parent.name] = re.findall(r"\bmt_engine_(\w+)", links)
    return rooms


def engine_faults(root):
    """As faults(), of the engine's rooms."""
    rooms = engine_plan(root)
    found = circles(rooms)
    for path in sorted((root / "engine").iterdir()):
        if path.is_file() and path.name != "CMakeLists.txt":
            found.append(f"engine/{path.name} lies loose")
        if path.is_dir() and path.name not in rooms:
            found.append(f"engine/{path.name} is no room of the build")
    for room, uses in rooms.items():
        folder = root / "engine" / room
        if not (folder / "CMakeLists.txt").read_text().startswith("# "):
            found.append(f"engine/{room}/CMakeLists.txt does not begin with what lives there")
        for path in sources(folder, ".h", ".cpp"):
            for other in sorted(set(ENGINE_INCLUDE.findall(path.read_text())) - {room, *uses}):
                found.append(f"{path.relative_to(root)} uses engine/{other}, which engine/{room} may not")
    return found


def faults(root, rooms):
    """Sentences; none when every file uses only what its room's USES names, and nothing goes in a circle."""
    found = circles(rooms) + engine_faults(root)
    for top, prefix, endings in (("app", "", (".h", ".cpp")), ("qml", "ui_", (".qml",))):
        for path in sorted((root / top).iterdir()):
            if path.is_file() and path.name not in ("CMakeLists.txt", "main.cpp"):
                found.append(f"{top}/{path.name} lies loose")
            if path.is_dir() and any(path.iterdir()) and prefix + path.name not in rooms:
                found.append(f"{top}/{path.name} is no room of the build")
        for room, uses in rooms.items():
            if room.startswith("ui_") != bool(prefix):
                continue
            folder = root / top / room.removeprefix("ui_")
            if not (folder / "CMakeLists.txt").read_text().startswith("# "):
                found.append(f"{top}/{folder.name}/CMakeLists.txt does not begin with what lives there")
            for path in sources(folder, *endings):
                for other in sorted(used(path, path.read_text()) - {room, *uses}):
                    found.append(f"{path.relative_to(root)} uses {other}, which {room} may not")
    for path in sorted((root / "tests/qml").rglob("tst_*.qml")):
        if f"ui_{path.parent.name}" not in rooms:
            found.append(f"{path.relative_to(root)} is in the folder of no room")
    for path in sources(root / "engine", ".h", ".cpp") + sources(root / "cli", ".h", ".cpp"):
        if QT_INCLUDE.search(path.read_text()):
            found.append(f"{path.relative_to(root)} includes Qt or the table")
    return found
