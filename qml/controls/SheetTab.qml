import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Ui.Theme

/** One of the pages of a sheet, by its name. */
Basic.TabButton {
    id: tab

    // As a finger does it.
    function turnTo(): void {
        checked = true;
        clicked();
    }

    implicitWidth: implicitContentWidth + Theme.px(30)
    implicitHeight: Theme.px(38)
    padding: 0
    font { family: Theme.current.titleFont; bold: true; pixelSize: Theme.text(17) }
    Accessible.name: text
    Accessible.onPressAction: tab.turnTo()
    Keys.onReturnPressed: tab.turnTo()
    Keys.onEnterPressed: tab.turnTo()

    background: Rectangle {
        radius: Theme.px(7)
        color: tab.hovered && !tab.checked ? Theme.current.paperHover : "transparent"
        border.color: Theme.current.inkFocus
        border.width: tab.visualFocus ? Theme.focusWidth : 0

        Rectangle {
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; leftMargin: Theme.px(8); rightMargin: Theme.px(8) }
            height: Theme.px(3)
            radius: height / 2
            color: Theme.current.brassDark
            visible: tab.checked
        }
    }
    contentItem: Text {
        text: tab.text
        font: tab.font
        color: tab.checked ? Theme.current.ink : Theme.current.inkSoft
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
