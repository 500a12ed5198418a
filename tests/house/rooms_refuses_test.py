"""The test of the rooms can fail: in a copy of the sources, each way of breaking the plan is planted and found."""
import pathlib
import shutil
import sys
import tempfile

import rooms

ROOT = pathlib.Path(sys.argv[1])
PLAN = rooms.plan(pathlib.Path(sys.argv[2]).read_text())


def planted(change, expected):
    """Changes a copy, and sees whether exactly the one expected fault is found."""
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder)
        for top in ("app", "qml", "engine", "cli", "tests/qml"):
            shutil.copytree(ROOT / top, copy / top)
        plan = {room: list(uses) for room, uses in PLAN.items()}
        change(copy, plan)
        found = rooms.faults(copy, plan)
        if not any(expected in fault for fault in found):
            sys.exit(f"not found: {expected}; but: {found}")


def append(file, text):
    return lambda copy, plan: (copy / file).write_text((copy / file).read_text() + text)


planted(append("app/people/seat.h", '\n#include "app/words/tile_words.h"\n'), "seat.h uses words")
planted(append("app/table/track_model.cpp", '\n#include "app/replay/game_replay.h"\n'), "track_model.cpp uses replay")
planted(append("qml/table/Track.qml", "\nimport MexicanTrain.Ui.Play\n"), "Track.qml uses ui_play")
planted(append("qml/controls/Choice.qml", "\nimport MexicanTrain.Setup\n"), "Choice.qml uses setup")
planted(append("engine/record/notation.h", "\n#include <QString>\n"), "notation.h includes Qt")
planted(append("engine/base/hand.h", '\n#include "engine/rules/options.h"\n'), "hand.h uses engine/rules")
planted(append("engine/rules/CMakeLists.txt", "\ntarget_link_libraries(mt_engine_rules PUBLIC mt_engine_game)\n"),
        "game -> rules -> game: a circle")
planted(lambda copy, plan: (copy / "engine/helpers.cpp").write_text(""), "engine/helpers.cpp lies loose")
planted(lambda copy, plan: plan["words"].append("play"), "a circle")
planted(lambda copy, plan: (copy / "app/helpers.cpp").write_text(""), "app/helpers.cpp lies loose")
planted(lambda copy, plan: (copy / "qml/Extra.qml").write_text(""), "qml/Extra.qml lies loose")
planted(lambda copy, plan: (copy / "tests/qml/tst_extra.qml").write_text(""), "tests/qml/tst_extra.qml is in the folder of no room")
planted(lambda copy, plan: shutil.copytree(copy / "app/table", copy / "app/misc"), "app/misc is no room")
