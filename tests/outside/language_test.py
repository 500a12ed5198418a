"""The language is switched through all there are in the middle of a turn. Arguments: the program, the folder translations/."""

import pathlib
import re
import sys
import tempfile
import time
import xml.etree.ElementTree

from gi.repository import Atspi

from table import Table, is_selected, wait_for

LANGUAGES = {"Deutsch": "de", "Español": "es", "Français": "fr", "Italiano": "it", "Polski": "pl", "Čeština": "cs",
             "Русский": "ru", "Українська": "uk", "简体中文": "zh_CN", "English": "en"}
PLAYERS = ["Anna", "Bruno", "Clara", "Dario"]
NAMES = {*LANGUAGES, *PLAYERS, "Tactic", ""}


def same(translations, code):
    """The texts that are the same in English and in that language."""
    file = pathlib.Path(translations, f"mexican-train_{code}.ts")
    messages = xml.etree.ElementTree.parse(file).iter("message")
    return {each.findtext("source") for each in messages if each.findtext("source") == each.findtext("translation")}


def words(table):
    """Everything that is said and shown, numbers, signs and names apart."""
    return [node.name for node in table.nodes() if re.search(r"[^\W\d_]", node.name) and node.name not in NAMES]


def settled(table):
    """The same when nothing that comes and goes, as the sign of a game being saved, is among it any more."""
    def twice():
        before = words(table)
        time.sleep(1)
        return before if before == words(table) else None

    return wait_for(twice, "nothing changes any more")


def announced(table):
    """What was said of the tile that was pressed: it stands there, a notification or not, for who goes through the window."""
    return [node.name for node in table.nodes() if re.match(r"\d+-\d+ (fits|cannot)", node.name)]


def language_box(table):
    """The box whose value is a language's own name."""
    boxes = [node for node in table.nodes() if node.role == Atspi.Role.COMBO_BOX]
    assert len(boxes) == 1, [box.name for box in boxes]
    return boxes[0]


def switch(table, language):
    language_box(table).press()
    wait_for(lambda: find(table, language), language).press()
    wait_for(lambda: find(table, language) is None, "the list of languages is closed")


def find(table, name):
    return next((node for node in table.nodes() if node.name == name and node.role == Atspi.Role.LIST_ITEM), None)


def main(program, translations):
    with tempfile.TemporaryDirectory() as data_dir, \
            Table(program, data_dir, "--new", "rules=tactic;seats=human:Anna,easy,easy,easy;seed=outside") as table:
        assert table.wait_for_my_turn()
        tile, node = next(iter(table.hand().items()))
        assert not announced(table)
        node.press()
        assert is_selected(node)
        wait_for(lambda: announced(table), "what was pressed is said")
        english = settled(table)
        assert len(english) > 15, english
        heard = {frozenset(english)}
        for language, code in LANGUAGES.items():
            switch(table, language)
            # What was announced a moment ago keeps its words until a screen reader can have asked for them.
            if code == "en":
                wait_for(lambda: words(table) == english,
                         lambda: f"everything is as it was; it differs in {set(words(table)) ^ set(english)}")
                continue
            known = same(translations, code)
            wait_for(lambda: not set(words(table)) & set(english) - known, f"nothing is left in English: {language}")
            said = words(table)
            assert len(said) == len(english), f"{language}: {len(said)} words, {len(english)} in English"
            heard.add(frozenset(said))
            assert is_selected(node), f"{language}: the tile {tile} is still chosen"
        assert len(heard) == len(LANGUAGES), "each language says it in its own way"
        assert table.process.poll() is None
        assert "qrc:/" not in table.said(), table.said()


main(*sys.argv[1:])
