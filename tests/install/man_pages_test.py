"""Manual pages have the options that --help has: man_pages_test.py PAGES CLI [TABLE].

What --help lists and what a page lists are the same options, command by command, in both directions.
"""
import pathlib
import re
import subprocess
import sys
import unittest

PAGES, PROGRAMS = pathlib.Path(sys.argv[1]), sys.argv[2:]
OWN = {"--help", "--version"}


def helped(program, command=()):
    """The options of a program by its commands, as it prints them itself."""
    text = subprocess.run([program, *command, "--help"], check=True, capture_output=True, text=True).stdout
    own = set(re.findall(r"^  (?:-\w,)?(--[a-z-]+)", text, re.MULTILINE))
    found = {" ".join(command): own - OWN if command else own}
    part = re.search(r"^Subcommands:\n((?:  .*\n)+)", text, re.MULTILINE)
    for name in re.findall(r"^  ([a-z-]+) ", part.group(1), re.MULTILINE) if part else ():
        found |= helped(program, (*command, name))
    return found


def paged(text):
    """The same as a page says it: a paragraph for each option, under the heading of its command."""
    found, command, before = {"": set()}, "", ""
    for line in text.replace("\\-", "-").splitlines():
        if line.startswith(".SS "):
            command = " ".join(re.findall(r"(?<= )[a-z-]+(?= |$)", line))
            found[command] = set()
        elif line.startswith(".SH ") and line != ".SH COMMANDS":
            command = ""
        elif line.startswith((".B --", ".BI --", ".BR -h")) and before == ".TP":
            found[command].add(re.search(r"--[a-z-]+", line).group())
        before = line
    return found


class ManPages(unittest.TestCase):
    maxDiff = None

    def test_the_pages_have_all_options_and_no_others(self):
        for program in PROGRAMS:
            name = pathlib.Path(program).name
            with self.subTest(name):
                self.assertEqual(paged((PAGES / f"{name}.6").read_text(encoding="utf-8")), helped(program))

    def test_what_a_page_lacks_is_seen(self):
        page = (PAGES / "mexican-train-cli.6").read_text(encoding="utf-8")
        self.assertNotEqual(paged(page.replace(".B \\-\\-trace", ".B trace")), paged(page))
        self.assertNotEqual(paged(page.replace(".SS bench", ".SS bank")), paged(page))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
