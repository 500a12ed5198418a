pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Platform
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** Everybody's luck in numbers, a row for each seat. */
Column {
    id: table

    required property RowList luck

    readonly property real nameWidth: width * 0.22
    readonly property real cellWidth: (width - nameWidth) / 5

    component Cell: PaperText {
        width: table.cellWidth
        padding: Theme.px(4)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    component Head: Cell {
        anchors.bottom: parent?.bottom
        soft: true
        Accessible.role: Accessible.ColumnHeader
    }

    Row {
        Head {
            width: table.nameWidth
            horizontalAlignment: Text.AlignLeft
            text: qsTr("Player")
        }
        Head {
            text: qsTr("Tiles drawn")
        }
        Head {
            text: qsTr("Of these playable at once")
        }
        Head {
            text: qsTr("Doubles dealt")
        }
        Head {
            text: qsTr("Doubles drawn")
        }
        Head {
            text: qsTr("Pips dealt per round, on average")
        }
    }
    Repeater {
        model: table.luck
        delegate: Rectangle {
            id: line

            required property int index
            required property string name
            required property string drawn
            required property string fitted
            required property string doublesDealt
            required property string doublesDrawn
            required property string pipsDealt

            width: table.width
            height: Math.max(Theme.text(28), fitted.implicitHeight)
            color: index % 2 === 0 ? Theme.current.paperStripe : "transparent"

            Row {
                Cell {
                    width: table.nameWidth
                    height: line.height
                    horizontalAlignment: Text.AlignLeft
                    text: line.name
                    elide: Text.ElideRight
                    maximumLineCount: 1
                    font.bold: true
                }
                Cell {
                    height: line.height
                    text: line.drawn
                }
                Cell {
                    id: fitted

                    height: line.height
                    text: line.fitted
                }
                Cell {
                    height: line.height
                    text: line.doublesDealt
                }
                Cell {
                    height: line.height
                    text: line.doublesDrawn
                }
                Cell {
                    height: line.height
                    text: line.pipsDealt
                }
            }
        }
    }
}
