import QtQuick
import MexicanTrain.Theme
import MexicanTrain.Ui.Theme

/** Where the next tile of a train goes, with the number it must have. */
Rectangle {
    id: place

    required property int value
    required property bool accepts
    required property bool mustClose
    /** This is where the hint would lay the chosen tile. */
    required property bool isHinted

    readonly property color hue: mustClose ? Theme.current.placeCaution : Theme.current.placeGo

    radius: height * 0.13
    color: Qt.rgba(hue.r, hue.g, hue.b, accepts ? 0.26 : 0.13)
    border.color: hue
    border.width: accepts ? Theme.px(3) : Theme.px(1.5)

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

    Text {
        anchors.centerIn: parent
        text: place.value
        color: Theme.current.placeText
        style: Text.Outline
        styleColor: Theme.current.placeShadow
        font { family: Theme.current.bodyFont; bold: true; pixelSize: Math.round(place.height * 0.5) }
        Accessible.ignored: true
    }

    Rectangle {
        anchors { horizontalCenter: parent.right; verticalCenter: parent.top }
        width: Theme.px(26)
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
