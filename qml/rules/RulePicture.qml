pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Ui.Theme

/** A small train with what a rule is about: the tile or locomotive in question has a ring. */
Row {
    id: picture

    required property var pieces
    required property string spokenName
    property int side: Theme.px(22)

    spacing: Theme.px(2)
    height: 2 * side
    Accessible.role: Accessible.Graphic
    Accessible.name: spokenName

    Repeater {
        model: picture.pieces
        delegate: Item {
            id: piece

            required property var modelData
            readonly property bool isDouble: modelData.near === modelData.far

            width: modelData.locomotive ? Theme.px(52) : isDouble ? picture.side : 2 * picture.side
            height: 2 * picture.side

            Locomotive {
                anchors { bottom: parent.bottom; bottomMargin: picture.side / 2 }
                width: parent.width
                visible: piece.modelData.locomotive
                colour: Theme.current.brassDark
            }
            TileView {
                anchors.centerIn: parent
                width: parent.width
                height: piece.isDouble ? 2 * picture.side : picture.side
                visible: !piece.modelData.locomotive
                first: piece.modelData.near
                second: piece.modelData.far
            }
            Rectangle {
                anchors { fill: parent; topMargin: piece.isDouble && !piece.modelData.locomotive ? -Theme.px(2) : picture.side / 2 - Theme.px(2) }
                anchors { bottomMargin: anchors.topMargin; leftMargin: -Theme.px(2); rightMargin: -Theme.px(2) }
                color: "transparent"
                radius: Theme.px(5)
                border { color: Theme.current.inkFocus; width: Theme.px(2.5) }
                visible: piece.modelData.isNew
            }
        }
    }
}
