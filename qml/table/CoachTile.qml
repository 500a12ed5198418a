import QtQuick
import MexicanTrain.Ui.Theme

/** A tile of which the coach may speak: ringed, with a sign at its corner; both when only the place was a mistake. */
TileView {
    id: tile

    required property bool isMistake
    required property bool isBetter

    readonly property real signSize: Math.min(Theme.px(20), 0.75 * Math.min(width, height))

    ring: isMistake || isBetter
    ringColour: isBetter ? Theme.current.placeGo : Theme.current.placeCaution

    CoachSign {
        x: -width / 2
        y: -height / 2
        width: tile.signSize
        isBetter: false
        visible: tile.isMistake
    }
    CoachSign {
        x: parent.width - width / 2
        y: -height / 2
        width: tile.signSize
        isBetter: true
        visible: tile.isBetter
    }
}
