"""A theme that looks like the first one."""

from checks import tests, translated_from_today, window, window_test
from edits import instead_of, like, new_file, translated

HEADING, NAME = 'A theme.', 'Night'

FILES = {
    'qml/theme/themes/Night.qml': like('qml/theme/themes/Classic.qml', instead_of(
        'qsTr("Classic", "a theme: walnut, green cloth, brass")', 'qsTr("Night", "a theme")')),
    'translations/*.ts': translated,
}

PROOF_FILES = {'tests/qml/program/tst_recipe.qml': new_file(window_test('''
        window.sheets.settings.open();
        tryVerify(() => sheet("Settings"), patience);
        verify(TestGames.press(window, "Night"));
        compare(program.preferences.theme, "Night");
        compare(Theme.current.title, "Night");
        program.preferences.theme = "Classic";
''', 'MexicanTrain.Ui.Theme'))}

CHECKS = []
TABLE_CHECKS = [
    tests('ui_theme_tests', only='All/EachTheme.*/Night:ThemeList.*'),
    tests('words_tests'), translated_from_today,
    window('program/tst_recipe'),
]
