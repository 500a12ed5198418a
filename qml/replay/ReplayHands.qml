pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Platform
import MexicanTrain.Table
import MexicanTrain.Theme
import MexicanTrain.Ui.Table
import MexicanTrain.Ui.Theme

/** Hands face up, side by side on a rack, each with its seat's number; their tiles as large as the rack allows. */
Item {
    id: rack

    required property RowList model
    /** Of which tiles a coach speaks. */
    required property CoachMarks marks
    /** How many seats there are, also when fewer hands are shown. */
    required property int seats

    readonly property int columns: model.count <= 1 ? 1 : model.count <= 4 ? 2 : model.count <= 6 ? 3 : model.count <= 8 ? 4 : 5
    readonly property int rows: Math.max(1, Math.ceil(model.count / columns))
    readonly property int wantedHeight: Theme.px(seats <= 10 ? 138 : 176)

    TexturedPanel {
        anchors.fill: parent
        picture: Theme.current.wood
        radius: Theme.px(12)
        bevel: Theme.px(5)
    }

    Grid {
        id: grid

        anchors { fill: parent; margins: Theme.px(9) }
        columns: rack.columns
        columnSpacing: Theme.px(8)
        rowSpacing: Theme.px(5)

        Repeater {
            model: rack.model
            delegate: Rectangle {
                id: cell

                required property int seatNumber
                required property string name
                required property color colour
                required property list<int> tiles
                required property list<string> tileNames
                required property int points

                readonly property int gap: Math.max(1, Math.round(side / 10))
                readonly property int room: width - badge.width - Theme.px(20)
                readonly property int side: fitting()

                // The largest tiles of which all have room here, in as many rows as it takes.
                function fitting(): int {
                    const most = Math.min(Theme.px(40), Math.floor((height - Theme.px(8)) / 2));
                    for (let side = most; side > 6; --side) {
                        const step = side + Math.max(1, Math.round(side / 10));
                        const lines = Math.floor((height - Theme.px(4)) / (step + side));
                        if (lines * Math.floor((room + step - side) / step) >= tiles.length)
                            return side;
                    }
                    return 6;
                }

                width: Math.floor((grid.width - (rack.columns - 1) * grid.columnSpacing) / rack.columns)
                height: Math.floor((grid.height - (rack.rows - 1) * grid.rowSpacing) / rack.rows)
                radius: Theme.px(7)
                color: Theme.current.quiet
                border.color: Theme.current.laneLine

                Accessible.role: Accessible.Grouping
                Accessible.name: qsTr("%1: %2").arg(name).arg(qsTr("%n point(s)", "", points))

                SeatBadge {
                    id: badge

                    anchors { left: parent.left; leftMargin: Theme.px(6); verticalCenter: parent.verticalCenter }
                    size: Math.min(Theme.px(30), cell.height - Theme.px(6))
                    words: cell.seatNumber
                    colour: cell.colour
                }
                Flow {
                    anchors { left: badge.right; leftMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
                    width: cell.room
                    spacing: cell.gap

                    Repeater {
                        model: cell.tiles
                        delegate: CoachTile {
                            required property int index
                            required property int modelData

                            isMistake: modelData === rack.marks.doneTile
                            isBetter: modelData === rack.marks.betterTile
                            z: ring ? 1 : 0
                            width: cell.side
                            height: 2 * width
                            tileId: modelData
                            Accessible.role: Accessible.StaticText
                            Accessible.name: cell.tileNames[index] ?? ""
                        }
                    }
                }
                Text {
                    anchors { left: badge.right; leftMargin: Theme.px(10); verticalCenter: parent.verticalCenter }
                    width: cell.room
                    text: qsTr("no tiles left")
                    visible: cell.tiles.length === 0
                    elide: Text.ElideRight
                    color: Theme.current.text
                    font { family: Theme.current.bodyFont; italic: true; pixelSize: Theme.bodyText }
                    Accessible.ignored: true
                }
            }
        }
    }
}
