"""A signal that ends the program ends it as its close button does. Argument: the program."""

import os
import pathlib
import signal
import sys
import tempfile

from table import PATIENCE, Table, wait_for

GAME = "rules=tactic;seats=human:Anna,beginner,beginner;seed=quit"
SIGNALS = [signal.SIGTERM, signal.SIGINT, signal.SIGHUP]


def press(table, name):
    wait_for(lambda: next((node for node in table.nodes() if node.name == name), None), name).press()


def learn(table):
    """Into the tutorial, of whose round nothing is on any disk."""
    press(table, "Menu")
    press(table, "Help…")
    press(table, "Take the tutorial")
    wait_for(lambda: table.button("Skip the tutorial"), "the tutorial")


def place(data_dir):
    settings = pathlib.Path(data_dir, "settings.ini")
    return [line for line in settings.read_text().splitlines() if line.startswith("place=")]


def quit_by(number, program, data_dir, temporary):
    with Table(program, data_dir, "--new", GAME) as table:
        assert table.wait_for_my_turn()
        held = set(table.hand())
        learn(table)
        assert not list(pathlib.Path(temporary).glob("mexican-train*")), "the tutorial leaves nothing, whatever ends it"
        assert not place(data_dir), "only a window that goes is remembered"
        table.process.send_signal(number)
        assert table.process.wait(PATIENCE) == 0, f"{number!r}: {table.process.returncode}"
        assert "qrc:/" not in table.said(), table.said()
    assert place(data_dir), f"{number!r}: the window's place"
    left = list(pathlib.Path(temporary).glob("mexican-train*"))
    assert not left, f"{number!r}: {left} is left"
    with Table(program, data_dir) as table:
        wait_for(lambda: held == set(table.hand()), "the game that waited meanwhile")


def goes_on(program, data_dir):
    """What was ignored when the program was started, as nohup does it, stays so."""
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    with Table(program, data_dir, "--new", GAME) as table:
        table.process.send_signal(signal.SIGHUP)
        assert table.wait_for_my_turn()
        table.move()
        assert table.process.poll() is None


def main(program):
    # This may run under nohup, or in the background of a shell.
    for number in SIGNALS:
        signal.signal(number, signal.SIG_DFL)
    with tempfile.TemporaryDirectory() as temporary:
        os.environ["TMPDIR"] = temporary
        for number in SIGNALS:
            with tempfile.TemporaryDirectory() as data_dir:
                quit_by(number, program, data_dir, temporary)
        with tempfile.TemporaryDirectory() as data_dir:
            goes_on(program, data_dir)


main(sys.argv[1])
