import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Setup
import MexicanTrain.Ui.Theme

/** How a seat looks: the colour of its locomotive, and of a computer player who it is. */
Basic.Popup {
    id: look

    required property int seat
    required property string name
    required property color colour
    required property bool isHuman
    required property string character
    required property SeatModel seats
    required property CharacterModel characters

    readonly property alias words: colours.words
    readonly property alias colourName: colours.colourName

    padding: Theme.px(10)
    modal: true
    dim: false
    // Of a lower seat it does not hang out of the window.
    margins: Theme.px(6)
    focus: true
    onOpened: colours.begin()

    background: Rectangle {
        radius: Theme.px(8)
        color: Theme.current.paper
        border.color: Theme.current.paperLine
    }
    Binding {
        target: look.contentItem.parent.Accessible
        property: "name"
        value: look.name
    }
    Column {
        spacing: Theme.px(10)

        ColourGrid {
            id: colours

            seat: look.seat
            colour: look.colour
            seats: look.seats
            onChosen: look.close()
        }
        FaceGrid {
            visible: !look.isHuman
            seat: look.seat
            character: look.character
            colour: look.colour
            seats: look.seats
            characters: look.characters
            onChosen: look.close()
        }
    }
}
