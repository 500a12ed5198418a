import QtQuick
import MexicanTrain

/** A tile, with a ring around it while it has the focus or is chosen. */
TileFace {
    id: tile

    property color ringColour: Theme.look.focus
    property bool ring: false
    /** It is being carried by something else: its place stays empty. */
    property bool inFlight: false

    opacity: inFlight ? 0 : 1
    art: Theme.look.tiles

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.px(3)
        radius: Math.min(tile.width, tile.height) * 0.13 + Theme.px(3)
        color: "transparent"
        border.color: tile.ringColour
        border.width: Theme.px(3)
        visible: tile.ring
    }
}
