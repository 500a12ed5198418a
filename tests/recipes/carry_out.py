#!/usr/bin/env python3
"""Carries out the recipes of CONTRIBUTING.md, "How to add ...", by their own words, in a copy of the tree:
tests/recipes/carry_out.py [--table] [--whole] NAME...; NAME is a file of this folder: rulebook, level, option ...

A recipe is a numbered list. A step begins with what it touches or runs, between backticks and before its first colon; what
is put there, the recipe's file here says (for a pattern: what is made of every file that it fits). Then everything that the
file's checks ask for must hold; and with each of the steps left out it must not (--whole: that is not tried).
Without --table only what needs no Qt is done and built (preset engine-only); with it everything is (preset dev)."""

import argparse
import hashlib
import importlib
import os
import pathlib
import re
import resource
import shlex
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(HERE), str(ROOT / 'tools')]
sys.dont_write_bytecode = True
from tree_copy import copy_tree  # noqa: E402
from words import is_command, recipe_of  # noqa: E402

TABLE = ('app/', 'qml/', 'translations/', 'tests/app/', 'tests/qml/')
PROCESSOR_SECONDS = 900  # of one program; the whole of engine_tests takes some 60 in a debug build


def limit():
    """Rules by which a round never ends would never end their tests."""
    resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR_SECONDS, PROCESSOR_SECONDS))


class SameTimes:
    """A file that a command wrote again as it was at the last build gets the time back that it had, or it would be
    compiled anew: the translations, each time."""

    def __init__(self, tree):
        self.tree, self.known = tree, {}

    def files(self):
        for path in self.tree.rglob('*'):
            if path.is_file() and not path.is_relative_to(self.tree / 'build'):
                yield path, hashlib.sha256(path.read_bytes()).digest(), path.stat().st_mtime_ns

    def restore(self):
        for path, content, now in self.files():
            before, then = self.known.get(path, (None, None))
            if content == before and now != then:
                os.utime(path, ns=(then, then))

    def remember(self):
        self.known = {path: (content, now) for path, content, now in self.files()}


class Recipe:
    def __init__(self, name, with_table):
        self.addition = importlib.import_module(name)
        self.preset = 'dev' if with_table else 'engine-only'
        self.tree = ROOT / 'build' / 'recipes' / self.preset
        self.times = SameTimes(self.tree)
        called, everything = recipe_of(self.addition.HEADING)
        assert called == self.addition.NAME, f'CONTRIBUTING.md adds {called}, and not {self.addition.NAME}'
        named = {words for step in everything for words in step.touches if not is_command(words)}
        assert named == set(self.addition.FILES), f'named, but not added, or the reverse: {named ^ set(self.addition.FILES)}'
        for_table = [any(w.startswith(TABLE) or 'lupdate' in w for w in step.touches) for step in everything]
        self.steps = [step.touches for step, table in zip(everything, for_table) if with_table or not table]
        self.checks = self.addition.CHECKS + (self.addition.TABLE_CHECKS if with_table else [])

    def run(self, command):
        command = command.replace('preset dev', f'preset {self.preset}').replace('build/dev/', f'build/{self.preset}/')
        # Else Qt's tools write the same code in another order each time, and a cache of the compiler does not know it again.
        environment = os.environ | {'QT_HASH_SEED': '0'}
        return subprocess.run(shlex.split(command), cwd=self.tree, env=environment, preexec_fn=limit, capture_output=True, text=True)

    def carry_out(self, left_out=None):
        """All steps but one, in the tree as it is here: first what is written, for that is one build, then what is run."""
        done = [step for number, step in enumerate(self.steps) if number != left_out]
        texts = {path: edit(None) for path, edit in getattr(self.addition, 'PROOF_FILES', {}).items()}
        for words in [words for step in done for words in step if not is_command(words) and '*' not in words]:
            old = (ROOT / words).read_text() if (ROOT / words).is_file() else None
            texts[words] = self.addition.FILES[words](old)
        copy_tree(ROOT, self.tree, texts)
        self.times.restore()
        for words in [words for step in done for words in step]:
            if is_command(words):
                result = self.run(words)
                if result.returncode and left_out is None:
                    sys.exit(f'{words}\n{result.stdout}{result.stderr}')
            elif '*' in words:  # a command has made these, and they are filled in
                for path in self.tree.glob(words):
                    path.write_text(self.addition.FILES[words](path.read_text()))
        self.times.restore()

    def build(self, program):
        """What is wrong with it, or None."""
        built = self.run(f'cmake --build --preset dev --target {program} -- -j2')
        self.times.remember()
        if built.returncode == 0:
            return None
        errors = re.findall(r'.*error:.*', built.stdout)
        return 'the build: ' + (errors[0] if errors else (built.stdout + built.stderr)[-2000:])

    def what_fails(self, left_out):
        """The first thing that fails, or None."""
        for check in [check for check in self.checks if left_out is None or not check.once]:
            program = re.search(r'build/dev/bin/(\S+)', check.command)
            wrong = program and self.build(program.group(1))
            if wrong:
                return wrong
            result = self.run(check.command)
            said = result.stdout + result.stderr
            if result.returncode != check.code or check.says not in said:
                failed = re.search(r'(?:\[  FAILED  \] |FAIL!  : )(\S+)', said)
                return failed.group(1) if failed else f'{check.command}: {said[-2000:]}'
        return None

    def try_out(self, left_out=None):
        """Whether it went as it should."""
        began = time.monotonic()
        self.carry_out(left_out)
        failed = self.what_fails(left_out)
        took = f'{time.monotonic() - began:.0f} s'
        if left_out is None:
            print(f'  all {len(self.steps)} steps: ' + (f'FAILED: {failed}' if failed else f'everything holds ({took})'), flush=True)
            return failed is None
        what = ', '.join(self.steps[left_out])
        print(f'  without {what}: ' + (f'fails, as it should ({took}): {failed[:100]}' if failed else 'NOTHING FAILS'), flush=True)
        return failed is not None

    def prove(self, whole_alone):
        copy_tree(ROOT, self.tree)
        configured = self.run('cmake --preset dev')
        if configured.returncode:
            sys.exit(configured.stderr)
        good = self.try_out()
        for number, step in enumerate([] if whole_alone else self.steps):
            if not any(words in getattr(self.addition, 'NOT_WITHOUT', []) for words in step):  # nothing is compiled without it
                good &= self.try_out(left_out=number)
        return good


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--table', action='store_true')
    parser.add_argument('--whole', action='store_true')
    parser.add_argument('names', nargs='+')
    arguments = parser.parse_args()
    good = True
    for name in arguments.names:
        began = time.monotonic()
        print(f'{name}:', flush=True)
        good &= Recipe(name, arguments.table).prove(arguments.whole)
        print(f'  {time.monotonic() - began:.0f} s', flush=True)
    sys.exit(0 if good else 1)


if __name__ == '__main__':
    main()
