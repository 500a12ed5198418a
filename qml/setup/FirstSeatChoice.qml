pragma ComponentBehavior: Bound

import QtQuick
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
        id: answers

        width: parent.width
        spacing: Theme.px(7)
        Accessible.role: Accessible.Grouping
        Accessible.name: asked.text

        RadioGroup {
            id: radios

            lines: answers
        }

        PushButton {
            id: random

            height: Theme.px(34)
            text: qsTr("At random")
            isOnPaper: true
            prominent: question.setup.firstSeat < 0
            checkable: true
            autoExclusive: true
            focusPolicy: radios.stop === random ? Qt.StrongFocus : Qt.ClickFocus
            onActiveFocusChanged: radios.follow(random)
            Keys.onPressed: event => radios.press(event)
            Accessible.role: Accessible.RadioButton
            Accessible.description: asked.text
            Accessible.onToggleAction: press()
            onClicked: question.setup.firstSeat = -1

            Binding on checked {
                value: question.setup.firstSeat < 0
            }
        }
        Repeater {
            model: question.setup.seats
            delegate: Radio {
                id: seat

                required property int index
                required property int seatNumber
                required property string shownName
                required property color colour

                width: Theme.px(36)
                height: Theme.px(36)
                padding: 0
                indicator: null
                group: radios
                Accessible.name: shownName
                Accessible.description: asked.text
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
