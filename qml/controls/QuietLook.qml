import QtQuick
import QtQuick.Templates as Templates
import MexicanTrain.Ui.Theme

/** What a small button on the cloth looks like. */
Item {
    id: look

    required property Templates.AbstractButton button

    implicitWidth: label.implicitWidth + Theme.px(16)
    implicitHeight: Math.max(Theme.px(25), Theme.smallestTarget, label.implicitHeight)

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: look.button.checked ? Theme.current.brass : look.button.down ? Theme.current.pressed
             : look.button.hovered ? Theme.current.hovered : Theme.current.quiet
        border.color: look.button.visualFocus ? Theme.current.focus : Theme.current.plateLine
        border.width: look.button.visualFocus ? Theme.focusWidth : 1
    }
    Text {
        id: label

        anchors.centerIn: parent
        width: Math.min(implicitWidth, parent.width - Theme.px(16))
        elide: Text.ElideRight
        text: look.button.text
        color: look.button.checked ? Theme.current.brassText : Theme.current.textSoft
        font { family: Theme.current.bodyFont; pixelSize: Theme.smallText }
        Accessible.ignored: true
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
