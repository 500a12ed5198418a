pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Scores
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/**
 * The score sheet: a line for each round with its engine, a column for each seat with the points and the total so far;
 * the totals at the foot are always in sight.
 */
Item {
    id: grid

    required property ScoreModel scores
    /** Seats, from 0. */
    property var winners: []
    /** Whether a round can be chosen by pressing its line. */
    property bool choosable: false
    readonly property var leaders: scores.leaders

    readonly property int firstColumn: Math.max(Theme.px(84), Theme.text(70))
    readonly property int barWidth: Theme.px(14)
    readonly property real cellWidth: (width - firstColumn - barWidth) / Math.max(1, scores.seatNames.length)
    readonly property int cellHeight: Theme.text(29)
    readonly property real wantedHeight: cellHeight * (scores.count + 2.4)
    /** Where columns are narrow, the points alone. */
    readonly property bool showsRunningTotals: cellWidth > Theme.text(54)
    readonly property real pairWidth: Math.min(cellWidth, Theme.text(120))

    signal roundChosen(int round)

    component Cell: Text {
        textFormat: Text.PlainText
        height: grid.cellHeight
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: Text.AlignHCenter
        color: Theme.current.ink
        font { family: Theme.current.bodyFont; pixelSize: Theme.bodyText }
        Accessible.ignored: true
    }
    component PaleColumn: Rectangle {
        required property int index

        width: grid.cellWidth
        color: grid.leaders.includes(index) ? Theme.current.highlight : "transparent"
    }

    Row {
        id: names

        Cell {
            width: grid.firstColumn
            text: qsTr("Round")
            horizontalAlignment: Text.AlignLeft
            leftPadding: Theme.px(8)
            font.bold: true
        }
        Repeater {
            model: grid.scores.seatNames
            delegate: PaleColumn {
                id: head

                required property string modelData

                height: grid.cellHeight

                Row {
                    anchors.horizontalCenter: parent.horizontalCenter

                    ScoreMark {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(18)
                        height: width
                        seat: head.index
                        paper: Theme.current.paper
                        colour: grid.scores.seatColours[head.index] ?? Theme.current.ink
                    }
                    Cell {
                        width: Math.min(implicitWidth, grid.cellWidth - Theme.px(18))
                        text: head.modelData
                        elide: Text.ElideRight
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.smallestText
                        font.bold: true
                        Accessible.ignored: false
                        Accessible.role: Accessible.ColumnHeader
                        Accessible.name: text
                    }
                }
            }
        }
    }

    PaperList {
        id: rounds

        anchors { left: parent.left; right: parent.right; top: names.bottom }
        // Neither by contentHeight nor by count: a list tells both anew while it is given its height.
        height: Math.min(grid.scores.count * grid.cellHeight, parent.height - names.height - totals.height)
        model: grid.scores
        // The keyboard reads line by line, also where none can be chosen.
        choosable: true
        Accessible.role: Accessible.Table
        Accessible.name: qsTr("Points by round")
        Keys.forwardTo: currentItem ? [currentItem] : []
        onCountChanged: {
            currentIndex = count - 1;
            toEnd.start();
        }
        onHeightChanged: toEnd.start()

        // Where a new line ends is not known until it has been laid out.
        Timer {
            id: toEnd

            interval: 0
            onTriggered: rounds.positionViewAtEnd()
        }

        delegate: Rectangle {
            id: line

            required property int index
            required property int round
            required property int engine
            required property list<string> scores
            required property list<string> runningTotals
            required property list<bool> best
            required property string spokenName
            readonly property bool hasFocus: ListView.isCurrentItem && ListView.view.activeFocus

            width: ListView.view.width - grid.barWidth
            height: grid.cellHeight
            color: pointer.hovered && grid.choosable ? Theme.current.paperHover : index % 2 === 0 ? Theme.current.paperStripe : "transparent"
            Accessible.role: Accessible.Row
            Accessible.name: spokenName
            Accessible.focusable: true
            Accessible.focused: hasFocus
            Accessible.onPressAction: if (grid.choosable) grid.roundChosen(round)
            Keys.enabled: grid.choosable
            Keys.onReturnPressed: grid.roundChosen(round)
            Keys.onEnterPressed: grid.roundChosen(round)
            Keys.onSpacePressed: grid.roundChosen(round)

            HoverHandler {
                id: pointer

                enabled: grid.choosable
                cursorShape: Qt.PointingHandCursor
            }
            TapHandler {
                enabled: grid.choosable
                onTapped: grid.roundChosen(line.round)
            }
            Row {
                Cell {
                    width: grid.firstColumn

                    text: line.round
                    horizontalAlignment: Text.AlignLeft
                    leftPadding: Theme.px(8)

                    TileView {
                        anchors { right: parent.right; rightMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
                        // As large as those in the hands of a round's end: each size in use is a picture to be drawn.
                        height: Math.min(Theme.paperTile, Math.round(grid.cellHeight * 0.83))
                        width: 2 * height
                        first: line.engine
                        second: line.engine
                    }
                }
                Repeater {
                    model: line.scores
                    delegate: PaleColumn {
                        id: box

                        required property string modelData

                        height: grid.cellHeight

                        Cell {
                            x: grid.showsRunningTotals ? (parent.width - grid.pairWidth) / 2 : 0
                            width: grid.showsRunningTotals ? grid.pairWidth * 0.46 : parent.width
                            text: box.modelData
                            horizontalAlignment: grid.showsRunningTotals ? Text.AlignRight : Text.AlignHCenter
                            font.bold: line.best[box.index]
                            color: line.best[box.index] ? Theme.current.inkGood : Theme.current.ink
                        }
                        Cell {
                            x: parent.width / 2
                            width: Math.max(grid.pairWidth * 0.4, Math.min(implicitWidth, parent.width / 2))
                            text: line.runningTotals[box.index]
                            visible: grid.showsRunningTotals
                            horizontalAlignment: Text.AlignRight
                            color: Theme.current.inkSoft
                            font.pixelSize: Theme.smallText
                        }
                    }
                }
            }
            Rectangle {
                anchors.fill: parent
                color: "transparent"
                border { color: Theme.current.inkFocus; width: Theme.focusWidth }
                visible: line.hasFocus
            }
        }
    }

    Item {
        id: totals

        anchors { left: parent.left; right: parent.right; top: rounds.bottom }
        height: grid.cellHeight * 1.35
        activeFocusOnTab: true
        Accessible.role: Accessible.Row
        Accessible.name: grid.scores.spokenTotals
        Accessible.focusable: true

        Row {
            Item {
                width: grid.firstColumn
                height: totals.height
            }
            Repeater {
                model: grid.scores.totals
                delegate: PaleColumn {
                    id: sum

                    required property string modelData

                    height: totals.height

                    Cell {
                        anchors.fill: parent
                        text: (grid.winners.includes(sum.index) ? "★ " : "") + sum.modelData
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.smallestText
                        font { bold: true; pixelSize: Theme.text(17) }
                    }
                }
            }
        }
        Rectangle {
            width: parent.width - grid.barWidth
            height: Math.max(1, Theme.px(2))
            color: Theme.current.brassDark
        }
        Cell {
            width: grid.firstColumn
            height: parent.height
            text: qsTr("Total")
            leftPadding: Theme.px(8)
            horizontalAlignment: Text.AlignLeft
            font.bold: true
        }
        Rectangle {
            anchors.fill: parent
            color: "transparent"
            border { color: Theme.current.inkFocus; width: Theme.focusWidth }
            visible: totals.activeFocus
        }
    }
}
