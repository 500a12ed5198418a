pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as Templates
import MexicanTrain.Play
import MexicanTrain.Program
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Play
import MexicanTrain.Ui.Scores

/** The sheets of a game. They are read when there is a game, or when somebody wants the first of them. */
Item {
    id: sheets

    required property Program program
    required property Commands commands
    readonly property GameController game: program.game

    signal coachWanted()

    readonly property LazySheet round: LazySheet {
        parent: sheets

        RoundSheet {
            game: sheets.game
            news: sheets.program.awards.news
            onPlayAgainWanted: sheets.commands.again.triggered()
            onSameTilesWanted: sheets.program.playRoundAgain()
            onReplayWanted: sheets.program.replayGame()
            onFairnessWanted: sheets.commands.fairness.triggered()
            onCoachWanted: sheets.coachWanted()
            onNewGameWanted: {
                close();
                sheets.commands.newGame.triggered();
            }
        }
    }
    readonly property LazySheet scores: LazySheet {
        parent: sheets
        command: sheets.commands.scores

        ScoreSheet {
            scores: sheets.game.scores
            winners: sheets.game.winners
            printer: sheets.program.sheetPrinter
        }
    }
    readonly property LazySheet end: LazySheet {
        parent: sheets
        command: sheets.commands.end

        QuestionSheet {
            heading: qsTr("End this game?")
            words: qsTr("If the game on the table counts, it will count as not won. It stays among your saved games.")
            yes: qsTr("Go on playing")
            others: Templates.Action {
                text: qsTr("End it")
                onTriggered: {
                    sheets.end.close();
                    sheets.game.abandonGame();
                }
            }
        }
    }
    readonly property LazySheet counting: LazySheet {
        parent: sheets
        command: sheets.commands.counting

        CountingSheet {
            counting: sheets.game.counting
            wanted: sheets.program.preferences.counting
            onSwitched: on => sheets.program.preferences.counting = on
        }
    }
    readonly property LazySheet hands: LazySheet { parent: sheets; command: sheets.commands.hands; HandsSheet { model: sheets.game.revealedHands } }
    readonly property LazySheet train: LazySheet { parent: sheets; TrainSheet {} }
    readonly property LazySheet level: LazySheet { parent: sheets; LevelSheet { game: sheets.game; levels: sheets.program.setup.levels } }
    readonly property LazySheet players: LazySheet { parent: sheets; command: sheets.commands.players; PlayersSheet { game: sheets.game; levels: sheets.program.setup.levels } }
    readonly property LazySheet status: LazySheet { parent: sheets; StatusSheet {} }
    readonly property LazySheet log: LazySheet { parent: sheets; command: sheets.commands.log; LogSheet { log: sheets.game.log; recallText: sheets.commands.recall.text; onPlaceWanted: train => sheets.commands.placeWanted(train); onRecallWanted: sheets.commands.recall.triggered() } }

    function showStatus(): void {
        const lines = game.tellStatus();
        if (lines.length > 0)
            (status.sheet() as StatusSheet).tell(lines);
    }
    function showTrain(track: var): void {
        (train.sheet() as TrainSheet).show(track);
    }

    // A sheet that belongs to a state of the game comes and goes with that state.
    function followGame(): void {
        if (game.roundEnded && !program.tutorial.active) {
            train.close();
            round.open();
        } else {
            round.close();
        }
        if (game.levelQuestion !== "")
            level.open();
        else
            level.close();
    }

    Component.onCompleted: followGame()

    Connections {
        target: sheets.commands.status

        function onTriggered(): void {
            sheets.showStatus();
        }
    }
    // What came to an end meanwhile is seen when the tutorial is over.
    Connections {
        target: sheets.program

        function onShownGameChanged(): void {
            sheets.followGame();
        }
    }
    Connections {
        target: sheets.game

        // A question that was put away is asked again with every turn, as long as it stands.
        function onSettled(): void {
            sheets.followGame();
        }
        // Also when none is left.
        function onGameChanged(): void {
            sheets.followGame();
        }
        // The train of who went out takes its time, and after it comes the sheet; in the tutorial there is none.
        function onWentOutChanged(): void {
            if (sheets.game.wentOut !== "" && !sheets.program.tutorial.active)
                sheets.round.prepare();
        }
    }
}
