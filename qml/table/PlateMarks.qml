import QtQuick
import MexicanTrain.Ui.Theme

/** What somebody did since the last turn of whoever looks, without laying a tile: tiles drawn, and a turn passed. */
Row {
    id: marks

    required property int drew
    required property bool passed

    spacing: Theme.px(3)
    visible: drew > 0 || passed

    Rectangle {
        id: drawn

        width: back.width + (number.visible ? number.width + Theme.px(3) : 0) + Theme.px(8)
        height: Theme.grown(20)
        radius: height / 2
        visible: marks.drew > 0
        color: Theme.current.plate
        border { color: Theme.current.plateLine; width: 1 }

        Rectangle {
            id: back

            x: Theme.px(5)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.grown(8)
            height: Theme.grown(14)
            radius: Theme.px(2)
            color: Theme.current.tiles.back
            border { color: Theme.current.text; width: 1 }
        }
        Text {
            id: number

            anchors { left: back.right; leftMargin: Theme.px(3); verticalCenter: parent.verticalCenter }
            text: "+" + marks.drew
            color: Theme.current.text
            font { family: Theme.current.bodyFont; bold: true; pixelSize: Theme.text(12) }
            Accessible.ignored: true
        }
    }
    // No way through.
    Rectangle {
        width: Theme.grown(20)
        height: width
        radius: width / 2
        visible: marks.passed
        color: Theme.current.alert
        border { color: Theme.current.plate; width: 1 }

        Rectangle {
            anchors.centerIn: parent
            width: parent.width * 0.6
            height: Theme.px(4)
            radius: height / 2
            color: Theme.current.plate
        }
    }
}
