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
        color: button.checked ? Theme.look.brass : button.down ? Theme.look.pressed : button.hovered ? Theme.look.hovered : Theme.look.quiet
        border.color: button.visualFocus ? Theme.look.focus : Theme.look.plateLine
        border.width: button.visualFocus ? Theme.focusWidth : 1
    }
    Text {
        id: label

        anchors.centerIn: parent
        text: button.text
        color: button.checked ? Theme.look.brassText : Theme.look.textSoft
        font { family: Theme.look.bodyFont; pixelSize: Theme.smallText }
        Accessible.ignored: true
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
