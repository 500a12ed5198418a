import QtQuick
import MexicanTrain.Ui.Theme

/** Whose train it is, how that player stands, and the signal. */
Rectangle {
    id: plate

    required property string name
    required property string facts
    required property string badge
    required property color colour
    required property int aspect
    required property bool isTurn
    /** The last tile is in this hand: the others should know. */
    required property bool isLastTile

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

    TextMetrics {
        id: smallest

        text: plate.name
        font { family: Theme.current.bodyFont; bold: true; pixelSize: Theme.px(11) }
    }
    SeatBadge {
        id: number

        anchors { left: parent.left; leftMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
        size: Math.min(Theme.px(36), plate.height - Theme.px(8))
        words: plate.badge
        colour: plate.colour
    }

    // However large letters are to be, two lines find room.
    Column {
        anchors {
            left: number.right; leftMargin: Theme.px(9)
            right: mast.left; rightMargin: Theme.px(4)
            verticalCenter: parent.verticalCenter
        }

        Text {
            /** Letters as small as that would be hard to read: two lines, where there is room. */
            readonly property bool wraps: smallest.advanceWidth > width && plate.height >= Theme.px(50)

            width: parent.width
            text: plate.name
            textFormat: Text.PlainText
            color: Theme.current.text
            elide: Text.ElideRight
            maximumLineCount: wraps ? 2 : 1
            wrapMode: wraps ? Text.Wrap : Text.NoWrap
            lineHeight: wraps ? 0.85 : 1
            fontSizeMode: wraps ? Text.FixedSize : Text.HorizontalFit
            minimumPixelSize: Theme.px(11)
            font { family: Theme.current.bodyFont; bold: true; pixelSize: wraps ? Theme.px(12) : Math.min(Theme.text(plate.height < Theme.px(40) ? 13 : 15), Math.floor(plate.height * 0.39)) }
            Accessible.ignored: true
        }
        Text {
            width: parent.width
            text: plate.facts
            textFormat: Text.PlainText
            color: plate.isLastTile ? Theme.current.alert : Theme.current.textSoft
            elide: Text.ElideRight
            maximumLineCount: 1
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(9.5)
            font { family: Theme.current.bodyFont; pixelSize: Math.min(Theme.text(plate.height < Theme.px(40) ? 11 : 12), Math.floor(plate.height * 0.33)) }
            Accessible.ignored: true
        }
    }

    SignalMast {
        id: mast

        anchors { right: parent.right; rightMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
        implicitHeight: Math.min(Theme.px(46), plate.height - Theme.px(6))
        aspect: plate.aspect
    }
}
