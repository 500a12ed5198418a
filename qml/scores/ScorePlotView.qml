import QtQuick
import MexicanTrain.Scores
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** The totals over the rounds, with what its axes mean. */
Item {
    id: view

    required property ScoreModel scores

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("The totals over the rounds")
    Accessible.description: scores.spokenTotals

    PaperText {
        id: up

        text: qsTr("Points")
        soft: true
    }
    ScorePlot {
        id: plot

        anchors { fill: parent; topMargin: up.height; bottomMargin: across.height }
        scores: view.scores
        font { family: Theme.current.bodyFont; pixelSize: Math.max(10, Theme.text(14)) }
        ink: Theme.current.ink
        paper: Theme.current.paper
        faint: Theme.current.paperHover
        lineWidth: Math.max(1.4, Theme.px(2.4))
    }
    PaperText {
        id: across

        anchors { bottom: parent.bottom; left: parent.left }
        text: qsTr("Round")
        soft: true
    }
}
