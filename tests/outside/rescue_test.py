"""A game that cannot be saved when the system ends the program, or the display goes: it is in a rescue file, and the next start offers it.
Arguments: the program and the headless tool.

Its files may get so long and no longer: the system's own limit for a process is as good as a disk that is full."""

import os
import pathlib
import resource
import signal
import subprocess
import sys
import tempfile
from contextlib import contextmanager

from table import PATIENCE, Table, wait_for

GAME = "rules=tactic;seats=human:Anna,beginner,beginner;seed=rescue"
SIGNALS = [signal.SIGTERM, signal.SIGINT, signal.SIGHUP]
DISPLAY_GOES = "the display goes"


@contextmanager
def screen():
    """A display of its own, which can go without the one of the other tests."""
    reader, writer = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
                              pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    with os.fdopen(reader) as number:
        before, os.environ["DISPLAY"] = os.environ.get("DISPLAY", ""), ":" + number.readline().strip()
    try:
        yield server
    finally:
        os.environ["DISPLAY"] = before
        server.kill()
        server.wait()


def limit_files(pid, size):
    """How long its files may get from now on; what does not fit is refused."""
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def is_shown(table, text):
    return any(text in node.name for node in table.nodes())


def press(table, name):
    wait_for(lambda: table.button(name), lambda: f"{name}: {table.words()}").press()


def records(data_dir):
    return sorted(pathlib.Path(data_dir, "games").glob("*.mtrain"))


def rescued(*folders):
    return [file for folder in folders for file in pathlib.Path(folder).glob("mexican-train-rescued-*.mtrain")]


def play_on(table, turns):
    """So many turns more, whatever is said about saving meanwhile."""
    for _ in range(turns):
        if not table.wait_for_my_turn():
            return
        table.move()


def end(table, server, how):
    """Whoever ends the program asks nobody. That the display goes is no good end."""
    if how == DISPLAY_GOES:
        server.kill()
    else:
        table.process.send_signal(how)
    code = table.process.wait(PATIENCE)
    assert code == (how == DISPLAY_GOES), f"{how!r}: {code} {table.said()}"


def lose_and_rescue(how, program, tool, home):
    data_dir = os.path.join(home, "data")
    os.makedirs(data_dir)
    with screen() as server, Table(program, data_dir, "--new", GAME) as table:
        assert table.wait_for_my_turn()
        size = records(data_dir)[0].stat().st_size
        # No file of the program is longer than the record is now.
        limit_files(table.process.pid, size)
        table.move()
        wait_for(lambda: is_shown(table, "This game is not saved"), "the sign")
        assert is_shown(table, "File too large"), f"the system's reason: {table.words()}"
        press(table, "Go on playing")
        assert table.wait_for_my_turn()
        table.move()
        held = set(table.hand())
        stuck = records(data_dir)[0].read_bytes()
        assert len(stuck) == size, "nothing more fits"
        # From here on there is room, but not in the place of the records.
        os.rename(os.path.join(data_dir, "games"), os.path.join(home, "away"))
        pathlib.Path(data_dir, "games").touch()
        limit_files(table.process.pid, resource.RLIM_INFINITY)
        end(table, server, how)
    files = rescued(data_dir, home)
    assert len(files) == 1, files
    whole = files[0].read_bytes()
    assert whole.startswith(stuck) and len(whole) > len(stuck) and whole.endswith(b"\n"), whole
    subprocess.run([tool, "check", files[0]], check=True, stdout=subprocess.DEVNULL)
    os.remove(os.path.join(data_dir, "games"))
    os.rename(os.path.join(home, "away"), os.path.join(data_dir, "games"))
    return data_dir, files[0], whole, held


def go_on(program, data_dir, file, whole, held):
    with Table(program, data_dir) as table:
        wait_for(lambda: is_shown(table, "A game was rescued"), table.words)
        assert is_shown(table, str(file)), "with its file"
        press(table, "Continue")
        wait_for(lambda: held == set(table.hand()), "the hand as it was")
        wait_for(lambda: not file.exists(), "the rescue file is not needed any more")
        assert len(records(data_dir)) == 1, "and it is no second game"
        assert records(data_dir)[0].read_bytes().startswith(whole), "byte for byte"
        play_on(table, 1)
        table.process.send_signal(signal.SIGTERM)
        assert table.process.wait(PATIENCE) == 0
    with Table(program, data_dir) as table:
        wait_for(table.hand, "the game, and no question")
        assert not is_shown(table, "A game was rescued")


def leave_it(program, data_dir, file, whole):
    for start in ["asked", "not asked again"]:
        with Table(program, data_dir) as table:
            wait_for(table.hand, "the game as far as its record goes")
            if start == "asked":
                wait_for(lambda: is_shown(table, "A game was rescued"), table.words)
                press(table, "Leave it there")
                wait_for(lambda: not is_shown(table, "A game was rescued"), table.words)
            assert not is_shown(table, "A game was rescued")
            table.process.send_signal(signal.SIGTERM)
            assert table.process.wait(PATIENCE) == 0
    assert file.read_bytes() == whole


def main(program, tool):
    for number in SIGNALS:
        signal.signal(number, signal.SIG_DFL)
    for how in [*SIGNALS, DISPLAY_GOES]:
        with tempfile.TemporaryDirectory() as home:
            os.environ["TMPDIR"] = home
            rest = lose_and_rescue(how, program, tool, home)
            if how == signal.SIGTERM:
                go_on(program, *rest)
            elif how == signal.SIGHUP:
                leave_it(program, *rest[:3])


main(*sys.argv[1:])
