import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Ui.Theme

/** A warning in the header that can be pressed, for what can be done about it. */
Basic.AbstractButton {
    id: button

    required property string words

    implicitWidth: sign.implicitWidth
    implicitHeight: Theme.px(34)
    Accessible.onPressAction: button.clicked()
    Keys.onReturnPressed: button.clicked()
    Keys.onEnterPressed: button.clicked()

    Tag {
        id: sign

        anchors.centerIn: parent
        words: button.words
        hue: button.down ? Qt.darker(Theme.current.refusal, 1.2) : button.hovered ? Qt.lighter(Theme.current.refusal, 1.15) : Theme.current.refusal
        ink: Theme.current.discText
        letters: Theme.text(14)
        border.color: Theme.current.focus
        border.width: button.visualFocus ? Theme.focusWidth : 0
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
