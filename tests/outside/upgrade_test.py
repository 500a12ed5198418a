"""kill -9 while a folder of an earlier version is read for the first time, or played on in, loses nothing of it.
Arguments: the program, the folder, and how often it is killed."""

import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import time

from gi.repository import Atspi

from table import MY_TURN, Table, die_with_parent, wait_for

PAGES = ["Games…", "Statistics…", "Awards…", "Ladder…", "Deal of the day…", "Score-keeper…"]
CACHE = "archive-cache.jsonl"
# What is worked out anew where it is missing.
CACHES = [CACHE, "awards.json", "games-list.json", "days.json", "coaching.json"]
READING = ["Reading", "Looking through"]
# Below it stands how far the levels have come on the tiles of the day, which is no matter of the folder.
LEVELS = "With the same tiles: you, and each level in your seat"


class Window(Table):
    def open(self, page):
        for name in ["Menu", page]:
            wait_for(lambda: self.named(name), name).press()

    def named(self, name):
        return next((node for node in self.nodes() if node.name == name), None)

    def go_on(self):
        """To the player's turn, if need be in the next round. False: the game is over."""
        wait_for(lambda: self.button("Set up a game…", "Next round", "Play again") or MY_TURN.match(self.sentence()),
                 self.words)
        if self.button("Set up a game…", "Play again"):
            return False
        if next_round := self.button("Next round"):
            next_round.press()
            wait_for(lambda: not self.button("Next round"), "the next round")
        return self.wait_for_my_turn()

    def page(self):
        """What stands on the sheet that is open; None: not everything has been read yet."""
        said = [node.name for node in self.nodes() if any(above.role == Atspi.Role.DIALOG for above in node.path)]
        if any(words in text for words in READING for text in said):
            return None
        return said[:said.index(LEVELS)] if LEVELS in said else said

    def settled(self):
        before = None
        while (now := wait_for(self.page, "the page")) != before:
            before = now
            time.sleep(0.3)
        return now


def all_pages(program, folder):
    pages = {}
    with Window(program, str(folder)) as window:
        window.go_on()
        for page in PAGES:
            window.open(page)
            pages[page] = window.settled()
            wait_for(lambda: window.button("Close"), "Close").press()
            wait_for(lambda: not window.button("Close"), "the sheet is closed")
    return pages


def kept(folder):
    """Every file that is no cache, lock, or card of a game."""
    return {path: path.read_bytes() for path in folder.rglob("*")
            if path.is_file() and path.suffix != ".lock" and path.name not in CACHES and path.parent.name != "counting"}


def has_only_grown(folder, before):
    now = kept(folder)
    for path, content in before.items():
        assert path in now, f"{path.name} is gone"
        assert now[path].startswith(content), f"{path.name} is another one"
    return now


def kill_at_start(program, folder, chance):
    """Before its window is there, or shortly after."""
    process = subprocess.Popen([program, "--data-dir", folder, "--language", "en"], preexec_fn=die_with_parent,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(chance.uniform(0, 1.5))
    process.kill()
    process.wait()


def kill_on_page(program, folder, chance):
    """While it reads all that was ever played."""
    with Window(program, str(folder)) as window:
        wait_for(lambda: window.named("Menu"), "the menu").press()
        line = wait_for(lambda: window.named(chance.choice(PAGES[:5])), "a line of it")
        line.press()
        time.sleep(chance.uniform(0, 0.2))


def kill_at_move(program, folder, chance):
    with Window(program, str(folder)) as window:
        if window.go_on():
            window.move()
        time.sleep(chance.uniform(0, 0.3))


def are_the_same(pages, others):
    for page in PAGES:
        apart = set(pages[page]) ^ set(others[page])
        assert pages[page] == others[page], f"{page}: {apart}"


def cache_of(folder, whole):
    cache = folder / CACHE
    lines = cache.read_bytes().count(b"\n") if cache.exists() else 0
    return "none" if lines == 0 else "part" if lines < whole else "whole"


def without_caches(folder, other):
    """A copy in which everything is worked out anew."""
    shutil.copytree(folder, other, ignore=shutil.ignore_patterns(*CACHES, "*.lock"))
    return other


def look(program, original, kills, chance, scratch):
    undisturbed = all_pages(program, without_caches(original, scratch / "undisturbed"))
    folder = scratch / "killed"
    shutil.copytree(original, folder)
    before = kept(folder)
    whole = len(list(folder.glob("games/*.mtrain")))
    left = {"none": 0, "part": 0, "whole": 0}
    moves = kills // 5
    for _ in range(kills - moves):
        if cache_of(folder, whole) == "whole":
            (folder / CACHE).unlink()
        chance.choice([kill_at_start, kill_on_page, kill_on_page])(program, folder, chance)
        before = has_only_grown(folder, before)
        left[cache_of(folder, whole)] += 1
    are_the_same(all_pages(program, folder), undisturbed)
    for _ in range(moves):
        before.pop(folder / "current-game", None)  # the game may end
        kill_at_move(program, folder, chance)
        before = has_only_grown(folder, before)
    are_the_same(all_pages(program, folder), all_pages(program, without_caches(folder, scratch / "anew")))
    print(f"killed {kills} times; the cache was left so: {left}")


def main(program, folder, kills):
    with tempfile.TemporaryDirectory() as scratch:
        look(program, pathlib.Path(folder), int(kills), random.Random(3), pathlib.Path(scratch))


main(*sys.argv[1:])
