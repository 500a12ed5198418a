"""The running program as Orca reads it, Debian's screen reader: keys alone go in, words alone come out."""

import os
import pathlib
import pty
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time

from reader import Keyboard
from table import Table, die_with_parent, wait_for

SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*?)' ?\{", re.DOTALL)
# The key itself, which Orca names.
ECHO = re.compile(r"\w+ $")
# What a key brings has been said when nothing more follows for so long; a key that brings nothing takes longer. In seconds.
REST = 1.5
SILENCE = 8


def needs():
    """Ends the test where Orca or what it needs is not there."""
    for needed in ("openbox", "orca", "gsettings"):
        if not shutil.which(needed):
            print(f"skipped: {needed} is not there")
            sys.exit(77)


class Orca:
    """Orca beside the program, in a home of their own. It has no voice: what it says is read where it writes it down."""

    def __init__(self, program, data_dir, *arguments):
        self.home = tempfile.TemporaryDirectory()
        self.written = ""
        self.read = 0
        os.environ.update(HOME=self.home.name, XDG_RUNTIME_DIR=self.home.name, XDG_CONFIG_HOME=self.home.name, XDG_DATA_HOME=self.home.name)
        # A service of speech without a sound card has Orca wait for it.
        pathlib.Path(self.home.name, "speech-dispatcher").mkdir()
        pathlib.Path(self.home.name, "speech-dispatcher", "speechd.conf").write_text("DisableAutoSpawn\n")
        self.others = [self._start("openbox")]
        for what in ("interface toolkit-accessibility", "a11y.applications screen-reader-enabled"):
            subprocess.run(["gsettings", "set", *f"org.gnome.desktop.{what} true".split()], check=True)
        # Python writes a line at once to a terminal alone; to a file it would wait for some thousand letters.
        ours, its = pty.openpty()
        threading.Thread(target=self._write_down, args=[ours], daemon=True).start()
        self.others.append(self._start("orca", "--replace", "--debug-file", os.ttyname(its)))
        wait_for(lambda: self._new(), "Orca speaks")
        self.table = Table(program, data_dir, *arguments)
        self.keyboard = Keyboard()
        self.started = self.settle(SILENCE)

    @staticmethod
    def _start(*command):
        return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=die_with_parent)

    def _write_down(self, ours):
        while True:
            self.written += os.read(ours, 65536).decode("utf-8", "replace")

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        self.table.__exit__(*failure)
        for process in reversed(self.others):
            process.terminate()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self.home.cleanup()

    def _new(self):
        """What it has said since this was last asked for."""
        end = self.written.rfind("\n") + 1
        lines, self.read = self.written[self.read:end], end
        said = (" ".join(words.splitlines()) for words in SPOKEN.findall(lines.replace("\r", "")))
        return [words for words in said if words.strip() and not ECHO.match(words)]

    def settle(self, rest=REST):
        """All that is said until there is silence."""
        said = []
        until = time.monotonic() + SILENCE
        while time.monotonic() < until:
            time.sleep(0.05)
            new = self._new()
            if new:
                said += new
                until = time.monotonic() + rest
        return said

    def hit(self, *keys):
        """What is said of the last of these keys."""
        for key in keys:
            self.keyboard.hit(key)
            said = self.settle()
        return said
