import QtQuick
import MexicanTrain.Setup
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** How long the game is: all rounds, some of them, or the leaflet's short game. */
Column {
    id: lengths

    required property NewGameSetup setup

    spacing: 0
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Length")

    RadioGroup {
        id: radios

        lines: lengths
    }
    RadioCard {
        width: parent.width
        group: radios
        text: qsTr("Full game: %n round(s)", "", lengths.setup.maxRounds)
        checked: lengths.setup.length === NewGameSetup.Full
        onClicked: lengths.setup.length = NewGameSetup.Full
    }
    RadioCard {
        id: chosen

        width: parent.width
        group: radios
        text: qsTr("Fewer rounds")
        checked: lengths.setup.length === NewGameSetup.ChosenRounds
        onClicked: lengths.setup.length = NewGameSetup.ChosenRounds

        NumberField {
            anchors { right: parent.right; rightMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
            from: 1
            to: lengths.setup.maxRounds
            value: lengths.setup.roundsChosen
            visible: chosen.checked
            Accessible.name: qsTr("Number of rounds")
            onValueModified: lengths.setup.roundsChosen = value
        }
    }
    RadioCard {
        width: parent.width
        group: radios
        text: qsTr("Short game")
        blurb: qsTr("Without the tiles that have a 10, 11 or 12; the first engine is the double 9.")
        visible: lengths.setup.shortAvailable
        checked: lengths.setup.length === NewGameSetup.Short
        onClicked: lengths.setup.length = NewGameSetup.Short
    }
}
