pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain

/** The score sheet: a line for each round, a column for each seat, and the totals, which are always in sight. */
Item {
    id: grid

    required property ScoreModel scores
    /** Seats, from 0. */
    property var winners: []

    readonly property int firstColumn: Theme.px(150)
    readonly property real cellWidth: (width - firstColumn - Theme.px(14)) / Math.max(1, scores.seatNames.length)
    readonly property int cellHeight: Theme.px(29)
    readonly property real wantedHeight: cellHeight * (scores.count + 2.4)

    component Cell: Text {
        width: grid.cellWidth
        height: grid.cellHeight
        textFormat: Text.PlainText
        elide: Text.ElideRight
        leftPadding: Theme.px(4)
        rightPadding: Theme.px(4)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(10)
        color: Theme.look.ink
        font { family: Theme.look.bodyFont; pixelSize: Theme.bodyText }
        Accessible.role: Accessible.Cell
        Accessible.name: text
    }

    Row {
        id: names

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

    ListView {
        id: rounds

        anchors { left: parent.left; right: parent.right; top: names.bottom }
        height: Math.min(contentHeight, parent.height - names.height - totals.height)
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: grid.scores
        onCountChanged: positionViewAtEnd()
        onHeightChanged: positionViewAtEnd()

        Basic.ScrollBar.vertical: Basic.ScrollBar {
            policy: rounds.contentHeight > rounds.height ? Basic.ScrollBar.AlwaysOn : Basic.ScrollBar.AlwaysOff
        }
        delegate: Rectangle {
            id: line

            required property int index
            required property int round
            required property int engine
            required property list<int> scores

            width: ListView.view.width - Theme.px(14)
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

    Item {
        id: totals

        anchors { left: parent.left; right: parent.right; top: rounds.bottom }
        height: grid.cellHeight * 1.35

        Rectangle {
            width: parent.width - Theme.px(14)
            height: Math.max(1, Theme.px(2))
            color: Theme.look.brassDark
        }
        Row {
            anchors.bottom: parent.bottom

            Cell {
                width: grid.firstColumn
                text: qsTr("Total")
                horizontalAlignment: Text.AlignLeft
                font.bold: true
            }
            Repeater {
                model: grid.scores.totals
                delegate: Cell {
                    required property int index
                    required property int modelData

                    text: (grid.winners.includes(index) ? "★ " : "") + modelData
                    font { bold: true; pixelSize: Theme.px(17) }
                }
            }
        }
    }
}
