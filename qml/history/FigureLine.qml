import QtQuick
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** One figure of the statistics. */
Item {
    id: line

    required property int index
    required property string label
    required property string amount
    required property string detail

    height: Math.max(Theme.px(42), name.height, number.height + note.height + Theme.px(6))
    Accessible.role: Accessible.ListItem
    Accessible.name: label + ": " + amount
    Accessible.description: detail
    Accessible.focusable: true

    Rectangle {
        anchors.fill: parent
        color: line.index % 2 === 0 ? Theme.current.paperStripe : "transparent"
    }
    PaperText {
        id: name

        anchors.verticalCenter: parent.verticalCenter
        x: Theme.px(8)
        width: parent.width * 0.38
        text: line.label
        Accessible.ignored: true
    }
    PaperText {
        id: number

        x: parent.width * 0.44
        y: (parent.height - height - note.height) / 2
        width: parent.width - x - Theme.px(6)
        text: line.amount
        font { bold: true; pixelSize: Theme.text(16) }
        Accessible.ignored: true
    }
    PaperText {
        id: note

        anchors { left: number.left; right: number.right; top: number.bottom }
        height: text === "" ? 0 : implicitHeight
        text: line.detail
        soft: true
        Accessible.ignored: true
    }
}
