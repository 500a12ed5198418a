"""The running program as somebody sees it who cannot see: by roles, names and press actions on the accessibility bus."""

import ctypes
import os
import re
import signal
import subprocess
import sys
import tempfile
import time

try:
    import gi

    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi, Gio
except (ImportError, ValueError) as absent:
    print(f"skipped: the accessibility bus cannot be read from Python here ({absent}); Debian has it in "
          "python3-gi and gir1.2-atspi-2.0")
    sys.exit(77)

# Long enough for a loaded computer; a test that passes does not wait for it.
PATIENCE = 60
Atspi.set_timeout(PATIENCE * 1000, PATIENCE * 1000)
ACTIONS = ["Draw a tile", "Pass", "End turn", "Take it off"]
TILE = re.compile(r"Tile (\d+)-(\d+)$")
# How the sentence begins while the program waits for its player.
MY_TURN = re.compile("Your turn|Your first turn|You drew|You owe|You may take|Play another|No further tile|No tile of yours|"
                     "After a double|The double .* must be closed|The open doubles must|.* cannot be played either")
TRAIN = re.compile(r"(.*[Tt]rain), ends in (\d+), (.*)$")


def wake_bus():
    """Has the accessibility bus started. libatspi would wait for it, too, but not long, and then end the test."""
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None,
                      Gio.DBusCallFlags.NONE, PATIENCE * 1000, None)


def die_with_parent():
    """For a new process: a test that is ended from outside leaves no program behind (1: PR_SET_PDEATHSIG)."""
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)


def wait_for(condition, what, patience=PATIENCE):
    """What `condition` gives as soon as it is true; what it looks at may vanish meanwhile. `what`: words, or what makes them."""
    give_up = time.monotonic() + patience
    while (began := time.monotonic()) < give_up:
        try:
            result = condition()
            if result:
                return result
        except gi.repository.GLib.Error:
            pass
        # Who looks all the time takes the processor from the program that is waited for.
        time.sleep(max(0.02, time.monotonic() - began))
    raise AssertionError(f"waited in vain for: {what() if callable(what) else what}")


class Node:
    """Something that is shown: role, name, and where it is."""

    def __init__(self, accessible, path):
        self.accessible = accessible
        self.path = path
        self.role = accessible.get_role()
        self.name = accessible.get_name() or ""

    def is_button(self):
        return self.role == Atspi.Role.PUSH_BUTTON

    def press(self):
        action = self.accessible.get_action_iface()
        names = [Atspi.Action.get_action_name(action, i) for i in range(Atspi.Action.get_n_actions(action))]
        assert "Press" in names, f"{self.name} cannot be pressed, only {names}"
        assert Atspi.Action.do_action(action, names.index("Press"))


class Table:
    """The program with its window open."""

    def __init__(self, program, data_dir, *arguments):
        wake_bus()
        # tools/wayland asks for the other kind of desktop.
        environment = dict(os.environ, QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1",
                           QT_QPA_PLATFORM=os.environ.get("MT_OUTSIDE_ON", "xcb"))
        self.errors = tempfile.TemporaryFile(mode="w+")
        self.process = subprocess.Popen([program, "--data-dir", data_dir, "--language", "en", *arguments],
                                        env=environment, stdout=self.errors, stderr=self.errors,
                                        preexec_fn=die_with_parent)
        self.application = None
        wait_for(self._find_window, "its window on the accessibility bus")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.kill()
        sys.stderr.write(self.said())
        # What QML says there, somebody has done wrong.
        assert not re.search("^(qrc|file):", self.said(), re.MULTILINE), self.said()

    def said(self):
        """What the program has written, on standard output and standard error."""
        self.errors.seek(0)
        return self.errors.read()

    def kill(self):
        """As kill -9 does it."""
        self.process.kill()
        self.process.wait()

    def _find_window(self):
        # A program that has started again is another one on the bus.
        self.application = self._find_application()
        return self.application is not None and self.nodes()

    def _find_application(self):
        assert self.process.poll() is None, f"the program has ended with {self.process.returncode}: {self.said()}"
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(i)
            if child is not None and child.get_process_id() == self.process.pid:
                return child
        return None

    def nodes(self):
        """Everything that is shown now, from the top."""
        found = []
        self._collect(self.application, (), found)
        return found

    def _collect(self, accessible, path, found):
        accessible.clear_cache()
        for i in range(accessible.get_child_count()):
            child = accessible.get_child_at_index(i)
            if child is None or not child.get_state_set().contains(Atspi.StateType.SHOWING):
                continue
            node = Node(child, path)
            found.append(node)
            self._collect(child, (*path, node), found)

    def button(self, *names):
        """The button with one of these names; None: there is none."""
        return next((node for node in self.nodes() if node.is_button() and node.name in names), None)

    def hand(self):
        """The tiles of the hand that is shown, as a dictionary of nodes by pair of values."""
        return {values(node): node for node in self.nodes() if node.is_button() and TILE.match(node.name)}

    def laid(self):
        """The tiles that lie in trains, as a dictionary: the train's owner for each pair of values."""
        return {values(node): TRAIN.match(node.path[-1].name)[1] for node in self.nodes()
                if not node.is_button() and TILE.match(node.name) and TRAIN.match(node.path[-1].name)}

    def trains(self):
        return [node for node in self.nodes() if node.is_button() and TRAIN.match(node.name)]

    def sentence(self):
        """What the table says; nothing while something stands in its place."""
        return next((node.name for node in self.nodes() if node.role == Atspi.Role.STATUS_BAR), "")

    def words(self):
        return "something else than: " + " | ".join(node.name for node in self.nodes())

    def has_ended_round(self):
        return self.button("Next round", "Play again") is not None

    def wait_for_my_turn(self):
        """False: the round has ended."""
        wait_for(lambda: self.has_ended_round() or MY_TURN.match(self.sentence()), self.words)
        return not self.has_ended_round()

    def lay_any(self):
        """Chooses a tile and then its train, as long as one of those that fit is taken. None: none was."""
        for tile, node in self.hand().items():
            for train in self.trains():
                if int(TRAIN.match(train.name)[2]) in tile and self.lay(tile, node, train):
                    return tile
        return None

    def lay(self, tile, node, train):
        """False: it was refused. A press has done all that it does when it returns."""
        if not is_selected(node):
            node.press()
            assert is_selected(node), f"{node.name} is chosen"
        train.press()
        hand, laid = self.hand(), self.laid()
        assert (tile in hand) != (tile in laid), f"{node.name} is in one place: {self.sentence()}"
        return tile in laid

    def move(self):
        """Lays a tile, or does the one thing that is left. Returns the tile, or the name of the button."""
        tile = self.lay_any()
        if tile is not None:
            return tile
        button = wait_for(lambda: self.button(*ACTIONS), f"something to do: {self.sentence()}")
        button.press()
        return button.name


def values(node):
    """The two values on a tile, the larger first."""
    return tuple(sorted(map(int, TILE.match(node.name).groups()), reverse=True))


def is_selected(node):
    node.accessible.clear_cache()
    return node.accessible.get_state_set().contains(Atspi.StateType.SELECTED)
