import QtQuick
import QtQuick.Layouts
import MexicanTrain.Play
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Scores
import MexicanTrain.Ui.Theme

/** The end of a round, or of the game: how it ended, what was left in the hands, and the score sheet. */
Sheet {
    id: sheet

    required property GameController game

    /** What else there is to say about the round, in a line or two; empty: nothing. */
    property string news: ""

    signal newGameWanted()
    signal playAgainWanted()
    signal sameTilesWanted()
    signal replayWanted()
    signal coachWanted()
    signal fairnessWanted()

    heading: game.gameOver ? qsTr("The game is over") : qsTr("End of round %1 of %2").arg(game.round).arg(game.rounds)
    closable: game.gameOver
    // It comes a moment after the sheet.
    onNewsChanged: {
        if (opened && news !== "")
            say(news);
    }
    wantedWidth: Theme.px(1000)
    wantedHeight: Theme.px(game.gameOver ? 776 : 750)
    // The next round is there by then: fading, the sheet would show its beginning as if that were an end.
    exit: null
    // Whatever had the focus at the end of the round before.
    onAboutToShow: {
        hands.shown = false;
        onward.focus = true;
        if (game.gameOver)
            podium.rise();
    }
    onOpened: {
        onward.focusReason = Qt.TabFocusReason;
        // How the round ended has been told as its last move was.
        const told = game.gameOver ? [game.resultText, game.standings.spoken] : [game.scores.standing];
        say([...told, ended(game.scores.spokenRound), game.comparison, news, foot.tip].filter(words => words !== "").join(" "));
    }

    ColumnLayout {
        anchors.fill: parent
        // A podium takes much of the room in a small window with large letters.
        spacing: Theme.px(sheet.game.gameOver ? 7 : 10)

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.px(16)

            Podium {
                id: podium

                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: Theme.px(560)
                Layout.minimumHeight: wordsHeight + Theme.px(50)
                Layout.maximumHeight: implicitHeight
                visible: sheet.game.gameOver
                standings: sheet.game.standings
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.preferredWidth: Theme.px(380)
                spacing: Theme.px(6)

                PaperText {
                    Layout.fillWidth: true
                    text: sheet.game.resultText
                    // The sheet says it when it opens; of static texts Orca would read all before.
                    Accessible.role: Accessible.Paragraph
                    visible: sheet.game.gameOver
                    font { family: Theme.current.titleFont; bold: true; pixelSize: Theme.text(20) }
                }
                PaperText {
                    Layout.fillWidth: true
                    text: sheet.game.roundSummary
                    Accessible.role: Accessible.Paragraph
                    font { bold: !sheet.game.gameOver; pixelSize: sheet.game.gameOver ? Theme.bodyText : Theme.text(17) }
                }
            }
        }

        FurtherPlaces {
            Layout.fillWidth: true
            visible: sheet.game.gameOver && sheet.game.standings.count > sheet.game.standings.steps
            standings: sheet.game.standings
        }
        SectionHead {
            id: handsHead

            Layout.fillWidth: true
            words: qsTr("Left in the hands")
        }
        RevealedHands {
            id: hands

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.rightMargin: -barRoom
            Layout.minimumHeight: Math.min(contentHeight, Theme.px(sheet.game.gameOver ? 40 : 130))
            Layout.preferredHeight: contentHeight
            model: sheet.game.revealedHands
            Accessible.name: handsHead.words
        }
        SectionHead {
            Layout.fillWidth: true
            words: qsTr("Scores")
        }
        ScoreGrid {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.rightMargin: -barWidth
            // Two rounds are in sight, however large the letters are; beside a podium one.
            Layout.minimumHeight: Math.min(wantedHeight, cellHeight * (sheet.game.gameOver ? 3.4 : 4.4))
            Layout.preferredHeight: wantedHeight
            scores: sheet.game.scores
            winners: sheet.game.gameOver ? sheet.game.winners : []
        }

        RoundNews {
            id: foot

            Layout.fillWidth: true
            game: sheet.game
            news: sheet.news
            onSameTilesWanted: sheet.sameTilesWanted()
        }
        // Rows, not a layout: that would leave the buttons as narrow as they were when a window grows under it.
        Item {
            Layout.fillWidth: true
            implicitHeight: onward.height

            Row {
                spacing: Theme.px(10)

                PushButton {
                    text: qsTr("Coach")
                    isOnPaper: true
                    onClicked: sheet.coachWanted()
                }
                PushButton {
                    text: qsTr("Replay")
                    isOnPaper: true
                    onClicked: sheet.replayWanted()
                }
                PushButton {
                    text: qsTr("Fair play…")
                    isOnPaper: true
                    onClicked: sheet.fairnessWanted()
                }
            }
            Row {
                anchors.right: parent.right
                spacing: Theme.px(10)

                PushButton {
                    text: qsTr("New game…")
                    isOnPaper: true
                    visible: sheet.game.gameOver
                    onClicked: sheet.newGameWanted()
                }
                PushButton {
                    id: onward

                    implicitWidth: Math.max(Theme.px(160), implicitContentWidth + leftPadding + rightPadding)
                    text: sheet.game.gameOver ? qsTr("Play again") : qsTr("Next round")
                    prominent: true
                    onClicked: {
                        if (sheet.game.gameOver)
                            sheet.playAgainWanted();
                        else
                            sheet.game.nextRound();
                    }
                }
            }
        }
    }
}
