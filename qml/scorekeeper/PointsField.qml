import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Ui.Theme

/** A number, large enough for a finger. */
Basic.TextField {
    id: field

    property bool doubtful: false

    implicitWidth: Theme.px(86)
    implicitHeight: Theme.px(46)
    topPadding: 0
    bottomPadding: 0
    maximumLength: 6
    horizontalAlignment: Text.AlignHCenter
    inputMethodHints: Qt.ImhDigitsOnly
    selectByMouse: true
    color: doubtful ? Theme.look.inkWarning : Theme.look.ink
    selectionColor: Theme.look.action
    selectedTextColor: Theme.look.actionText
    font { family: Theme.look.bodyFont; bold: true; pixelSize: Theme.text(19) }
    onActiveFocusChanged: if (activeFocus) selectAll()

    background: Rectangle {
        radius: Theme.px(7)
        color: Theme.look.field
        border.color: field.doubtful ? Theme.look.inkWarning : field.activeFocus ? Theme.look.inkFocus : Theme.look.paperLine
        border.width: field.activeFocus || field.doubtful ? Theme.focusWidth : 1
    }
}
