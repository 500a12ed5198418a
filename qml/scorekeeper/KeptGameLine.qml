import QtQuick
import QtQuick.Controls.Basic as Basic
import QtQuick.Layouts
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** A kept game: who played, how far it is, and what can be done with it. */
RowLayout {
    id: line

    required property int index
    required property string names
    required property string blurb
    required property bool readable

    signal resumeWanted()
    signal removeWanted()

    spacing: Theme.px(6)

    Basic.AbstractButton {
        id: button

        Layout.fillWidth: true
        enabled: line.readable
        padding: Theme.px(9)
        Accessible.name: qsTr("Continue: %1. %2", "%1: names of the players, %2: how far they are").arg(line.names).arg(line.blurb)
        Accessible.onPressAction: line.resumeWanted()
        Keys.onReturnPressed: line.resumeWanted()
        Keys.onEnterPressed: line.resumeWanted()
        onClicked: line.resumeWanted()

        contentItem: Column {
            spacing: Theme.px(2)

            PaperText {
                width: parent.width
                text: line.names
                maximumLineCount: 2
                elide: Text.ElideRight
                font { family: Theme.current.bodyFont; bold: true; pixelSize: Theme.text(15) }
                Accessible.ignored: true
            }
            PaperText {
                width: parent.width
                text: line.blurb
                soft: true
                color: line.readable ? Theme.current.inkSoft : Theme.current.inkWarning
                Accessible.ignored: line.readable
            }
        }
        background: Rectangle {
            radius: Theme.px(8)
            color: button.down ? Theme.current.paperShade : button.hovered ? Theme.current.paperShade : Theme.current.field
            border.color: button.visualFocus ? Theme.current.inkFocus : Theme.current.paperLine
            border.width: button.visualFocus ? Theme.focusWidth : 1
        }
    }
    PushButton {
        text: qsTr("Delete")
        isOnPaper: true
        Accessible.name: qsTr("Delete %1", "a kept game; %1: names of the players").arg(line.names)
        onClicked: line.removeWanted()
    }
}
