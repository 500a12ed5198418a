import QtQuick
import QtQuick.Layouts
import MexicanTrain.Play
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** What is new with the round that has ended, a tip for the next one, and the way back to its first move. */
RowLayout {
    id: foot

    required property GameController game
    /** What it earned, a line for each person; empty: nothing. */
    required property string news

    /** Where another round follows; else empty. */
    readonly property string tip: game.gameOver ? "" : qsTr("Tip: %1").arg(game.tip)

    signal sameTilesWanted()

    spacing: Theme.px(16)

    ColumnLayout {
        Layout.fillWidth: true
        spacing: Theme.px(4)

        PaperText {
            Layout.fillWidth: true
            visible: text !== ""
            text: foot.game.comparison !== "" ? foot.game.comparison : foot.news
            font.bold: true
        }
        PaperText {
            Layout.fillWidth: true
            text: foot.tip
            visible: text !== ""
            soft: true
        }
    }
    PushButton {
        text: qsTr("Same tiles again")
        isOnPaper: true
        visible: foot.game.gameOver
        onClicked: foot.sameTilesWanted()
    }
}
