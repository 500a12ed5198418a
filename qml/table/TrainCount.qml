import QtQuick
import MexicanTrain.Ui.Theme

/** A sign at the head of a train: how many tiles it has, below the picture of one. */
Rectangle {
    id: sign

    required property int count

    implicitWidth: Theme.grown(26)
    implicitHeight: lines.height + Theme.px(5)
    radius: Theme.px(5)
    color: Theme.current.plate
    border.color: Theme.current.plateLine

    Column {
        id: lines

        anchors.centerIn: parent

        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            width: 2 * height + 1
            height: Theme.grown(7)
            radius: Theme.px(1)
            color: Theme.current.tiles.face
            border.color: Theme.current.text

            Rectangle {
                anchors.centerIn: parent
                width: 1
                height: parent.height
                color: Qt.darker(Theme.current.tiles.face, 2)
            }
        }
        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            text: sign.count
            color: Theme.current.text
            font { family: Theme.current.bodyFont; bold: true; pixelSize: Theme.smallText }
            Accessible.ignored: true
        }
    }
}
