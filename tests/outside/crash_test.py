"""kill -9 at any moment loses nothing that could be seen. Arguments: the program and the headless tool."""

import json
import pathlib
import random
import subprocess
import sys
import tempfile
import time

from table import Table, wait_for

GAME = "rules=tactic;markerOff=automatic;seats=human:Anna,beginner,beginner;seed=crash"
# Few enough for the round not to end meanwhile.
CRASHES = 5
HALF_A_LINE = b'{"seat":1,"do":"pl'


def record_in(data_dir):
    """The file of the one game that is there."""
    records = list(pathlib.Path(data_dir).rglob("*.mtrain"))
    assert len(records) == 1, records
    return records[0]


def played(text):
    """The tiles that have been laid in the running round, as the window names them."""
    tiles = set()
    for line in map(json.loads, text.splitlines()):
        if "round" in line:
            tiles = set()
        elif line.get("do") == "play":
            tiles.add(tuple(sorted(map(int, line["tile"].split("-")), reverse=True)))
    return tiles


def complete_lines(data):
    return data[:data.rfind(b"\n") + 1]


def play_until_killed(table, chance):
    """Some moves, and then the end at any moment: in the player's turn, among the others', or between. Returns what
    lay on the table shortly before, and what was in the hand."""
    for _ in range(chance.randint(1, 2)):
        assert table.wait_for_my_turn()
        table.move()
    held = set(table.hand())
    laid = set(table.laid())
    time.sleep(chance.uniform(0, 3))
    table.kill()
    return laid, held


def is_there_again(table, laid, held):
    return laid <= set(table.laid()) and held <= set(table.hand())


def read_what_is_left_out(table):
    """Half a line is not forgotten without a word."""
    wait_for(lambda: any("only half written" in node.name for node in table.nodes()), table.words)
    wait_for(lambda: table.button("All right"), table.words).press()


def main(program, tool):
    chance = random.Random(2)
    with tempfile.TemporaryDirectory() as data_dir:
        arguments = ["--new", GAME]
        before = b""
        laid = held = set()
        for crash in range(CRASHES):
            with Table(program, data_dir, *arguments) as table:
                arguments = []
                wait_for(lambda: is_there_again(table, laid, held), f"{laid} on the table and {held} in the hand again")
                if crash and crash % 2 == 0:
                    read_what_is_left_out(table)
                laid, held = play_until_killed(table, chance)
            record = record_in(data_dir)
            after = record.read_bytes()
            assert after.startswith(before), "a record only grows"
            before = complete_lines(after)
            assert laid <= played(before.decode()), "what could be seen is on the disk"
            if crash % 2:
                record.write_bytes(before + HALF_A_LINE)
        record.write_bytes(before + HALF_A_LINE)
        with Table(program, data_dir) as table:
            wait_for(lambda: is_there_again(table, laid, held), "the table as it was before half a line was written")
            read_what_is_left_out(table)
            assert table.wait_for_my_turn()
            table.move()
        after = record.read_bytes()
        assert len(after) > len(before) and after.startswith(before), "the game goes on where it was"
        assert HALF_A_LINE + b"{" not in after
        subprocess.run([tool, "check", record], check=True)


main(*sys.argv[1:])
