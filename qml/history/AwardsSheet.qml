pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MexicanTrain.History
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** What a player has earned and what not yet, and in how much of what their best rounds were. */
Sheet {
    id: sheet

    required property AwardsModel awards

    /** Where that was done. */
    signal replayWanted(path: string, round: int)

    function showAward(row: int): void {
        if (awards.awardPath(row) !== "")
            replayWanted(awards.awardPath(row), awards.awardRound(row));
    }

    function showBest(row: int): void {
        if (awards.bestPath(row) !== "")
            replayWanted(awards.bestPath(row), awards.bestRound(row));
    }

    heading: qsTr("Awards")
    wantedWidth: Theme.px(1040)
    wantedHeight: Theme.px(740)
    onAboutToShow: awards.refresh()
    onClosed: awards.leave()

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.px(8)

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.px(16)

            Choice {
                Layout.preferredWidth: Theme.px(300)
                implicitHeight: Theme.px(42)
                model: sheet.awards.players
                currentIndex: sheet.awards.player
                visible: count > 0
                Accessible.name: qsTr("Player")
                onActivated: index => sheet.awards.player = index
            }
            PaperText {
                Layout.fillWidth: true
                text: sheet.awards.progress !== "" ? sheet.awards.progress : sheet.awards.standing
                font { bold: true; pixelSize: Theme.text(16) }
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.px(26)

            ColumnLayout {
                Layout.preferredWidth: 3
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: Theme.px(6)

                SectionHead {
                    id: awardsHead

                    Layout.fillWidth: true
                    words: qsTr("Awards")
                }
                PaperList {
                    id: awardList

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    spacing: Theme.px(4)
                    // All lines are made, few as they are: how high each is would be a guess else.
                    cacheBuffer: 1e4
                    focus: true
                    choosable: true
                    model: sheet.awards.awards
                    Accessible.name: awardsHead.words
                    Keys.onReturnPressed: sheet.showAward(currentIndex)
                    Keys.onEnterPressed: sheet.showAward(currentIndex)

                    delegate: AwardLine {
                        width: awardList.width - Theme.px(16)
                        highlighted: ListView.isCurrentItem
                        focusPolicy: Qt.NoFocus
                        onClicked: {
                            awardList.currentIndex = index;
                            sheet.showAward(index);
                        }
                    }
                }
            }
            ColumnLayout {
                Layout.preferredWidth: 2
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: Theme.px(6)

                SectionHead {
                    id: bestsHead

                    Layout.fillWidth: true
                    words: qsTr("Your best so far")
                }
                PaperList {
                    id: bestList

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    spacing: Theme.px(4)
                    cacheBuffer: 1e4
                    choosable: true
                    model: sheet.awards.bests
                    Accessible.name: bestsHead.words
                    Keys.onReturnPressed: sheet.showBest(currentIndex)
                    Keys.onEnterPressed: sheet.showBest(currentIndex)

                    delegate: BestLine {
                        width: bestList.width - Theme.px(16)
                        highlighted: ListView.isCurrentItem
                        focusPolicy: Qt.NoFocus
                        onClicked: {
                            bestList.currentIndex = index;
                            sheet.showBest(index);
                        }
                    }
                }
            }
        }
        PaperText {
            Layout.fillWidth: true
            text: qsTr("A round counts if nothing was taken back in it and your seat was not handed over. The tutorial, the same tiles again and a deal of the day played again earn no awards, and computer players get none; hints take none away.")
            soft: true
        }
    }
}
