pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Coach
import MexicanTrain.Replay
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Table
import MexicanTrain.Ui.Theme

/** Beside the table of a replay: how a person's round could have gone better. */
Item {
    id: panel

    required property GameReplay replay
    readonly property RoundCoach coach: replay.coach

    /** What it found, once it is through: the moments and all else are read line by line. */
    function tell(): void {
        if (visible && !coach.busy)
            spoken.say(coach.skillText === "" ? coach.verdict : coach.verdict + " " + coach.skillText);
    }

    onVisibleChanged: telling.restart()

    Connections {
        target: panel.coach

        function onBusyChanged(): void {
            telling.restart();
        }
    }
    // When it comes into sight it is not asked to think yet.
    Timer {
        id: telling

        interval: 0
        onTriggered: panel.tell()
    }
    Spoken {
        id: spoken
    }
    Shadow {
        of: paper
    }
    Rectangle {
        id: paper

        anchors.fill: parent
        radius: Theme.px(10)
        border.color: Theme.current.paperLine
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.current.paper }
            GradientStop { position: 1; color: Theme.current.paperShade }
        }
        Accessible.role: Accessible.Pane
        Accessible.name: head.text
    }
    PaperText {
        id: head

        anchors { left: parent.left; top: parent.top; leftMargin: Theme.px(16); topMargin: Theme.px(12) }
        height: Math.max(Theme.px(34), Theme.text(30))
        verticalAlignment: Text.AlignVCenter
        text: qsTr("Coach")
        font { family: Theme.current.titleFont; bold: true; pixelSize: Theme.text(20) }
        Accessible.role: Accessible.Heading
    }
    Choice {
        anchors { left: head.right; leftMargin: Theme.px(14); right: parent.right; rightMargin: Theme.px(14); verticalCenter: head.verticalCenter }
        visible: panel.coach.people.length > 1
        model: panel.coach.people
        currentIndex: panel.coach.person
        Accessible.name: qsTr("Whose round")
        onActivated: index => panel.coach.person = index
    }

    PaperScroll {
        id: scroll

        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom; leftMargin: Theme.px(16); rightMargin: Theme.px(6); bottomMargin: Theme.px(10) }
        contentHeight: lines.height
        lines: lines
        leavesSideKeys: true
        Accessible.name: head.text

        Column {
            id: lines

            width: scroll.width - Theme.px(14)
            spacing: Theme.px(8)

            PaperLine {
                width: parent.width
                text: panel.coach.verdict
                font.bold: true
            }
            Repeater {
                model: panel.coach.mistakes
                delegate: CoachCard {
                    width: lines.width
                    isShown: panel.replay.marks.step === step
                    onClicked: panel.replay.showDecision(panel.replay.round, step, panel.coach.seat)
                }
            }
            PaperLine {
                width: parent.width
                topPadding: Theme.px(6)
                text: panel.coach.skillText
            }
            PaperLine {
                width: parent.width
                text: qsTr("Thinking about the round…")
                soft: true
                visible: panel.coach.busy
            }
            PaperLine {
                width: parent.width
                text: panel.coach.bestText
                Accessible.description: panel.coach.spokenBest
            }
            TrainFlow {
                width: parent.width
                side: Theme.paperTile
                tiles: panel.coach.best
                visible: panel.coach.best.count > 0
            }
            PaperLine {
                width: parent.width
                text: panel.coach.trainText
                Accessible.description: panel.coach.spokenTrain
            }
            TrainFlow {
                width: parent.width
                side: Theme.paperTile
                tiles: panel.coach.train
                dimmed: panel.coach.foreignTiles
                visible: panel.coach.train.count > 0
            }
            PaperLine {
                width: parent.width
                text: qsTr("The dimmed tiles were played by others.")
                soft: true
                visible: panel.coach.foreignTiles.length > 0
            }
        }
    }
}
