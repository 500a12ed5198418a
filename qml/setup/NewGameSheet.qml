pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MexicanTrain.Setup
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** What to play: by which rulebook, with whom, how long. */
Sheet {
    id: sheet

    required property NewGameSetup setup
    /// A game is on the table, and a new one would end it.
    required property bool endsGame
    property bool showsOptions: false

    /// Of what `setup` says now.
    signal playWanted()

    heading: showsOptions ? qsTr("Rules: %1").arg(setup.rulebookName) : qsTr("New game")
    wantedWidth: Theme.px(1080)
    wantedHeight: Theme.px(760)
    onAboutToShow: showsOptions = false
    onShowsOptionsChanged: {
        if (opened)
            turned.start();
    }

    // What is on the page now has been laid out; who does not see it hears what has opened, and comes to it.
    Timer {
        id: turned

        interval: 0
        onTriggered: {
            const first = sheet.showsOptions ? scroll.nextItemInFocusChain() : change;
            first.forceActiveFocus(Qt.TabFocusReason);
            sheet.say(sheet.heading);
        }
    }
    firstItem: shelved.count > setup.rulebook ? shelved.itemAt(setup.rulebook) as RadioCard : null

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.px(14)

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.px(26)
            visible: !sheet.showsOptions

            ColumnLayout {
                Layout.fillWidth: false
                Layout.preferredWidth: Theme.px(450)
                Layout.fillHeight: true
                spacing: Theme.px(6)

                SectionHead {
                    id: booksHead

                    Layout.fillWidth: true
                    words: qsTr("Rulebook")
                }
                PaperScroll {
                    id: shelf

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.rightMargin: -barRoom
                    contentHeight: books.height
                    Accessible.name: overflows ? booksHead.words : ""

                    Column {
                        id: books

                        width: shelf.width - shelf.barRoom
                        spacing: Theme.px(2)
                        Accessible.role: Accessible.Grouping
                        // Said once: what it lies in is called that, too, where the keyboard comes to it.
                        Accessible.name: shelf.overflows ? "" : booksHead.words

                        RadioGroup {
                            id: rulebooks

                            lines: books
                        }
                        Repeater {
                            id: shelved

                            model: sheet.setup.rulebooks
                            delegate: RadioCard {
                                required property int index
                                required property var model

                                width: books.width
                                group: rulebooks
                                text: model.name
                                blurb: model.blurb + "\n" + model.source
                                checked: sheet.setup.rulebook === index
                                onClicked: sheet.setup.rulebook = index
                            }
                        }
                    }
                }
                RowLayout {
                    Layout.fillWidth: true
                    spacing: Theme.px(8)

                    PaperText {
                        Layout.fillWidth: true
                        text: qsTr("Not sure? Take %1: it leaves the least to decide.").arg(sheet.setup.recommendedName)
                        soft: true
                    }
                    LinkText {
                        text: qsTr("Take it")
                        visible: sheet.setup.rulebook !== sheet.setup.recommended
                        onClicked: sheet.setup.rulebook = sheet.setup.recommended
                    }
                }
            }

            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: Theme.px(6)

                SectionHead {
                    id: seatsHead

                    Layout.fillWidth: true
                    words: qsTr("Players")

                    NumberField {
                        anchors { right: parent.right; bottom: parent.bottom; bottomMargin: Theme.px(4) }
                        from: sheet.setup.fewestSeats
                        to: sheet.setup.mostSeats
                        value: sheet.setup.seats.count
                        Accessible.name: qsTr("Number of players")
                        onValueModified: sheet.setup.seats.count = value
                    }
                }
                PaperScroll {
                    id: table

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredHeight: seatLines.height
                    Layout.maximumHeight: seatLines.height
                    Layout.rightMargin: -barRoom
                    contentHeight: seatLines.height
                    Accessible.name: seatsHead.words

                    Column {
                        id: seatLines

                        width: table.width - table.barRoom
                        spacing: Theme.px(6)
                        topPadding: Theme.px(4)

                        Repeater {
                            model: sheet.setup.seats
                            delegate: SeatRow {
                                width: seatLines.width
                                seats: sheet.setup.seats
                                levels: sheet.setup.levels
                                characters: sheet.setup.characters
                            }
                        }
                    }
                }
                TableChips {
                    Layout.fillWidth: true
                    setup: sheet.setup
                }
                FirstSeatChoice {
                    Layout.fillWidth: true
                    setup: sheet.setup
                    visible: sheet.setup.firstSeatQuestion !== NewGameSetup.NotAsked
                }
                SectionHead {
                    Layout.fillWidth: true
                    words: qsTr("Length")
                }
                LengthChoice {
                    Layout.fillWidth: true
                    setup: sheet.setup
                }
                Item {
                    Layout.fillHeight: true
                }
            }
        }

        PaperScroll {
            id: scroll

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.rightMargin: -barRoom
            contentHeight: optionLines.height
            Accessible.name: sheet.heading
            visible: sheet.showsOptions

            Column {
                id: optionLines

                width: scroll.width - scroll.barRoom
                spacing: Theme.px(12)

                Repeater {
                    model: sheet.setup.options
                    delegate: OptionRow {
                        width: optionLines.width
                        options: sheet.setup.options
                    }
                }
            }
        }

        // No RowLayout: while the window was made larger one was seen (Qt 6.4) to keep a button's size of before.
        Item {
            Layout.fillWidth: true
            implicitHeight: Math.max(note.implicitHeight, buttons.height)

            PaperText {
                id: note

                anchors { left: parent.left; right: buttons.left; rightMargin: buttons.spacing; verticalCenter: parent.verticalCenter }
                text: sheet.setup.error !== "" ? sheet.setup.error
                                               : qsTr("Each player gets %n tile(s).", "", sheet.setup.handSize)
                      + (sheet.endsGame ? " " + qsTr("The game on the table ends.") : "")
                color: sheet.setup.error !== "" ? Theme.current.inkWarning : Theme.current.inkSoft
                font.bold: sheet.setup.error !== ""
            }
            Row {
                id: buttons

                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                spacing: Theme.px(10)

                PushButton {
                    text: qsTr("As in the rulebook")
                    isOnPaper: true
                    visible: sheet.showsOptions
                    onClicked: sheet.setup.resetOptions()
                }
                PushButton {
                    id: change

                    text: sheet.showsOptions ? qsTr("Back") : qsTr("Change the rules…")
                    isOnPaper: true
                    onClicked: sheet.showsOptions = !sheet.showsOptions
                }
                PushButton {
                    implicitWidth: Theme.px(140)
                    text: qsTr("Play")
                    prominent: true
                    isOnPaper: true
                    enabled: sheet.setup.error === ""
                    onClicked: sheet.playWanted()
                }
            }
        }
    }
}
