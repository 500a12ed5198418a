import QtQuick

/** One of the lines of a PaperScroll: the keyboard comes to it, and it is read aloud then. Without words there is no line. */
PaperText {
    visible: text !== ""
    Accessible.role: Accessible.ListItem
    Accessible.focusable: true
}
