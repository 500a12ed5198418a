import QtQuick
import MexicanTrain.Ui.Theme

/** Whose train it is, how that player stands, and the signal. */
Rectangle {
    id: plate

    required property string name
    required property string facts
    required property string badge
    required property color colour
    /** The id of a portrait, or empty. */
    property string character: ""
    required property int aspect
    required property bool isTurn
    /** The last tile is in this hand: the others should know. */
    required property bool isLastTile
    /** For who likes to count: the values of which that player has no tile, as far as is known; empty: none. */
    property string lacks: ""
    /** Up to there, and from there on, something lies over the lower line. */
    property real lowerLineBegins: 0
    property real lowerLineEnds: width

    radius: Theme.px(7)
    color: Theme.current.plate
    border.color: isTurn ? Theme.current.turnLine : Theme.current.plateLine
    border.width: isTurn ? Theme.px(2) : 1

    Rectangle {
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: 2 }
        height: parent.height * 0.45
        radius: parent.radius
        color: Theme.current.shine
        opacity: 0.07
    }

    /** A line of the plate: as large as it wants to be, else smaller, else in two lines; a name that is longer ends in dots. */
    component Line: Text {
        id: line

        required property int wanted
        readonly property bool wraps: smallest.advanceWidth > width
        /** Of whichever of its words is longest: names of people may be one long word. */
        readonly property string longestWord: text.split(" ").reduce((longest, word) => word.length > longest.length ? word : longest, "")

        textFormat: Text.PlainText
        elide: Text.ElideRight
        maximumLineCount: wraps ? 2 : 1
        wrapMode: !wraps ? Text.NoWrap : longest.advanceWidth > width ? Text.Wrap : Text.WordWrap
        lineHeight: 0.85
        // Not by fontSizeMode: with that Qt 6.4 may drop words without a sign.
        font { family: Theme.current.bodyFont; pixelSize: Math.max(Theme.smallestText, Math.min(wanted, Math.floor(Theme.smallestText * 0.97 * width / Math.max(1, smallest.advanceWidth)))) }
        Accessible.ignored: true

        TextMetrics {
            id: smallest

            text: line.text
            font { family: line.font.family; bold: line.font.bold; pixelSize: Theme.smallestText }
        }
        TextMetrics {
            id: longest

            text: line.longestWord
            font: smallest.font
        }
    }

    SeatBadge {
        id: number

        anchors { left: parent.left; leftMargin: Theme.px(6); verticalCenter: parent.verticalCenter }
        size: Math.min(Theme.grown(plate.character === "" ? 36 : 44), plate.height - Theme.px(3))
        words: plate.badge
        colour: plate.colour
        character: plate.character
    }

    Column {
        id: lines

        anchors {
            left: number.right; leftMargin: Theme.px(7)
            right: mast.left; rightMargin: Theme.px(3)
            verticalCenter: parent.verticalCenter
        }
        // What fonts leave above and below letters may be shared.
        spacing: Math.min(0, plate.height - name.height - facts.height)

        Line {
            id: name

            width: parent.width - (lacks.visible ? lacks.width + Theme.px(4) : 0)
            text: plate.name
            wanted: Math.min(Theme.text(15), Math.max(Theme.smallestText, Math.floor(plate.height * 0.42)))
            color: Theme.current.text
            font.bold: true
        }
        Line {
            id: facts

            x: Math.max(0, plate.lowerLineBegins - parent.x)
            width: Math.min(parent.width, plate.lowerLineEnds - parent.x) - x
            text: plate.facts
            wanted: Math.min(Theme.text(12), Math.max(Theme.smallestText, Math.floor(plate.height * 0.33)))
            color: plate.isLastTile ? Theme.current.alert : Theme.current.textSoft
        }
    }

    LacksSign {
        id: lacks

        anchors { right: mast.left; rightMargin: Theme.px(3); verticalCenter: lines.top; verticalCenterOffset: name.height / 2 }
        values: plate.lacks
        room: lines.width * 0.6
    }

    SignalMast {
        id: mast

        anchors { right: parent.right; rightMargin: Theme.px(6); verticalCenter: parent.verticalCenter }
        implicitHeight: Math.min(Theme.grown(46), plate.height - Theme.px(3))
        aspect: plate.aspect
    }
}
