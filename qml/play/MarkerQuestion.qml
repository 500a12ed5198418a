import QtQuick
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** The owner may leave the locomotive on the own train: asked right after the play that allows it. */
FocusScope {
    id: question

    signal decided(keep: bool)

    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Take your marker off your train?")

    Shadow {
        of: board
        depth: Theme.px(8)
    }
    Board {
        id: board

        anchors.fill: parent
        picture: Theme.current.darkWood
        colour: Theme.current.darkWoodColour
        radius: Theme.px(12)
        bevel: Theme.px(4)
    }
    Locomotive {
        readonly property real room: answers.y - Theme.px(18)

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(12) + (room - height) / 2
        width: Math.min(question.width - Theme.px(50), room / 0.6)
        colour: Theme.current.brass
    }
    Column {
        id: answers

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.px(12) }
        spacing: Theme.px(7)

        PushButton {
            id: take

            width: parent.width
            text: qsTr("Take it off")
            prominent: true
            focus: true
            KeyNavigation.down: keep
            onClicked: question.decided(false)
        }
        PushButton {
            id: keep

            width: parent.width
            text: qsTr("Leave it there")
            KeyNavigation.up: take
            onClicked: question.decided(true)
        }
    }
}
