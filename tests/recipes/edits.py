"""What an addition does to a file: each gives the new text for the old one (None: no such file yet)."""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def new_file(text):
    def edit(old):
        assert old is None, 'it is there already'
        return text
    return edit


def after(anchor, text):
    return lambda old: _once(old, anchor, anchor + text)


def before(anchor, text):
    return lambda old: _once(old, anchor, text + anchor)


def instead_of(anchor, text):
    return lambda old: _once(old, anchor, text)


def several(*edits):
    def edit(old):
        for each in edits:
            old = each(old)
        return old
    return edit


def translated(old):
    """Stands for a translator: says in which language a text ought to be, and leaves what is translated as it is."""
    language = re.search(r'language="(\w+)"', old).group(1)

    def finished(match):
        message, text = match.group(), f'{language}: {match.group(1)}'
        message = message.replace(' type="unfinished"', '').replace('<translation></translation>', f'<translation>{text}</translation>')
        return message.replace('<numerusform></numerusform>', f'<numerusform>{text}</numerusform>')

    if language == 'en':
        return old
    return re.sub(r'<source>([^<]*)</source>(?:(?!</message>).)*<translation type="unfinished">.*?</message>', finished, old,
                  flags=re.DOTALL)


def like(path, *edits):
    """A new file that is as another one but for the edits."""
    def edit(old):
        assert old is None, 'it is there already'
        return several(*edits)((ROOT / path).read_text())
    return edit


def _once(old, anchor, text):
    assert old is not None and old.count(anchor) == 1, f'{old.count(anchor) if old else "no file with"} {anchor!r}'
    return old.replace(anchor, text)
