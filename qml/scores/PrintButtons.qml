import QtQuick
import MexicanTrain.Scores
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** A score sheet's two ways onto paper. */
Row {
    id: buttons

    required property SheetPrinter printer
    required property ScoreModel scores

    spacing: Theme.px(8)

    PushButton {
        text: qsTr("Print…")
        isOnPaper: true
        onClicked: buttons.printer.preview(buttons.scores)
    }
    PushButton {
        text: qsTr("Save as PDF…")
        isOnPaper: true
        onClicked: buttons.printer.askForPdf(buttons.scores)
    }
}
