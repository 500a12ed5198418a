"""CONTRIBUTING.md, "How to add ...", read as it is written: what is followed are its words."""

import pathlib
import re
from typing import NamedTuple

CONTRIBUTING = pathlib.Path(__file__).resolve().parent.parent.parent / 'CONTRIBUTING.md'


class Step(NamedTuple):
    touches: list  # files and commands: what stands between backticks before the first colon
    says: list  # what stands between backticks after it


def is_command(words):
    return ' ' in words or words.startswith('build/')


def recipe_of(heading):
    """What a recipe calls the thing that it adds, and its steps."""
    found = re.search(rf'^\*\*{re.escape(heading)}\*\*(.*?)(?=^\*\*|^## )', CONTRIBUTING.read_text(), re.MULTILINE | re.DOTALL)
    assert found, f'CONTRIBUTING.md has no recipe "{heading}"'
    about, *steps = re.split(r'^\d+\. ', found.group(1), flags=re.MULTILINE)
    name = re.match(r'\s*Here[^`]*`([^`]+)`', about)
    assert name, f'the recipe "{heading}" does not begin with the name of what it adds: Here `...`'
    return name.group(1), [_step(text) for text in steps]


def line_for(heading, file):
    """The very line that a recipe gives for a file."""
    _, steps = recipe_of(heading)
    return next(step.says[0] for step in steps if file in step.touches)


def _step(text):
    # A colon between backticks is not the step's.
    before, after = re.match(r'((?:[^`:]|`[^`]*`)*):\s(.*)', text, re.DOTALL).groups()
    return Step(re.findall(r'`([^`]+)`', before), re.findall(r'`([^`]+)`', after))
