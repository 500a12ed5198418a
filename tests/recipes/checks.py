"""What must hold when a recipe has been followed."""

from typing import NamedTuple

SCREENLESS = 'env QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software '


class Check(NamedTuple):
    command: str  # a program of build/dev/bin that it names is built first
    says: str = ''  # must be in what it prints
    code: int = 0  # what it ends with
    once: bool = False  # with all steps alone: the checks before it find what is left out


translated_from_today = Check('tools/translations')


def tests(program, only='*', once=False):
    return Check(f'build/dev/bin/{program} --gtest_filter={only} --gtest_fail_fast --gtest_brief=1', once=once)


def tool(words, says='', code=0):
    return Check(f'build/dev/bin/mexican-train-cli {words}', says, code)


def table(words, says='', code=0):
    return Check(f'{SCREENLESS}build/dev/bin/mexican-train {words}', says, code)


def window(test, *functions):
    """A test of tests/qml, as ROOM/FILE; of a function with rows `function:row` is that row alone."""
    return Check(f'{SCREENLESS}build/dev/bin/qml_tests -input tests/qml/{test}.qml {" ".join(functions)}', says=' 0 failed')


def window_test(body, *modules):
    """The file of a test in the window, for what no test of the tree can know of: a file for PROOF_FILES."""
    imports = ''.join(f'import {module}\n' for module in modules)
    return f'''import QtQuick
{imports}import MexicanTrain.Ui.Controls
import MexicanTrain.Tests
import ".."

SheetsCase {{
    name: "Recipe"

    function test_isThere(): void {{
        open("rules=tactic;seats=human:Anna,easy:Bruno;seed=words;first=1");
        verify(waitForMyTurn());
{body.lstrip(chr(10))}    }}
}}
'''
