pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Platform
import MexicanTrain.Ui.Theme

/** The hands that were left when the round ended, one a line, and what they cost. */
Grid {
    id: hands

    required property RowList model

    property int side: Theme.paperTile

    property int made: 0
    // The longest name that leaves every hand on one line; all tiles begin at the same place.
    readonly property real nameWidth: {
        let widest = 0;
        let room = width;
        for (let i = 0; i < Math.min(made, lines.count); ++i) {
            widest = Math.max(widest, lineAt(i)?.nameWanted ?? 0);
            room = Math.min(room, lineAt(i)?.nameRoom ?? room);
        }
        return Math.max(Theme.px(112), Math.min(Math.ceil(widest), room));
    }
    function lineAt(index: int): var {
        return lines.itemAt(index);
    }

    // Many hands lie in two columns.
    columns: model.count > 4 ? 2 : 1
    columnSpacing: Theme.px(22)
    rowSpacing: Theme.px(8)

    Repeater {
        id: lines

        model: hands.model
        onItemAdded: ++hands.made
        delegate: Item {
            id: line

            required property int seatNumber
            required property string name
            required property color colour
            required property list<int> tiles
            required property list<string> tileNames
            required property int points
            readonly property real nameWanted: who.implicitWidth
            readonly property real nameRoom: width - badge.width - who.anchors.leftMargin - tileFlow.anchors.leftMargin
                                             - tiles.length * (hands.side + tileFlow.spacing) - tileFlow.anchors.rightMargin - cost.width

            width: Math.floor((hands.width - (hands.columns - 1) * hands.columnSpacing) / hands.columns)
            height: Math.max(badge.height, tileFlow.height)

            Accessible.role: Accessible.ListItem
            Accessible.focusable: true
            Accessible.name: qsTr("%1: %2").arg(name).arg(cost.text)
            Accessible.description: [...tileNames].join(", ")

            SeatBadge {
                id: badge

                size: Theme.px(32)
                words: line.seatNumber
                colour: line.colour
            }
            Text {
                id: who

                anchors { left: badge.right; leftMargin: Theme.px(9); verticalCenter: badge.verticalCenter }
                width: hands.nameWidth
                text: line.name
                textFormat: Text.PlainText
                elide: Text.ElideRight
                color: Theme.current.ink
                font { family: Theme.current.bodyFont; bold: true; pixelSize: Theme.bodyText }
                Accessible.ignored: true
            }
            Flow {
                id: tileFlow

                anchors { left: who.right; leftMargin: Theme.px(6); right: cost.left; rightMargin: Theme.px(8) }
                spacing: Theme.px(4)
                bottomPadding: Theme.px(4)

                Repeater {
                    model: line.tiles
                    delegate: TileView {
                        required property int index
                        required property int modelData

                        width: hands.side
                        height: 2 * width
                        tileId: modelData
                        Accessible.role: Accessible.StaticText
                        Accessible.name: line.tileNames[index] ?? ""
                    }
                }
            }
            Text {
                id: cost

                anchors { right: parent.right; verticalCenter: badge.verticalCenter }
                text: line.tiles.length === 0 ? qsTr("out, 0 points") : qsTr("%n point(s)", "", line.points)
                color: line.tiles.length === 0 ? Theme.current.inkGood : Theme.current.ink
                font { family: Theme.current.bodyFont; bold: true; pixelSize: Theme.bodyText }
                Accessible.ignored: true
            }
        }
    }
}
