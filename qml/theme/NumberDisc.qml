import QtQuick
import MexicanTrain.Theme

/** A seat's number, or the Mexican Train's star, on an enamel button in the locomotive's colour. */
Rectangle {
    id: disc

    required property string words
    required property color colour
    required property real size

    readonly property color base: Theme.current.plainBadges ? Theme.current.plate : colour

    width: size
    height: size
    radius: size / 2
    border.color: Theme.current.plainBadges ? colour : Theme.current.badgeLine
    border.width: Math.max(1, Math.round(size / (Theme.current.plainBadges ? 7 : 18)))
    gradient: Gradient {
        GradientStop { position: 0; color: Qt.lighter(disc.base, 1.35) }
        // Where the words are it is of one colour.
        GradientStop { position: 0.2; color: disc.base }
        GradientStop { position: 0.8; color: disc.base }
        GradientStop { position: 1; color: Qt.darker(disc.base, 1.35) }
    }

    Text {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: disc.words === "★" ? -Math.round(disc.size * 0.02) : 0
        text: disc.words
        color: Themes.wordsOn(disc.base)
        font { family: Theme.current.bodyFont; bold: true; pixelSize: Math.max(Theme.smallestText, Math.round(disc.size * 0.5)) }
        Accessible.ignored: true
    }
}
