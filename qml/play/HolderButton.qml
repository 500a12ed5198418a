import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Ui.Theme

/** A small sign on the edge of the holder that can be pressed. */
Basic.AbstractButton {
    id: button

    /** What does the same; empty: no key does. */
    property string keyName: ""

    implicitWidth: implicitContentWidth + Theme.px(18)
    implicitHeight: Math.max(Theme.smallestTarget, implicitContentHeight)
    Accessible.name: text
    Accessible.description: keyName
    Accessible.onPressAction: button.clicked()
    Keys.onReturnPressed: button.clicked()
    Keys.onEnterPressed: button.clicked()
    Accessible.onToggleAction: button.clicked()

    background: Rectangle {
        radius: Theme.px(5)
        color: button.checked ? Theme.current.brass : button.down ? Qt.lighter(Theme.current.button, 1.5) : button.hovered ? Qt.lighter(Theme.current.button, 1.25) : Theme.current.button
        border.color: button.visualFocus ? Theme.current.focus : Theme.current.brass
        border.width: button.visualFocus ? Theme.focusWidth : 1
    }
    contentItem: Text {
        text: button.text
        color: button.checked ? Theme.current.brassText : Theme.current.text
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        font { family: Theme.current.bodyFont; pixelSize: Theme.smallText }
        Accessible.ignored: true
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
