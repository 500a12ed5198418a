pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MexicanTrain.Replay
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** That nobody is favoured: how the tiles are dealt, everybody's luck, and how to check it. */
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
            PaperText {
                Layout.fillWidth: true
                text: sheet.fairness.computerSeats
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
                text: sheet.fairness.howToCheck
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
            SectionHead {
                Layout.fillWidth: true
                words: qsTr("The deals of this game")
            }
            PaperText {
                Layout.fillWidth: true
                text: qsTr("Reading the earlier rounds …")
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
