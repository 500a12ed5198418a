import QtQuick
import MexicanTrain.Tutorial
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** What the tutorial asks for now, and the rule behind it: a card that leans on the free end of the holder. */
Item {
    id: note

    required property Tutorial tutorial

    signal leaveWanted()
    signal playWanted()

    implicitWidth: Theme.px(530)
    implicitHeight: Theme.px(154)
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Tutorial")

    Shadow {
        of: card
        depth: Theme.px(8)
    }
    Rectangle {
        id: card

        anchors.fill: parent
        radius: Theme.px(10)
        color: Theme.current.paper
        border.color: Theme.current.brass
        border.width: Theme.px(2)
    }
    PaperText {
        id: head

        anchors { left: card.left; top: card.top; margins: Theme.px(9) }
        text: note.tutorial.finished ? qsTr("Tutorial")
                                     : qsTr("Tutorial: %1 of %2").arg(note.tutorial.taught).arg(note.tutorial.lessons)
        soft: true
    }
    LinkText {
        anchors { right: card.right; top: card.top; margins: Theme.px(9) }
        text: note.tutorial.finished ? qsTr("Close") : qsTr("Skip the tutorial")
        onClicked: note.leaveWanted()
    }
    PaperScroll {
        anchors {
            left: card.left; right: card.right; top: head.bottom; bottom: play.visible ? play.top : card.bottom
            margins: Theme.px(10); topMargin: Theme.px(3)
        }
        contentHeight: words.height
        Accessible.name: head.text

        Column {
            id: words

            width: parent.width - Theme.px(12)
            spacing: Theme.px(6)

            PaperText {
                width: words.width
                text: note.tutorial.request
                font.bold: true
            }
            PaperText {
                width: words.width
                text: note.tutorial.rule
                visible: text !== ""
                soft: true
            }
        }
    }
    PushButton {
        id: play

        anchors { right: card.right; bottom: card.bottom; margins: Theme.px(9) }
        text: qsTr("Play a game")
        prominent: true
        visible: note.tutorial.finished
        onClicked: note.playWanted()
    }
}
