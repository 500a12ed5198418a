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
    """Stands for a translator: says that a text is no English, and leaves everything else as it is."""
    language = re.search(r'language="(\w+)"', old).group(1)
    if language == 'en':
        return old
    return re.sub(r'(<source>)(.*?)(</source>\s*(?:<comment>[^<]*</comment>\s*)?)<translation type="unfinished"></translation>',
                  rf'\1\2\3<translation>{language}: \2</translation>', old, flags=re.DOTALL)


def like(path, *edits):
    """A new file that is as another one but for the edits."""
    def edit(old):
        assert old is None, 'it is there already'
        return several(*edits)((ROOT / path).read_text())
    return edit


def _once(old, anchor, text):
    assert old is not None and old.count(anchor) == 1, f'{old.count(anchor) if old else "no file with"} {anchor!r}'
    return old.replace(anchor, text)
