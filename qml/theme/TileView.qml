import QtQuick
import MexicanTrain.Theme

/** A tile, with a ring around it while it has the focus or is chosen. */
TileFace {
    id: tile

    property color ringColour: Theme.current.focus
    property bool ring: false
    /** It is being carried by something else: its place stays empty. */
    property bool inFlight: false

    opacity: inFlight ? 0 : 1
    art: Theme.current.tiles
    marks: Theme.tileMarks
    colours: Theme.pipColours

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.focusWidth
        radius: Math.min(tile.width, tile.height) * 0.13 + Theme.focusWidth
        color: "transparent"
        border.color: tile.ringColour
        border.width: Theme.focusWidth
        visible: tile.ring
    }
}
