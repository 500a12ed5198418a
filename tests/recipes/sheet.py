"""A sheet `NotesSheet`, opened from the menu."""

from checks import tests, translated_from_today, window, window_test
from edits import before, new_file, translated
from words import line_for

HEADING, NAME = 'A sheet.', 'NotesSheet'

FILES = {
    'qml/program/NotesSheet.qml': new_file('''import QtQuick
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** What to think of before a long evening. */
Sheet {
    id: sheet

    heading: qsTr("Notes")
    wantedHeight: Theme.px(240)

    PaperScroll {
        id: scroll

        anchors { fill: parent; rightMargin: -barRoom }
        focus: true
        contentHeight: words.height
        Accessible.name: sheet.heading

        PaperText {
            id: words

            width: scroll.width - scroll.barRoom
            text: qsTr("Bring a pencil.")
        }
    }
}
'''),
    'qml/program/ShelfSheets.qml': before('''    readonly property LazySheet about: ''',
                                     f"    {line_for('A sheet.', 'qml/program/ShelfSheets.qml')}\n"),
    'qml/program/Commands.qml': before('''    readonly property Command about: ''', '''    readonly property Command notes: Command {
        text: qsTr("Notes…")
        onTriggered: commands.sheets?.shelf().notes.open()
    }
'''),
    'qml/program/MainMenu.qml': before('''    MenuLine { command: menu.commands.about }
''', '''    MenuLine { command: menu.commands.notes }
'''),
    'translations/*.ts': translated,
}

PROOF_FILES = {'tests/qml/program/tst_recipe.qml': new_file(window_test('''
        const tile = focusTile();
        openFromMenu("Notes…", "Notes");
        verify(findAll(item => item instanceof PaperText && item.text === "Bring a pencil." && isShown(item), topSheet()).length === 1);
        closeByEscape("Notes", tile);
'''))}

CHECKS = []
TABLE_CHECKS = [
    tests('words_tests'), translated_from_today,
    window('program/tst_recipe'),
    window('program/tst_sheets', 'Sheets::test_keyboard:notes'),  # the tests of all sheets take it up
]
