import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Ui.Theme

/** A button: `prominent` for the thing to do now, otherwise quiet; `isOnPaper` where it lies on a sheet. */
Basic.Button {
    id: button

    property bool prominent: false
    property bool isOnPaper: false
    readonly property color base: prominent && enabled ? Theme.current.action : isOnPaper ? Theme.current.paperShade : Theme.current.button

    // As a finger does it.
    function press(): void {
        if (checkable)
            toggle();
        clicked();
    }

    implicitHeight: Theme.px(38)
    leftPadding: Theme.px(16)
    rightPadding: Theme.px(16)
    font { family: Theme.current.bodyFont; pixelSize: Theme.bodyText; bold: prominent }
    Accessible.name: text
    Accessible.onPressAction: button.press()
    Keys.onReturnPressed: button.press()
    Keys.onEnterPressed: button.press()

    contentItem: Text {
        text: button.text
        font: button.font
        color: button.prominent && button.enabled ? Theme.current.actionText : button.isOnPaper ? Theme.current.ink : Theme.current.text
        opacity: button.enabled ? 1 : Theme.faded
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
    }
    // What cannot be pressed lies flat; what stands on it can be read all the same.
    background: Rectangle {
        radius: Theme.px(8)
        opacity: button.enabled ? 1 : 0.35
        border.color: button.visualFocus ? (button.isOnPaper ? Theme.current.inkFocus : Theme.current.focus)
                                         : button.isOnPaper && !button.prominent ? Theme.current.paperLine : Theme.current.buttonLine
        border.width: button.visualFocus ? Theme.focusWidth : 1
        gradient: Gradient {
            GradientStop { position: 0; color: Qt.lighter(button.base, button.down ? 0.9 : button.hovered ? 1.35 : 1.22) }
            GradientStop { position: 1; color: Qt.darker(button.base, button.down ? 1.3 : 1.08) }
        }
        Rectangle {
            anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.px(2); topMargin: 1.5 }
            height: 1
            color: Theme.current.shine
            opacity: 0.3
            visible: !button.down
        }
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
