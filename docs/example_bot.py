#!/usr/bin/env python3
"""A bot for mexican-train-cli. It likes to lay heavy tiles, and on its own train those that its hand can go on from.

The protocol, message by message: bot-protocol.md. `hello`, `act` and the own hand are enough for this bot; every other
message is passed over, as a bot should do with what it does not know.
"""
import json
import sys

own_seat = 0
hand = set()  # the bot's own tiles, as the host writes them: "9-4"


def halves(tile):
    return {int(half) for half in tile.split("-")}


def worth(play):
    """The tile's pips; on one's own train three more for each tile of the hand that shares a half with it."""
    pips = sum(int(half) for half in play["tile"].split("-"))
    if play["train"] != own_seat:
        return pips
    return pips + 3 * sum(1 for tile in hand if tile != play["tile"] and halves(tile) & halves(play["tile"]))


def choose(legal):
    """One of the legal actions: each is an object that can be sent back as it is."""
    plays = [action for action in legal if action["do"] == "play"]
    if plays:
        return max(plays, key=worth)
    for action in legal:
        if action["do"] == "marker" and not action["keep"]:
            return action  # the locomotive comes off
    return legal[0]  # draw, pass or end-opening: there is nothing else to do


def watch(action):
    """Keeps the hand up to date: the host tells each action, the bot's own included."""
    if action["seat"] == own_seat and action["do"] == "draw":
        hand.add(action["tile"])
    if action["seat"] == own_seat and action["do"] == "play":
        hand.remove(action["tile"])


for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:
        own_seat = message["seat"]
    elif "hand" in message:  # a round begins
        hand = set(message["hand"])
    elif "saw" in message:
        watch(message["saw"])
    elif "act" in message:
        print(json.dumps(choose(message["legal"])), flush=True)  # without flush the host waits in vain
