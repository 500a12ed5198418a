import QtQuick
import QtQuick.Layouts
import MexicanTrain.Scorekeeper
import MexicanTrain.Scores
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Scores
import MexicanTrain.Ui.Theme

/** A score sheet to be printed and filled in by hand. */
Sheet {
    id: sheet

    required property SheetPlan plan
    required property SheetPrinter printer

    heading: qsTr("Blank score sheets")
    wantedWidth: Theme.px(720)
    wantedHeight: headHeight + page.implicitHeight + Theme.px(40)

    ColumnLayout {
        id: page

        anchors.fill: parent
        spacing: Theme.px(12)

        PaperText {
            Layout.fillWidth: true
            text: qsTr("For a game with real dominoes: rounds and engines are printed, the points are written by hand. Names may stay empty.")
        }
        SheetPlanForm {
            Layout.fillWidth: true
            Layout.fillHeight: true
            plan: sheet.plan
        }
        PrintButtons {
            Layout.alignment: Qt.AlignRight
            printer: sheet.printer
            scores: sheet.plan.sheet
        }
    }
}
