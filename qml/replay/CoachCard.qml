import QtQuick
import QtQuick.Controls.Basic as Basic
import QtQuick.Layouts
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Table
import MexicanTrain.Ui.Theme

/** One decision that cost or brought something: what was done, what would have been better or why it was good; a click shows the moment. */
Basic.AbstractButton {
    id: card

    required property int step
    required property string done
    required property string better
    required property int doneTile
    required property int betterTile
    required property bool isGood
    /** The moment is the one on the table. */
    required property bool isShown

    padding: Theme.px(10)
    Accessible.name: done + " " + better
    Accessible.description: qsTr("Shows the table as it was then.")
    Accessible.onPressAction: card.clicked()
    Keys.onReturnPressed: card.clicked()
    Keys.onEnterPressed: card.clicked()

    component Face: CoachTile {
        Layout.preferredWidth: Theme.px(36)
        Layout.preferredHeight: Theme.px(72)
        visible: tileId >= 0
    }

    background: Rectangle {
        radius: Theme.px(9)
        color: card.isShown ? Theme.current.field : card.hovered ? Theme.current.paperHover : Theme.current.paperStripe
        border.color: card.visualFocus || card.isShown ? Theme.current.inkFocus : Theme.current.paperLine
        border.width: card.visualFocus ? Theme.focusWidth : card.isShown ? Theme.px(2) : 1
    }
    contentItem: ColumnLayout {
        spacing: Theme.px(5)

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.px(5)

            PaperText {
                Layout.fillWidth: true
                Layout.rightMargin: Theme.px(5)
                text: card.done
                font.bold: true
                Accessible.ignored: true
            }
            Face {
                tileId: card.doneTile
                isMistake: !card.isGood
                isBetter: card.isGood
                dimmed: card.isGood ? 0 : 1
            }
            Text {
                text: "→"
                visible: card.doneTile >= 0 && card.betterTile >= 0
                color: Theme.current.inkSoft
                font { family: Theme.current.bodyFont; pixelSize: Theme.largeText }
                Accessible.ignored: true
            }
            Face {
                Layout.rightMargin: Theme.px(5)
                tileId: card.betterTile
                isMistake: false
                isBetter: true
            }
        }
        PaperText {
            Layout.fillWidth: true
            text: card.better
            Accessible.ignored: true
        }
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
