pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MexicanTrain.History
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** What a player has come to: figures by rules and opponents, and the best rounds. */
Sheet {
    id: sheet

    required property StatisticsModel statistics

    /** A sentence that names a saved game that could not be deleted; empty: all could. */
    required property string forgettingProblem

    signal forgettingWanted()
    signal awardsWanted()
    signal skillWanted()

    component Question: Choice {
        required property string words

        Layout.fillWidth: true
        Layout.preferredWidth: 1
        implicitHeight: Theme.grown(42)
        Accessible.name: words
    }

    heading: qsTr("Statistics")
    wantedWidth: Theme.px(1040)
    wantedHeight: Theme.px(720)
    onAboutToShow: statistics.refresh()

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.px(10)

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.px(10)

            Question {
                words: qsTr("Player")
                model: sheet.statistics.players
                currentIndex: sheet.statistics.player
                visible: count > 0
                onActivated: index => sheet.statistics.player = index
            }
            Question {
                words: qsTr("Rules")
                model: sheet.statistics.rulebooks
                currentIndex: sheet.statistics.rulebook
                onActivated: index => sheet.statistics.rulebook = index
            }
            Question {
                words: qsTr("Opponents")
                model: sheet.statistics.opponents
                currentIndex: sheet.statistics.opponent
                onActivated: index => sheet.statistics.opponent = index
            }
            Question {
                words: qsTr("Number of players")
                model: sheet.statistics.tables
                currentIndex: sheet.statistics.table
                onActivated: index => sheet.statistics.table = index
            }
            Question {
                words: qsTr("Which games")
                model: sheet.statistics.kinds
                currentIndex: sheet.statistics.kind
                onActivated: index => sheet.statistics.kind = index
            }
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.px(26)

            ColumnLayout {
                Layout.preferredWidth: 1
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: Theme.px(6)

                SectionHead {
                    id: figuresHead

                    Layout.fillWidth: true
                    words: qsTr("Figures")
                }
                PaperScroll {
                    id: scroll

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.rightMargin: -barRoom
                    contentHeight: figures.height
                    lines: figures
                    Accessible.name: figuresHead.words

                    Column {
                        id: figures

                        width: scroll.width - scroll.barRoom

                        Repeater {
                            model: sheet.statistics.figures
                            delegate: FigureLine {
                                width: figures.width
                            }
                        }
                    }
                }
            }
            ColumnLayout {
                Layout.preferredWidth: 1
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: Theme.px(6)

                SectionHead {
                    id: roundsHead

                    Layout.fillWidth: true
                    words: qsTr("Best rounds")
                }
                BestRounds {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    rounds: sheet.statistics.bestRounds
                    heading: roundsHead.words
                }
            }
        }
        PaperText {
            Layout.fillWidth: true
            visible: text !== ""
            text: (sheet.statistics.problem + " " + sheet.forgettingProblem).trim()
            color: Theme.current.inkWarning
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.px(16)

            PaperText {
                Layout.fillWidth: true
                text: qsTr("A game counts once, from the first thing you do in it; one that you abandon counts as not won. Games with a chosen deal, the same tiles again and a deal of the day played again do not count.")
                soft: true
            }
            PushButton {
                text: qsTr("Forget everything…")
                isOnPaper: true
                onClicked: sheet.forgettingWanted()
            }
            PushButton {
                text: qsTr("Skill and luck…")
                isOnPaper: true
                onClicked: sheet.skillWanted()
            }
            PushButton {
                text: qsTr("Awards…")
                isOnPaper: true
                onClicked: sheet.awardsWanted()
            }
        }
    }
}
