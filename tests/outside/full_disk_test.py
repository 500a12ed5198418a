"""A disk that gets full in the middle of a game and has room again later. Arguments: the program and the headless tool.

A file system of 96 kB is mounted for this process alone; where that is not possible the test is skipped."""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

# Long enough for a loaded computer; a test that passes does not wait for it.
PATIENCE = 250
GAME = "rules=bigtable;set=18;seats=" + ",".join(["easy"] * 14) + ";seed=full disk;rounds=1"
# The least that a file takes there.
PAGE = 4096


def wait_for(condition, what):
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        if condition():
            return
        time.sleep(0.02)
    raise AssertionError(f"waited in vain for: {what}")


def record_in(data_dir):
    records = list(pathlib.Path(data_dir, "games").glob("*.mtrain"))
    assert len(records) <= 1, records
    return records[0].read_bytes() if records else b""


class Game:
    """The window in which four computer players play, as fast as they can."""

    def __init__(self, program, data_dir):
        pathlib.Path(data_dir, "settings.ini").write_text("[preferences]\npace=0\n")
        environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", QT_QUICK_BACKEND="software")
        self.process = subprocess.Popen([program, "--data-dir", data_dir, "--new", GAME], env=environment)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(PATIENCE)


def undisturbed(program):
    with tempfile.TemporaryDirectory() as data_dir, Game(program, data_dir):
        wait_for(lambda: b"gameEnd" in record_in(data_dir), "the end of an undisturbed game")
        return record_in(data_dir)


def free_pages(folder):
    return os.statvfs(folder).f_bavail * os.statvfs(folder).f_bsize // PAGE


def fill(folder):
    """Leaves pages for the settings and the note, and for a part of the record."""
    filler = pathlib.Path(folder, "filler")
    with filler.open("wb", buffering=0) as file:
        while free_pages(folder) > 4:
            file.write(bytes(PAGE))
    return filler


def is_stuck(folder):
    size = len(record_in(folder))
    return free_pages(folder) == 0 and size > 0 and size % PAGE == 0


def without_id(record):
    """Each game has another one."""
    return re.sub(rb',"id":"[0-9a-f]{32}"', b"", record)


def main(program, tool):
    whole = without_id(undisturbed(program))
    assert len(whole) > 2 * PAGE, len(whole)
    with tempfile.TemporaryDirectory() as data_dir:
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=96k", "tmpfs", data_dir], check=True)
        filler = fill(data_dir)
        with Game(program, data_dir):
            wait_for(lambda: is_stuck(data_dir), "a disk that is full in the middle of the game")
            stuck = record_in(data_dir)
            assert b"gameEnd" not in stuck and whole.startswith(without_id(stuck)), stuck
            print(f"full after {len(stuck)} of {len(whole)} bytes")
            filler.unlink()
            wait_for(lambda: b"gameEnd" in record_in(data_dir), "the end of the game")
            assert without_id(record_in(data_dir)) == whole, "byte for byte what it would have been"
        record = next(pathlib.Path(data_dir, "games").glob("*.mtrain"))
        subprocess.run([tool, "check", record], check=True)
        subprocess.run(["umount", data_dir], check=True)


def alone(arguments):
    """This test again, in a name space where it may mount."""
    own = ["unshare", "--map-root-user", "--mount", sys.executable, "-B", __file__, "--alone", *arguments]
    probe = ["unshare", "--map-root-user", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]
    if subprocess.run(probe, check=False, capture_output=True).returncode != 0:
        print("skipped: nothing can be mounted here")
        return 77
    return subprocess.run(own, check=False).returncode


if sys.argv[1] == "--alone":
    main(*sys.argv[2:])
else:
    sys.exit(alone(sys.argv[1:]))
