pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain

/** The score sheet: a line for each round, a column for each seat, and the totals. */
PaperScroll {
    id: grid

    required property ScoreModel scores
    /** Seats, from 0. */
    property var winners: []

    readonly property int firstColumn: Theme.px(118)
    readonly property int cellWidth: Math.max(Theme.px(62), (width - firstColumn - Theme.px(14)) / Math.max(1, scores.seatNames.length))
    readonly property int cellHeight: Theme.px(30)

    contentWidth: firstColumn + cellWidth * scores.seatNames.length
    contentHeight: lines.height

    component Cell: Text {
        width: grid.cellWidth
        height: grid.cellHeight
        textFormat: Text.PlainText
        elide: Text.ElideRight
        leftPadding: Theme.px(4)
        rightPadding: Theme.px(4)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        color: Theme.look.ink
        font { family: Theme.look.bodyFont; pixelSize: Theme.bodyText }
        Accessible.role: Accessible.Cell
        Accessible.name: text
    }

    Column {
        id: lines

        Row {
            Cell {
                width: grid.firstColumn
                text: qsTr("Round")
                horizontalAlignment: Text.AlignLeft
                font.bold: true
            }
            Repeater {
                model: grid.scores.seatNames
                delegate: Cell {
                    required property string modelData

                    text: modelData
                    font.bold: true
                }
            }
        }
        Repeater {
            model: grid.scores
            delegate: Rectangle {
                id: line

                required property int index
                required property int round
                required property int engine
                required property list<int> scores

                width: grid.contentWidth
                height: grid.cellHeight
                color: index % 2 === 0 ? "#14402a10" : "transparent"

                Row {
                    Cell {
                        width: grid.firstColumn
                        text: qsTr("%1 · engine %2-%2").arg(line.round).arg(line.engine)
                        horizontalAlignment: Text.AlignLeft
                        color: Theme.look.inkSoft
                    }
                    Repeater {
                        model: line.scores
                        delegate: Cell {
                            required property int modelData

                            text: modelData
                            font.bold: modelData === 0
                            color: modelData === 0 ? Theme.look.action : Theme.look.ink
                        }
                    }
                }
            }
        }
        Rectangle {
            width: grid.contentWidth
            height: Math.max(1, Theme.px(2))
            color: Theme.look.brassDark
        }
        Row {
            Cell {
                width: grid.firstColumn
                height: grid.cellHeight * 1.2
                text: qsTr("Total")
                horizontalAlignment: Text.AlignLeft
                font.bold: true
            }
            Repeater {
                model: grid.scores.totals
                delegate: Cell {
                    required property int index
                    required property int modelData

                    height: grid.cellHeight * 1.2
                    text: (grid.winners.includes(index) ? "★ " : "") + modelData
                    font { bold: true; pixelSize: Theme.px(17) }
                }
            }
        }
    }
}
