import QtQuick
import QtQuick.Layouts
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** A best: in what, how much, and where. */
FeatLine {
    id: line

    required property string label
    required property string amount

    contentItem: ColumnLayout {
        spacing: Theme.px(1)

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.px(10)

            PaperText {
                Layout.fillWidth: true
                text: line.label
                Accessible.ignored: true
            }
            PaperText {
                text: line.amount
                font { family: Theme.current.titleFont; bold: true; pixelSize: Theme.text(18) }
                Accessible.ignored: true
            }
        }
        PaperText {
            Layout.fillWidth: true
            visible: text !== ""
            text: line.where
            soft: true
            Accessible.ignored: true
        }
    }
}
