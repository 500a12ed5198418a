import QtQuick
import MexicanTrain.Ui.Theme

/** One of the two buttons of a number. */
Rectangle {
    id: step

    required property string words
    required property bool isDown

    implicitWidth: Theme.px(34)
    radius: Theme.px(7)
    color: isDown ? Theme.current.brass : Theme.current.paperShade
    border.color: Theme.current.paperLine
    opacity: enabled ? 1 : 0.45

    Text {
        anchors.centerIn: parent
        text: step.words
        color: Theme.current.ink
        font { family: Theme.current.bodyFont; bold: true; pixelSize: Theme.text(18) }
    }
}
