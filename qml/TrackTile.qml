import QtQuick
import MexicanTrain

/** A tile in a train: in line, or across when it is a double. */
Item {
    id: slot

    required property int tileId
    required property int near
    required property int far
    required property bool isDouble
    required property string spokenName
    required property int shortSide
    required property bool mirrored

    readonly property TileView faceItem: face

    width: isDouble ? shortSide : 2 * shortSide
    height: isDouble ? 2 * shortSide : shortSide
    anchors.verticalCenter: parent?.verticalCenter // qmllint disable

    Accessible.role: Accessible.StaticText
    Accessible.name: spokenName

    TileView {
        id: face

        anchors.fill: parent
        first: slot.mirrored ? slot.far : slot.near
        second: slot.mirrored ? slot.near : slot.far
    }
}
