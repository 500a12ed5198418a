pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MexicanTrain.Replay
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** How the tiles are dealt and who can see them, everybody's luck, and how a deal is checked. */
Sheet {
    id: sheet

    required property Fairness fairness

    heading: qsTr("Fair play")
    wantedWidth: Theme.px(960)
    wantedHeight: Theme.px(740)
    onAboutToShow: fairness.look()

    PaperScroll {
        id: scroll

        anchors { fill: parent; rightMargin: -barRoom }
        contentHeight: lines.height
        lines: lines
        focus: true

        ColumnLayout {
            id: lines

            width: scroll.width - scroll.barRoom
            spacing: Theme.px(8)

            PaperLine {
                Layout.fillWidth: true
                text: sheet.fairness.promise
            }
            SectionHead {
                Layout.fillWidth: true
                words: qsTr("Who sees the tiles")
            }
            PaperLine {
                Layout.fillWidth: true
                text: sheet.fairness.computerSeats
            }
            PaperLine {
                Layout.fillWidth: true
                text: sheet.fairness.openFile
            }
            SectionHead {
                Layout.fillWidth: true
                words: qsTr("Luck so far")
            }
            LuckTable {
                Layout.fillWidth: true
                luck: sheet.fairness.luck
                visible: sheet.fairness.luck.count > 0
            }
            PaperLine {
                Layout.fillWidth: true
                text: sheet.fairness.aboutLuck
                soft: true
            }
            SectionHead {
                Layout.fillWidth: true
                words: qsTr("Check it yourself")
            }
            PaperLine {
                Layout.fillWidth: true
                text: sheet.fairness.whatItShows
            }
            PaperLine {
                Layout.fillWidth: true
                text: sheet.fairness.command !== "" ? sheet.fairness.howToCheck : ""
            }
            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.px(10)
                visible: sheet.fairness.command !== ""

                Rectangle {
                    Layout.fillWidth: true
                    implicitHeight: command.implicitHeight + Theme.px(16)
                    radius: Theme.px(6)
                    color: Theme.current.field
                    border.color: Theme.current.paperLine

                    PaperText {
                        id: command

                        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.px(10) }
                        text: sheet.fairness.command
                        wrapMode: Text.WrapAnywhere
                    }
                }
                PushButton {
                    text: qsTr("Copy")
                    isOnPaper: true
                    Accessible.description: qsTr("Copies the command.")
                    onClicked: sheet.fairness.copyCommand()
                }
            }
            PaperLine {
                Layout.fillWidth: true
                text: sheet.fairness.command !== "" ? sheet.fairness.howToCompare : ""
            }
            SectionHead {
                Layout.fillWidth: true
                words: qsTr("The deals of this game")
            }
            PaperLine {
                Layout.fillWidth: true
                text: sheet.fairness.busy ? qsTr("Reading the earlier rounds…") : ""
                soft: true
            }
            Repeater {
                model: sheet.fairness.deals
                delegate: DealEntry {
                    Layout.fillWidth: true
                }
            }
        }
    }
}
