pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Setup
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** The characters who can sit at a seat, and what is to be said of the one that is pointed at. */
Column {
    id: faces

    required property int seat
    /** Who sits there; empty: none of them. */
    required property string character
    required property color colour
    required property SeatModel seats
    required property CharacterModel characters

    readonly property int current: characters.rowOf(character)
    /** The row that is spoken of. */
    property int shown: current

    /** One was chosen. */
    signal chosen()

    spacing: Theme.px(6)

    Grid {
        id: grid

        columns: 7
        spacing: Theme.px(8)
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Who should play?")

        // Somebody else sits there only when that is chosen.
        RadioGroup {
            id: radios

            lines: grid
            choosesAtOnce: false
        }
        Repeater {
            id: rows

            model: faces.characters
            delegate: Radio {
                id: face

                required property int index
                required property string character
                required property string name
                required property string level
                required property string leaning

                readonly property string title: qsTr("%1 · %2", "a character's name, and the level").arg(name).arg(level)

                width: Theme.px(58)
                height: width
                padding: 0
                group: radios
                Accessible.name: title
                Accessible.description: leaning
                onActiveFocusChanged: if (activeFocus) faces.shown = index
                onHoveredChanged: if (hovered) faces.shown = index
                onClicked: {
                    faces.seats.setCharacter(faces.seat, character);
                    faces.chosen();
                }

                Binding on checked {
                    value: face.index === faces.current
                }
                indicator: null
                background: Rectangle {
                    radius: Theme.px(5)
                    color: face.hovered || face.visualFocus ? Theme.current.paperHover : "transparent"
                    border.color: face.visualFocus || face.checked ? Theme.current.inkFocus : "transparent"
                    border.width: face.visualFocus ? Theme.focusWidth : 1
                }
                contentItem: Item {
                    Portrait {
                        anchors.centerIn: parent
                        width: Theme.px(50)
                        height: width
                        character: face.character
                        ring: faces.colour
                    }
                }
            }
        }
    }
    PaperText {
        readonly property var face: rows.count > 0 && faces.shown >= 0 ? rows.itemAt(faces.shown) : null

        width: grid.width
        text: face ? face.title + "\n" + face.leaning : qsTr("Who should play?")
        soft: true
    }
}
