import QtQuick
import MexicanTrain.Ui.Theme

/** A small coloured word beside something. */
Rectangle {
    id: tag

    required property string words
    required property color hue
    property color ink: Theme.current.tagText
    property int letters: Theme.text(11)

    implicitWidth: label.implicitWidth + Theme.px(12)
    implicitHeight: label.implicitHeight + Theme.px(2)
    radius: height / 2
    color: hue

    Text {
        id: label

        anchors.centerIn: parent
        text: tag.words
        color: tag.ink
        font { family: Theme.current.bodyFont; pixelSize: tag.letters; bold: true }
    }
}
