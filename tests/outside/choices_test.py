"""The lists of the boxes are opened and closed while somebody listens to what changes; then the rows they stand in go.
Argument: the program."""

import sys
import tempfile

from gi.repository import Atspi

from reader import Keyboard
from table import PATIENCE, Table, wait_for

GAME = "rules=tactic;seats=human:Anna,easy,easy,easy;seed=choices"


class Listener(Table):
    """A screen reader: the program tells it each change of a state."""

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.keyboard = Keyboard()
        self.listener = Atspi.EventListener.new(lambda event: None)
        assert Atspi.EventListener.register(self.listener, "object:state-changed")

    def nodes(self):
        assert self.process.poll() is None, f"the program has ended with {self.process.returncode}"
        return super().nodes()

    def find(self, name, role=None):
        return next((node for node in self.nodes() if node.name == name and role in (None, node.role)), None)

    def press(self, name):
        wait_for(lambda: self.find(name), name).press()

    def gone(self, name):
        wait_for(lambda: not self.find(name), f"{name} is gone")

    def boxes(self):
        """Those of the sheet that lies over the table."""
        return [node for node in self.nodes() if node.role == Atspi.Role.COMBO_BOX
                and any(above.role == Atspi.Role.DIALOG for above in node.path)]

    def lines(self):
        return [node for node in self.nodes() if node.role == Atspi.Role.LIST_ITEM]

    def focus(self, node):
        """False: it does not take the keyboard, as nothing does that is not in force."""
        node.accessible.clear_cache()
        if not node.accessible.get_state_set().contains(Atspi.StateType.ENABLED):
            return False  # Qt 6.8 does not even try, older ones say that they did
        wait_for(node.accessible.get_component_iface().grab_focus, node.name)
        node.accessible.clear_cache()
        return node.accessible.get_state_set().contains(Atspi.StateType.FOCUSED)

    def open_list(self, box):
        box.press()
        return wait_for(self.lines, f"the list of {box.name}")

    def choose(self, name, line):
        lines = self.open_list(wait_for(lambda: self.find(name, Atspi.Role.COMBO_BOX), name))
        lines[line].press()
        wait_for(lambda: not self.lines(), f"the list of {name} is closed")

    def look_at(self, name):
        """Opens and closes the list, chooses nothing. False: it is not in force."""
        box = wait_for(lambda: self.find(name, Atspi.Role.COMBO_BOX), name)
        if not self.focus(box):
            return False
        self.open_list(box)
        self.keyboard.hit("Escape")
        wait_for(lambda: not self.lines(), f"the list of {name} is closed")
        return True

    def look_at_all(self, least):
        names = [box.name for box in self.boxes()]
        seen = [name for name in names if self.look_at(name)]
        assert len(seen) >= least, f"{seen} of {names}"

    def one_less(self, name):
        assert self.focus(wait_for(lambda: self.find(name), name))
        self.keyboard.hit("Down")

    def close_sheet(self):
        self.press("Close")
        self.gone("Close")


def new_game(table):
    table.press("Menu")
    table.press("New game…")
    wait_for(lambda: table.find("Number of players"), "the sheet of a new game")


def seats_go(table):
    """There are fewer players than before, and their lists were open once."""
    new_game(table)
    table.choose("Level of seat 4", 2)
    table.one_less("Number of players")
    table.gone("Level of seat 4")
    assert table.look_at("Level of seat 3")
    table.one_less("Number of players")
    table.gone("Level of seat 3")


def seat_goes_with_its_list(table):
    new_game(table)
    table.open_list(table.find("Level of seat 4"))
    table.one_less("Number of players")
    table.gone("Level of seat 4")
    assert not table.lines(), "the list goes with its row"


def all_seats_go(table):
    """The tutorial is a game of its own, with seats of its own."""
    new_game(table)
    table.look_at_all(3)
    table.close_sheet()
    table.press("Menu")
    table.press("Help…")
    table.press("Take the tutorial")
    wait_for(lambda: table.button("Skip the tutorial"), "the tutorial").press()
    assert table.wait_for_my_turn()


def options_go(table):
    new_game(table)
    table.press("Change the rules…")
    wait_for(lambda: table.button("As in the rulebook"), "the options")
    table.look_at_all(3)
    table.press("Back")
    table.press("Big table")
    table.one_less("Number of players")
    table.press("Play")
    table.gone("Play")
    assert table.wait_for_my_turn()


def sheets_go(table):
    """They stay until the program ends, with all that stands on them."""
    for sheet, least in {"Settings…": 7, "Players…": 3, "Statistics…": 4, "Blank score sheets…": 2}.items():
        table.press("Menu")
        table.press(sheet)
        wait_for(lambda: table.find("Close"), sheet)
        table.look_at_all(least)
        if sheet == "Settings…":
            table.press("Back to the defaults")
        table.close_sheet()


def main(program):
    for go in [seats_go, seat_goes_with_its_list, all_seats_go, options_go, sheets_go]:
        with tempfile.TemporaryDirectory() as data_dir, Listener(program, data_dir, "--new", GAME) as table:
            assert table.wait_for_my_turn()
            go(table)
            table.press("Menu")
            table.press("Quit")
            assert table.process.wait(PATIENCE) == 0, f"{go.__name__}: {table.process.returncode}"
            assert "qrc:/" not in table.said(), table.said()


main(*sys.argv[1:])
