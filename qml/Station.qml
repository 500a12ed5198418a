import QtQuick
import MexicanTrain

/** The hub: the engine lies in it, and every train starts from it. */
Item {
    id: station

    required property int engineValue
    required property int engineTile

    Accessible.role: Accessible.StaticText
    Accessible.name: engineValue < 0 ? qsTr("Station") : qsTr("Station, engine %1-%1").arg(engineValue)

    Shadow {
        of: roof
        depth: Theme.px(4)
    }
    Board {
        id: roof

        anchors.fill: parent
        picture: Theme.look.uprightWood
        radius: Theme.px(10)
        bevel: Theme.px(4)
    }
    Engraved {
        anchors { horizontalCenter: parent.horizontalCenter; bottom: bed.top; bottomMargin: Theme.px(14) }
        width: Math.min(implicitWidth, station.width - Theme.px(10))
        words: qsTr("Station")
        size: Theme.text(13)
    }
    Rectangle {
        id: bed

        anchors.centerIn: parent
        width: station.engineTile + Theme.px(16)
        height: 2 * station.engineTile + Theme.px(16)
        radius: Theme.px(8)
        color: Theme.look.bed

        BorderImage {
            anchors.fill: parent
            source: Theme.look.recess
            border { left: 24; right: 24; top: 24; bottom: 24 }
        }
        TileView {
            anchors.centerIn: parent
            width: station.engineTile
            height: 2 * width
            first: station.engineValue
            second: station.engineValue
            visible: station.engineValue >= 0
        }
    }
}
