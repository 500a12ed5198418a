import QtQuick
import MexicanTrain.Ui.Theme

/** A tile in a train: in line, or across when it is a double. */
Item {
    id: slot

    required property int tileId
    required property int near
    required property int far
    required property bool isDouble
    required property string spokenName
    /** The colour of who laid it since the last turn of whoever looks; empty: it is not new. */
    required property string newFrom
    required property int shortSide
    required property bool mirrored
    /** Pushed along the rails, thrown up, and turned: by how much the tile is away from its place now. */
    property real pushed: 0
    property real tossed: 0
    property real rocked: 0

    readonly property TileView faceItem: face

    width: isDouble ? shortSide : 2 * shortSide
    height: isDouble ? 2 * shortSide : shortSide
    // One that is pointed at lies above its neighbours.
    z: face.scale > 1 ? 1 : 0
    anchors.verticalCenter: parent?.verticalCenter // qmllint disable

    Accessible.role: Accessible.StaticText
    Accessible.name: spokenName

    TileView {
        id: face

        x: slot.pushed
        y: -slot.tossed
        width: slot.width
        height: slot.height
        rotation: slot.rocked
        first: slot.mirrored ? slot.far : slot.near
        second: slot.mirrored ? slot.near : slot.far
        ring: slot.newFrom !== ""
        // Lighter, to stand out from the cloth.
        ringColour: ring ? Qt.lighter(slot.newFrom, 1.35) : "transparent"
    }
}
