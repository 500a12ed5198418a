import QtQuick
import MexicanTrain

/** A tile of which the coach may speak: ringed, with a sign at its corner; both when only the place was a slip. */
TileView {
    id: tile

    required property bool isSlip
    required property bool isBetter

    ring: isSlip || isBetter
    ringColour: isBetter ? Theme.look.go : Theme.look.caution

    SlipSign {
        x: -width / 2
        y: -height / 2
        isBetter: false
        visible: tile.isSlip
    }
    SlipSign {
        x: parent.width - width / 2
        y: -height / 2
        isBetter: true
        visible: tile.isBetter
    }
}
