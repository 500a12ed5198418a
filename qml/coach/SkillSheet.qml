pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MexicanTrain.Coach
import MexicanTrain.Scores
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** Game by game, what of somebody's points was their play and what their tiles, and what that comes to. */
Sheet {
    id: sheet

    required property SkillModel skill

    /** That game is to be seen again. */
    signal replayWanted(path: string)

    component LineName: Row {
        id: lineName

        required property int mark
        required property color colour
        required property string words

        spacing: Theme.px(6)

        ScoreMark {
            width: Theme.text(20)
            height: words.height
            seat: lineName.mark
            colour: lineName.colour
            paper: Theme.current.paper
        }
        PaperText {
            id: words

            text: lineName.words
        }
    }

    function showGame(row: int): void {
        if (skill.path(row) !== "")
            replayWanted(skill.path(row));
    }

    heading: qsTr("Skill and luck")
    wantedWidth: Theme.px(1040)
    wantedHeight: Theme.px(740)
    onAboutToShow: skill.refresh()
    onClosed: skill.leave()

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.px(8)

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.px(16)

            Choice {
                Layout.preferredWidth: Theme.px(300)
                implicitHeight: Theme.grown(42)
                model: sheet.skill.players
                currentIndex: sheet.skill.player
                visible: count > 0
                Accessible.name: qsTr("Player")
                onActivated: index => sheet.skill.player = index
            }
            PaperText {
                Layout.fillWidth: true
                text: sheet.skill.progress
                font { bold: true; pixelSize: Theme.text(16) }
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.px(26)

            Item {
                Layout.preferredWidth: 5
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: list.count > 0
                Accessible.role: Accessible.Graphic
                Accessible.name: sheet.heading
                Accessible.description: qsTr("Play and tiles, game by game; the list says the same.")

                Flow {
                    id: names

                    anchors { left: parent.left; right: parent.right; top: parent.top }
                    spacing: Theme.px(18)

                    LineName {
                        mark: plot.playMark
                        colour: plot.playColour
                        words: qsTr("Your play")
                    }
                    LineName {
                        mark: plot.tilesMark
                        colour: plot.tilesColour
                        words: qsTr("Your tiles")
                    }
                }
                PaperText {
                    id: up

                    anchors { left: parent.left; right: parent.right; top: names.bottom; topMargin: Theme.px(4) }
                    text: qsTr("Points for you, per round")
                    soft: true
                }
                SkillPlot {
                    id: plot

                    anchors { left: parent.left; right: parent.right; top: up.bottom; bottom: down.top }
                    skill: sheet.skill
                    font { family: Theme.current.bodyFont; pixelSize: Theme.text(14) }
                    ink: Theme.current.ink
                    paper: Theme.current.paper
                    faint: Theme.current.paperHover
                    playColour: Theme.current.inkGood
                    tilesColour: Theme.current.inkSoft
                    lineWidth: Math.max(1.4, Theme.px(2.4))
                }
                PaperText {
                    id: down

                    anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
                    text: qsTr("Points against you, per round")
                    soft: true
                }
            }
            PaperList {
                id: list

                Layout.preferredWidth: 3
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: Theme.px(4)
                cacheBuffer: 0
                focus: true
                choosable: true
                model: sheet.skill.games
                Accessible.name: qsTr("Games")
                Keys.onReturnPressed: sheet.showGame(currentIndex)
                Keys.onEnterPressed: sheet.showGame(currentIndex)

                delegate: SkillGameLine {
                    width: list.width - Theme.px(16)
                    highlighted: ListView.isCurrentItem
                    focusPolicy: Qt.NoFocus
                    onClicked: {
                        list.currentIndex = index;
                        sheet.showGame(index);
                    }
                }

                PaperText {
                    anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.px(16) }
                    visible: list.count === 0 && (!sheet.skill.reading || sheet.skill.progress !== "")
                    text: sheet.skill.reading ? qsTr("The computer is going over the first round.") : qsTr("No round that counts is finished yet.")
                }
            }
        }
        PaperText {
            Layout.fillWidth: true
            visible: text !== ""
            text: sheet.skill.playMean
            font { bold: true; pixelSize: Theme.text(16) }
        }
        PaperText {
            Layout.fillWidth: true
            visible: text !== ""
            text: sheet.skill.tilesMean
            font { bold: true; pixelSize: Theme.text(16) }
        }
        PaperText {
            Layout.fillWidth: true
            text: qsTr("Points are compared with the average of the others. Your tiles are what the deal and your draws were worth, going by what you could see. The same rounds count as for awards, the latest of each player; the first time, each takes some seconds to work out, which goes on only while this page is open.")
            soft: true
        }
    }
}
