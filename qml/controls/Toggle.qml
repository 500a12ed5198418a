import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Ui.Theme

/** Yes or no, as a switch with words beside it. */
Basic.Switch {
    id: toggle

    implicitHeight: Math.max(Theme.px(34), implicitContentHeight)
    padding: 0
    spacing: Theme.px(9)
    font { family: Theme.current.bodyFont; pixelSize: Theme.bodyText }
    Accessible.name: text
    Accessible.onPressAction: change()
    Accessible.onToggleAction: change()

    // As a finger does it: what a screen reader changes by itself would be told to nobody.
    function change(): void {
        toggle.toggle();
        toggle.toggled();
    }

    indicator: Rectangle {
        y: (toggle.height - height) / 2
        width: Theme.px(44)
        height: Theme.px(24)
        radius: height / 2
        opacity: toggle.enabled ? 1 : 0.5
        color: toggle.checked ? Theme.current.action : Theme.current.toggleOff
        border.color: toggle.visualFocus ? Theme.current.inkFocus : Theme.current.paperLine
        border.width: toggle.visualFocus ? Theme.focusWidth : 1

        Rectangle {
            x: toggle.checked ? parent.width - width - Theme.px(3) : Theme.px(3)
            anchors.verticalCenter: parent.verticalCenter
            width: parent.height - Theme.px(6)
            height: width
            radius: width / 2
            color: Theme.current.field
            border.color: Theme.current.paperLine
            Behavior on x { NumberAnimation { duration: Theme.blink } }
        }
    }
    contentItem: Text {
        leftPadding: Theme.px(44) + toggle.spacing
        text: toggle.text
        font: toggle.font
        color: Theme.current.ink
        opacity: toggle.enabled ? 1 : Theme.faded
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
    }
}
