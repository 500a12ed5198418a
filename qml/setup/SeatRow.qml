pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import QtQuick.Layouts
import MexicanTrain.Setup
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** One seat of a new game: its locomotive, its name, and who plays it. */
RowLayout {
    id: row

    required property int index
    required property int seatNumber
    required property string name
    required property string shownName
    required property bool isHuman
    required property int level
    required property color colour
    required property SeatModel seats
    required property LevelModel levels

    spacing: Theme.px(8)

    Basic.AbstractButton {
        id: badge

        implicitWidth: Theme.px(36)
        implicitHeight: Theme.px(36)
        Accessible.name: qsTr("Locomotive colour of seat %1").arg(row.seatNumber)
        Accessible.onPressAction: badge.clicked()
        onClicked: paints.open()

        contentItem: SeatBadge {
            size: Theme.px(36)
            words: row.seatNumber
            colour: row.colour
            border.color: badge.visualFocus ? Theme.current.inkFocus : Theme.current.badgeLine
        }

        Basic.Popup {
            id: paints

            y: badge.height + 4
            padding: Theme.px(10)
            focus: true
            background: Rectangle {
                radius: Theme.px(8)
                color: Theme.current.paper
                border.color: Theme.current.paperLine
            }
            Grid {
                columns: 7
                spacing: Theme.px(8)

                Repeater {
                    model: row.seats.colours
                    delegate: Basic.AbstractButton {
                        id: paint

                        required property int index
                        required property string modelData

                        width: Theme.px(58)
                        height: Theme.px(36)
                        Accessible.name: qsTr("Locomotive colour %1").arg(paint.index + 1)
                        Accessible.onPressAction: paint.clicked()
                        onClicked: {
                            row.seats.setColour(row.index, modelData);
                            paints.close();
                        }
                        background: Rectangle {
                            radius: Theme.px(5)
                            color: paint.hovered || paint.visualFocus ? Theme.current.paperHover : "transparent"
                        }
                        contentItem: Item {
                            Locomotive {
                                anchors.centerIn: parent
                                width: Theme.px(52)
                                colour: paint.modelData
                            }
                        }
                    }
                }
            }
        }
    }

    SearchField {
        Layout.fillWidth: true
        words: row.shownName
        text: row.name
        maximumLength: 80
        Accessible.name: qsTr("Name of seat %1").arg(row.seatNumber)
        onTextEdited: row.seats.setName(row.index, text)
    }

    Toggle {
        text: qsTr("Human")
        checked: row.isHuman
        Accessible.name: qsTr("Seat %1 is a human").arg(row.seatNumber)
        onToggled: row.seats.setHuman(row.index, checked)
    }

    Choice {
        Layout.preferredWidth: Theme.px(138)
        enabled: !row.isHuman
        opacity: row.isHuman ? 0 : 1
        model: row.levels
        textRole: "name"
        currentIndex: row.level
        Accessible.name: qsTr("Level of seat %1").arg(row.seatNumber)
        onActivated: index => row.seats.setLevel(row.index, index)
    }
}
