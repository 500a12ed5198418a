import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** One day of the calendar: its number, what it came to, and a ring around today. */
Basic.AbstractButton {
    id: cell

    required property int index
    required property int day
    required property string mark
    required property string spoken
    required property bool isToday
    required property bool isDone
    required property bool isBegun
    required property bool isToCome
    property bool chosen: false

    // One of them has the keyboard for all: the others are a key away.
    focusPolicy: chosen ? Qt.StrongFocus : Qt.NoFocus
    enabled: !isToCome
    visible: day > 0
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.selectable: true
    Accessible.selected: chosen
    Accessible.onPressAction: cell.clicked()

    Item {
        anchors.fill: parent

        Rectangle {
            anchors { horizontalCenter: number.horizontalCenter; verticalCenter: number.verticalCenter }
            width: Math.min(Math.max(number.implicitWidth, number.implicitHeight) + Theme.px(6), parent.height * 0.54)
            height: width
            radius: width / 2
            visible: cell.isToday
            color: "transparent"
            border { color: Theme.current.inkFocus; width: Math.max(1, Theme.px(2)) }
        }
        PaperText {
            id: number

            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.verticalCenter; bottomMargin: -Theme.px(2) }
            text: cell.day
            soft: cell.isToCome
            font { pixelSize: Theme.text(15); bold: cell.isToday }
            Accessible.ignored: true
        }
        PaperText {
            anchors { horizontalCenter: parent.horizontalCenter; top: number.bottom; topMargin: Theme.px(2) }
            text: cell.mark
            color: cell.isDone ? Theme.current.inkGood : Theme.current.inkSoft
            font { pixelSize: Theme.text(13); bold: cell.isDone }
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: Theme.px(8)
        color: cell.chosen ? Theme.current.field : cell.hovered ? Theme.current.paperHover : cell.isDone || cell.isBegun ? Theme.current.paperStripe : "transparent"
        border.color: cell.activeFocus ? Theme.current.inkFocus : cell.chosen ? Theme.current.paperLine : "transparent"
        border.width: cell.activeFocus ? Theme.focusWidth : 1
    }
}
