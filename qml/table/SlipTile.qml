import QtQuick
import MexicanTrain.Ui.Theme

/** A tile of which the coach may speak: ringed, with a sign at its corner; both when only the place was a slip. */
TileView {
    id: tile

    required property bool isSlip
    required property bool isBetter

    readonly property real signSize: Math.min(Theme.px(20), 0.75 * Math.min(width, height))

    ring: isSlip || isBetter
    ringColour: isBetter ? Theme.current.placeGo : Theme.current.placeCaution

    SlipSign {
        x: -width / 2
        y: -height / 2
        width: tile.signSize
        isBetter: false
        visible: tile.isSlip
    }
    SlipSign {
        x: parent.width - width / 2
        y: -height / 2
        width: tile.signSize
        isBetter: true
        visible: tile.isBetter
    }
}
