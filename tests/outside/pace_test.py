"""At each pace every play of the others is told once, as the record has it, though a screen reader asks for a text only after it
was told that there is one. Arguments: the program; the folder translations/; the paces, all of them if none is named."""

import pathlib
import sys
import tempfile

import story
from blind_player import Player
from table import wait_for
from words import Words

GAME = "rules=tactic;seats=human:Anna,easy:Bruno,easy:Clara,easy:Dario;seed=pace;first=1;rounds=1"
PACES = {"at-once": (0, "At once", 10), "fast": (0.5, "Fast", 3), "normal": (1, "Normal", 3), "slow": (2, "Slow", 3)}


def is_set(player, name):
    """The program goes at that pace, by its own word."""
    player.press_blindly("F10")
    player.tab_to(player.tell("Commands", "Settings…"), "Down")
    player.hit("Return")
    assert player.tab_to("Pace of the game") == f"Pace of the game, {name}"
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

    def told():
        player.listen()
        return story.told(player.texts, [text for kind, text in player.log if kind == "said"], names)
    wait_for(lambda: len(told()) >= len(story.done(record)), lambda: f"all of {story.done(record)}; heard: {player.log}")
    story.is_the_same(told(), story.done(record))
    return len(told())


def main(program, translations, *paces):
    words = Words(translations, "en")
    for name in paces or PACES:
        pace, words_of_it, turns = PACES[name]
        with tempfile.TemporaryDirectory() as data_dir:
            pathlib.Path(data_dir, "settings.ini").write_text(f"[preferences]\npace={pace}\nthinking={pace}\n")
            with Player(program, data_dir, words, "--new", GAME) as player:
                # What is said while the window comes nobody has heard.
                assert player.wait_for_my_turn()
                is_set(player, words_of_it)
                play_on(player, turns)
                plays = check(player, data_dir)
                texts = sum(kind == "said" for kind, _ in player.log)
                print(f"{name}: {plays} plays of the others in {texts} texts, {player.pressed} keys for {turns} actions")
                assert plays > 3, player.log


main(*sys.argv[1:])
