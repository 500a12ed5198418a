pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Platform
import MexicanTrain.Tutorial
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Play
import MexicanTrain.Ui.Theme

/** What the tutorial asks for now, and the rule behind it: a card at the foot of the table, as high as its words are. */
Item {
    id: note

    required property Tutorial tutorial
    /** What is left in the hands when the round has ended. */
    required property RowList hands

    readonly property int margin: Theme.px(12)

    signal leaveWanted()
    signal againWanted()
    signal playWanted()

    implicitHeight: words.y + words.height + margin
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

        anchors { left: card.left; top: card.top; leftMargin: note.margin; topMargin: Theme.px(7) }
        text: qsTr("Tutorial: %1 of %2").arg(note.tutorial.taught).arg(note.tutorial.lessons)
        soft: true
    }
    LinkText {
        anchors { right: card.right; rightMargin: note.margin; verticalCenter: head.verticalCenter }
        text: note.tutorial.finished ? qsTr("Close") : qsTr("Skip the tutorial")
        onClicked: note.leaveWanted()
    }
    Item {
        id: words

        readonly property real column: (width - 2 * note.margin) / 2

        x: note.margin
        y: head.y + head.height + Theme.px(3)
        width: note.width - 2 * note.margin
        // For every rule: the table is not to be laid out anew with each card.
        height: Math.max(asked.height, buttons.height, rules.height)

        Column {
            id: asked

            width: buttons.visible ? words.width - buttons.width - 2 * note.margin : words.column
            spacing: Theme.px(3)

            PaperText {
                width: asked.width
                text: note.tutorial.aside
                visible: text !== ""
                soft: true
            }
            PaperText {
                width: asked.width
                text: note.tutorial.request
                font.bold: true
            }
            Once {
                id: remaining

                width: asked.width
                height: wanted ? implicitHeight : 0
                wanted: note.tutorial.finished

                HandLines {
                    width: remaining.width
                    model: note.hands
                    columns: 2
                }
            }
        }
        PaperText {
            anchors.right: parent.right
            width: words.column
            text: note.tutorial.rule
            visible: text !== ""
            soft: true
        }
        // As high as the longest of them; what is invisible would have no place in it.
        Row {
            id: rules

            opacity: 0

            Repeater {
                model: note.tutorial.rules
                delegate: PaperText {
                    required property string modelData

                    width: words.column
                    text: modelData
                    soft: true
                    Accessible.ignored: true
                }
            }
        }
        Row {
            id: buttons

            anchors { right: parent.right; bottom: parent.bottom }
            spacing: Theme.px(10)
            visible: note.tutorial.finished
            // Nothing else can be done.
            onVisibleChanged: if (visible) keyboard.whenFree(() => play.forceActiveFocus(Qt.TabFocusReason))

            KeyboardTurn {
                id: keyboard
            }

            PushButton {
                text: qsTr("Once more")
                isOnPaper: true
                visible: note.tutorial.taught < note.tutorial.lessons
                onClicked: note.againWanted()
            }
            PushButton {
                id: play

                text: qsTr("Play a game")
                prominent: true
                onClicked: note.playWanted()
            }
        }
    }
}
