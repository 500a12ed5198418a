import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Ui.Theme

/** A line for words to look for, or for a name. */
Basic.TextField {
    id: field

    required property string words

    implicitHeight: Math.max(Theme.px(34), Theme.text(28))
    topPadding: 0
    bottomPadding: 0
    leftPadding: Theme.px(12)
    rightPadding: Theme.px(12)
    clip: true // marks heaped on a letter
    // A screen reader takes it for a description: beside what stands there it would be read twice.
    placeholderText: text === "" ? words : ""
    placeholderTextColor: Theme.current.inkSoft
    color: Theme.current.ink
    selectionColor: Theme.current.action
    selectedTextColor: Theme.current.actionText
    font { family: Theme.current.bodyFont; pixelSize: Theme.bodyText }
    Accessible.name: words

    background: Rectangle {
        radius: Theme.px(7)
        color: Theme.current.field
        border.color: field.activeFocus ? Theme.current.inkFocus : Theme.current.paperLine
        border.width: field.activeFocus ? Theme.focusWidth : 1
    }
}
