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
    opacity: enabled ? 1 : Theme.faded
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
            color: Theme.current.paper
            border.color: Theme.current.paperLine
        }
    }

    background: Rectangle {
        radius: Theme.px(8)
        color: button.down ? Theme.current.pressed : button.hovered ? Theme.current.hovered : Theme.current.button
        border.color: button.visualFocus ? Theme.current.focus : Theme.current.plateLine
        border.width: button.visualFocus ? Theme.focusWidth : 1
    }
    contentItem: Item {
        TintedPicture {
            anchors.centerIn: parent
            width: Theme.px(button.prominent ? 24 : 20)
            height: width
            picture: button.sign
            colour: Theme.current.text
            mirrored: button.backwards
        }
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
