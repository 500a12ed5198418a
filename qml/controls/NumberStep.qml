import QtQuick
import MexicanTrain.Ui.Theme

/** One of the two buttons of a number. */
Rectangle {
    id: step

    required property string words
    required property bool isDown

    implicitWidth: Theme.px(34)
    radius: Theme.px(7)
    color: isDown ? Theme.current.brass : enabled ? Theme.current.paperShade : "transparent"
    border.color: enabled ? Theme.current.paperLine : "transparent"

    Text {
        anchors.centerIn: parent
        text: step.words
        color: Theme.current.ink
        opacity: step.enabled ? 1 : Theme.faded
        font { family: Theme.current.bodyFont; bold: true; pixelSize: Theme.text(18) }
    }
}
