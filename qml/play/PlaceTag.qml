import QtQuick
import MexicanTrain.Ui.Theme

/** A small tag at the edge of a tile: which one of the planned train it is, from 1. */
Rectangle {
    id: tag

    required property int place

    width: Math.max(height, number.width + Theme.px(8))
    height: Math.round(number.font.pixelSize * 1.15)
    radius: height / 2
    color: Theme.current.brass
    border { color: Theme.current.brassText; width: 1 }

    Text {
        id: number

        anchors.centerIn: parent
        text: tag.place
        color: Theme.current.brassText
        font { family: Theme.current.bodyFont; bold: true; pixelSize: Theme.text(12) }
        Accessible.ignored: true
    }
}
