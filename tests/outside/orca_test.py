"""What Orca says of the program, key by key: nothing twice, the value of a choice at once, and no more words than were
written down. Arguments: the program, the translations, the language, and the folder of what was written down, a file
for each language: what this prints is such a file; perhaps the parts here that are to be run, not all."""

import collections
import pathlib
import re
import sys
import tempfile
import time

from gi.repository import Atspi

from orca import Orca, needs
from reader import CHANGEABLE, FIELDS, value_of
from words import Words

GAME = "rules=tactic;seats=human:Anna,easy,easy,easy;seed=choices"
SHORT = "rules=bigtable;set=6;rounds=1;seats=human:Anna,beginner;seed=outside"
# Where no tile can be played, Enter is told so, and D draws one; else D says which ones can.
DECISION = ["h", "Return", "Return", "d"]
SHEETS = ["Deal of the day…", "Ladder…", "Games…", "Players…", "What happened…", "How things stand…", "Counting aids…", "Fair play…",
          "Statistics…", "Awards…", "Score-keeper…", "Blank score sheets…", "Rules…", "Help…"]
CHOICES = [Atspi.Role.RADIO_BUTTON, *(role for role in CHANGEABLE if role not in FIELDS)]
# Up and down do nothing there, or the same.
SIDEWAYS = [Atspi.Role.RADIO_BUTTON, Atspi.Role.SLIDER]


class Story:
    """What was said of each step, as it is printed and as it was written down."""

    def __init__(self, written):
        self.words = collections.defaultdict(list)
        self.heard = self.held = 0
        self.faults = []
        for line in written.read_text(encoding="utf-8").splitlines() if written.exists() else []:
            if line.startswith("    "):
                self.words[step].append(line.strip())
            else:
                step = line

    def tell(self, step, said):
        print(step, *(f"    {words}" for words in said), sep="\n", flush=True)
        sentences = [part for words in said for part in re.split(r"(?<=[.!?])\s+", words.removeprefix("notification "))]
        twice = {part for part in sentences if len(part.split()) > 2 and sentences.count(part) > 1}
        if twice:
            self.faults.append(f"{step}: said twice: {twice}")
        # On a busy machine some of a step is heard with the next one: all steps so far are compared.
        self.heard += count(said)
        self.held += count(self.words.get(step, []))
        if self.words and self.heard > self.held:
            self.faults.append(f"{step}: {said} is more than {self.words.get(step, [])}")
            self.held = self.heard


def count(said):
    return sum(len(words.split()) for words in said)


class Walk:
    """Steps through one part of the program, each with a name of its own."""

    def __init__(self, story, part, orca, words):
        self.story = story
        self.part = part
        self.orca = orca
        self.words = words
        self.steps = 0
        story.heard = story.held = 0
        story.tell(f"{part}, at first", orca.started)

    def press(self, *keys):
        self.steps += 1
        said = self.orca.hit(*keys)
        self.story.tell(f"{self.part}, {self.steps}: {' '.join(keys)}", said)
        return said

    def focused(self):
        return [node for node in self.orca.table.nodes() if node.accessible.get_state_set().contains(Atspi.StateType.FOCUSED)][-1]

    def is_asked(self):
        return any(node.role == Atspi.Role.DIALOG for node in self.orca.table.nodes())


def go_to(walk, key, name):
    """Presses the key until that has the focus; what is said on the way is no step."""
    for _ in range(60):
        if walk.focused().name == name:
            walk.orca.settle()
            return
        walk.orca.keyboard.hit(key)
        time.sleep(0.3)
    raise AssertionError(f"{key} does not come to {name}")


def game(walk):
    """Ten decisions."""
    for _ in range(10):
        for key in DECISION:
            walk.press(key)


def game_end(walk):
    """How the game ended is told once."""
    while True:
        for key in DECISION:
            said = walk.press(key)
            if walk.is_asked():
                assert len(said) <= 4, said
                return


def sheets(walk):
    """What opens from the menu."""
    for line in SHEETS:
        walk.press("F10")
        go_to(walk, "Down", walk.words.say("Commands", line))
        walk.press("Return")
        assert walk.is_asked(), line
        walk.press("Escape")


def choices(walk):
    """All that Tab comes to in a sheet, and the next value of each choice."""
    first = None
    while True:
        walk.press("Tab")
        node = walk.focused()
        place = (node.role, node.name)
        if place == first:
            return
        first = first or place
        if node.role in CHOICES:
            said = walk.press("Right" if node.role in SIDEWAYS else "Down")
            node = walk.focused()
            value = value_of(node.accessible) or (node.name if node.role == Atspi.Role.RADIO_BUTTON else node.accessible.get_description())
            begins = " ".join(said).replace(".", " ").replace(",", " ").split()[:3]
            if said and value.replace(",", " ").split()[0] not in begins:
                walk.story.faults.append(f"{node.name}: {value} comes late in {said}")


def new_game(walk):
    walk.press("F10")
    walk.press("Return")
    choices(walk)


def rules(walk):
    walk.press("F10")
    walk.press("Return")
    go_to(walk, "Tab", walk.words.say("NewGameSheet", "Change the rules…"))
    walk.press("Return")
    choices(walk)


def settings(walk):
    walk.press("F10")
    go_to(walk, "Up", walk.words.say("Commands", "Settings…"))
    walk.press("Return")
    choices(walk)


def main(program, translations, language, folder, *chosen):
    needs()
    story = Story(pathlib.Path(folder, f"{language}.txt"))
    words = Words(translations, language)
    for go, spec in {game: GAME, game_end: SHORT, sheets: GAME, new_game: GAME, rules: GAME, settings: GAME}.items():
        if chosen and go.__name__ not in chosen:
            continue
        with tempfile.TemporaryDirectory() as data_dir:
            pathlib.Path(data_dir, "settings.ini").write_text("[preferences]\npace=0\nthinking=0\n", encoding="utf-8")
            with Orca(program, data_dir, "--language", language, "--new", spec) as orca:
                go(Walk(story, go.__name__.replace("_", " "), orca, words))
    assert not story.faults, "\n".join(story.faults)


main(*sys.argv[1:])
