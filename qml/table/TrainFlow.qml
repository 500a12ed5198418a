pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Table
import MexicanTrain.Ui.Theme

/** A train in as many lines as it takes, from the hub on. */
Flow {
    id: train

    required property TrackModel tiles
    required property int side
    /** The ids of tiles that are shown dimmed. */
    property var dimmed: []

    spacing: Theme.px(3)

    Repeater {
        model: train.tiles
        delegate: Item {
            id: slot

            required property int tileId
            required property int near
            required property int far
            required property bool isDouble
            required property string spokenName

            width: isDouble ? train.side : 2 * train.side
            height: 2 * train.side + Theme.px(6)
            Accessible.role: Accessible.StaticText
            Accessible.name: spokenName

            TileView {
                anchors.centerIn: parent
                width: parent.width
                height: slot.isDouble ? 2 * train.side : train.side
                first: slot.near
                second: slot.far
                dimmed: train.dimmed.includes(slot.tileId) ? 1 : 0
            }
        }
    }
}
