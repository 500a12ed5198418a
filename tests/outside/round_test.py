"""A round is played by pressing what is found by role and name. Argument: the program."""

import sys
import tempfile

from table import PATIENCE, Table, wait_for

GAME = "rules=bigtable;set=6;seats=human:Anna,beginner;seed=outside"


def play_round(table):
    """What was done: tiles, and names of buttons."""
    done = []
    while table.wait_for_my_turn():
        held = set(table.hand())
        what = table.move()
        done.append(what)
        if isinstance(what, tuple):
            assert what in held
        elif what == "Draw a tile":
            wait_for(lambda: len(table.hand()) == len(held) + 1, "the drawn tile in the hand")
    return done


def main(program):
    with tempfile.TemporaryDirectory() as data_dir, Table(program, data_dir, "--new", GAME) as table:
        done = play_round(table)
        print(done)
        tiles = [what for what in done if isinstance(what, tuple)]
        assert len(tiles) > 3, "a round has some tiles to lay"
        assert "Draw a tile" in done, "and some to draw"
        others = [owner for tile, owner in table.laid().items() if tile not in tiles]
        assert others, "what the others have laid is there, too"
        wait_for(lambda: table.button("Next round"), "the round sheet").press()
        wait_for(lambda: any(node.name.startswith("Round 2 of") for node in table.nodes()), "the next round")
        press(table, "Menu")
        press(table, "New game…")
        press(table, "Close")
        wait_for(lambda: not find(table, "Close"), "the sheet is closed")
        press(table, "Menu")
        press(table, "Quit")
        assert table.process.wait(PATIENCE) == 0
        assert "qrc:/" not in table.said(), "no QML file complains"


def find(table, name):
    return next((node for node in table.nodes() if node.name == name), None)


def press(table, name):
    wait_for(lambda: find(table, name), name).press()


main(sys.argv[1])
