import QtQuick
import MexicanTrain.Theme
import MexicanTrain.Ui.Theme

/** On a tile of which the coach speaks: a cross, it was the mistake, or a tick, it would have been better. */
Rectangle {
    id: sign

    required property bool isBetter

    height: width
    radius: width / 2
    color: isBetter ? Theme.current.placeGo : Theme.current.placeCaution
    border.color: Theme.current.badgeLine

    TintedPicture {
        anchors.centerIn: parent
        width: Math.round(parent.width * 0.8)
        height: width
        picture: sign.isBetter ? "qrc:/art/tick.svg" : "qrc:/art/cross.svg"
        colour: Themes.wordsOn(sign.color)
    }
}
