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
            text: qsTr("Tip: %1").arg(foot.game.tip)
            visible: !foot.game.gameOver
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
