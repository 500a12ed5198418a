"""While it is another's turn nobody finds a tile that lies face down: not on the accessibility bus, shown or not, not in what
the program writes, nor in its command line or environment, nor in a file beside the record, which is open to its owner.
Argument: the program. The moments are chosen by chance, always the same."""

import json
import pathlib
import random
import re
import sys
import tempfile
import time

from gi.repository import Atspi

from table import ACTIONS, MY_TURN, TRAIN, Table, is_selected, wait_for

MOMENTS = 10
ONE_PERSON = "rules=tactic;seats=human:Anna,hard,easy;seed=hidden;rounds=1"
TWO_PEOPLE = "rules=novelca;seats=human:Anna,human:Bert,easy;seed=hidden;rounds=1"
A_TILE = re.compile(r"(?<![\w-])(\d{1,2})-(\d{1,2})(?![\w-])")
HIGHEST = 12


def tiles_in(text):
    """Every tile that a text names, the larger half first."""
    pairs = (tuple(sorted(map(int, pair), reverse=True)) for pair in A_TILE.findall(text))
    return {pair for pair in pairs if pair[0] <= HIGHEST}


class Truth:
    """What the record knows at one moment: which tiles lie open, and which are in whose hand. The engine lies aside."""

    def __init__(self, data_dir, hand_size):
        record, = pathlib.Path(data_dir, "games").glob("*.mtrain")
        lines = [json.loads(line) for line in record.read_text().splitlines(keepends=True) if line.endswith("\n")]
        players = len(lines[0]["players"])
        deck = [tiles_in(tile).pop() for tile in lines[1]["deck"]]
        self.hands = [set(deck[seat * hand_size:(seat + 1) * hand_size]) for seat in range(players)]
        self.open = tiles_in(lines[1]["engine"])
        boneyard = iter(deck[players * hand_size:])
        for line in lines[2:]:
            if line.get("do") == "draw":
                self.hands[line["seat"] - 1].add(next(boneyard))
            elif line.get("do") == "play":
                self.open |= tiles_in(line["tile"])
                self.hands[line["seat"] - 1] -= self.open


class Game(Table):
    """Somebody at the table who looks where nobody should."""

    def __init__(self, program, data_dir, game):
        super().__init__(program, data_dir, "--new", game)
        self.data_dir = pathlib.Path(data_dir)

    def act(self):
        """Lays a tile, or does the one thing that is left; a curtain may come down at once."""
        for tile, node in self.hand().items():
            for train in self.trains():
                if int(TRAIN.match(train.name)[2]) in tile:
                    if not is_selected(node):
                        node.press()
                    train.press()
                    if tile not in self.hand():
                        return
        wait_for(lambda: self.button(*ACTIONS), "something to do").press()

    def told(self):
        """Every text on the accessibility bus, of what is not shown, too."""
        texts = []
        waiting = [self.application]
        while waiting:
            accessible = waiting.pop()
            accessible.clear_cache()
            texts += [accessible.get_name() or "", accessible.get_description() or "",
                      *(accessible.get_attributes() or {}).values()]
            text = accessible.get_text_iface()
            if text is not None:
                texts.append(Atspi.Text.get_text(text, 0, Atspi.Text.get_character_count(text)) or "")
            children = (accessible.get_child_at_index(i) for i in range(accessible.get_child_count()))
            waiting += [child for child in children if child is not None]
        return texts

    def beside_it(self):
        """What lies open elsewhere, by where."""
        process = pathlib.Path("/proc", str(self.process.pid))
        places = [process / "cmdline", process / "environ"]
        places += [path for path in self.data_dir.rglob("*") if path.is_file() and path.suffix != ".mtrain"]
        return {"what it has written": self.said(),
                **{str(place): place.read_bytes().decode(errors="replace") for place in places if place.exists()}}


class Watch:
    """Looks at a game at moments chosen by chance, and knows what may be seen then."""

    def __init__(self, game, hand_size, luck):
        self.game, self.hand_size, self.luck = game, hand_size, luck
        self.moments = 0

    def truth(self):
        return Truth(self.game.data_dir, self.hand_size)

    def look(self, seat):
        """`seat`: whose hand may be seen; None: nobody's. What is laid meanwhile lies open then."""
        time.sleep(self.luck.uniform(0, 0.5))
        before = self.truth()
        told = wait_for(self.game.told, "what is on the bus")
        beside = self.game.beside_it()
        after = self.truth()
        own = before.hands[seat] | after.hands[seat] if seat is not None else set()
        for text in told:
            hidden = tiles_in(text) - after.open - own
            assert not hidden, f"{hidden} is hidden, and the bus says: {text!r}"
        for place, text in beside.items():
            hidden = tiles_in(text) - after.open
            assert not hidden, f"{hidden} is hidden, and stands in {place}: {text!r}"
        self.moments += 1
        return told


def others_move(game, watch, seat):
    """Looks until it is a person's turn again, or the round has ended."""
    while True:
        told = watch.look(seat)
        if game.has_ended_round() or game.button("Show my tiles") or any(MY_TURN.match(text) for text in told):
            return


def one_person(program, luck):
    """An AI's turn: her own hand is all she sees."""
    with tempfile.TemporaryDirectory() as data_dir, Game(program, data_dir, ONE_PERSON) as game:
        assert game.wait_for_my_turn()
        held = set(game.hand())
        watch = Watch(game, len(held), luck)
        assert watch.truth().hands[0] == held, "the record and the window agree about Anna's hand"
        while watch.moments < MOMENTS and game.wait_for_my_turn():
            game.act()
            others_move(game, watch, 0)
        assert watch.moments >= MOMENTS, watch.moments
        return watch.moments


def two_people(program, luck):
    """Behind the curtain nobody's hand is seen; when it is lifted, one hand alone."""
    with tempfile.TemporaryDirectory() as data_dir, Game(program, data_dir, TWO_PEOPLE) as game:
        curtains = 0
        seat = None
        watch = None
        while watch is None or watch.moments < MOMENTS or curtains < 4:
            wait_for(lambda: game.has_ended_round() or game.button("Show my tiles") or MY_TURN.match(game.sentence()),
                     game.words)
            if game.has_ended_round():
                break
            curtain = game.button("Show my tiles")
            if curtain:
                if watch:
                    watch.look(None)
                curtains += 1
                seat = next(i for i, name in enumerate(["Anna", "Bert"])
                            if any(node.name.startswith(f"{name}, it is your turn") for node in game.nodes()))
                curtain.press()
                wait_for(game.hand, "the hand")
                watch = watch or Watch(game, len(game.hand()), luck)
                watch.look(seat)
            game.act()
            others_move(game, watch, seat)
        assert watch.moments >= MOMENTS and curtains >= 4, (watch.moments, curtains)
        return watch.moments


def main(program):
    luck = random.Random("hidden tiles")
    print(one_person(program, luck), "moments with one person,", two_people(program, luck), "with two")


main(sys.argv[1])
