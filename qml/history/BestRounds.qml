pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Platform
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** The best rounds of a player, one a line. */
Item {
    id: table

    required property RowList rounds
    required property string heading

    readonly property real lineHeight: Theme.grown(36)
    readonly property list<real> shares: [0.17, 0.26, 0.24, 0.33]

    component Cell: Text {
        property int column: 0

        width: (table.width - Theme.px(16)) * table.shares[column]
        height: parent.height
        textFormat: Text.PlainText
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: column < 3 ? Text.AlignHCenter : Text.AlignLeft
        leftPadding: Theme.px(4)
        rightPadding: Theme.px(4)
        // A word that is longer than its column goes on in the next line.
        wrapMode: Text.Wrap
        maximumLineCount: 2
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.smallestText
        elide: Text.ElideRight
        color: Theme.current.ink
        font { family: Theme.current.bodyFont; pixelSize: Theme.text(14) }
        Accessible.role: Accessible.Cell
        Accessible.name: text
    }
    component Head: Cell {
        height: Theme.grown(40)
        color: Theme.current.inkSoft
        font.pixelSize: Theme.text(13)
        Accessible.role: Accessible.ColumnHeader
    }

    Row {
        id: heads

        Head {
            text: qsTr("Points")
        }
        Head {
            column: 1
            text: qsTr("Opponents", "column: how many")
        }
        Head {
            column: 2
            text: qsTr("Their points")
        }
        Head {
            column: 3
            text: qsTr("Rules and date")
        }
    }
    PaperList {
        id: list

        anchors { left: parent.left; right: parent.right; top: heads.bottom; bottom: parent.bottom }
        cacheBuffer: 0
        model: table.rounds
        Accessible.role: Accessible.Table
        Accessible.name: table.heading
        delegate: Rectangle {
            id: line

            required property int index
            required property int points
            required property int opponents
            required property int othersPoints
            required property string rules
            required property string date

            width: ListView.view.width - Theme.px(16)
            height: Math.max(table.lineHeight, where.implicitHeight + Theme.px(4))
            color: index % 2 === 0 ? Theme.current.paperStripe : "transparent"

            Row {
                height: line.height

                Cell {
                    text: line.points
                    font.bold: true
                    color: line.points === 0 ? Theme.current.inkGood : Theme.current.ink
                }
                Cell {
                    column: 1
                    text: line.opponents
                }
                Cell {
                    column: 2
                    text: line.othersPoints
                }
                // A date that ends in dots tells nothing: the line is as high as it must be.
                Cell {
                    id: where

                    column: 3
                    maximumLineCount: 4
                    fontSizeMode: Text.FixedSize
                    text: qsTr("%1 · %2", "%1: rulebook, %2: date").arg(line.rules).arg(line.date)
                }
            }
        }

        PaperText {
            anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.px(16) }
            visible: list.count === 0
            text: qsTr("No finished round among these games.")
        }
    }
}
