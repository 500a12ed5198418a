import QtQuick
import MexicanTrain.Theme

/** A seat's number, or the Mexican Train's star, on an enamel button in the locomotive's colour. */
Rectangle {
    id: badge

    required property string words
    required property color colour
    property real size: Theme.px(36)

    readonly property color base: Theme.current.plainBadges ? Theme.current.plate : colour

    width: size
    height: size
    radius: size / 2
    border.color: Theme.current.plainBadges ? colour : Theme.current.badgeLine
    border.width: Math.max(1, Math.round(size / (Theme.current.plainBadges ? 7 : 18)))
    gradient: Gradient {
        GradientStop { position: 0; color: Qt.lighter(badge.base, 1.35) }
        // Where the words are it is of one colour.
        GradientStop { position: 0.2; color: badge.base }
        GradientStop { position: 0.8; color: badge.base }
        GradientStop { position: 1; color: Qt.darker(badge.base, 1.35) }
    }

    Text {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: badge.words === "★" ? -Math.round(badge.size * 0.02) : 0
        text: badge.words
        color: Themes.wordsOn(badge.base)
        font { family: Theme.current.bodyFont; bold: true; pixelSize: Math.max(Theme.smallestText, Math.round(badge.size * 0.5)) }
        Accessible.ignored: true
    }
}
