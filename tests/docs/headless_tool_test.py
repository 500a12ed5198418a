"""docs/headless-tool.md carried out: the commands that it gives do what stands beside them.

headless_tool_test.py TOOL ROOT: TOOL is the headless tool's file, ROOT the project's folder.
"""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

TOOL, ROOT = map(os.path.abspath, sys.argv[1:3])
POSITION = "tests/data/positions/opening-a-double-may-be-the-last-tile-of-it.json"


def commands():
    """The lines of the page's block, without their remarks."""
    with open(os.path.join(ROOT, "docs", "headless-tool.md"), encoding="utf-8") as file:
        block = re.search(r"^```\n(.*?)^```$", file.read(), re.MULTILINE | re.DOTALL).group(1)
    return [line.partition("#")[0].strip() for line in block.splitlines()]


class HeadlessTool(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="mexican-train-readme-")
        self.addCleanup(shutil.rmtree, self.folder)
        shutil.copy(os.path.join(ROOT, POSITION), os.path.join(self.folder, "position.json"))
        with open(os.path.join(self.folder, "my-bot"), "w", encoding="utf-8") as bot:
            bot.write(f'#!/bin/sh\nexec "{sys.executable}" "{ROOT}/docs/example_bot.py"\n')
        os.chmod(bot.name, 0o755)

    def answer(self, line):
        path = os.path.dirname(TOOL) + os.pathsep + os.environ["PATH"]
        result = subprocess.run(["sh", "-euc", line], cwd=self.folder, env={**os.environ, "PATH": path}, text=True,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
        self.assertEqual((result.returncode, result.stderr), (0, ""), line)
        return result.stdout

    def noted(self):
        """The first round's fingerprint, as the fairness page shows it and somebody notes the first half of it."""
        with open(os.path.join(self.folder, "game.jsonl"), encoding="utf-8") as record:
            deal = next(deal for deal in map(json.loads, record) if "commit" in deal)
        return " ".join(deal["commit"][i:i + 4] for i in range(0, 32, 4))

    def test_its_commands(self):
        said = {}
        for line in commands():
            command = line.split()[1]
            if "ROUND:HEX" in line:
                line = line.replace("ROUND:HEX", f'"1:{self.noted()}"')
            # How fast this machine is can be asked more briefly here.
            said.setdefault(command, []).append(self.answer(line + " --seconds 0.001" if command == "bench" else line))
        for words in ("ecowoodart", "goOutOnDouble", "hand"):
            self.assertIn(words, said["rules"][0])
        played, against = map(json.loads, said["play"])
        checked = json.loads(said["check"][0])
        self.assertTrue(checked["finished"])
        self.assertEqual(checked["totals"], played["totals"])
        self.assertNotIn("takenOver", against)
        self.assertIn("legal", json.loads(said["legal"][0]))
        self.assertEqual(json.loads(said["plan"][0])["longest"]["tiles"], ["12-4", "4-4", "4-9", "9-2"])
        self.assertIn("roundsPerSecond", said["bench"][0])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
