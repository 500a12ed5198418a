import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Ui.Theme

/** Something that was done, or might be, in a list; a press shows where it was done. */
Basic.ItemDelegate {
    id: line

    required property int index
    required property string where
    required property string spoken

    leftPadding: Theme.px(12)
    rightPadding: Theme.px(12)
    topPadding: Theme.px(7)
    bottomPadding: Theme.px(7)
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.selectable: true
    Accessible.selected: highlighted
    Accessible.onPressAction: line.clicked()

    background: Rectangle {
        radius: Theme.px(8)
        color: line.highlighted ? Theme.current.field : line.hovered && line.where !== "" ? Theme.current.paperHover
                                                      : line.index % 2 === 0 ? Theme.current.paperStripe : "transparent"
        border.color: line.highlighted && line.ListView.view.activeFocus ? Theme.current.inkFocus : "transparent"
        border.width: Theme.px(2)
    }
    HoverHandler {
        enabled: line.where !== ""
        cursorShape: Qt.PointingHandCursor
    }
}
