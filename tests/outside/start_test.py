"""The program starts where OpenGL does not work, and says in one sentence that there is no screen. Argument: the program."""

import os
import signal
import subprocess
import sys
import tempfile

from table import PATIENCE, Table, die_with_parent, wait_for

UNREACHABLE = {"LIBGL_DRIVERS_PATH": "/nonexistent", "__EGL_VENDOR_LIBRARY_DIRS": "/nonexistent"}
# A graphics processor, as far as the program can tell, in a /dev of its own.
PROCESSOR = """d=$(mktemp -d) && mount -t tmpfs none $d && mkdir $d/dri $d/shm &&
for n in null zero random urandom; do cp -a /dev/$n $d/; done &&
mknod $d/dri/renderD128 c 226 128 && mount --rbind $d /dev && exec "$0" "$@\""""
GAME = "rules=tactic;seats=human:Anna,easy;seed=start"


def starts_without_screen(program):
    for change in ({}, {"DISPLAY": ":97"}, {"WAYLAND_DISPLAY": "none"}, {"QT_QPA_PLATFORM": "nonsense"}):
        environment = {name: value for name, value in os.environ.items()
                       if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")} | change
        with tempfile.TemporaryDirectory() as data_dir:
            ended = subprocess.run([program, "--data-dir", data_dir], env=environment, capture_output=True, text=True,
                                   timeout=PATIENCE, preexec_fn=die_with_parent)
        assert ended.returncode == 1, (change, ended)
        lines = [line for line in ended.stderr.splitlines() if not line.startswith("QStandardPaths:")]
        assert len(lines) == 1 and lines[0].startswith("mexican-train: no screen can be opened: "), (change, lines)
        assert all(value in lines[0] for value in change.values()), (change, lines)


def can_make_a_processor():
    return subprocess.run(["unshare", "-m", "sh", "-c", PROCESSOR, "true"], capture_output=True).returncode == 0


def starts_without_opengl(program, how, *said):
    """`how`: the environment; each of `said` is a line on standard error."""
    with tempfile.TemporaryDirectory() as folder:
        launcher = os.path.join(folder, "launcher")
        with open(launcher, "w", encoding="utf-8") as file:
            file.write(f"#!/bin/sh\nexec unshare -m sh -c '{PROCESSOR}' {program} \"$@\"\n")
        os.chmod(launcher, 0o755)
        before = dict(os.environ)
        os.environ.update(UNREACHABLE, **how)
        try:
            with Table(launcher, os.path.join(folder, "data"), "--new", GAME) as table:
                wait_for(table.hand, "the hand in the window")
                for line in said:
                    assert line in table.said(), table.said()
                table.process.send_signal(signal.SIGTERM)
                assert table.process.wait(PATIENCE) == 0
        finally:
            os.environ.clear()
            os.environ.update(before)
        games = [name for name in os.listdir(os.path.join(folder, "data", "games")) if name.endswith(".mtrain")]
        assert len(games) == 1, games


def main(program):
    starts_without_screen(program)
    if not can_make_a_processor():
        print("without a screen; skipped: only root can let the program see a graphics processor")
        return
    starts_without_opengl(program, {}, "OpenGL does not work here, so the processor draws")
    # Asked for, it is not tried before; the program starts again and goes on with its game.
    starts_without_opengl(program, {"QSG_RHI_BACKEND": "opengl"}, "Failed to initialize graphics backend",
                          "starting again, drawn by the processor")


main(sys.argv[1])
