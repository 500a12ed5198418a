import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Ui.Theme

/** Words on paper that can be pressed, for what need not be a button. */
Basic.AbstractButton {
    id: link

    implicitHeight: Math.max(Theme.smallestTarget, implicitContentHeight)
    font { family: Theme.current.bodyFont; pixelSize: Theme.text(13); underline: enabled }
    Accessible.name: text
    Accessible.onPressAction: link.clicked()
    Keys.onReturnPressed: link.clicked()
    Keys.onEnterPressed: link.clicked()

    contentItem: Text {
        text: link.text
        textFormat: Text.PlainText
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
        font: link.font
        color: link.hovered || link.visualFocus ? Theme.current.ink : Theme.current.inkSoft
    }
    background: Rectangle {
        radius: Theme.px(3)
        color: "transparent"
        border.color: Theme.current.inkFocus
        border.width: link.visualFocus ? Theme.focusWidth : 0
    }
}
