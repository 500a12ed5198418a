"""docs/bot-protocol.md carried out: its commands play a whole game with the bot beside it, and its session is real.

bot_page_test.py TOOL DOCS: TOOL is the headless tool's file, DOCS the folder docs/.
"""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

TOOL, DOCS = map(os.path.abspath, sys.argv[1:3])


def page():
    with open(os.path.join(DOCS, "bot-protocol.md"), encoding="utf-8") as file:
        return file.read()


def blocks(kind):
    """The page's blocks of code of that kind."""
    return re.findall(r"^```" + kind + r"\n(.*?)^```$", page(), re.MULTILINE | re.DOTALL)


def run(commands, folder):
    """Runs the page's lines as they stand there, in a folder that holds the bot, the tool on the PATH."""
    path = os.path.dirname(TOOL) + os.pathsep + os.environ["PATH"]
    return subprocess.run(["sh", "-euc", commands], cwd=folder, env={**os.environ, "PATH": path}, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)


def pattern(line):
    """A line of the session as a regular expression: " ... " stands for anything."""
    return ".*".join(re.escape(part) for part in line.split(" ... "))


class BotPage(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="mexican-train-bot-")
        self.addCleanup(shutil.rmtree, self.folder)
        shutil.copy(os.path.join(DOCS, "example_bot.py"), self.folder)

    def test_its_command_plays_a_whole_game(self):
        commands = blocks("sh")[0]
        self.assertIn("python3 example_bot.py", commands)
        result = run(commands, self.folder)
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        played, checked = (json.loads(line) for line in result.stdout.splitlines())
        self.assertNotIn("takenOver", played)
        self.assertEqual(len(played["scores"]), 13)
        self.assertTrue(checked["finished"])
        self.assertEqual(checked["totals"], played["totals"])
        with open(os.path.join(self.folder, "game.jsonl"), encoding="utf-8") as record:
            self.assertNotIn("takenOver", record.read())

    def test_its_session_is_a_real_one(self):
        command, session = blocks("sh")[1], blocks("")[-1].splitlines()
        result = run(command, self.folder)
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertNotIn("takenOver", json.loads(result.stdout))
        real = []
        for name, sign in (("heard", "> "), ("said", "< ")):
            with open(os.path.join(self.folder, name), encoding="utf-8") as file:
                real.append([sign + line for line in file.read().splitlines()])
        heard, said = real
        lines = []  # each answer after the question that it answers
        for line in heard:
            lines.append(line)
            if line.startswith('> {"act"'):
                lines.append(said.pop(0))
        self.assertEqual(said, [])
        at = 0
        self.assertGreater(len(session), 10)
        for number, line in enumerate(session):
            if line == "...":
                continue
            if number > 0 and session[number - 1] == "...":
                while at < len(lines) and not re.fullmatch(pattern(line), lines[at]):
                    at += 1
            self.assertLess(at, len(lines), "not in the real session: " + line)
            self.assertRegex(lines[at], "^" + pattern(line) + "$")
            at += 1
        self.assertEqual(at, len(lines), "the session goes on: " + "".join(lines[at:at + 1]))

    def test_the_bot_is_short_and_needs_nothing(self):
        with open(os.path.join(DOCS, "example_bot.py"), encoding="utf-8") as file:
            text = file.read()
        self.assertLess(len(text.splitlines()), 60)
        self.assertEqual(re.findall(r"^(?:import|from) (\w+)", text, re.MULTILINE), ["json", "sys"])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
