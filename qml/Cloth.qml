import QtQuick
import MexicanTrain

/** The cloth on the table, under the lamp. */
Rectangle {
    gradient: Gradient {
        GradientStop { position: 0; color: Theme.look.clothTop }
        GradientStop { position: 1; color: Theme.look.clothBottom }
    }
    Image {
        anchors.fill: parent
        source: Theme.look.felt
        opacity: Theme.look.feltStrength
        fillMode: Image.Tile
    }
    Image {
        anchors.fill: parent
        source: Theme.look.lamplight
    }
}
