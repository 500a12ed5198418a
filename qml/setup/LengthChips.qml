pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Setup
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** How long the next game is, for who wants to begin at once: some rounds or all of them. */
Row {
    id: chips

    required property NewGameSetup setup

    component Chip: QuietRadio {
        id: chip

        required property int length

        group: radios
        onClicked: chips.setup.length = length

        // A press would set it, and so end a plain binding.
        Binding on checked {
            value: chips.setup.length === chip.length
        }
    }

    spacing: Theme.px(7)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Length")

    RadioGroup {
        id: radios

        lines: chips
    }
    Chip {
        text: qsTr("%n round(s)", "", chips.setup.roundsChosen)
        length: NewGameSetup.ChosenRounds
    }
    Chip {
        text: qsTr("Full game: %n round(s)", "", chips.setup.maxRounds)
        length: NewGameSetup.Full
    }
    // Who has chosen it elsewhere sees it here.
    Chip {
        text: qsTr("Short game")
        length: NewGameSetup.Short
        visible: checked
    }
}
