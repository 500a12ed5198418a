import QtQuick
import QtQuick.Layouts
import MexicanTrain

/** The score sheet as a table, and as lines. */
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
        font { family: Theme.look.titleFont; bold: true; pixelSize: Theme.text(18) }
        visible: text !== ""
    }
    ScoreGrid {
        Layout.fillWidth: true
        Layout.fillHeight: true
        scores: pages.scores
        winners: pages.winners
        choosable: pages.choosable
        visible: pages.scores.count > 0 && !pages.showsPlot
        onRoundChosen: round => pages.roundChosen(round)
    }
    ScorePlotView {
        Layout.fillWidth: true
        Layout.fillHeight: true
        scores: pages.scores
        visible: pages.scores.count > 0 && pages.showsPlot
    }
    Item {
        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: pages.scores.count === 0

        PaperText {
            anchors.centerIn: parent
            text: qsTr("No round is finished yet.")
        }
    }
}
