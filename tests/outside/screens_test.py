"""The window lies on its screen, with its frame and beside a panel: at the first start and where it was remembered on another
screen. Argument: the program."""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from table import PATIENCE, die_with_parent, wait_for

PANEL = 40
SCREENS = [(1366, 768), (1280, 800), (1600, 900), (1920, 1080)]
SCALES = [1, 1.25, 1.5, 2]
# As QRect is written in the settings: x, y, width, height.
REMEMBERED = [None, ("0 30 2500 1400", "normal"), ("0 0 3840 2160", "normal"), ("-3000 0 3200 780", "normal"),
              ("1200 700 960 600", "normal"), ("5000 5000 960 600", "normal"), ("0 0 0 0", "normal"), ("x", "normal"),
              ("0 0 3840 2160", "maximised"), ("0 0 3840 2160", "full")]


def numbers(pattern, *command):
    said = subprocess.run(command, capture_output=True, text=True, env=os.environ).stdout
    found = re.search(pattern, said)
    return [int(number) for number in re.findall(r"-?\d+", found[1])] if found else None


def window():
    found = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", "^Mexican Train$"], capture_output=True, text=True).stdout.split()
    return found[-1] if found else None


def place_of(window_id):
    """Left, top, right and bottom of the window with its frame, as soon as it rests."""
    corner = numbers(r"Absolute[^:]*X:(\s*-?\d+)\s*\n", "xwininfo", "-id", window_id) + numbers(r"Absolute[^:]*Y:(\s*-?\d+)\s*\n", "xwininfo", "-id", window_id)
    size = numbers(r"Width:(\s*\d+)", "xwininfo", "-id", window_id) + numbers(r"Height:(\s*\d+)", "xwininfo", "-id", window_id)
    left, right, top, bottom = numbers(r"=(.*)", "xprop", "-id", window_id, "_NET_FRAME_EXTENTS") or (0, 0, 0, 0)
    return corner[0] - left, corner[1] - top, corner[0] + size[0] + right, corner[1] + size[1] + bottom


def resting_place():
    window_id = wait_for(window, "the window")
    last = None
    for _ in range(40):
        now = place_of(window_id)
        if now == last:
            return now
        last = now
        time.sleep(0.5)
    raise AssertionError(f"it does not come to rest: {last}")


def look(program, screen, scale, remembered):
    with tempfile.TemporaryDirectory() as data_dir:
        if remembered:
            with open(f"{data_dir}/settings.ini", "w", encoding="utf-8") as file:
                file.write("[window]\nplace=@Rect(%s)\nstate=%s\n" % remembered)
        environment = dict(os.environ, QT_QPA_PLATFORM="xcb", QT_SCALE_FACTOR=str(scale))
        with subprocess.Popen([program, "--data-dir", data_dir], env=environment, preexec_fn=die_with_parent) as process:
            left, top, right, bottom = resting_place()
            process.send_signal(signal.SIGTERM)
            assert process.wait(PATIENCE) == 0
    free = screen[1] if remembered and remembered[1] == "full" else screen[1] - PANEL
    assert 0 <= left and 0 <= top and right <= screen[0] and bottom <= free, \
        f"{screen} at {scale}, remembered {remembered}: {left, top, right, bottom}"
    assert (right - left) / scale >= min(800, screen[0] / scale - 20), "as wide as it has to be"


def on_screen(program, screen, panel):
    server = subprocess.Popen(["Xvfb", "-displayfd", "1", "-screen", "0", f"{screen[0]}x{screen[1]}x24", "-nolisten", "tcp"],
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, preexec_fn=die_with_parent)
    os.environ["DISPLAY"] = ":" + server.stdout.readline().strip()
    manager = subprocess.Popen(["openbox", "--config-file", panel], stderr=subprocess.DEVNULL, preexec_fn=die_with_parent)
    wait_for(lambda: numbers(r"=(.*)", "xprop", "-root", "_NET_WORKAREA"), "the window manager")
    for scale in SCALES:
        for remembered in REMEMBERED if scale in (1, 2) else REMEMBERED[:3]:
            look(program, screen, scale, remembered)
    manager.kill()
    server.kill()
    manager.wait()
    server.wait()


def main(program):
    with tempfile.TemporaryDirectory() as folder, open("/etc/xdg/openbox/rc.xml", encoding="utf-8") as usual:
        panel = f"{folder}/rc.xml"
        with open(panel, "w", encoding="utf-8") as file:
            file.write(usual.read().replace("<bottom>0</bottom>", f"<bottom>{PANEL}</bottom>", 1))
        for screen in SCREENS:
            on_screen(program, screen, panel)
            print(screen, "holds the window", flush=True)


for needed in ("openbox", "xdotool", "xprop", "Xvfb"):
    if not shutil.which(needed):
        print(f"skipped: {needed} is not there")
        sys.exit(77)
main(sys.argv[1])
