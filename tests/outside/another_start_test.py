"""A second start of the program raises the window that is there, with what it was asked for. Argument: the program."""

import os
import pathlib
import subprocess
import sys
import tempfile

from table import PATIENCE, Table, wait_for

TACTIC = "rules=tactic;seats=human:Anna,beginner,beginner;seed=one"
NOVELCA = "rules=novelca;seats=human:Bea,beginner,beginner;seed=two"


def start(program, data_dir, *arguments):
    """Starts it once more; what it said when it has ended."""
    done = subprocess.run([program, "--data-dir", data_dir, *arguments], capture_output=True, text=True,
                          timeout=PATIENCE, check=False)
    assert done.returncode == 0, f"{arguments}: {done.returncode}: {done.stderr}"
    assert not done.stderr, done.stderr


def records(data_dir):
    return sorted(pathlib.Path(data_dir, "games").glob("*.mtrain"))


def shows(table, name):
    return wait_for(lambda: any(name in node.name for node in table.nodes()), lambda: f"{name}: {table.words()}")


def network_sockets(pid):
    """What the process holds that could reach a network. The descriptors are read first: none of a later socket is among them."""
    held = set()
    for descriptor in os.listdir(f"/proc/{pid}/fd"):
        try:
            held.add(os.readlink(f"/proc/{pid}/fd/{descriptor}"))
        except FileNotFoundError:
            pass  # closed meanwhile
    lines = []
    for family in ["tcp", "tcp6", "udp", "udp6", "raw", "raw6", "packet"]:
        table = pathlib.Path(f"/proc/{pid}/net/{family}")
        if table.exists():
            lines += [(family, line.split()) for line in table.read_text().splitlines()[1:]]
    return [family for family, fields in lines if f"socket:[{fields[8 if family == 'packet' else 9]}]" in held]


def second_start(program, data_dir):
    with Table(program, data_dir, "--new", TACTIC) as table:
        assert table.wait_for_my_turn()
        assert not network_sockets(table.process.pid), network_sockets(table.process.pid)
        shows(table, "Tactic rules")
        start(program, data_dir)
        assert len(records(data_dir)) == 1, "the game on the table is the only one"
        start(program, data_dir, "--new", NOVELCA)
        shows(table, "Novelca rules")
        first, second = records(data_dir)
        start(program, data_dir, "--open", str(first))
        shows(table, "Tactic rules")
        start(program, data_dir, "--open", str(first))
        assert table.wait_for_my_turn()
        start(program, data_dir, "--open", str(second) + ".none")
        shows(table, "is not there any more")
        assert table.process.poll() is None
    # The first one was killed: nothing that it left behind is in the next one's way.
    with Table(program, data_dir) as table:
        shows(table, "Tactic rules")


def main(program):
    with tempfile.TemporaryDirectory() as data_dir:
        second_start(program, data_dir)


main(sys.argv[1])
