import QtQuick
import QtQuick.Layouts
import MexicanTrain

/** The score sheet, to be looked at during a round. */
Sheet {
    id: sheet

    required property GameController game
    required property SheetPrinter printer

    heading: qsTr("Scores")
    wantedWidth: Theme.px(1180)
    wantedHeight: Theme.px(760)

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.px(10)

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.px(6)

            SheetTab {
                text: qsTr("Points")
                checked: true
            }
            SheetTab {
                id: chart

                text: qsTr("Chart")
            }
            Item {
                Layout.fillWidth: true
            }
            PrintButtons {
                printer: sheet.printer
                scores: sheet.game.scores
            }
        }
        ScorePages {
            Layout.fillWidth: true
            Layout.fillHeight: true
            scores: sheet.game.scores
            winners: sheet.game.gameOver ? sheet.game.winners : []
            showsPlot: chart.checked
        }
    }
}
