pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MexicanTrain.Daily
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** The deal of the day: the days that were played, one of them to look at, and its game. */
Sheet {
    id: sheet

    required property DailyDeal daily

    readonly property bool reading: daily.reading

    signal playWanted()
    signal replayWanted(path: string)

    heading: qsTr("Deal of the day")
    wantedWidth: Theme.px(1000)
    wantedHeight: Theme.px(590)
    firstItem: grid.chosenDay
    onAboutToShow: daily.open()
    onClosed: daily.leave()
    // Before that nothing of the day could be told.
    onReadingChanged: if (!reading && opened) say(daily.story)

    RowLayout {
        anchors.fill: parent
        spacing: Theme.px(28)

        ColumnLayout {
            Layout.preferredWidth: 1
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.px(4)

            RowLayout {
                Layout.fillWidth: true

                IconButton {
                    words: qsTr("The month before")
                    picture: "qrc:/art/play.svg"
                    mirroredPicture: true
                    isOnPaper: true
                    onClicked: sheet.daily.moveMonths(-1)
                }
                Text {
                    Layout.fillWidth: true
                    horizontalAlignment: Text.AlignHCenter
                    text: sheet.daily.month
                    color: Theme.current.ink
                    font { family: Theme.current.titleFont; bold: true; pixelSize: Theme.text(18) }
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                IconButton {
                    words: qsTr("The month after")
                    picture: "qrc:/art/play.svg"
                    isOnPaper: true
                    enabled: !sheet.daily.isLastMonth
                    onClicked: {
                        sheet.daily.moveMonths(1);
                        if (!enabled)
                            grid.takeFocus();
                    }
                }
            }
            DayGrid {
                id: grid

                Layout.fillWidth: true
                Layout.fillHeight: true
                daily: sheet.daily
            }
        }
        ColumnLayout {
            Layout.preferredWidth: 1
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.px(10)

            SectionHead {
                Layout.fillWidth: true
                words: sheet.daily.date
            }
            PaperScroll {
                id: scroll

                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.rightMargin: -barRoom
                contentHeight: lines.height
                lines: lines
                Accessible.name: sheet.daily.date

                ColumnLayout {
                    id: lines

                    width: scroll.width - scroll.barRoom
                    spacing: Theme.px(3)

                    PaperLine {
                        Layout.fillWidth: true
                        text: sheet.daily.story
                    }
                    PaperLine {
                        Layout.fillWidth: true
                        Layout.topMargin: Theme.px(10)
                        visible: sheet.daily.points.count > 0
                        text: qsTr("With the same tiles: you, and each level in your seat")
                        font.bold: true
                    }
                    Repeater {
                        model: sheet.daily.points
                        delegate: PointsLine {
                            Layout.fillWidth: true
                        }
                    }
                    PaperLine {
                        Layout.fillWidth: true
                        text: sheet.daily.progress
                        soft: true
                    }
                    PaperLine {
                        Layout.fillWidth: true
                        Layout.topMargin: Theme.px(10)
                        text: sheet.daily.about
                        soft: true
                    }
                }
            }
            RowLayout {
                Layout.fillWidth: true
                visible: sheet.daily.progress !== ""

                PushButton {
                    id: work

                    isOnPaper: true
                    text: sheet.daily.busy ? qsTr("Stop") : qsTr("Work it out")
                    onClicked: sheet.daily.busy ? sheet.daily.stop() : sheet.daily.compare()
                }
            }
            PaperText {
                Layout.fillWidth: true
                visible: text !== ""
                text: sheet.daily.actionHelp
                soft: true
            }
            Flow {
                Layout.fillWidth: true
                spacing: Theme.px(10)

                PushButton {
                    isOnPaper: true
                    prominent: true
                    enabled: sheet.daily.canPlay
                    text: sheet.daily.action
                    Accessible.description: sheet.daily.actionHelp === "" ? sheet.daily.date : sheet.daily.date + ". " + sheet.daily.actionHelp
                    onClicked: sheet.playWanted()
                }
                PushButton {
                    isOnPaper: true
                    visible: sheet.daily.record !== ""
                    text: qsTr("Look at it again")
                    onClicked: sheet.replayWanted(sheet.daily.record)
                }
                PushButton {
                    isOnPaper: true
                    visible: !sheet.daily.isToday
                    text: qsTr("Today")
                    onClicked: {
                        sheet.daily.lookAtToday();
                        grid.takeFocus();
                    }
                }
            }
        }
    }
}
