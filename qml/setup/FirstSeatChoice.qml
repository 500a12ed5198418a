pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Setup
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** Who begins, where the rulebook leaves that to the table. */
Column {
    id: question

    required property NewGameSetup setup

    spacing: Theme.px(6)

    PaperText {
        id: asked

        width: parent.width
        font.bold: true
        text: question.setup.firstSeatQuestion === NewGameSetup.Oldest ? qsTr("The oldest player starts. Who is it?")
            : question.setup.firstSeatQuestion === NewGameSetup.Youngest ? qsTr("The youngest player starts. Who is it?")
            : qsTr("Who starts?")
    }
    Flow {
        width: parent.width
        spacing: Theme.px(7)

        PushButton {
            height: Theme.px(34)
            text: qsTr("At random")
            isOnPaper: true
            prominent: question.setup.firstSeat < 0
            checkable: true
            autoExclusive: true
            Accessible.description: asked.text
            Accessible.onToggleAction: press()
            onClicked: question.setup.firstSeat = -1

            Binding on checked {
                value: question.setup.firstSeat < 0
            }
        }
        Repeater {
            model: question.setup.seats
            delegate: Basic.AbstractButton {
                id: seat

                required property int index
                required property int seatNumber
                required property string shownName
                required property color colour

                width: Theme.px(36)
                height: Theme.px(36)
                checkable: true
                autoExclusive: true
                Accessible.name: shownName
                Accessible.description: asked.text
                Accessible.onPressAction: seat.clicked()
                Accessible.onToggleAction: seat.clicked()
                onClicked: question.setup.firstSeat = index

                Binding on checked {
                    value: question.setup.firstSeat === seat.index
                }
                background: Rectangle {
                    radius: width / 2
                    color: "transparent"
                    border.color: seat.visualFocus ? Theme.current.ink : Theme.current.inkFocus
                    border.width: seat.visualFocus || question.setup.firstSeat === seat.index ? Theme.px(3) : 0
                }
                contentItem: Item {
                    SeatBadge {
                        anchors.centerIn: parent
                        size: Theme.px(27)
                        words: seat.seatNumber
                        colour: seat.colour
                    }
                }
            }
        }
    }
}
