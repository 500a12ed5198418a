"""What is said of its own accord when the keyboard comes somewhere, something changes or opens. Arguments: the program;
perhaps the functions here that are to be run, not all."""

import pathlib
import re
import subprocess
import sys
import tempfile

from gi.repository import Atspi

from reader import Reader
from table import wait_for

GAME = "rules=tactic;seats=human:Anna,easy,easy,easy;seed=choices"
LEARNERS = "rules=tactic;seats=human:Anna,learner,learner,learner;seed=choices"
PEOPLE = "rules=tactic;seats=human:Anna,human:Berta;seed=choices;first=1"
SHORT = "rules=bigtable;set=6;rounds=1;seats=human:Anna,beginner;seed=outside"


def choices(reader):
    """A box says its name and what it stands at, then what that becomes, in its list as well."""
    reader.open("Menu", "New game…")
    assert reader.tab_to("Level of seat 2") == "Level of seat 2, Learner"
    reader.hit("Down")
    reader.hears("Casual")
    reader.hit("Space")
    reader.hears("Casual")
    reader.hit("Down")
    reader.hears("Steady")
    reader.hit("Up")
    reader.hit("Up")
    reader.hears("Learner")
    reader.hit("Return")
    reader.hears("Learner")
    reader.hit("Space", "Down", "Escape")
    reader.hears("Learner")


def set_up(reader):
    """The sheet opens at the rulebook that counts, each time; who begins is one of several, and an option has a value."""
    for _ in range(2):
        reader.open("Menu", "New game…")
        opened = reader.hears("New game, ")
        assert opened.startswith("New game, Tactic") and opened.endswith(", checked"), opened
        assert reader.tab_to("Name of seat 2") == "Name of seat 2, Berta"
        assert reader.tab_to("Anna, The ").endswith(", checked")
        for key, name in [("Right", "Berta"), ("Home", "At random"), ("Down", "Anna")]:
            reader.hit(key)
            assert reader.hears(f"{name}, The ").endswith(", checked"), reader.heard
        reader.hit("Escape")
    reader.open("Menu", "New game…", "Change the rules…")
    assert reader.tab_to("Tile set").startswith("Tile set, double-12\n")


def numbers(reader):
    """What has ends tells them."""
    reader.open("Menu", "New game…")
    assert reader.tab_to("Number of players") == "Number of players, 4"
    assert ends(reader, "Number of players") == (2, 8), ends(reader, "Number of players")
    reader.hit("Escape")
    reader.open("Menu", "Settings…")
    assert reader.tab_to("Size of the text") == "Size of the text, 100"
    assert ends(reader, "Size of the text") == (100, 150)


def ends(reader, name):
    value = reader.find(name).accessible.get_value_iface()
    return value.get_minimum_value(), value.get_maximum_value()


def sheets(reader):
    """Whatever opens says what it is, for something in it has the focus then; and a question is asked."""
    for line, heading in {"New game…": "New game, ", "Deal of the day…": "Deal of the day, ", "Ladder…": "Ladder, ",
                          "Games…": "Saved games, ", "Counting aids…": "Counting aids, ", "Awards…": "Awards, ", "Players…": "Players, ",
                          "What happened…": "What happened, Clara", "How things stand…": "How things stand, ",
                          "Fair play…": "Fair play, ", "Statistics…": "Statistics, ", "Score-keeper…": "Score-keeper, ",
                          "Blank score sheets…": "Blank score sheets, ", "Settings…": "Settings, Classic",
                          "Rules…": "Rules, Search the rules", "Help…": "Help, ", "About…": "About Mexican Train, ",
                          "End this game": "End this game?, Go on playing"}.items():
        reader.open("Menu", line)
        reader.hears(heading)
        if line == "End this game":
            reader.hears("If the game on the table counts, it will count as not won.")
        reader.hit("Escape")


def lines(reader):
    """What is read is gone through by key, line by line."""
    reader.open("Menu", "Help…")
    reader.hears("Help")
    for words in ["With mouse or touch", "Play a tile: Drag it", "Arrange your hand: "]:
        reader.hit("Down")
        reader.hears(words)
    reader.hit("Up")
    reader.hears("Play a tile: ")
    reader.hit("End")
    reader.hears("Escape: ")
    reader.hit("Escape")
    reader.hit("s")
    focus = reader.hears("How things stand")
    told = reader.hears("ends in 12, closed. Bruno: 15 tiles in hand. Bruno: ")
    assert reader.heard.index(told) > reader.heard.index(focus), reader.heard
    assert "Anna" not in told, told
    reader.hit("Down")
    reader.hears("Your turn")
    reader.hit("Down")
    reader.hears("You hold 15 tiles.")
    reader.hit("Escape")
    reader.open("Clara’s train, ends in 9, closed")
    reader.hears("Clara’s train: ")
    reader.hit("Down")
    reader.hears("Tile 12-9")


def rules(reader):
    """The rule of a refusal is read aloud, and so is where the keys go from there; what is looked for is counted."""
    reader.open("Tile 9-8")
    reader.open("Bruno’s train, ends in 12, closed")
    reader.hears("Bruno’s train is closed to you")
    reader.hit("F1")
    first = reader.hears("Rules, ")
    rule = reader.hears("Open and closed trains: ")
    reader.hit("Down")
    assert reader.heard[-1] not in (rule, first), reader.heard
    reader.hit("Up")
    reader.hears("Open and closed trains: ")
    reader.tab_to("Search the rules")
    reader.heard.clear()
    for letter in "blank":
        reader.keyboard.hit(letter)
    reader.hears(" rule")
    while reader.tab_to("Rules") != "Rules":
        pass
    reader.hit("Down")
    assert "blank" in reader.heard[-1], reader.heard


def colours(reader):
    """The colours have words, the arrows lead through them, and they go before the sheet does."""
    reader.open("Menu", "New game…")
    assert reader.tab_to("Colour and character of seat 2") == "Colour and character of seat 2, Blue"
    reader.hit("Space")
    reader.hears("Blue")
    reader.hit("Right")
    reader.hears("Purple")
    assert is_checked(reader.find("Blue")) and not is_checked(reader.find("Purple"))
    reader.hit("Escape")
    reader.hears("Colour and character of seat 2, Blue")
    wait_for(lambda: not reader.find("Purple"), "the colours have gone")
    assert reader.find("Number of players"), "the sheet is there"
    reader.hit("Space", "Right", "Return")
    reader.hears("Colour and character of seat 2, Purple")
    reader.hit("Escape")
    reader.keyboard.hit("F10")
    wait_for(lambda: reader.find("Help…"), "the menu: nothing is left open over the table")


def is_checked(node):
    node.accessible.clear_cache()
    return node.accessible.get_state_set().contains(Atspi.StateType.CHECKED)


def roles(reader):
    """One of several says so, and which of them it is."""
    reader.open("Menu", "Settings…")
    assert wait_for(lambda: reader.find("Daylight"), "the themes").role == Atspi.Role.RADIO_BUTTON
    reader.hit("Escape")
    reader.open("Scores")
    assert wait_for(lambda: reader.find("Chart"), "the pages").role == Atspi.Role.PAGE_TAB
    reader.hit("Escape")
    reader.open("Menu")
    lines = wait_for(lambda: [node for node in reader.nodes() if node.name == "How things stand…"], "the menu")
    assert lines[0].accessible.get_description() == "S"
    reader.hit("Escape")
    keys = {name: reader.find(name).accessible.get_description() for name in ["Menu", "Hint", "Undo", "Plan my train"]}
    assert keys == {"Menu": "F10", "Hint": "H", "Undo": "Ctrl+Z", "Plan my train": "P"}, keys


def keyboards(reader):
    """A command is found by the place of its key, where no Latin letter is as where the desktop has such a layout beside it."""
    try:
        for layout in ["ru", "ua", "gr", "il", "us,ru", "us"]:
            subprocess.run(["setxkbmap", layout], check=True)
            reader.heard.clear()
            reader.keyboard.push_code(39)
            reader.hears("How things stand, ")
            reader.hit("Escape")
    finally:
        subprocess.run(["setxkbmap", "us"], check=True)


def curtain(reader):
    """Whoever comes next hears what happened, and nothing of what was said to the one before is left."""
    wait_for(lambda: reader.find("Show my tiles"), "the curtain")
    reader.hit("Return")
    assert reader.wait_for_my_turn()
    tile = reader.move()
    said = reader.hears("Show my tiles, Nobody else should look now. ")
    assert "Berta, it is your turn." in said or reader.find("Berta, it is your turn."), said
    assert "Anna plays {}-{} on ".format(*tile) in said, said
    reader.hit("r")
    reader.hears("Anna plays ")


def first_screen(reader):
    """The language is one of a group, and the keys are told."""
    assert reader.find("Play").accessible.get_description().startswith("While you play, F10 "), "the keys are told"
    english = reader.find("English")
    assert (english.role, english.path[-1].name) == (Atspi.Role.RADIO_BUTTON, "Language"), english.path[-1].name
    assert is_checked(english) and not is_checked(reader.find("Deutsch"))
    assert all(node.name for node in reader.nodes()), [node.role for node in reader.nodes() if not node.name]


def scores(reader):
    """How the game ended is said after the focus has come to the way on."""
    play_out(reader)
    onward = reader.hears("The game is over, Play again")
    told = reader.hears("Round 1, engine 6-6. ")
    assert re.match(r"(You win|Bruno wins) with \d+\spoints?\. .*Anna: .* total \d+; Bruno: .* total \d+", told), told
    assert reader.heard.index(told) > reader.heard.index(onward), reader.heard


def play_out(reader):
    while reader.wait_for_my_turn():
        reader.move()
    reader.listen()


def main(program, *chosen):
    for go, game in {choices: LEARNERS, set_up: PEOPLE, curtain: PEOPLE, numbers: GAME, sheets: GAME, lines: GAME, rules: GAME, colours: GAME, roles: GAME, keyboards: GAME,
                     first_screen: None, scores: SHORT}.items():
        if chosen and go.__name__ not in chosen:
            continue
        with tempfile.TemporaryDirectory() as data_dir:
            pathlib.Path(data_dir, "settings.ini").write_text("[preferences]\npace=0\nthinking=0\n")
            with Reader(program, data_dir, *(["--new", game] if game else [])) as reader:
                assert game in (None, PEOPLE) or reader.wait_for_my_turn()
                go(reader)


main(*sys.argv[1:])
