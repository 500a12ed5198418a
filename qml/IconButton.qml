import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain

/** A button with a picture; `words` say what it does. */
Basic.AbstractButton {
    id: button

    required property string words
    required property url picture
    property bool mirroredPicture: false

    implicitWidth: Theme.px(38)
    implicitHeight: Theme.px(34)
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
            border.color: "#88402a10"
        }
    }

    background: Rectangle {
        radius: Theme.px(6)
        color: button.down ? "#40ffffff" : button.hovered ? "#20ffffff" : "transparent"
        border { color: Theme.look.focus; width: button.visualFocus ? Theme.px(2) : 0 }
    }
    contentItem: Item {
        Image {
            anchors.centerIn: parent
            width: Theme.px(20)
            height: width
            sourceSize { width: width; height: height }
            source: button.picture
            mirror: button.mirroredPicture
        }
    }
}
