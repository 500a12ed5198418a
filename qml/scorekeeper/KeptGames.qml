pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MexicanTrain.Scorekeeper
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** The score-keeper before a game is open: go on with one, or begin another. */
ColumnLayout {
    id: page

    required property ScoreKeeper keeper

    /** The game in that row; its players' names. */
    signal removeWanted(int row, string names)

    spacing: Theme.px(12)

    RowLayout {
        Layout.fillWidth: true
        Layout.fillHeight: true
        spacing: Theme.px(26)

        ColumnLayout {
            Layout.fillWidth: false
            Layout.preferredWidth: (page.width - Theme.px(26)) / 2
            Layout.fillHeight: true
            spacing: Theme.px(8)

            SectionHead {
                id: gamesHead

                Layout.fillWidth: true
                words: qsTr("Games with real tiles")
            }
            PaperText {
                Layout.fillWidth: true
                text: qsTr("You play with real dominoes and the points are kept here. What you write down is saved at once.")
                soft: true
            }
            PaperText {
                Layout.fillWidth: true
                visible: page.keeper.reading
                text: qsTr("Reading the games…")
                soft: true
            }
            PaperScroll {
                id: scroll

                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.rightMargin: -barRoom
                contentHeight: games.height
                Accessible.name: gamesHead.words

                Column {
                    id: games

                    width: scroll.width - scroll.barRoom
                    spacing: Theme.px(8)

                    Repeater {
                        model: page.keeper.games
                        delegate: KeptGameLine {
                            width: games.width
                            onResumeWanted: page.keeper.open(index)
                            onRemoveWanted: page.removeWanted(index, names)
                        }
                    }
                }
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.px(8)

            SectionHead {
                Layout.fillWidth: true
                words: qsTr("New game")
            }
            SheetPlanForm {
                Layout.fillWidth: true
                Layout.fillHeight: true
                plan: page.keeper.plan
            }
            PushButton {
                Layout.alignment: Qt.AlignRight
                implicitHeight: Theme.px(44)
                text: qsTr("Keep the score")
                prominent: true
                onClicked: page.keeper.begin()
            }
        }
    }
}
