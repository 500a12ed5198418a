import QtQuick
import QtQuick.Layouts
import MexicanTrain

/** The owner may leave the locomotive on the own train: asked right after the play that allows it. */
FocusScope {
    id: question

    signal decided(keep: bool)

    implicitWidth: row.implicitWidth + Theme.px(44)
    implicitHeight: Theme.px(86)

    Accessible.role: Accessible.Dialog
    Accessible.name: words.text

    Shadow {
        of: board
        depth: Theme.px(8)
    }
    TexturedPanel {
        id: board

        anchors.fill: parent
        picture: Theme.look.darkWood
        radius: Theme.px(12)
        bevel: Theme.px(4)
    }
    RowLayout {
        id: row

        anchors.centerIn: parent
        spacing: Theme.px(14)

        Locomotive {
            Layout.preferredWidth: Theme.px(84)
            Layout.preferredHeight: Theme.px(50)
            colour: Theme.look.brass
        }
        Text {
            id: words

            text: qsTr("Does your locomotive leave your train?")
            color: Theme.look.text
            font { family: Theme.look.bodyFont; bold: true; pixelSize: Theme.px(16) }
            Accessible.ignored: true
        }
        PushButton {
            text: qsTr("Take it off")
            prominent: true
            focus: true
            KeyNavigation.right: keep
            onClicked: question.decided(false)
        }
        PushButton {
            id: keep

            text: qsTr("Leave it there")
            onClicked: question.decided(true)
        }
    }
}
