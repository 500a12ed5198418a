import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Ui.Theme

/** A small button on the cloth for something that can wait. */
Basic.AbstractButton {
    id: button

    implicitWidth: label.implicitWidth + Theme.px(16)
    implicitHeight: Theme.px(25)
    Accessible.name: text
    Accessible.onPressAction: button.clicked()
    Keys.onReturnPressed: button.clicked()
    Keys.onEnterPressed: button.clicked()

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: button.checked ? Theme.current.brass : button.down ? Theme.current.pressed : button.hovered ? Theme.current.hovered : Theme.current.quiet
        border.color: button.visualFocus ? Theme.current.focus : Theme.current.plateLine
        border.width: button.visualFocus ? Theme.focusWidth : 1
    }
    Text {
        id: label

        anchors.centerIn: parent
        width: Math.min(implicitWidth, button.width - Theme.px(16))
        text: button.text
        elide: Text.ElideRight
        color: button.checked ? Theme.current.brassText : Theme.current.textSoft
        font { family: Theme.current.bodyFont; pixelSize: Theme.smallText }
        Accessible.ignored: true
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
