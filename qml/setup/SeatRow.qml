pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import QtQuick.Layouts
import MexicanTrain.Setup
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** One seat of a new game: its colour, its name, and who plays it. */
RowLayout {
    id: row

    required property int index
    required property int seatNumber
    required property string name
    required property string shownName
    required property bool isHuman
    required property int level
    required property color colour
    required property string character
    required property CharacterModel characters
    required property SeatModel seats
    required property LevelModel levels
    readonly property alias look: look

    spacing: Theme.px(8)

    Basic.AbstractButton {
        id: badge

        implicitWidth: Theme.px(36)
        implicitHeight: Theme.px(36)
        Accessible.name: row.isHuman ? qsTr("Colour of seat %1").arg(row.seatNumber)
                                     : qsTr("Colour and character of seat %1").arg(row.seatNumber)
        Accessible.description: look.colourName
        Accessible.onPressAction: badge.clicked()
        onClicked: look.open()
        // It lies over the sheet, and would stay when that goes.
        onVisibleChanged: if (!visible) look.close()

        contentItem: SeatBadge {
            size: Theme.px(36)
            words: row.seatNumber
            colour: row.colour
            character: row.character
            line: badge.visualFocus ? Theme.current.inkFocus : "transparent"
        }

        SeatLook {
            id: look

            y: badge.height + 4
            seat: row.index
            name: badge.Accessible.name
            colour: row.colour
            isHuman: row.isHuman
            character: row.character
            seats: row.seats
            characters: row.characters
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
        text: qsTr("Computer")
        checked: !row.isHuman
        Accessible.name: qsTr("Seat %1 is a computer player").arg(row.seatNumber)
        onToggled: row.seats.setHuman(row.index, !checked)
    }

    Choice {
        Layout.preferredWidth: Theme.px(184)
        enabled: !row.isHuman
        opacity: row.isHuman ? 0 : 1
        model: row.levels
        textRole: "name"
        noteRole: "note"
        listWidth: Theme.px(400)
        currentIndex: row.level
        Accessible.name: qsTr("Level of seat %1").arg(row.seatNumber)
        onActivated: index => row.seats.setLevel(row.index, index)
    }
}
