#!/usr/bin/env python3
"""Carries out the recipes of CONTRIBUTING.md, "How to add ...", by their own words, in a copy of the tree:
tests/recipes/carry_out.py [--table] NAME...; NAME is a file of this folder: rulebook, level, option ...

A recipe is a numbered list. A step begins with what it touches or runs, between backticks and before its first colon; what
is put there, the recipe's file here says (for a pattern: what is made of every file that it fits). Then the tests must pass; and with each of the steps left out they must not.
Without --table only what needs no Qt is done and built (preset engine-only); with it everything is (preset dev)."""

import argparse
import importlib
import pathlib
import re
import shlex
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(HERE), str(ROOT / 'tools')]
sys.dont_write_bytecode = True
from tree_copy import copy_tree  # noqa: E402

TABLE = ('app/', 'qml/', 'translations/', 'tests/app/', 'tests/qml/')


def steps_of(heading):
    """The steps of a recipe: of each, its files and commands."""
    text = (ROOT / 'CONTRIBUTING.md').read_text()
    found = re.search(rf'^\*\*{re.escape(heading)}\*\*(.*?)(?=^\*\*|^## )', text, re.MULTILINE | re.DOTALL)
    if not found:
        sys.exit(f'CONTRIBUTING.md has no recipe "{heading}"')
    steps = re.split(r'^\d+\. ', found.group(1), flags=re.MULTILINE)[1:]
    return [re.findall(r'`([^`]+)`', re.split(r':\s(?=[^`]*(?:`[^`]*`[^`]*)*$)', step)[0]) for step in steps]


def is_command(words):
    return ' ' in words or words.startswith('build/')


class Recipe:
    def __init__(self, name, with_table):
        self.addition = importlib.import_module(name)
        self.preset = 'dev' if with_table else 'engine-only'
        self.tree = ROOT / 'build' / 'recipes' / self.preset
        everything = steps_of(self.addition.HEADING)
        named = {words for step in everything for words in step if not is_command(words)}
        assert named == set(self.addition.FILES), f'named, but not added, or the reverse: {named ^ set(self.addition.FILES)}'
        for_table = [any(w.startswith(TABLE) or 'lupdate' in w for w in step) for step in everything]
        self.steps = [step for step, table in zip(everything, for_table) if with_table or not table]
        self.targets = self.addition.TARGETS + (self.addition.TABLE_TARGETS if with_table else [])
        self.tests = self.addition.TESTS + (self.addition.TABLE_TESTS if with_table else [])

    def run(self, command, **options):
        command = command.replace('preset dev', f'preset {self.preset}').replace('build/dev/', f'build/{self.preset}/')
        return subprocess.run(shlex.split(command), cwd=self.tree, capture_output=True, text=True, **options)

    def carry_out(self, left_out=None):
        """All steps but one, in the tree as it is here: first what is written, for that is one build, then what is run."""
        done = [step for number, step in enumerate(self.steps) if number != left_out]
        texts = {}
        for words in [words for step in done for words in step if not is_command(words) and '*' not in words]:
            old = (ROOT / words).read_text() if (ROOT / words).is_file() else None
            texts[words] = self.addition.FILES[words](old)
        copy_tree(ROOT, self.tree, texts)
        for words in [words for step in done for words in step if is_command(words)]:
            result = self.run(words)
            if result.returncode and left_out is None:
                sys.exit(f'{words}\n{result.stdout}{result.stderr}')
        # What a command has made may have to be filled in.
        for words in [words for step in done for words in step if '*' in words]:
            for path in self.tree.glob(words):
                path.write_text(self.addition.FILES[words](path.read_text()))

    def what_fails(self):
        """The first thing that fails, or None."""
        built = self.run(f'cmake --build --preset dev --target {" ".join(self.targets)} -- -j2')
        if built.returncode:
            errors = re.findall(r'.*error:.*', built.stdout)
            return 'the build: ' + (errors[0] if errors else (built.stdout + built.stderr)[-2000:])
        for test in self.tests:
            result = self.run(f'build/dev/bin/{test} --gtest_fail_fast --gtest_brief=1')
            if result.returncode:
                failed = re.search(r'\[  FAILED  \] (\S+)', result.stdout)
                return failed.group(1) if failed else f'{test}: {result.stdout[-2000:]}{result.stderr[-2000:]}'
        for command, expected in getattr(self.addition, 'PROOFS', []):
            result = self.run(command)
            if result.returncode or expected not in result.stdout:
                return f'{command}: {result.stdout}{result.stderr}'
        return None

    def prove(self):
        copy_tree(ROOT, self.tree)
        configured = self.run('cmake --preset dev')
        if configured.returncode:
            sys.exit(configured.stderr)
        self.carry_out()
        good = True
        failed = self.what_fails()
        print(f'  all {len(self.steps)} steps: ' + (f'FAILED: {failed}' if failed else 'the tests pass'), flush=True)
        good &= failed is None
        for number, step in enumerate(self.steps):
            if any(words in getattr(self.addition, 'NOT_WITHOUT', []) for words in step):
                continue  # nothing is compiled without it
            self.carry_out(left_out=number)
            failed = self.what_fails()
            what = ', '.join(step)
            print(f'  without {what}: ' + (f'fails, as it should: {failed[:100]}' if failed else 'THE TESTS PASS'), flush=True)
            good &= failed is not None
        return good


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--table', action='store_true')
    parser.add_argument('names', nargs='+')
    arguments = parser.parse_args()
    good = True
    for name in arguments.names:
        began = time.monotonic()
        print(f'{name}:', flush=True)
        good &= Recipe(name, arguments.table).prove()
        print(f'  {time.monotonic() - began:.0f} s', flush=True)
    sys.exit(0 if good else 1)


if __name__ == '__main__':
    main()
