"""What a computer has too little of: threads, fonts. Argument: the program."""

import os
import pathlib
import pwd
import resource
import shutil
import subprocess
import sys
import tempfile

from gi.repository import Atspi

from table import PATIENCE, Table, wait_for

CONFIGURATION = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{fonts}</dir><cachedir>{cache}</cachedir></fontconfig>
"""
GAME = "rules=tactic;seats=human:Anna,easy;seed=scarce"


def run(program, *arguments, **more):
    return subprocess.run([program, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          timeout=PATIENCE, check=False, **more)


def with_few_threads(program, folder, most):
    """As a user whose processes are not counted otherwise: nobody else's are in the way, and root has no limit."""
    os.chmod(folder, 0o777)
    authority = f"{folder}/authority-{most}"
    given = pathlib.Path(os.environ.get("XAUTHORITY", ""))
    pathlib.Path(authority).write_bytes(given.read_bytes() if given.is_file() else b"")

    def limit():
        if os.geteuid() == 0:
            os.setgid(pwd.getpwnam("nobody").pw_gid)
            os.setuid(pwd.getpwnam("nobody").pw_uid)
        resource.setrlimit(resource.RLIMIT_NPROC, (most, most))

    return run(program, "--data-dir", f"{folder}/{most}", "--new", GAME, preexec_fn=limit,
               env=dict(os.environ, HOME=folder, XDG_RUNTIME_DIR=folder, XAUTHORITY=authority))


def only_fonts_of(folder, fonts):
    file = pathlib.Path(folder, "fonts.conf")
    file.write_text(CONFIGURATION.format(fonts=fonts, cache=folder))
    os.environ["FONTCONFIG_FILE"] = str(file)


def named(table, name):
    return next((node for node in table.nodes() if node.name == name), None)


def is_checked(node):
    node.accessible.clear_cache()
    return node.accessible.get_state_set().contains(Atspi.StateType.CHECKED)


def has_notice(table):
    return any("None of your fonts has the letters" in node.name for node in table.nodes())


def says_what_cannot_be_written(program, data_dir):
    with Table(program, data_dir, "--language", "zh_CN") as table:
        wait_for(lambda: has_notice(table), "the notice")
        named(table, "All right").press()
        wait_for(lambda: not has_notice(table), "the notice is read")
        named(table, "Chinese (no font)").press()
        wait_for(lambda: has_notice(table), "the notice once more")
        named(table, "All right").press()
        wait_for(lambda: not has_notice(table), "the notice is read again")
        assert is_checked(named(table, "English")) and not is_checked(named(table, "Chinese (no font)"))
        named(table, "Русский").press()
        wait_for(lambda: is_checked(named(table, "Русский")), "a language that can be written")


def main(program):
    with tempfile.TemporaryDirectory() as folder:
        # The other user may not be let into the folder that the program was built in.
        copy = shutil.copy(program, folder)
        for most in (1, 5):
            ended = with_few_threads(copy, folder, most)
            assert ended.returncode == 1 and "the system gives no more threads" in ended.stdout, (most, ended)
    dejavu = pathlib.Path("/usr/share/fonts/truetype/dejavu")
    if not dejavu.is_dir():
        print("skipped: there is no " + str(dejavu))
        sys.exit(77)
    with tempfile.TemporaryDirectory() as folder:
        only_fonts_of(folder, dejavu)
        says_what_cannot_be_written(program, folder)
    with tempfile.TemporaryDirectory() as folder:
        only_fonts_of(folder, "/nowhere")
        ended = run(program, "--data-dir", folder, "--language", "xx")
        assert ended.returncode == 1 and "there is no font" in ended.stdout, ended


main(sys.argv[1])
