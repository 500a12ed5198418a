"""Something else in the place of each file that is read: a pipe, a device, a folder, a hundred megabytes, nothing, zeros.

Each is said in a sentence, and a signal ends the program at any moment. Arguments: the program and the headless tool."""

import os
import pathlib
import signal
import subprocess
import sys
import tempfile

from table import PATIENCE, Table, wait_for

GAME = "rules=tactic;seats=human:Anna,beginner;seed=strange files"
POSITION = '{"format":"mexican-train-position"'
LARGE = 100 << 20
KINDS = ["pipe", "device", "folder", "large", "nothing", "zeros"]
# What is said of it where the content is not even looked at.
WHY = {"pipe": "it is a pipe", "device": "it is a device", "folder": "it is a folder", "large": "it is larger than"}


def put(kind, path):
    """Makes that stand under that name."""
    path = pathlib.Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "device":
        path.symlink_to("/dev/zero")
    elif kind == "folder":
        path.mkdir()
    elif kind == "large":
        with path.open("wb") as file:
            file.write(b"\x7frubbish")
            file.truncate(LARGE)
    else:
        path.write_bytes(b"" if kind == "nothing" else bytes(5000))
    return path


def refused(*command):
    """What the program says, in one line, when it ends with 1."""
    # Nobody must wait for it; a test that passes does not wait so long.
    ended = subprocess.run(command, check=False, capture_output=True, text=True, timeout=PATIENCE)
    assert ended.returncode == 1, (command, ended)
    lines = ended.stderr.strip().splitlines()
    assert len(lines) == 1, (command, ended.stderr)
    return lines[0]


def by_tool(tool, kind, folder):
    strange = str(put(kind, folder / "strange"))
    for command in ["check", "legal"]:
        said = refused(tool, command, strange)
        assert said.startswith(strange + ": ") and WHY.get(kind, "") in said, said
    good = folder / "position.json"
    good.write_text(POSITION)
    assert "position.json" in refused(tool, "legal", str(good), "--actions", strange)


def texts(table):
    return [node.name for node in table.nodes()]


def wait_for_text(table, *parts):
    """A sentence that has all of these; those of a sheet that is in the way are put away afterwards."""
    wait_for(lambda: any(all(part in text for part in parts) for text in texts(table)),
             lambda: f"{parts}; instead: {texts(table)}")


def press(table, name):
    wait_for(lambda: next((node for node in table.nodes() if node.name == name), None),
             lambda: f"{name}; instead: {texts(table)}").press()


def end(table):
    table.process.send_signal(signal.SIGTERM)
    assert table.process.wait(PATIENCE) == 0, table.process.returncode


def settings_and_note(program, kind, folder):
    """They stand in the way of the very start: it comes, says so, and goes by a signal."""
    put(kind, folder / "settings.ini")
    put(kind, folder / "current-game")
    with Table(program, str(folder)) as table:
        wait_for_text(table, "settings.ini", "settings.ini.damaged-1")
        note = {**WHY, "large": "it is far too large"}.get(kind, "does not say which game")
        wait_for_text(table, "current-game", note)
        end(table)
    kept = folder / "settings.ini.damaged-1"
    assert kept.is_symlink() if kind == "device" else kept.exists()
    assert (folder / "settings.ini").is_file(), "the window's place is remembered again"


def record(program, kind, folder):
    """In the place of the game that was left last."""
    strange = put(kind, folder / "games" / "2026-01-02-030405.jsonl")
    (folder / "current-game").write_text("games/" + strange.name + "\n")
    with Table(program, str(folder)) as table:
        wait_for_text(table, strange.name, WHY.get(kind, "There is no game in the file"))
        end(table)
    if kind in WHY:
        assert WHY[kind] in refused(program, "--data-dir", str(folder), "--open", str(strange))


def lists(program, kind, folder):
    """In the places of what is read for the lists: they come, and say what is wrong with what is no cache."""
    put(kind, folder / "archive-cache.jsonl")
    put(kind, folder / "statistics.jsonl")
    put(kind, folder / "scores" / "2026-01-02-030405-000.json")
    with Table(program, str(folder), "--new", GAME) as table:
        assert table.wait_for_my_turn()
        press(table, "Menu")
        press(table, "Games…")
        wait_for(lambda: table.button("Continue", "View"), lambda: f"the games; instead: {texts(table)}")
        press(table, "Close")
        press(table, "Menu")
        press(table, "Statistics…")
        if kind in WHY:
            wait_for_text(table, "statistics.jsonl", WHY[kind])
        end(table)
    cache = folder / "archive-cache.jsonl"
    assert kind != "device" or cache.is_symlink(), "nothing is put in the place of a device"
    assert kind != "pipe" or cache.is_fifo(), "nor of a pipe"


def damaged_record(program, tool, folder):
    """What stands before the damage is gone on with in a copy, when somebody says so; the damaged one stays as it is."""
    game = folder / "game.jsonl"
    subprocess.run([tool, "play", "--rules", "tactic", "--seats", "easy,easy", "--seed", "damaged", "--record", str(game)],
                   check=True, stdout=subprocess.DEVNULL)
    lines = game.read_bytes().splitlines(keepends=True)
    bad = len(lines) // 2
    lines[bad] = bytes(len(lines[bad]) - 1) + b"\n"
    game.write_bytes(b"".join(lines))
    data_dir = folder / "data"
    with Table(program, str(data_dir), "--open", str(game)) as table:
        wait_for_text(table, "game.jsonl is damaged", f"Line {bad + 1}:")
        press(table, "Leave it")
        wait_for(lambda: not any("is damaged" in text for text in texts(table)), "the question is gone")
        assert not list(data_dir.glob("games/*")), "nothing was asked for"
        end(table)
    with Table(program, str(data_dir), "--open", str(game)) as table:
        press(table, f"Go on from before line {bad + 1}")
        copy = wait_for(lambda: next(iter(data_dir.glob("games/*.mtrain")), None), "the copy")
        end(table)
    assert game.read_bytes() == b"".join(lines), "it stays as it is"
    assert copy.read_bytes().startswith(b"".join(lines[:bad])), "the copy has all that was good"
    subprocess.run([tool, "check", str(copy)], check=True, stdout=subprocess.DEVNULL)


def main(program, tool):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        damaged_record(program, tool, pathlib.Path(folder))
    for kind in KINDS:
        for place in [settings_and_note, record, lists]:
            with tempfile.TemporaryDirectory() as folder:
                place(program, kind, pathlib.Path(folder))
                print(kind, place.__name__, flush=True)
        with tempfile.TemporaryDirectory() as folder:
            by_tool(tool, kind, pathlib.Path(folder))


main(*sys.argv[1:])
