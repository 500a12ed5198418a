"""Tiles are dragged to their trains by a mouse that the program gets from the system. Argument: the program."""

import os
import sys
import tempfile

from reader import Keyboard, area
from table import TRAIN, Table, wait_for

GAME = "rules=bigtable;set=6;seats=human:Anna,beginner;seed=outside"
# On Wayland the bus tells of places in the program's own dots, of which a screen may have several for each.
DOTS = float(os.environ.get("MT_OUTSIDE_DOTS", "1"))


def middle(node):
    place = area(node)
    return round((place.x + place.width / 2) * DOTS), round((place.y + place.height / 2) * DOTS)


def drag_one(table, mouse):
    """The tile that lies in a train now, or none: none of the hand fits."""
    for tile, node in table.hand().items():
        for train in table.trains():
            if int(TRAIN.match(train.name)[2]) in tile:
                mouse.drag(middle(node), middle(train))
                try:
                    wait_for(lambda: tile in table.laid(), "the tile in its train", 5)
                    return tile
                except AssertionError:
                    # It was refused, and is back.
                    wait_for(lambda: tile in table.hand(), "the tile in the hand")
    return None


def main(program):
    mouse = Keyboard()
    with tempfile.TemporaryDirectory() as data_dir, Table(program, data_dir, "--new", GAME) as table:
        dragged = []
        while len(dragged) < 3 and table.wait_for_my_turn():
            tile = drag_one(table, mouse)
            if tile:
                dragged.append(tile)
            else:
                table.move()
        print(dragged)
        assert len(dragged) == 3, "three tiles were dragged before the round was over"


main(sys.argv[1])
