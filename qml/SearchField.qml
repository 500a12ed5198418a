import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain

/** A line for words to look for. */
Basic.TextField {
    id: field

    required property string words

    implicitHeight: Theme.px(34)
    leftPadding: Theme.px(12)
    rightPadding: Theme.px(12)
    placeholderText: words
    placeholderTextColor: Theme.look.inkSoft
    color: Theme.look.ink
    selectionColor: Theme.look.action
    font { family: Theme.look.bodyFont; pixelSize: Theme.bodyText }
    Accessible.name: words

    background: Rectangle {
        radius: Theme.px(7)
        color: "#fffdf6"
        border.color: field.activeFocus ? Theme.look.action : "#66402a10"
        border.width: field.activeFocus ? Theme.px(2) : 1
    }
}
