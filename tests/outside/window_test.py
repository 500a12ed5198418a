"""Where windows are those of Wayland, one has the size again that somebody gave it, and a second start leaves it that and the
keyboard. Argument: the program. It takes a shell in which sizes can be given: tools/wayland --shell desktop."""

import os
import signal
import subprocess
import sys
import tempfile

from gi.repository import Atspi

from reader import Keyboard, area
from table import PATIENCE, Table, wait_for

# On Wayland the bus tells of sizes in the program's own dots, of which a screen may have several for each.
DOTS = float(os.environ.get("MT_OUTSIDE_DOTS", "1"))
LESS = (200, 120)


def window(table):
    return next(node for node in table.nodes() if node.role == Atspi.Role.FRAME)


def size(table):
    place = area(window(table))
    return place.width, place.height


def is_active(table):
    return window(table).accessible.get_state_set().contains(Atspi.StateType.ACTIVE)


def wait_for_size(table, wanted):
    wait_for(lambda: size(table) == wanted, lambda: f"{wanted}, not {size(table)}")


def make_smaller():
    """As Weston has it: the key held, and the right button in the part of the window that is to move."""
    mouse = Keyboard()
    begin, end = (1150, 720), (1150 - LESS[0], 720 - LESS[1])
    mouse.push("Super", True)
    mouse.drag(*([round(place * DOTS) for place in point] for point in (begin, end)), button=3)
    mouse.push("Super", False)


def leave(table):
    table.process.send_signal(signal.SIGTERM)
    assert table.process.wait(PATIENCE) == 0


def main(program):
    with tempfile.TemporaryDirectory() as data_dir:
        with Table(program, data_dir) as table:
            wait_for(lambda: is_active(table), "the window has the keyboard")
            before = size(table)
            smaller = tuple(all_of_it - less for all_of_it, less in zip(before, LESS))
            make_smaller()
            wait_for_size(table, smaller)
            leave(table)
        with Table(program, data_dir) as table:
            wait_for_size(table, smaller)
            wait_for(lambda: is_active(table), "the window has the keyboard")
            subprocess.run([program, "--data-dir", data_dir], timeout=PATIENCE, check=True)
            assert is_active(table)
            assert size(table) == smaller, size(table)
            leave(table)
        print(before, "made", smaller)


if os.environ.get("MT_OUTSIDE_SHELL") != "desktop":
    print("skipped: only tools/wayland --shell desktop shows windows that can be made smaller")
    sys.exit(77)
main(sys.argv[1])
