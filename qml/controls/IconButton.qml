import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Theme
import MexicanTrain.Ui.Theme

/** A button with a picture; `words` say what it does. */
Basic.AbstractButton {
    id: button

    required property string words
    required property url picture
    /** What does the same; empty: no key does. */
    property string keyName: ""
    property bool mirroredPicture: false
    property bool isOnPaper: false

    implicitWidth: Theme.grown(38)
    implicitHeight: Theme.px(34)
    opacity: enabled ? 1 : Theme.faded
    Accessible.name: words
    Accessible.description: keyName
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
        radius: Theme.px(6)
        color: button.isOnPaper ? button.hovered ? Theme.current.paperHover : "transparent"
             : button.down ? Theme.current.pressed : button.hovered ? Theme.current.hovered : "transparent"
        border { color: button.isOnPaper ? Theme.current.inkFocus : Theme.current.focus; width: button.visualFocus ? Theme.focusWidth : 0 }
    }
    contentItem: Item {
        TintedPicture {
            anchors.centerIn: parent
            width: Theme.grown(20)
            height: width
            picture: button.picture
            colour: button.isOnPaper ? Theme.current.ink : Theme.current.text
            mirrored: button.mirroredPicture
        }
    }
}
