pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Play
import MexicanTrain.Setup
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** Who plays which seat, to be changed in the middle of a game: somebody has to leave, somebody joins. */
Sheet {
    id: sheet

    required property GameController game
    required property LevelModel levels

    heading: qsTr("Players")
    wantedWidth: Theme.px(620)
    wantedHeight: headHeight + rows.height + Theme.px(44)

    PaperScroll {
        id: scroll

        anchors { fill: parent; rightMargin: -barRoom }
        contentHeight: rows.height
        Accessible.name: overflows ? sheet.heading : ""

        Column {
            id: rows

            width: scroll.width - scroll.barRoom
            spacing: Theme.px(8)

            PaperText {
                width: rows.width
                text: qsTr("A computer player can take over a seat at any time, and its player can take it back. The computer sees only what that seat may see. What was done before stays done: it cannot be undone.")
            }
            Repeater {
                model: sheet.game.trains
                delegate: PlayerRow {
                    width: rows.width
                    visible: !isMexican
                    levels: sheet.levels
                    enabled: !sheet.game.gameOver
                    onHandedOver: levelId => sheet.game.handOver(trainId, levelId)
                }
            }
        }
    }
}
