"""What the others did: as it was told, and as the record has it."""

import json
import pathlib
import re

from words import TILE

OWN, OTHER = "%1 plays %2 on their own train.", "%1 plays %2 %3."
OPEN = {OWN: "%1 plays %2 on their own train: the double lies open.", OTHER: "%1 plays %2 %3: the double lies open."}


def records(data_dir):
    return sorted(pathlib.Path(data_dir, "games").glob("*.mtrain"), key=lambda path: path.stat().st_mtime)


def lines(record):
    return [json.loads(line) for line in record.read_text().splitlines(keepends=True) if line.endswith("\n")]


def names_in(record):
    return [player.get("name", "") for player in lines(record)[0]["players"]]


def done(record, me=0):
    """What the others laid, drew and passed, in sentences without words: who, what, on whose train."""
    names = [*names_in(record)]
    story = []
    for line in lines(record):
        if "do" not in line or line["seat"] - 1 == me:
            continue
        who = names[line["seat"] - 1]
        if line["do"] == "play":
            train = line["train"]
            owner = "mexican" if train == "mexican" else "you" if train - 1 == me else names[train - 1]
            high, low = sorted(map(int, line["tile"].split("-")), reverse=True)
            story.append((who, f"{high}-{low}", owner))
        elif line["do"] in ("draw", "pass"):
            story.append((who, line["do"], ""))
    return story


def told(words, texts, names):
    """The same, of what was said in these texts. A double that is laid without a word of it is not told."""
    who = "|".join(re.escape(name) for name in names)
    owners = {words.say("SeatNames", "on the Mexican Train|where a tile is played"): "mexican",
              words.say("SeatNames", "on your train|where a tile is played"): "you",
              **{words.say("SeatNames", "on %1’s train|where a tile is played", name): name for name in names}}
    where = "|".join(map(re.escape, owners))
    kinds = [(words.pattern("EventWords", text, who, TILE, where), text) for text in [OPEN[OWN], OPEN[OTHER], OWN, OTHER]]
    kinds += [(words.pattern("EventWords", "%1 draws a tile.", who), "draw"),
              (words.pattern("EventWords", "%1 passes.", who), "pass")]
    story = []
    for text in texts:
        at = 0
        while True:
            found = sorted(((match.start(), order, match) for order, (pattern, _) in enumerate(kinds)
                            if (match := re.compile(pattern).search(text, at))), key=lambda each: each[:2])
            if not found:
                break
            order, match = found[0][1:]
            at = match.end()
            story.append(event(kinds[order][1], match, owners))
    return story


def event(kind, match, owners):
    who = match[1]
    if kind in ("draw", "pass"):
        return who, kind, ""
    tile = re.search(TILE, match[0][len(who):])[0]
    is_double = len(set(tile.split("-"))) == 1
    assert is_double == (kind in OPEN.values()), f"a double, and nothing is said of it: {match[0]}"
    where = who if kind in (OWN, OPEN[OWN]) else owners[match[match.lastindex]]
    return who, tile, where


def is_the_same(heard, played):
    """Each once, and in order; what differs first is said."""
    for number, (one, other) in enumerate(zip(heard, played)):
        assert one == other, f"number {number}: told {heard[number - 2:number + 3]}, done {played[number - 2:number + 3]}"
    assert len(heard) == len(played), f"told {len(heard)}, done {len(played)}: {heard[len(played):]}{played[len(heard):]}"
