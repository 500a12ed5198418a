"""At each pace, in two languages, every play of the others is told once, as the record has it, and no turn in two texts, though a
screen reader asks for a text only after it was told that there is one. Arguments: the program; the folder translations/; the paces, all of them if none is named."""

import pathlib
import sys
import tempfile

import story
from blind_player import Player
from table import wait_for
from words import Words

GAME = "rules=tactic;seats=human:Anna,easy:Bruno,easy:Clara,easy:Dario;seed=pace;first=1;rounds=1"
PACES = {"at-once": (0, "At once", 10), "fast": (0.5, "Fast", 10), "normal": (1, "Normal", 3), "slow": (2, "Slow", 3)}


def is_set(player, name):
    """The program goes at that pace, by its own word."""
    player.press_blindly("F10")
    player.tab_to(player.tell("Commands", "Settings…"), "Down")
    player.hit("Return")
    box = player.tell("SettingsSheet", "Pace of the game")
    assert player.tab_to(box) == f"{box}, {player.tell('SettingsSheet', name)}"
    player.hit("Escape")


def play_on(player, turns):
    what, text = "play", ""
    for _ in range(turns):
        mark = player.move(what, text)
        what, text = player.turn(mark)
        if what == "end":
            return


def check(player, data_dir):
    """How many texts told how much of what the others did."""
    record, = story.records(data_dir)
    names = story.names_in(record)[1:]

    def said():
        return [text for kind, text in player.log if kind == "said"]

    def told():
        player.listen()
        return story.told(player.texts, said(), names)
    wait_for(lambda: len(told()) >= len(story.done(record)), lambda: f"all of {story.done(record)}; heard: {player.log}")
    story.is_the_same(told(), story.done(record))
    for text in said():
        done = story.told(player.texts, [text], names)
        assert not done or done[-1][1] != "draw", f"whoever drew goes on, and that is another text: {text}"
    return len(told())


def play(program, words, code, name):
    pace, words_of_it, turns = PACES[name]
    with tempfile.TemporaryDirectory() as data_dir:
        pathlib.Path(data_dir, "settings.ini").write_text(f"[preferences]\npace={pace}\nthinking={pace}\n")
        with Player(program, data_dir, words, "--language", code, "--new", GAME) as player:
            # The first turn is Anna's; what is said while the window comes nobody has heard.
            is_set(player, words_of_it)
            play_on(player, turns)
            plays = check(player, data_dir)
            texts = sum(kind == "said" for kind, _ in player.log)
            print(f"{code}, {name}: {plays} plays of the others in {texts} texts, {player.pressed} keys for {turns} actions")
            assert plays > 3, player.log


def main(program, translations, *paces):
    for code in ("en", "ru"):
        words = Words(translations, code)
        for name in paces or PACES:
            play(program, words, code, name)


main(*sys.argv[1:])
