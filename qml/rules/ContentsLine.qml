import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Ui.Theme

/** A line of a list of contents: leads to its place. */
Basic.AbstractButton {
    id: line

    verticalPadding: Theme.px(6)
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    Accessible.name: text
    Accessible.onPressAction: line.clicked()
    Keys.onReturnPressed: line.clicked()
    Keys.onEnterPressed: line.clicked()

    background: Rectangle {
        radius: Theme.px(6)
        color: line.hovered ? Theme.current.paperHover : "transparent"
        border { color: Theme.current.inkFocus; width: line.visualFocus ? Theme.focusWidth : 0 }
    }
    // The words are as high as their width makes them, however high the line is: what it takes never depends on itself.
    contentItem: Column {
        Text {
            width: parent.width
            leftPadding: Theme.px(8)
            text: line.text
            textFormat: Text.PlainText
            wrapMode: Text.WordWrap
            color: Theme.current.ink
            font { family: Theme.current.titleFont; pixelSize: Theme.text(15) }
            Accessible.ignored: true
        }
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
