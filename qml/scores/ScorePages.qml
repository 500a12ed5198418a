import QtQuick
import QtQuick.Layouts
import MexicanTrain.Scores
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** The score sheet as a table, and as lines; while the table is short, they have room below it. */
ColumnLayout {
    id: pages

    required property ScoreModel scores
    property var winners: []
    property bool choosable: false
    property bool showsPlot: false

    signal roundChosen(int round)

    spacing: Theme.px(8)

    PaperText {
        Layout.fillWidth: true
        text: pages.scores.standing
        font { family: Theme.current.titleFont; bold: true; pixelSize: Theme.text(18) }
        visible: text !== ""
    }
    ScoreGrid {
        id: grid

        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredHeight: wantedHeight
        Layout.maximumHeight: wantedHeight
        Layout.rightMargin: -barWidth
        scores: pages.scores
        winners: pages.winners
        choosable: pages.choosable
        visible: pages.scores.count > 0 && !pages.showsPlot
        onRoundChosen: round => pages.roundChosen(round)
    }
    ScorePlotView {
        id: plot

        Layout.fillWidth: true
        Layout.fillHeight: true
        scores: pages.scores
        visible: pages.scores.count > 0 && (pages.showsPlot || pages.height - grid.wantedHeight > Theme.px(300))
    }
    // Else the page would end where the table ends.
    Item {
        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: !plot.visible

        Column {
            anchors.centerIn: parent
            width: Math.min(parent.width, Theme.px(760))
            spacing: Theme.px(18)
            visible: pages.scores.count === 0

            PaperText {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("No round is finished yet.")
            }
            EnginesToCome {
                width: parent.width
                values: pages.scores.enginesToCome
            }
        }
    }
}
