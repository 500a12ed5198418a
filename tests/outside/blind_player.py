"""Somebody who plays by key and by ear: what is done follows from what was said, and from nothing else."""

import re

from reader import Reader
from table import PATIENCE, wait_for
from words import TILE

TRAINS = {"The Mexican Train": "on the Mexican Train", "Your train": "on your train", "%1’s train": "on %1’s train"}
LESSONS = {"start": "Below are your tiles. The first one of your train must match the double in the station. %1 does: Right to it, "
                    "Enter, Up to your train, Enter.",
           "draw": "No tile of yours fits. Draw one from the boneyard: press D.",
           "pass": "That one does not fit either: pass, with Right past your last tile and Enter. Then a marker, the small "
                   "locomotive, is put on your train, and everybody may play tiles there until you play one there yourself.",
           "matching": "Now your train goes on: the frame at its end shows the number that must match. Play %1.",
           "mexican": "The Mexican Train belongs to everybody. It is the place for a tile that your own train does not want: "
                      "play %1 there.",
           "double": "Play %1. It is a double: it lies across the track, and needs one more tile.",
           "duty": "Here is the tile that your double needs: %1 fits.",
           "own": "Your marker still stands on your train. Play %1 there: then it comes off, and nobody else may "
                  "play tiles there any more.",
           "open": "A marker stands at the end of another train: you may play tiles there, too. Play %1 %2.",
           "close": "A double lies open %2: it comes before everything else. Play %1 there.",
           "out": "%1 is your last tile. Play it %2: then you are out, and the round is over."}
NOTHING_ASKED = "Your turn again: what would you do? The bulb at the top gives a hint."
TAUGHT = "Now you know the game. Whoever plays their last tile ends the round; the pips that the others still hold are their " \
         "points, and the fewest points win. The rules page tells you the rest."
MY_TURN = ["You drew %1: play it, or keep it and pass.", "You drew %1, and it fits: play it.", "Your turn: close the double %1 %2.",
           "After a double you play one more tile.", "After a double you play one more tile, but not a double.",
           "Your turn: close one of the open doubles.", "Your turn. %n tile(s) fit.", "Your turn. You can play: %1.",
           "Your first turn: play as many tiles as you like on your own train.",
           "Play another tile on your train, or finish your first turn.", "No further tile fits: finish your first turn."]
HINTS = ["Play %1 %2: %3", "Finish your first turn: the other tiles are better kept.", "Better keep the tile you drew, and pass."]


class Player(Reader):
    """Counts the keys that it presses."""

    def __init__(self, program, data_dir, words, *arguments):
        super().__init__(program, data_dir, *arguments)
        self.texts = words
        self.pressed = 0
        self.by_ear = False  # else one does as the hint says

    def hit(self, *keys):
        self.pressed += len(keys)
        super().hit(*keys)

    def press_blindly(self, key):
        """It may be that nothing is to be said of it."""
        self.pressed += 1
        self.listen()
        self.heard.clear()
        self.keyboard.hit(key)

    def said_since(self, mark, fits, what, patience=PATIENCE):
        """Waits for something said since then of which `fits` tells something, and gives that."""
        def found():
            self.listen()
            return next(filter(None, (fits(kind, text) for kind, text in self.log[mark:])), None)
        return wait_for(found, lambda: f"{what}; said since: {self.log[mark:]}", patience)

    def tell(self, context, source, *arguments):
        return self.texts.say(context, source, *arguments)

    # --- the hand and the trains -------------------------------------------------------------------------------------

    def focused(self):
        return next((text for kind, text in reversed(self.log) if kind == "focus"), "")

    def tile_at(self):
        """The tile that has the keyboard; None: it is elsewhere."""
        found = self.texts.means(self.focused(), "TileWords", "Tile %1", TILE)
        return found and found[0]

    def go_to_hand(self):
        for _ in range(40):
            if self.tile_at():
                return
            self.hit("Tab")
        raise AssertionError(f"no tile to be found: {self.log[-40:]}")

    def go_to_tile(self, tile):
        self.go_to_hand()
        met = []
        while self.tile_at() != tile:
            assert self.tile_at() not in met, f"{tile} is not among {met}"
            met.append(self.tile_at())
            self.hit("Right")
            self.go_to_hand()

    def choose(self, tile):
        """Where it fits, in words."""
        self.go_to_tile(tile)
        mark = len(self.log)
        self.hit("Return")
        return self.said_since(mark, lambda kind, text: kind == "said" and
                               self.texts.means(text, "TurnWords", "%1 fits %2.", re.escape(tile), r"[^.]+"), f"where {tile} fits")[1]

    def lay(self, tile, train=""):
        """`train`: how it is called; empty: any that it fits."""
        places = self.choose(tile)
        if self.tell("SeatNames", "%1 and %2", "", "") not in places:
            assert not train or self.title_of(places) == train, f"{tile} was to be laid on {train}, and fits {places}"
            self.hit("Return")
            return
        self.hit("Up")
        met = []
        while not self.focused().startswith(train):
            assert self.focused() not in met, f"{train} is not among {met}"
            met.append(self.focused())
            self.hit("Left")
        self.hit("Return")

    def title_of(self, place):
        """How the train is called on which something stands, or is laid."""
        for title, where in TRAINS.items():
            for use in ["where something stands", "where a tile is played"]:
                found = self.texts.means(place, "SeatNames", f"{where}|{use}", ".+")
                if found is not None:
                    return self.tell("SeatNames", title, *found)
        raise AssertionError(f"{place} is nowhere")

    # --- the tutorial ------------------------------------------------------------------------------------------------

    def learn(self, mark):
        """Does what each card asks for; the lessons, as far as they had words of their own."""
        done = []
        while True:
            lesson, asked = self.said_since(mark, self.card, "a card")
            if lesson == "end":
                return done
            done.append(lesson)
            mark = len(self.log)
            self.obey(lesson, asked)

    def card(self, kind, text):
        if kind == "focus":
            return None
        for lesson, source in LESSONS.items():
            found = self.texts.means(text, "LessonWords", source, TILE, ".+?")
            if found is not None:
                return lesson, found
        if self.texts.means(text, "LessonWords", NOTHING_ASKED) is not None:
            return "free", []
        return ("end", []) if self.texts.means(text, "LessonWords", TAUGHT) is not None else None

    def obey(self, lesson, asked):
        if lesson == "draw":
            self.hit("d")
        elif lesson == "pass":
            self.go_to_hand()
            self.press_blindly("End")
            self.hit("Right", "Return")
        elif lesson == "free":
            self.follow_hint()
        else:
            tile = next(each for each in asked if re.fullmatch(TILE, each))
            where = [each for each in asked if each != tile]
            own, mexican = self.tell("SeatNames", "Your train"), self.tell("SeatNames", "The Mexican Train")
            self.lay(tile, self.title_of(where[0]) if where else {"start": own, "own": own, "mexican": mexican}.get(lesson, ""))

    def follow_hint(self):
        mark = len(self.log)
        self.hit("h")
        self.said_since(mark, self.hint, "a hint")
        self.hit("Return")

    def hint(self, kind, text):
        return kind == "said" and any(self.texts.means(text, "HintWords", source, TILE, ".+?", ".+") is not None for source in HINTS)

    # --- a game ------------------------------------------------------------------------------------------------------

    def asked(self, kind, text):
        """What there is to decide now, and the words of it."""
        if kind == "focus":
            if text.startswith(self.tell("MarkerQuestion", "Take your marker off your train?")):
                return "marker", text
            is_end = text.endswith((self.tell("RoundSheet", "Next round"), self.tell("RoundSheet", "Play again")))
            return ("end", text) if is_end else None
        if self.texts.means(text, "TurnWords", "%1 Press D.", ".*") is not None:
            return "d", text
        is_mine = any(self.texts.means(text, "TurnWords", source, ".+?", ".+?") is not None for source in MY_TURN)
        return ("play", text) if is_mine else None

    def turn(self, mark):
        return self.said_since(mark, self.asked, "my turn")

    def move(self, what, text):
        """Does it; from where on in the log there is an answer to it."""
        mark = len(self.log)
        fitting = self.texts.means(text, "TurnWords", "Your turn. You can play: %1.", r"[-\d, ]+")
        self.by_ear = not self.by_ear
        if what in ("d", "marker"):
            self.hit({"d": "d", "marker": "Return"}[what])
        elif fitting and self.by_ear:
            self.lay(fitting[0].split(", ")[0])
        else:
            self.follow_hint()
        return mark
