import QtQuick
import MexicanTrain.Ui.Theme

/** The title of a part of a sheet, underlined. */
Item {
    id: head

    required property string words

    implicitHeight: Math.max(Theme.px(40), Theme.text(34))
    Accessible.role: Accessible.Heading
    Accessible.name: words

    Text {
        anchors { left: parent.left; bottom: line.top; bottomMargin: Theme.px(5) }
        text: head.words
        color: Theme.current.ink
        font { family: Theme.current.titleFont; bold: true; pixelSize: Theme.text(18) }
        Accessible.ignored: true
    }
    Rectangle {
        id: line

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: Math.max(1, Theme.px(1.5))
        color: Theme.current.brassDark
        opacity: 0.6
    }
}
