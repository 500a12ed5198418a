import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** What one player did, with the colour of their locomotive; what is new has a stripe. */
Basic.ItemDelegate {
    id: line

    required property int index
    required property string sentence
    required property string colour
    required property int train
    required property bool isNew

    leftPadding: Theme.px(34)
    rightPadding: Theme.px(10)
    topPadding: Theme.px(5)
    bottomPadding: Theme.px(5)
    Accessible.role: Accessible.ListItem
    Accessible.name: line.sentence
    Accessible.selectable: true
    Accessible.selected: highlighted
    Accessible.onPressAction: line.clicked()

    contentItem: PaperText {
        text: line.sentence
        Accessible.ignored: true
    }
    background: Rectangle {
        radius: Theme.px(6)
        color: line.highlighted ? Theme.current.field : line.hovered ? Theme.current.paperHover : "transparent"
        border.color: line.highlighted && line.ListView.view.activeFocus ? Theme.current.inkFocus : "transparent"
        border.width: Theme.px(2)

        Rectangle {
            x: Theme.px(5)
            width: Theme.px(4)
            height: parent.height
            visible: line.isNew
            color: Theme.current.brassDark
        }
        Rectangle {
            x: Theme.px(15)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(12)
            height: width
            radius: width / 2
            visible: line.colour !== ""
            color: line.colour
            border { color: Theme.current.paperLine; width: 1 }
        }
    }
}
