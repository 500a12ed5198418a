import QtQuick
import MexicanTrain.Theme
import MexicanTrain.Ui.Theme

/**
 * The end of a train: the number that the next tile must have. A frame where that tile may lie now, or just the number.
 * The frame grows with letters; `seat` is where the tile itself will be.
 */
Rectangle {
    id: place

    required property int value
    /** A tile may lie here now, if it has the number. */
    required property bool isFree
    required property int tileSide
    required property bool accepts
    required property bool mustClose
    /** This is where the hint would lay the chosen tile. */
    required property bool isHinted

    readonly property Item seat: Item {
        parent: place
        anchors.centerIn: parent
        width: 2 * place.tileSide
        height: place.tileSide
        visible: place.isFree
    }
    readonly property color hue: mustClose ? Theme.current.placeCaution : Theme.current.placeGo

    radius: height * 0.13
    color: isFree ? Qt.rgba(hue.r, hue.g, hue.b, accepts ? 0.26 : 0.13) : "transparent"
    border.color: hue
    border.width: !isFree ? 0 : accepts ? Theme.px(3) : Theme.px(1.5)

    Rectangle {
        id: glow

        anchors.fill: parent
        anchors.margins: -Theme.px(5)
        radius: parent.radius + Theme.px(5)
        color: "transparent"
        border.color: place.hue
        border.width: Theme.px(4)
        opacity: 0.4
        visible: place.accepts
    }
    // A few times: a table on which nothing happens is not to be drawn again and again.
    SequentialAnimation {
        running: place.accepts && Theme.pace > 0
        loops: 3
        NumberAnimation { target: glow; property: "opacity"; to: 0.15; duration: Theme.roll / 2; easing.type: Easing.InOutSine }
        NumberAnimation { target: glow; property: "opacity"; to: 0.55; duration: Theme.roll / 2; easing.type: Easing.InOutSine }
    }

    // The rails below are seen through it, but no more than the number can stand.
    Rectangle {
        z: -1
        anchors.centerIn: parent
        width: place.isFree ? parent.width : number.width + Theme.px(12)
        height: place.isFree ? parent.height : number.height
        radius: place.isFree ? place.radius : Theme.px(6)
        color: Theme.current.plate
        opacity: place.isFree ? 0.7 : 0.85
    }
    Text {
        id: number

        anchors.centerIn: parent
        text: place.value
        color: place.isFree ? Theme.current.placeText : Theme.current.text
        style: Text.Outline
        styleColor: Theme.current.placeShadow
        font { family: Theme.current.bodyFont; bold: true; pixelSize: Math.max(Theme.smallestText, Math.round(place.height * (place.isFree ? 0.75 : 0.5))) }
        Accessible.ignored: true
    }

    Rectangle {
        anchors { horizontalCenter: parent.right; verticalCenter: parent.top }
        width: Theme.grown(26)
        height: width
        radius: width / 2
        color: Theme.current.sentence
        border.color: Theme.current.badgeLine
        visible: place.isHinted && place.accepts

        TintedPicture {
            anchors.centerIn: parent
            width: Math.round(parent.width * 0.7)
            height: width
            picture: "qrc:/art/hint.svg"
            colour: Theme.current.discText
        }
    }
}
