"""Plays games in a data folder with the program of an earlier version, through its window, as a person would.
Arguments: that version's tests/outside, its program, the data folder, and the steps; without steps, all of them."""

import glob
import json
import os
import pathlib
import sys
import time

sys.path.insert(0, sys.argv[1])
from gi.repository import Atspi
from reader import Keyboard
from table import ACTIONS, MY_TURN, PATIENCE, TILE, TRAIN, Table, is_selected, values, wait_for

PROGRAM, FOLDER = sys.argv[2], sys.argv[3]
SMALL = "rules=bigtable;set=6;rounds=%s;seats=%s"


class Window(Table):
    def __init__(self, *arguments):
        super().__init__(PROGRAM, FOLDER, *arguments)
        self.keyboard = Keyboard()
        rules = wait_for(lambda: self.button("Rules"), "the header")
        area = rules.accessible.get_component_iface().get_extents(Atspi.CoordType.SCREEN)
        self.keyboard.click(area.x - 20, area.y + area.height // 2)

    def find(self, name, role=None):
        return next((node for node in self.nodes() if node.name == name and role in (None, node.role)), None)

    def press(self, *names):
        for name in names:
            wait_for(lambda: self.find(name), lambda: name + ": " + self.words()).press()

    def menu(self, name):
        self.press("Menu", name)

    def gone(self, name):
        wait_for(lambda: not self.find(name), f"{name} is gone")

    def close(self):
        self.press("Close")
        self.gone("Close")

    def quit(self):
        self.menu("Quit")
        assert self.process.wait(PATIENCE) == 0
        print(self.said())

    def choose(self, name, line):
        wait_for(lambda: self.find(name, Atspi.Role.COMBO_BOX), name).press()
        lines = lambda: [node for node in self.nodes() if node.role == Atspi.Role.LIST_ITEM]
        wait_for(lines, f"the list of {name}")[line].press()
        wait_for(lambda: not lines(), f"the list of {name} is closed")

    def text(self, name, text):
        node = wait_for(lambda: self.find(name), name)
        assert node.accessible.get_editable_text_iface().set_text_contents(text)

    def round(self, *deeds):
        """Plays a round to its end; before the first moves, these are done, one a move."""
        deeds = list(deeds)
        moves = 0
        while self.wait_for_my_turn():
            if deeds:
                deeds.pop(0)()
                if self.has_ended_round():
                    break
            self.move()
            moves += 1
        print("round ended after", moves, "moves")

    def game(self, *deeds):
        self.round(*deeds)
        while self.button("Next round"):
            self.press("Next round")
            self.gone("Next round")
            self.round()

    # As the tests from outside do it, with fewer looks.
    def wait_for_my_turn(self):
        ended = []

        def look():
            nodes = self.nodes()
            ended[:] = [node for node in nodes if node.is_button() and node.name in ("Next round", "Play again")]
            return ended or any(node.role in (Atspi.Role.ALERT, Atspi.Role.STATUS_BAR) and MY_TURN.match(node.name)
                                for node in nodes)
        wait_for(look, self.words)
        return not ended

    def move(self):
        nodes = self.nodes()
        trains = [(node, int(match[2])) for node in nodes
                  if node.is_button() and (match := TRAIN.match(node.name)) and not node.name.endswith("closed")]
        for node in [node for node in nodes if node.is_button() and TILE.match(node.name)]:
            for train, end in trains:
                if end not in values(node):
                    continue
                if not is_selected(node):
                    node.press()
                train.press()
                if not self.button(node.name):
                    return node.name
        return super().move()

    def moves(self, number):
        for _ in range(number):
            if not self.wait_for_my_turn():
                return
            self.move()

    def hint(self):
        self.keyboard.hit("h")
        time.sleep(0.5)
        print("hint:", self.sentence())

    def undo(self):
        self.move()
        wait_for(lambda: self.find("Undo"), "Undo")
        time.sleep(0.5)
        self.press("Undo")
        time.sleep(0.5)

    def plan(self):
        self.keyboard.hit("p")
        time.sleep(0.3)


def new(seats, rounds=1, *more):
    return "--new", ";".join([SMALL % (rounds, seats), *more])


def records():
    return sorted(glob.glob(FOLDER + "/games/*"), key=os.path.getmtime)


def lines(record):
    return [json.loads(line) for line in open(record)]


PEOPLE = "human:Anna,casual,casual"
STEPS = {}


def step(function):
    STEPS[function.__name__] = function


@step
def straight():
    """The settings, and two rounds played straight through."""
    with Window(*new(PEOPLE, 2)) as window:
        window.menu("Settings…")
        window.press("Daylight")
        window.choose("Pace of the game", 3)
        window.choose("How long the computer thinks before it plays", 0)
        window.press("Sounds")
        window.close()
        window.game(window.plan)
        window.quit()


@step
def hinted():
    """A hint is asked for twice."""
    with Window(*new("human:Anna,newcomer,newcomer")) as window:
        window.game(window.hint, lambda: None, window.hint)
        window.quit()


@step
def taken_back():
    """Something is taken back."""
    with Window(*new(PEOPLE)) as window:
        window.game(lambda: None, window.undo)
        window.quit()


@step
def handed():
    """Anna's seat is a computer player's for a while."""
    with Window(*new(PEOPLE)) as window:
        window.moves(3)
        assert window.wait_for_my_turn()
        window.menu("Players…")
        window.press("Anna is played by a human")
        time.sleep(1.5)
        window.press("Anna is played by a human")
        window.close()
        window.game()
        window.quit()


@step
def given_up():
    """A game is ended before it is over."""
    with Window(*new(PEOPLE, 2)) as window:
        window.moves(4)
        assert window.wait_for_my_turn()
        window.menu("End this game")
        window.press("End it")
        time.sleep(1)
        window.quit()


@step
def older_copy():
    """The record is copied, played on, and the copy put in its place; then it is played to its end."""
    with Window(*new(PEOPLE)) as window:
        window.moves(2)
        window.wait_for_my_turn()
        window.quit()
    record = pathlib.Path(records()[-1])
    copy = record.read_bytes()
    with Window() as window:
        window.moves(3)
        window.wait_for_my_turn()
        window.quit()
    assert len(record.read_bytes()) > len(copy)
    record.write_bytes(copy)
    with Window() as window:
        window.game()
        window.quit()


@step
def chosen_seed():
    """A seed is chosen, against Bruno as he plays at home, until he is beaten."""
    for number in range(1, 12):
        with Window(*new("human:Anna,steady", 1, f"seed=upgrade {number}")) as window:
            window.game()
            window.quit()
        if 1 in lines(records()[-1])[-1].get("winners", []):
            return
    raise AssertionError("Bruno is too good")


@step
def known_tiles():
    """The seed of the very first game is chosen."""
    first = lines(sorted(records())[0])[0]
    with Window(*new(PEOPLE, 2, f"seed={first['seed']}")) as window:
        window.game()
        window.quit()


def climb(name, *deeds):
    for _ in range(8):
        with Window() as window:
            window.menu("Ladder…")
            window.press(next(iter(wait_for(lambda: [node.name for node in window.nodes() if node.is_button() and
                                                node.name.startswith(name + ", ")], name))))
            window.press(f"Play against {name}")
            window.gone("Close")
            window.game(*[getattr(window, deed) for deed in deeds])
            window.quit()
        if 1 in lines(records()[-1])[-1].get("winners", []):
            return
    raise AssertionError(f"{name} is too good")


@step
def ladder():
    """Mina is beaten with something taken back, Felix without."""
    climb("Mina", "undo")
    climb("Felix")


@step
def daily():
    """The deal of the day to its end, with the levels on the same tiles; then once more, which is left."""
    with Window() as window:
        window.menu("Deal of the day…")
        wait_for(lambda: window.find("Play"), "the day")
        window.press("Play")
        window.gone("Close")
        window.game(window.plan, window.undo)
        window.quit()
    with Window() as window:
        window.menu("Deal of the day…")
        wait_for(lambda: window.find("Play it again"), window.words)
        wait_for(lambda: not window.find("Stop"), "all levels", 180)
        window.press("Play it again")
        window.gone("Close")
        window.moves(2)
        window.wait_for_my_turn()
        window.quit()


@step
def scores():
    """A game with real tiles, of which two rounds are written down."""
    with Window() as window:
        window.menu("Score-keeper…")
        for number, name in enumerate(["Anna", "Bo", "Cleo", "Dan"], 1):
            window.text(f"Name of player {number}", name)
        window.press("Keep the score")
        for points in [[0, 12, 31, 7], [24, 0, 5, 18]]:
            wait_for(lambda: window.find("Points for Anna"), window.words)
            for name, each in zip(["Anna", "Bo", "Cleo", "Dan"], points):
                window.text(f"Points for {name}", str(each))
            time.sleep(0.5)
            window.press("Write it down")
            time.sleep(1)
        window.close()
        window.quit()


@step
def looked_back():
    """What keeps something for the next time is looked at: the list, awards, coach."""
    with Window() as window:
        for page in ["Games…", "Awards…", "Statistics…", "Ladder…"]:
            window.menu(page)
            time.sleep(3)
            window.close()
        window.quit()


@step
def unfinished():
    """A game that is left lies on the table at the next start."""
    with Window(*new(PEOPLE, 2)) as window:
        window.moves(3)
        window.wait_for_my_turn()
        window.quit()


for name in sys.argv[4:] or STEPS:
    print(name, flush=True)
    STEPS[name]()
