"""From the very first start to the scores, by key and by ear: tutorial, settings, a game of four, each round of it to its end; in
the first one the rules are read, and after it the coach is heard. What is done is decided from what a screen reader says of its own
accord. Arguments: the program; the folder translations/; a language; how many rounds."""

import re
import sys
import tempfile

import story
from blind_player import Player
from table import wait_for
from words import Words

LANGUAGES = {"en": "English", "ru": "Русский"}
COACH_VERDICTS = ["Here another move looked clearly better. Each decision is judged by what you could see when you made it.",
                  "No slips: by what you could see, no other move looked clearly better."]
COACH_ENDS = ["You played no tile on your own train; on other trains: %1.", "You played %1 on your own train; on other trains: %2."]
SHEETS = {"New game…": ("NewGameSheet", "New game"), "Deal of the day…": ("DealOfDaySheet", "Deal of the day"),
          "Ladder…": ("LadderSheet", "Ladder"), "Games…": ("GamesSheet", "Saved games"), "Players…": ("PlayersSheet", "Players"),
          "Awards…": ("AwardsSheet", "Awards"), "Fair play…": ("FairnessSheet", "Fair play"),
          "Statistics…": ("StatisticsSheet", "Statistics"),
          "Score-keeper…": ("ScoreKeeperSheet", "Score-keeper"), "Blank score sheets…": ("BlankSheet", "Blank score sheets"),
          "Settings…": ("SettingsSheet", "Settings"), "Help…": ("HelpSheet", "Help"), "About…": ("AboutSheet", "About Mexican Train")}
COACH_PATIENCE = 400  # a round is up to five seconds of thinking, and with sanitizers, beside other tests, fifty times that


def choose_language(player, code):
    """On the first screen: Tab stops at the one that is spoken, and the arrows choose."""
    if not player.tab_to(tuple(LANGUAGES.values())).startswith(LANGUAGES[code]):
        player.tab_to(LANGUAGES[code], "Right")


def take_tutorial(player):
    player.tab_to(player.tell("FirstScreen", "New to the game? Learn it in one short round"))
    before, mark = player.pressed, len(player.log)
    player.hit("Return")
    lessons = player.learn(mark)
    player.hears(player.tell("TutorialNote", "Play a game"))
    assert len(set(lessons)) == 11, lessons
    print(f"tutorial: {len(lessons)} actions, {player.pressed - before} keys")
    player.tab_to(player.tell("TutorialNote", "Close"))
    player.hit("Return")


def set_pace(player):
    player.press_blindly("F10")
    player.tab_to(player.tell("Commands", "Settings…"), "Down")
    player.hit("Return")
    player.hears(player.tell("SettingsSheet", "Settings") + ", ")
    controls = go_round(player)
    name = player.tell("SettingsSheet", "Pace of the game")
    assert player.tab_to(name) == f"{name}, {player.tell('SettingsSheet', 'Normal')}"
    player.hit("Down", "Down")
    player.hears(player.tell("SettingsSheet", "At once"))
    player.hit("Escape")
    return controls


def go_round(player):
    """All that Tab comes to, once round."""
    met = []
    while True:
        mark = len(player.log)
        player.hit("Tab")
        # Something else may be said just then.
        text = player.said_since(mark, lambda kind, text: kind == "focus" and text, "where the keyboard is")
        if text in met:
            return met
        met.append(text)
        assert len(met) < 100, met


def set_up_game(player, rounds):
    player.tab_to(player.tell("FirstScreen", "Set up a game…"))
    player.hit("Return")
    opened = player.hears(player.tell("NewGameSheet", "New game") + ", ")
    assert opened.endswith(", checked"), f"the rulebook that counts: {opened}"
    controls = go_round(player)
    number = player.tell("NewGameSheet", "Number of players")
    if player.tab_to(number) != f"{number}, 4":
        player.hit("Down")
    assert player.tab_to(player.tell("LengthChoice", "Fewer rounds")).endswith(", checked"), "Tab stops at what is chosen"
    number = player.tell("LengthChoice", "Number of rounds")
    left = int(player.tab_to(number).split(", ")[1]) - rounds
    player.hit(*(["Down"] * left))
    player.hears(f"{rounds}")
    player.tab_to(player.tell("NewGameSheet", "Play"))
    return controls


def play_round(player, mark, aside):
    """Keys for each action; `aside`: what else is done, once."""
    keys = []
    while True:
        what, text = player.turn(mark)
        if what == "end":
            return keys, mark
        if len(keys) == 2:
            aside()
        before = player.pressed
        mark = player.move(what, text)
        keys.append(player.pressed - before)


def look_about(player, begun):
    """How things stand, what happened, and all of it once more; each says what it is."""
    player.hit("s")
    player.hears(player.tell("StatusSheet", "How things stand"))
    player.hit("Down", "Down")
    player.hit("Escape")
    said = [text for kind, text in player.log[begun:] if kind == "said"]
    player.hit("l")
    player.hears(player.tell("LogSheet", "What happened") + ", ")
    player.hit("Home")
    read = [player.heard[0]]
    names = story.names_in(story.records(player.data_dir)[-1])[1:]
    told = story.told(player.texts, said, names)
    while len(story.told(player.texts, read, names)) < len(told):
        player.hit("Down")
        read.append(player.heard[0])
    story.is_the_same(story.told(player.texts, read, names), told)
    player.hit("Escape")
    read_rules(player)


def look_on(player, number, begun):
    if number == 1:
        look_about(player, begun)
    elif number == 2:
        hear_sheets(player)


def read_rules(player):
    """Each rule is read, part after part, as its contents have them; and a line of these leads to its part."""
    player.press_blindly("F10")
    player.tab_to(player.tell("Commands", "Rules…"), "Down")
    player.hit("Return")
    heading, search = player.tell("RulesSheet", "Rules"), player.tell("RulesSheet", "Search the rules")
    player.hears(f"{heading}, {search}")
    met = go_round(player)
    compare = next(at for at, text in enumerate(met) if text.startswith(player.tell("RulesSheet", "Compare with")))
    parts = met[compare + 1:met.index(heading)]
    assert len(parts) > 3, met
    player.tab_to(parts[-1])
    player.hit("Return")
    assert player.heard[-1].startswith(f"{parts[-1]}. "), player.heard
    player.hit("End")
    last = player.heard[-1]
    player.hit("Home")
    rules = [player.heard[-1]]
    while rules[-1] != last:
        player.hit("Down")
        rules.append(player.heard[-1])
    opened = [part for rule in rules for part in parts if rule.startswith(f"{part}. ")]
    assert opened == parts and len(set(rules)) == len(rules), rules
    player.hit("Escape")
    print(f"rules: {len(rules)} in {len(parts)} parts")


def read_coach(player):
    """Line by line, to the last one; gives the lines."""
    while player.focused() != player.tell("CoachPanel", "Coach"):
        player.hit("Tab")
    read = []
    while not any(player.texts.means(line, "CoachWords", source, ".+", ".+") for line in read[-1:] for source in COACH_ENDS):
        player.hit("Down")
        read.append(player.heard[0])
    return read


def hear_coach(player):
    """What could have been better in the round that is over, and each such moment; then back to the scores."""
    player.tab_to(player.tell("RoundSheet", "Coach"))
    begun = len(player.log)
    player.hit("Return")
    player.tab_to(player.tell("ReplayScreen", "Coach") + ", checked")
    verdicts = tuple(player.tell("CoachWords", source) for source in COACH_VERDICTS)
    said = player.said_since(begun, lambda kind, text: kind == "said" and text.startswith(verdicts) and text, "what the coach says",
                             COACH_PATIENCE)
    to_moment = player.tell("CoachCard", "Shows the table as it was then.")

    def seen():
        return {node.name for node in player.nodes() if node.accessible.get_description() == to_moment}
    # Where they are longer than the panel, the first ones have gone from it when the last one has the keyboard.
    shown = seen()
    cards = [text for text in go_round(player) if text.endswith(to_moment)]
    shown |= seen()
    assert sorted(cards) == sorted(f"{name}, {to_moment}" for name in shown), f"{cards}, but there are {shown}"
    read = read_coach(player)
    assert said.startswith(read[0]) and read[1:len(cards) + 1] == cards and said.endswith(read[len(cards) + 1]), f"{said}; {read}"
    for card in cards:
        player.tab_to(card)
        mark = len(player.log)
        player.hit("Return")
        player.said_since(mark, lambda kind, text: kind == "said" and text, "the moment")
    player.hit("Escape")
    del player.log[begun:]  # what was seen again is no news of the game
    print(f"coach: {len(cards)} moments, {len(read)} lines")


def hear_scores(player, mark):
    """Of each player the points of the round, and all so far."""
    record = story.records(player.data_dir)[-1]
    result = [line for line in story.lines(record) if "roundEnd" in line][-1]
    names = [player.tell("SeatNames", "You"), *story.names_in(record)[1:]]
    said = player.said_since(mark, lambda kind, text: kind == "said" and
                             player.texts.means(text, "ScoreWords", "Round %1, engine %2. %3", r"\d+", ".+?", ".+"), "the scores")
    for name, score, total in zip(names, result["scores"], result["totals"]):
        line = player.texts.pattern("ScoreWords", "%1: %n point(s), total %2", name, str(total)).replace(r"\d+", str(score))
        assert re.search(line, said[2]), f"{line} in {said[2]}"


def hear_sheet(player, heading):
    """The one that Return opens says what it is, and all that Tab comes to there has a name, and a value where it takes one: what
    has not, the player notes. Gives how much that was."""
    mark = len(player.log)
    player.hit("Return")
    player.said_since(mark, lambda kind, text: kind == "focus" and text.startswith(f"{heading}, ") and text, heading)
    met = go_round(player)
    assert not player.mute, (heading, player.mute)
    player.hit("Escape")
    return len(met)


def hear_sheets(player):
    """Whatever the menu opens, and the scores, line by line."""
    met, begun = 0, len(player.log)
    for command, (place, heading) in SHEETS.items():
        player.press_blindly("F10")
        player.tab_to(player.tell("Commands", command), "Down")
        met += hear_sheet(player, player.tell(place, heading))
    print(f"{len(SHEETS)} sheets, {met} things that Tab comes to")
    scores = player.tell("Commands", "Scores")
    player.tab_to(scores)
    player.hit("Return")
    player.hears(f"{scores}, ")
    read = go_round(player)
    assert any(player.texts.means(text, "ScoreWords", "Round %1, engine %2. %3", r"\d+", ".+?", ".+") for text in read), read
    assert any(player.texts.means(text, "ScoreWords", "Totals after %n round(s). %1", ".+") for text in read), read
    player.hit("Escape")
    del player.log[begun:]  # what is read there is no news of the game


def told_once(player, mark):
    record = story.records(player.data_dir)[-1]
    names = story.names_in(record)[1:]

    def heard():
        player.listen()
        return story.told(player.texts, [text for kind, text in player.log[mark:] if kind == "said"], names)
    played = story.done(record)
    wait_for(lambda: len(heard()) >= len(played), lambda: f"{played}; heard {player.log[mark:]}")
    story.is_the_same(heard(), played)
    return len(played)


def main(program, translations, code, rounds):
    words = Words(translations, code)
    with tempfile.TemporaryDirectory() as data_dir, Player(program, data_dir, words) as player:
        player.data_dir = data_dir
        choose_language(player, code)
        take_tutorial(player)
        controls = set_pace(player) + set_up_game(player, int(rounds))
        assert not player.mute, player.mute
        begun = mark = len(player.log)
        player.hit("Return")
        for number in range(1, int(rounds) + 1):
            keys, mark = play_round(player, mark, lambda: look_on(player, number, begun))
            hear_scores(player, mark)
            if number == 1:
                hear_coach(player)
                player.tab_to(player.tell("RoundSheet", "Next round" if number < int(rounds) else "Play again"))
            mark = len(player.log)
            print(f"round {number}: {len(keys)} actions, {sum(keys) / max(1, len(keys)):.1f} keys each, at most {max(keys)}")
            if number < int(rounds):
                player.hit("Return")
        print(f"{code}: {len(controls)} controls with their values, {told_once(player, begun)} plays of the others told once, "
              f"{player.pressed} keys in all")
        assert not player.mute, player.mute


main(*sys.argv[1:])
