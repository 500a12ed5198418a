import QtQuick
import MexicanTrain

/** The score sheet, to be looked at during a round. */
Sheet {
    id: sheet

    required property GameController game

    heading: qsTr("Scores")
    wantedWidth: Theme.px(900)
    wantedHeight: Theme.px(560)

    contentItem: Item {
        ScoreGrid {
            anchors.fill: parent
            scores: sheet.game.scores
            visible: sheet.game.scores.count > 0
        }
        PaperText {
            anchors.centerIn: parent
            text: qsTr("No round is finished yet.")
            visible: sheet.game.scores.count === 0
        }
    }
}
