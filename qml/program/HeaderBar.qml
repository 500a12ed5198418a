import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Ui.Theme

/** The strip at the top: menu, what is being played, and what can be looked up. */
Item {
    id: bar

    required property string title
    /** What opens the menu. */
    required property string menuKey
    /** Beside the menu, where no language and no letters move them. */
    property alias tools: toolRow.data
    property alias extras: row.data

    signal menuWanted()

    Board {
        anchors.fill: parent
        picture: Theme.current.darkWood
        colour: Theme.current.darkWoodColour
    }
    Rectangle {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: Math.max(1, Theme.px(1.5))
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: Theme.current.brassDark }
            GradientStop { position: 0.5; color: Theme.current.brass }
            GradientStop { position: 1; color: Theme.current.brassDark }
        }
    }

    Basic.AbstractButton {
        id: menu

        anchors { left: parent.left; verticalCenter: parent.verticalCenter; leftMargin: Theme.px(8) }
        width: Theme.grown(42)
        height: Theme.px(36)
        focusPolicy: Qt.TabFocus
        Accessible.name: qsTr("Menu")
        Accessible.description: bar.menuKey
        Accessible.role: Accessible.ButtonMenu
        Accessible.onPressAction: menu.clicked()
        onClicked: bar.menuWanted()

        background: Rectangle {
            radius: Theme.px(6)
            color: menu.down ? Theme.current.pressed : menu.hovered ? Theme.current.hovered : "transparent"
            border.color: Theme.current.focus
            border.width: menu.visualFocus ? Theme.focusWidth : 0
        }
        contentItem: Item {
            Column {
                anchors.centerIn: parent
                spacing: Theme.grown(4)
                Repeater {
                    model: 3
                    Rectangle {
                        width: Theme.grown(20)
                        height: Math.max(2, Theme.grown(2.4))
                        radius: 1
                        color: Theme.current.text
                    }
                }
            }
        }
    }

    Row {
        id: toolRow

        anchors { left: menu.right; leftMargin: Theme.px(6); verticalCenter: parent.verticalCenter }
        spacing: Theme.px(6)
    }

    Text {
        id: title

        readonly property bool wraps: smallest.advanceWidth > width

        anchors { left: toolRow.right; leftMargin: Theme.px(10); right: row.left; rightMargin: Theme.px(16) }
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        text: bar.title
        textFormat: Text.PlainText
        elide: Text.ElideRight
        fontSizeMode: wraps ? Text.FixedSize : Text.HorizontalFit
        minimumPixelSize: Theme.smallestText
        wrapMode: wraps ? Text.WordWrap : Text.NoWrap
        maximumLineCount: wraps ? 2 : 1
        lineHeight: 0.9
        visible: text !== ""
        color: Theme.current.text
        font { family: Theme.current.titleFont; pixelSize: wraps ? Theme.smallText : Theme.text(17) }
        Accessible.role: Accessible.StaticText
        Accessible.name: text

        TextMetrics {
            id: smallest

            text: title.text
            font { family: title.font.family; pixelSize: Theme.smallestText }
        }
    }

    Row {
        id: row

        anchors { right: parent.right; rightMargin: Theme.px(10); verticalCenter: parent.verticalCenter }
        spacing: Theme.px(6)
    }
}
