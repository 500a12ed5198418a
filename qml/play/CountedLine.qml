import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** A value, and how many of its tiles have been seen. */
Basic.ItemDelegate {
    id: line

    required property int index
    required property int value
    required property int seen
    required property int all

    leftPadding: Theme.px(22) + Theme.text(24)
    rightPadding: Theme.px(10)
    topPadding: Theme.px(3)
    bottomPadding: Theme.px(3)
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1: %2 of %3 seen", "%1: a value, %2, %3: tiles").arg(value).arg(seen).arg(all)
    Accessible.selectable: true
    Accessible.selected: highlighted
    Accessible.onPressAction: line.clicked()

    contentItem: PaperText {
        text: qsTr("%1 of %2 seen", "tiles of one value").arg(line.seen).arg(line.all)
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    background: Rectangle {
        radius: Theme.px(6)
        color: line.highlighted ? Theme.current.field : line.hovered ? Theme.current.paperHover : "transparent"
        border.color: line.highlighted && line.ListView.view.activeFocus ? Theme.current.inkFocus : "transparent"
        border.width: Theme.px(2)

        PaperText {
            x: Theme.px(10)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.text(24)
            text: line.value
            horizontalAlignment: Text.AlignRight
            font.bold: true
            Accessible.ignored: true
        }
    }
}
