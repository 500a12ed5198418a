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
    placeholderText: words
    placeholderTextColor: Theme.look.inkSoft
    color: Theme.look.ink
    selectionColor: Theme.look.action
    selectedTextColor: Theme.look.actionText
    font { family: Theme.look.bodyFont; pixelSize: Theme.bodyText }
    Accessible.name: words

    background: Rectangle {
        radius: Theme.px(7)
        color: Theme.look.field
        border.color: field.activeFocus ? Theme.look.inkFocus : Theme.look.paperLine
        border.width: field.activeFocus ? Theme.focusWidth : 1
    }
}
