import QtQuick
import QtQuick.Layouts
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** An award, what earns it, and where it was earned. */
FeatLine {
    id: line

    required property string title
    required property string task
    required property bool earned

    contentItem: RowLayout {
        spacing: Theme.px(14)

        AwardMedal {
            Layout.preferredWidth: Theme.px(52)
            Layout.preferredHeight: Theme.px(52)
            earned: line.earned
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.px(1)

            PaperText {
                Layout.fillWidth: true
                text: line.title
                soft: !line.earned
                font { family: Theme.current.titleFont; bold: true; pixelSize: Theme.text(16) }
                Accessible.ignored: true
            }
            PaperText {
                Layout.fillWidth: true
                text: line.task
                Accessible.ignored: true
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
}
