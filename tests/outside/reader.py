"""The running program as somebody uses it who cannot see: by key, and by what a screen reader says of its own accord."""

import ctypes
import time

from gi.repository import Atspi, GLib

from table import PATIENCE, Table, wait_for

KEYS = {"Down": 0xff54, "Up": 0xff52, "Left": 0xff51, "Right": 0xff53, "Tab": 0xff09, "Return": 0xff0d, "Escape": 0xff1b,
        "Home": 0xff50, "End": 0xff57, "Space": 0x20, "F1": 0xffbe, "F10": 0xffc7, "Super": 0xffeb}


FIELDS = [Atspi.Role.TEXT, Atspi.Role.ENTRY]
CHECKABLE = [Atspi.Role.RADIO_BUTTON, Atspi.Role.CHECK_BOX, Atspi.Role.TOGGLE_BUTTON]
CHANGEABLE = [Atspi.Role.COMBO_BOX, Atspi.Role.SPIN_BUTTON, Atspi.Role.SLIDER, *FIELDS]


class Keyboard:
    """Keys and the mouse as the X server gives them to the window that has them. The service of the accessibility bus can do that, too,
    but not where the message bus was started before the screen."""

    def __init__(self):
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.test = ctypes.CDLL("libXtst.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XKeysymToKeycode.argtypes = [ctypes.c_void_p, ctypes.c_ulong]
        self.x11.XSync.argtypes = [ctypes.c_void_p, ctypes.c_int]
        self.test.XTestFakeMotionEvent.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_ulong]
        self.test.XTestFakeButtonEvent.argtypes = [ctypes.c_void_p, ctypes.c_uint, ctypes.c_int, ctypes.c_ulong]
        self.test.XTestFakeKeyEvent.argtypes = [ctypes.c_void_p, ctypes.c_uint, ctypes.c_int, ctypes.c_ulong]
        self.display = self.x11.XOpenDisplay(None)
        assert self.display, "no screen"

    def click(self, x, y):
        """No window manager is here that would give the keyboard to a window."""
        assert self.test.XTestFakeMotionEvent(self.display, -1, x, y, 0)
        for down in [1, 0]:
            assert self.test.XTestFakeButtonEvent(self.display, 1, down, 0)
        self.x11.XSync(self.display, 0)

    def drag(self, begin, end, button=1):
        self.carry(begin, end, button)
        self.let_go(button)

    def carry(self, begin, end, button=1):
        """From one place to the other in steps, as a hand moves; the button stays down."""
        steps = 12
        assert self.test.XTestFakeMotionEvent(self.display, -1, *begin, 0)
        assert self.test.XTestFakeButtonEvent(self.display, button, 1, 0)
        for step in range(1, steps + 1):
            x, y = (a + (b - a) * step // steps for a, b in zip(begin, end))
            assert self.test.XTestFakeMotionEvent(self.display, -1, x, y, 0)
            self.x11.XSync(self.display, 0)
            time.sleep(0.03)

    def let_go(self, button=1):
        self.press(button, False)

    def press(self, button, down=True):
        assert self.test.XTestFakeButtonEvent(self.display, button, down, 0)
        self.x11.XSync(self.display, 0)

    def hit(self, key):
        self.push(key, True)
        self.push(key, False)

    def push(self, key, down):
        """Down it stays so until it is let go."""
        self.push_code(self.x11.XKeysymToKeycode(self.display, KEYS.get(key) or ord(key)), [down])

    def push_code(self, code, ways=(True, False)):
        """The key at that place, whatever the layout has it write."""
        for down in ways:
            assert self.test.XTestFakeKeyEvent(self.display, code, down, 0)
        self.x11.XSync(self.display, 0)


def area(node):
    return node.accessible.get_component_iface().get_extents(Atspi.CoordType.SCREEN)


def value_of(accessible):
    """What it stands at, in words; of a choice the description has it."""
    value = accessible.get_value_iface()
    if value:
        return f"{value.get_current_value():g}"
    text = accessible.get_text_iface() if accessible.get_role() in FIELDS else None
    return Atspi.Text.get_text(text, 0, Atspi.Text.get_character_count(text)) if text else ""


class Reader(Table):
    """What gets the focus is said with the dialog it is in, if that is another one, its value or description, and whether it
    is checked; what becomes of these while it has it; and notifications."""

    EVENTS = ["object:state-changed:focused", "object:state-changed:showing", "object:announcement",
              "object:state-changed:checked", "object:property-change:accessible-value"]
    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.keyboard = Keyboard()
        wait_for(self._has_keyboard, "the window has the keyboard")
        self._begin()
        self._register()

    def _has_keyboard(self):
        """A press that comes before the window is in its place is lost."""
        if any(node.role == Atspi.Role.FRAME and node.accessible.get_state_set().contains(Atspi.StateType.ACTIVE) for node in self.nodes()):
            return True
        self.keyboard.click(*self.somewhere())
        return False

    def _begin(self):
        self.heard = []
        self.log = []  # all of it: whether it got the focus, and what was said
        self.mute = []  # what had the focus and said too little
        self.dialog = ""

    def _register(self):
        self.listener = Atspi.EventListener.new(self._take)
        for event in self.EVENTS:
            assert Atspi.EventListener.register(self.listener, event)

    def somewhere(self):
        """A press there does nothing but give the window the keyboard."""
        rules = wait_for(lambda: self.button("Rules", "Правила"), "the header")
        place = area(rules)
        return place.x - 20, place.y + place.height // 2

    def _take(self, event):
        try:
            event.source.clear_cache()
            if event.type.endswith((":checked", ":accessible-value")):
                if event.source.get_state_set().contains(Atspi.StateType.FOCUSED):
                    self._hear("changed", value_of(event.source) or self._checked(event.source))
                return
            if event.type.startswith("object:announcement"):
                self._hear("said", event.any_data)
            elif event.type.endswith(":focused") and event.detail1:
                self._hear("focus", self._focused(event.source))
            elif event.detail1 and event.source.get_role() == Atspi.Role.NOTIFICATION:
                self._hear("said", event.source.get_name())
        except GLib.Error:
            pass  # it has gone already, and so nothing can be said of it

    def _hear(self, kind, text):
        self.heard.append(text)
        self.log.append((kind, text))

    def _focused(self, source):
        dialog = self._dialog_of(source)
        role, value = source.get_role(), value_of(source) or source.get_description()
        words = [source.get_name(), value]
        if role in CHECKABLE:
            words.append(self._checked(source))
        # What had gone when it was asked has no states, either. A list in a dialog is of what the dialog is called.
        is_named = source.get_name() or dialog and role == Atspi.Role.LIST
        if source.get_state_set().get_states() and (not is_named or role in CHANGEABLE and not value):
            self.mute.append((role, source.get_name(), dialog))
        if dialog != self.dialog:
            words.insert(0, dialog)
        self.dialog = dialog
        return ", ".join(filter(None, words))

    @staticmethod
    def _checked(source):
        return "checked" if source.get_state_set().contains(Atspi.StateType.CHECKED) else "not checked"

    @staticmethod
    def _dialog_of(source):
        while source is not None and source.get_role() != Atspi.Role.FRAME:
            if source.get_role() == Atspi.Role.DIALOG:
                return source.get_name()
            source = source.get_parent()
        return ""

    def listen(self):
        while GLib.MainContext.default().iteration(False):
            pass

    def hit(self, *keys):
        """Each of the keys is heard of before the next one; only what the last one brings is left to be looked at."""
        for key in keys:
            self.listen()
            self.heard.clear()
            self.keyboard.hit(key)
            self.hears("")

    def hears(self, words):
        """Waits until something is said that these words are in, and gives it."""
        def said():
            self.listen()
            return next(([each] for each in self.heard if words in each), None)
        return wait_for(said, lambda: f"“{words}”; heard: {self.heard}; before: {self.log[-8:]}")[0]

    def tab_to(self, words, key="Tab"):
        """Presses the key until what has the focus then begins with these words."""
        met = []
        give_up = time.monotonic() + PATIENCE
        while time.monotonic() < give_up:
            self.hit(key)
            met.append(self.heard[0])
            if met[-1].startswith(words):
                return met[-1]
        raise AssertionError(f"the focus does not come to “{words}”, only to {sorted(set(met))}")

    def find(self, name):
        return next((node for node in self.nodes() if node.name == name), None)

    def press(self, name):
        wait_for(lambda: self.find(name), name).press()

    def open(self, *path):
        """Presses what leads to a sheet; what is heard then is left to be looked at."""
        for name in path:
            self.listen()
            self.heard.clear()
            self.press(name)
