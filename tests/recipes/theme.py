"""A theme that looks like the first one."""

from edits import instead_of, like, translated

HEADING = 'A theme.'

FILES = {
    'qml/theme/themes/Night.qml': like('qml/theme/themes/Classic.qml', instead_of(
        'qsTr("Classic", "a theme: walnut, green cloth, brass")', 'qsTr("Night", "a theme")')),
    'translations/*.ts': translated,
}

TARGETS, TESTS = [], []
TABLE_TARGETS = ['ui_theme_tests', 'words_tests']
TABLE_TESTS = ['ui_theme_tests', 'words_tests']
