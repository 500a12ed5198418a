"""Whatever ends a drag but the release of its button plays nothing, under a window manager. Argument: the program."""

import glob
import os
import shutil
import subprocess
import sys
import tempfile
import time

from reader import Keyboard, area
from table import TRAIN, Table, die_with_parent, wait_for

GAME = "rules=tactic;seats=human:Anna,hard,hard,casual;seed=42;rounds=3;first=1"
WINDOW = "^Mexican Train$"


def middle(node):
    place = area(node)
    return round(place.x + place.width / 2), round(place.y + place.height / 2)


def window(*words):
    subprocess.run(["xdotool", "search", "--onlyvisible", "--name", WINDOW, *words], check=True, stdout=subprocess.DEVNULL)


def click(button):
    def end(mouse):
        mouse.press(button)
        mouse.let_go(button)
    return end


def other_window(mouse):
    """It takes the keyboard, and is gone again."""
    with subprocess.Popen(["xmessage", "-timeout", "1", "Another window"], preexec_fn=die_with_parent) as other:
        other.wait()


ENDS = {
    "the right button": click(3),
    "the middle button": click(2),
    "the right button, held": lambda mouse: mouse.press(3),
    "another window": other_window,
    "the desktop": lambda mouse: subprocess.run(["xdotool", "key", "super+d"], check=True),
    "minimising": lambda mouse: window("windowminimize"),
    "unmapping": lambda mouse: window("windowunmap"),
    "Escape": lambda mouse: mouse.hit("Escape"),
    "the menu": lambda mouse: mouse.hit("F10"),
    "full screen": lambda mouse: subprocess.run(["xdotool", "key", "F11"], check=True),
}


def plays(data_dir):
    with open(glob.glob(f"{data_dir}/games/*.mtrain")[0], encoding="utf-8") as record:
        return sum('"seat":1,"do":"play"' in line for line in record)


def a_move(table):
    """The middle of a tile that fits on a train that is not closed, and of that train."""
    for tile, node in table.hand().items():
        for train in table.trains():
            if int(TRAIN.match(train.name)[2]) in tile and "closed" not in TRAIN.match(train.name)[3]:
                return middle(node), middle(train)
    return None


def main(program):
    mouse = Keyboard()
    with subprocess.Popen(["openbox"], preexec_fn=die_with_parent) as manager, tempfile.TemporaryDirectory() as data_dir:
        with Table(program, data_dir, "--new", GAME) as table:
            assert table.wait_for_my_turn()
            for name, end in ENDS.items():
                begin, goal = wait_for(lambda: a_move(table), "a tile that can be dragged")
                mouse.carry(begin, goal)
                end(mouse)
                time.sleep(0.5)
                assert plays(data_dir) == 0, f"{name}, with the button down"
                mouse.let_go(3)
                mouse.let_go()
                subprocess.run(["xdotool", "search", "--name", WINDOW, "windowmap", "windowactivate"], check=True)
                if name in ("the menu", "full screen"):
                    subprocess.run(["xdotool", "key", "Escape" if name == "the menu" else "F11"], check=True)
                time.sleep(0.7)
                assert plays(data_dir) == 0, f"{name}, after it"
            begin, goal = a_move(table)
            mouse.drag(begin, goal)
            wait_for(lambda: plays(data_dir) == 1, "a release plays")
            print(len(ENDS), "ends of a drag, and none but its release plays")
        manager.kill()


for needed in ("openbox", "xdotool", "xmessage"):
    if not shutil.which(needed):
        print(f"skipped: {needed} is not there")
        sys.exit(77)
if os.environ.get("MT_OUTSIDE_ON", "xcb") != "xcb":
    print("skipped: a window manager of X is asked")
    sys.exit(77)
main(sys.argv[1])
