import QtQuick
import MexicanTrain.Ui.Theme

/** One of several, with a sentence on what it means. */
Radio {
    id: card

    property string blurb: ""

    padding: Theme.px(9)
    leftPadding: Theme.px(38)
    font { family: Theme.current.bodyFont; pixelSize: Theme.text(15); bold: true }
    Accessible.description: blurb

    indicator: Rectangle {
        x: Theme.px(12)
        y: card.topPadding + Theme.px(3)
        width: Theme.px(17)
        height: width
        radius: width / 2
        color: Theme.current.field
        border.color: card.checked ? Theme.current.inkFocus : Theme.current.paperLine
        border.width: Theme.px(2)

        Rectangle {
            anchors.centerIn: parent
            width: parent.width * 0.5
            height: width
            radius: width / 2
            color: Theme.current.inkFocus
            visible: card.checked
        }
    }
    contentItem: Column {
        spacing: Theme.px(1)

        Text {
            width: parent.width
            text: card.text
            font: card.font
            color: Theme.current.ink
            elide: Text.ElideRight
        }
        Text {
            width: parent.width
            text: card.blurb
            visible: text !== ""
            font { family: Theme.current.bodyFont; pixelSize: Theme.text(13) }
            color: Theme.current.inkSoft
            wrapMode: Text.WordWrap
        }
    }
    background: Rectangle {
        radius: Theme.px(8)
        color: card.checked ? Theme.current.field : card.hovered ? Theme.current.paperHover : "transparent"
        border.color: card.visualFocus ? Theme.current.inkFocus : card.checked ? Theme.current.paperLine : "transparent"
        border.width: card.visualFocus ? Theme.focusWidth : 1
    }
}
