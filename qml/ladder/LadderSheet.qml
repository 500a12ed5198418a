pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MexicanTrain.Ladder
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** The ladder: all characters, one of them to look at, and a game against that one. */
Sheet {
    id: sheet

    required property Ladder ladder

    readonly property bool reading: ladder.reading

    signal playWanted()

    heading: qsTr("Ladder")
    wantedWidth: Theme.px(900)
    wantedHeight: Theme.px(560)
    firstItem: grid.chosenRung
    onAboutToShow: ladder.open()
    onClosed: ladder.leave()
    // Before that nothing could be told of who has been beaten.
    onReadingChanged: if (!reading && opened) say(ladder.standing)

    RowLayout {
        anchors.fill: parent
        spacing: Theme.px(28)

        RungGrid {
            id: grid

            Layout.preferredWidth: 3
            Layout.fillWidth: true
            Layout.fillHeight: true
            ladder: sheet.ladder
        }
        ColumnLayout {
            Layout.preferredWidth: 2
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.px(10)

            SectionHead {
                Layout.fillWidth: true
                words: sheet.ladder.name
            }
            PaperScroll {
                id: scroll

                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.rightMargin: -barRoom
                contentHeight: lines.height
                lines: lines
                Accessible.name: sheet.ladder.name

                ColumnLayout {
                    id: lines

                    width: scroll.width - scroll.barRoom
                    spacing: Theme.px(6)

                    Portrait {
                        Layout.alignment: Qt.AlignHCenter
                        implicitWidth: Theme.px(128)
                        implicitHeight: width
                        character: grid.chosenRung?.character ?? ""
                        visible: character !== ""
                        ring: Theme.current.paperLine
                        ringWidth: Theme.px(2)
                    }
                    PaperLine {
                        Layout.fillWidth: true
                        text: sheet.ladder.story
                    }
                    PaperLine {
                        Layout.fillWidth: true
                        Layout.topMargin: Theme.px(8)
                        text: sheet.ladder.standing
                        soft: true
                    }
                }
            }
            PushButton {
                isOnPaper: true
                prominent: true
                text: sheet.ladder.action
                onClicked: sheet.playWanted()
            }
        }
    }
}
