import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Theme
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** A brass-rimmed button with a sign on it, as on a tape recorder; `words` say what it does. */
Basic.AbstractButton {
    id: button

    required property string words
    required property url sign
    property bool backwards: false
    property bool prominent: false

    implicitWidth: Theme.px(prominent ? 58 : 46)
    implicitHeight: Theme.px(38)
    opacity: enabled ? 1 : 0.4
    Accessible.name: words
    Accessible.onPressAction: button.clicked()
    Keys.onReturnPressed: button.clicked()
    Keys.onEnterPressed: button.clicked()

    Basic.ToolTip {
        visible: button.hovered
        delay: 600
        padding: Theme.px(8)
        contentItem: PaperText {
            text: button.words
            wrapMode: Text.NoWrap
        }
        background: Rectangle {
            radius: Theme.px(6)
            color: Theme.look.paper
            border.color: Theme.look.paperLine
        }
    }

    background: Rectangle {
        radius: Theme.px(8)
        color: button.down ? Theme.look.pressed : button.hovered ? Theme.look.hovered : Theme.look.button
        border.color: button.visualFocus ? Theme.look.focus : Theme.look.plateLine
        border.width: button.visualFocus ? Theme.focusWidth : 1
    }
    contentItem: Item {
        TintedPicture {
            anchors.centerIn: parent
            width: Theme.px(button.prominent ? 24 : 20)
            height: width
            picture: button.sign
            colour: Theme.look.text
            mirrored: button.backwards
        }
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
