import QtQuick

/** Who sits at a seat: its number, on a button in the locomotive's colour; of a character also the portrait. */
Item {
    id: badge

    required property string words
    required property color colour
    /** The id of a character, or empty. */
    property string character: ""
    property real size: Theme.px(36)
    /** Around it, where somebody points at it. */
    property color line: "transparent"

    implicitWidth: size
    implicitHeight: size

    Portrait {
        anchors.fill: parent
        visible: badge.character !== ""
        character: badge.character
        ring: badge.colour
    }
    NumberDisc {
        id: number

        words: badge.words
        colour: badge.colour
        // Beside a portrait in a corner: it tells seats apart also for who does not see colours.
        size: badge.character === "" ? badge.size : Math.max(Math.round(Theme.smallestText * 1.25), Math.round(badge.size * 0.4))
    }
    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: "transparent"
        visible: badge.line.a > 0
        border { color: badge.line; width: Theme.focusWidth }
    }
}
