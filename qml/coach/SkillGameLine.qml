import QtQuick
import QtQuick.Layouts
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.History
import MexicanTrain.Ui.Theme

/** A game: where and when, and what play and tiles were in it; a press shows it again. */
FeatLine {
    id: line

    required property string play
    required property string tiles

    contentItem: ColumnLayout {
        spacing: Theme.px(1)

        PaperText {
            Layout.fillWidth: true
            text: line.where
            soft: true
            Accessible.ignored: true
        }
        PaperText {
            Layout.fillWidth: true
            text: line.play
            font.bold: true
            Accessible.ignored: true
        }
        PaperText {
            Layout.fillWidth: true
            text: line.tiles
            Accessible.ignored: true
        }
    }
}
