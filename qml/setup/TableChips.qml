pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Setup
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** The people who sat down together before: a press, and they sit at the new game. */
Flow {
    id: chips

    required property NewGameSetup setup

    spacing: Theme.px(12)
    visible: rows.count > 0

    PaperText {
        text: qsTr("Play together again:")
        soft: true
    }
    Repeater {
        id: rows

        model: chips.setup.tables
        delegate: LinkText {
            required property int index
            required property string who
            required property bool isSet

            width: Math.min(implicitWidth, chips.width)
            text: who
            // They sit there already.
            enabled: !isSet
            onClicked: chips.setup.sitDown(index)
        }
    }
}
