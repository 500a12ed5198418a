import QtQuick
import QtQuick.Layouts
import MexicanTrain.Scores
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** The score sheet, to be looked at during a round. */
Sheet {
    id: sheet

    required property ScoreModel scores
    /// Seats; none while the game is not over.
    required property var winners
    required property SheetPrinter printer

    heading: qsTr("Scores")
    wantedWidth: Theme.px(1180)
    wantedHeight: Theme.px(760)
    onOpened: say((scores.standing + " " + (scores.spokenTotals === "" ? "" : ended(scores.spokenTotals))).trim())

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
                scores: sheet.scores
            }
        }
        ScorePages {
            Layout.fillWidth: true
            Layout.fillHeight: true
            scores: sheet.scores
            winners: sheet.winners
            showsPlot: chart.checked
        }
    }
}
