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
        Accessible.name: sheet.heading
        focus: true

        ColumnLayout {
            id: lines

            width: scroll.width - scroll.barRoom
            spacing: Theme.px(8)

            PaperText {
                Layout.fillWidth: true
                text: sheet.fairness.promise
            }
            SectionHead {
                Layout.fillWidth: true
                words: qsTr("Who sees the tiles")
            }
            PaperText {
                Layout.fillWidth: true
                text: sheet.fairness.computerSeats
            }
            PaperText {
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
            PaperText {
                Layout.fillWidth: true
                text: sheet.fairness.aboutLuck
                soft: true
            }
            SectionHead {
                Layout.fillWidth: true
                words: qsTr("Check it yourself")
            }
            PaperText {
                Layout.fillWidth: true
                text: sheet.fairness.whatItShows
            }
            PaperText {
                Layout.fillWidth: true
                text: sheet.fairness.howToCheck
                visible: sheet.fairness.command !== ""
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
            PaperText {
                Layout.fillWidth: true
                text: sheet.fairness.howToCompare
                visible: sheet.fairness.command !== ""
            }
            SectionHead {
                Layout.fillWidth: true
                words: qsTr("The deals of this game")
            }
            PaperText {
                Layout.fillWidth: true
                text: qsTr("Reading the earlier rounds…")
                soft: true
                visible: sheet.fairness.busy
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
