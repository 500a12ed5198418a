import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Theme
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** A character on the ladder: the portrait, a tick for who has been beaten (hollow: with something
  * taken back), and a ring for who comes next. */
Basic.AbstractButton {
    id: rung

    required property int index
    required property string character
    required property string name
    required property bool isBeaten
    required property bool isHelped
    required property bool isNext
    required property string spoken
    property bool chosen: false

    // One of them has the keyboard for all: the others are a key away.
    focusPolicy: chosen ? Qt.StrongFocus : Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.selectable: true
    Accessible.selected: chosen
    Accessible.onPressAction: rung.clicked()

    Item {
        anchors.fill: parent

        Portrait {
            id: face

            anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: Theme.px(6) }
            width: Math.min(parent.width, parent.height - words.height) - Theme.px(14)
            height: width
            character: rung.character
            ring: rung.isNext ? Theme.current.inkFocus : Theme.current.paperLine
            ringWidth: Theme.px(rung.isNext ? 4 : 2)
        }
        Rectangle {
            anchors { right: face.right; bottom: face.bottom }
            width: Math.round(face.width * 0.34)
            height: width
            radius: width / 2
            visible: rung.isBeaten
            color: rung.isHelped ? Theme.current.paper : Theme.current.inkGood
            border { color: rung.isHelped ? Theme.current.inkGood : Theme.current.paper; width: 2 }

            TintedPicture {
                anchors.centerIn: parent
                width: Math.round(parent.width * 0.66)
                height: width
                picture: "qrc:/art/tick.svg"
                colour: rung.isHelped ? Theme.current.inkGood : Theme.current.paper
            }
        }
        PaperText {
            id: words

            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; bottomMargin: Theme.px(2) }
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            text: rung.name
            font { pixelSize: Theme.text(13); bold: rung.isNext }
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: Theme.px(8)
        color: rung.chosen ? Theme.current.field : rung.hovered ? Theme.current.paperHover : "transparent"
        border.color: rung.activeFocus ? Theme.current.inkFocus : rung.chosen ? Theme.current.paperLine : "transparent"
        border.width: rung.activeFocus ? Theme.focusWidth : 1
    }
}
