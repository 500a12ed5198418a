import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Ui.Theme

/** A number, large enough for a finger. */
Basic.TextField {
    id: field

    property bool hasIssue: false

    implicitWidth: Theme.px(86)
    implicitHeight: Theme.px(46)
    topPadding: 0
    bottomPadding: 0
    maximumLength: 6
    horizontalAlignment: Text.AlignHCenter
    inputMethodHints: Qt.ImhDigitsOnly
    selectByMouse: true
    color: hasIssue ? Theme.current.inkWarning : Theme.current.ink
    selectionColor: Theme.current.action
    selectedTextColor: Theme.current.actionText
    font { family: Theme.current.bodyFont; bold: true; pixelSize: Theme.text(19) }
    onActiveFocusChanged: if (activeFocus) selectAll()

    background: Rectangle {
        radius: Theme.px(7)
        color: Theme.current.field
        border.color: field.hasIssue ? Theme.current.inkWarning : field.activeFocus ? Theme.current.inkFocus : Theme.current.paperLine
        border.width: field.activeFocus || field.hasIssue ? Theme.focusWidth : 1
    }
}
