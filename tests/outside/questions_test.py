"""What the program asks when it starts is heard without a key, and answered by keys. Arguments: the program; the folder translations/."""

import json
import pathlib
import re
import signal
import sys
import tempfile

from gi.repository import Atspi

from blind_player import Player
from reader import area
from story import records
from table import PATIENCE, Table, wait_for
from words import Words

GAME = "rules=tactic;seats=human:Anna,easy:Bruno,easy:Clara;seed=questions;first=1;rounds=1"
CODES = ["en", "ru"]


class Early(Player):
    """Hears the program from its start, as a screen reader does that ran before; its question lies over everything."""

    def __init__(self, *arguments):
        self._begin()
        self._register()
        super().__init__(*arguments)

    def _begin(self):
        if not hasattr(self, "log"):
            super()._begin()

    def _register(self):
        if not hasattr(self, "listener"):
            super()._register()

    def somewhere(self):
        """On the head of the sheet."""
        sheet = wait_for(lambda: next((node for node in self.nodes() if node.role == Atspi.Role.DIALOG and node.name), None), self.said)
        place = area(sheet)
        return place.x + place.width // 3, place.y + 20


def played(program, data_dir):
    """The record of a game in which something was done."""
    with Table(program, data_dir, "--new", GAME) as table:
        for _ in range(3):
            assert table.wait_for_my_turn()
            table.move()
        assert table.wait_for_my_turn()
        table.process.send_signal(signal.SIGTERM)
        assert table.process.wait(PATIENCE) == 0
    record, = records(data_dir)
    return record


def level_is_unknown(record):
    record.write_text(re.sub(r'"level":"[^"]*"', '"level":"master-9"', record.read_text()))


def is_rescued(record):
    """The last line was in the rescue file alone."""
    whole = record.read_text()
    (record.parent.parent / f"mexican-train-rescued-01234567-{record.name}").write_text(whole)
    record.write_text("".join(whole.splitlines(keepends=True)[:-1]))


def is_damaged(record):
    lines = record.read_text().splitlines(keepends=True)
    lines[-2] = lines[-2].replace("seat", "sea")
    record.write_text("".join(lines))


def answer_level(player):
    box = player.tell("LevelSheet", "Which level?")
    value = player.tab_to(box)
    player.hit("Down")
    assert player.heard[0] and player.heard[0] not in value, f"another level: {player.heard}"
    player.tab_to(player.tell("LevelSheet", "Go on"))
    player.hit("Return")


def answer_yes(player):
    player.hit("Return")


QUESTIONS = {"level": (level_is_unknown, answer_level, "LevelSheet", "Which level?",
                       ("LevelWords", "The level of %1 is not known here. At which level should the computer play on?", ".+")),
             "rescue": (is_rescued, answer_yes, "SavingSheets", "A game was rescued",
                        ("SavingSheets", "This game could not be saved in its place when the program ended. All of it is in the file %1. If "
                         "you go on with it, it is among your saved games again; if not, the file stays where it is.", ".+")),
             "damage": (is_damaged, answer_yes, "Sheets", "A damaged game", None)}


def ask(program, words, code, name):
    spoil, answer, context, heading, question = QUESTIONS[name]
    with tempfile.TemporaryDirectory() as data_dir:
        spoil(played(program, data_dir))
        with Early(program, data_dir, words, "--language", code) as player:
            heading = player.tell(context, heading)
            focus = player.said_since(0, lambda kind, text: kind == "focus" and text.startswith(heading) and text, "where one is")
            asked = player.said_since(0, lambda kind, text: kind == "said" and (
                text if question is None else words.means(text, *question) is not None and text), "the question")
            mark = len(player.log)
            answer(player)
            turn = player.turn(mark)
            print(f"{code}, {name}: “{focus}” “{asked}” … “{turn[1]}”")
            assert player.mute == [], player.mute


def main(program, translations, *names):
    for code in CODES:
        words = Words(translations, code)
        for name in names or QUESTIONS:
            ask(program, words, code, name)


main(*sys.argv[1:])
