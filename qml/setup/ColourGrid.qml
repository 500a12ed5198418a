pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Setup
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** The colours that a seat's locomotive can have. */
Grid {
    id: grid

    required property int seat
    required property color colour
    required property SeatModel seats

    /** What the colours are called, in the order of the seats' own. */
    readonly property list<string> words: [
        qsTr("Red"), qsTr("Blue"), qsTr("Purple"), qsTr("Green"), qsTr("Orange"), qsTr("Teal"), qsTr("Magenta"),
        qsTr("Brown"), qsTr("Indigo"), qsTr("Olive"), qsTr("Coral"), qsTr("Sky blue"), qsTr("Grey"), qsTr("Gold")
    ]
    readonly property int current: rowOf(colour)
    readonly property string colourName: words[current] ?? ""

    /** One was chosen. */
    signal chosen()

    function rowOf(wanted: color): int {
        for (let row = 0; row < seats.colours.length; ++row) {
            if (Qt.colorEqual(seats.colours[row], wanted))
                return row;
        }
        return -1;
    }

    function begin(): void {
        colours.itemAt(Math.max(0, current)).forceActiveFocus(Qt.TabFocusReason);
    }

    columns: 7
    spacing: Theme.px(8)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Colour", "of a locomotive")

    // Whatever the keys pass over would take that colour from another seat.
    RadioGroup {
        id: radios

        lines: grid
        choosesAtOnce: false
    }
    Repeater {
        id: colours

        model: grid.seats.colours
        delegate: Radio {
            id: paint

            required property int index
            required property string modelData

            width: Theme.px(58)
            height: Theme.px(36)
            padding: 0
            group: radios
            Accessible.name: grid.words[index]
            onClicked: {
                grid.seats.setColour(grid.seat, modelData);
                grid.chosen();
            }

            Binding on checked {
                value: paint.index === grid.current
            }
            indicator: null
            background: Rectangle {
                radius: Theme.px(5)
                color: paint.hovered || paint.visualFocus ? Theme.current.paperHover : "transparent"
                border.color: paint.visualFocus || paint.checked ? Theme.current.inkFocus : "transparent"
                border.width: paint.visualFocus ? Theme.focusWidth : 1
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
