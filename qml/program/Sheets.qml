pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Play
import MexicanTrain.Program
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.History
import MexicanTrain.Ui.Play
import MexicanTrain.Ui.Replay
import MexicanTrain.Ui.Rules
import MexicanTrain.Ui.Scorekeeper
import MexicanTrain.Ui.Scores
import MexicanTrain.Ui.Settings
import MexicanTrain.Ui.Setup

/** All that can lie over the table. A function for each: the sheet, made when it is first wanted. */
Item {
    id: sheets

    required property Program program
    readonly property GameController game: program.game

    signal quitWanted()
    signal fullScreenWanted()

    function menu(): MainMenu { return lazyMenu.sheet() as MainMenu; }
    function settings(): SettingsSheet { return lazySettings.sheet() as SettingsSheet; }
    function newGame(): NewGameSheet { return lazyNewGame.sheet() as NewGameSheet; }
    function round(): RoundSheet { return lazyRound.sheet() as RoundSheet; }
    function rules(): RulesSheet { return lazyRules.sheet() as RulesSheet; }
    function scores(): ScoreSheet { return lazyScores.sheet() as ScoreSheet; }
    function scoreKeeper(): ScoreKeeperSheet { return lazyScoreKeeper.sheet() as ScoreKeeperSheet; }
    function blankSheet(): BlankSheet { return lazyBlankSheet.sheet() as BlankSheet; }
    function hands(): HandsSheet { return lazyHands.sheet() as HandsSheet; }
    function train(): TrainSheet { return lazyTrain.sheet() as TrainSheet; }
    function replay(): ReplayScreen { return lazyReplay.sheet() as ReplayScreen; }
    function players(): PlayersSheet { return lazyPlayers.sheet() as PlayersSheet; }
    function help(): HelpSheet { return lazyHelp.sheet() as HelpSheet; }
    function about(): AboutSheet { return lazyAbout.sheet() as AboutSheet; }
    function status(): StatusSheet { return lazyStatus.sheet() as StatusSheet; }
    function fairness(): FairnessSheet { return lazyFairness.sheet() as FairnessSheet; }
    function games(): GamesSheet { return lazyGames.sheet() as GamesSheet; }
    function statistics(): StatisticsSheet { return lazyStatistics.sheet() as StatisticsSheet; }
    function end(): QuestionSheet { return lazyEnd.sheet() as QuestionSheet; }

    function showStatus(): void {
        const lines = game.tellStatus();
        if (lines.length > 0)
            status().tell(lines);
    }

    // A sheet that belongs to a state of the game comes and goes with that state.
    function followGame(): void {
        if (game.roundEnded && !program.tutorial.active) {
            lazyTrain.made?.close();
            round().open();
        } else {
            lazyRound.made?.close();
        }
        if (game.levelQuestion !== "")
            lazyLevel.sheet().open();
        else
            lazyLevel.made?.close();
        if (game.problem)
            lazyProblem.sheet().open();
    }

    function followReplay(): void {
        if (program.replay.opened || program.replay.loading)
            replay().open();
        else
            lazyReplay.made?.close();
        if (program.replay.problemText !== "")
            lazyReplayProblem.sheet().open();
    }

    Component.onCompleted: followGame()

    // What came to an end meanwhile is seen when the tutorial is over.
    Connections {
        target: sheets.program

        function onShownGameChanged(): void {
            sheets.followGame();
        }
    }

    Connections {
        target: sheets.game

        function onStateChanged(): void {
            sheets.followGame();
        }
        function onProblemChanged(): void {
            sheets.followGame();
        }
    }

    Connections {
        target: sheets.program.sheetPrinter

        function onProblemChanged(): void {
            if (sheets.program.sheetPrinter.problem !== "")
                lazyPaperProblem.sheet().open();
        }
    }
    Connections {
        target: sheets.program.rulePrinter

        function onProblemChanged(): void {
            if (sheets.program.rulePrinter.problem !== "")
                lazyRulesProblem.sheet().open();
        }
    }
    Connections {
        target: sheets.program.replay

        function onLoadingChanged(): void {
            sheets.followReplay();
        }
        function onOpenedChanged(): void {
            sheets.followReplay();
        }
        function onProblemChanged(): void {
            sheets.followReplay();
        }
    }

    LazySheet {
        id: lazyMenu

        content: MainMenu {
            active: sheets.game.active
            onNewGameWanted: sheets.newGame().open()
            onSettingsWanted: sheets.settings().open()
            onRulesWanted: sheets.rules().show("")
            hasFinishedRound: sheets.game.scores.count > 0
            onReplayWanted: sheets.program.replayGame()
            onPlayersWanted: sheets.players().open()
            onStatusWanted: sheets.showStatus()
            onHelpWanted: sheets.help().open()
            onAboutWanted: sheets.about().open()
            onFullScreenWanted: sheets.fullScreenWanted()
            onScoreKeeperWanted: sheets.scoreKeeper().open()
            onBlankSheetWanted: sheets.blankSheet().open()
            onFairnessWanted: sheets.fairness().show()
            onGamesWanted: sheets.games().open()
            onStatisticsWanted: sheets.statistics().open()
            onEndWanted: sheets.end().open()
            onQuitWanted: sheets.quitWanted()
        }
    }
    LazySheet {
        id: lazyNewGame

        content: NewGameSheet {
            setup: sheets.program.setup
            endsGame: sheets.game.active && !sheets.game.gameOver
            onPlayWanted: {
                if (sheets.program.startGame())
                    close();
            }
        }
    }
    LazySheet {
        id: lazyRound

        content: RoundSheet {
            game: sheets.game
            onPlayAgainWanted: sheets.program.startGame()
            onReplayWanted: sheets.program.replayGame()
            onFairnessWanted: sheets.fairness().show()
            onCoachWanted: {
                sheets.replay().coached = true;
                sheets.program.replayGame();
            }
            onNewGameWanted: {
                close();
                sheets.newGame().open();
            }
        }
    }
    LazySheet {
        id: lazyRules

        content: RulesSheet {
            rules: sheets.program.rules
            onPdfWanted: sheets.program.rulePrinter.askForPdf(rules)
        }
    }
    LazySheet {
        id: lazyScores

        content: ScoreSheet {
            scores: sheets.game.scores
            winners: sheets.game.winners
            printer: sheets.program.sheetPrinter
        }
    }
    LazySheet {
        id: lazyScoreKeeper

        content: ScoreKeeperSheet {
            keeper: sheets.program.scoreKeeper
            printer: sheets.program.sheetPrinter
        }
    }
    LazySheet {
        id: lazyBlankSheet

        content: BlankSheet {
            plan: sheets.program.scoreKeeper.plan
            printer: sheets.program.sheetPrinter
        }
    }
    LazySheet {
        id: lazyGames

        content: GamesSheet {
            library: sheets.program.library
            onReplayWanted: path => {
                close();
                sheets.program.replay.open(path);
            }
        }
    }
    LazySheet {
        id: lazyStatistics

        content: StatisticsSheet {
            statistics: sheets.program.statistics
        }
    }
    LazySheet {
        id: lazyHands

        content: HandsSheet {
            game: sheets.game
        }
    }
    LazySheet {
        id: lazyTrain

        content: TrainSheet {}
    }
    LazySheet {
        id: lazySettings

        content: SettingsSheet {
            preferences: sheets.program.preferences
            language: sheets.program.language
        }
    }
    LazySheet {
        id: lazyPlayers

        content: PlayersSheet {
            game: sheets.game
            levels: sheets.program.setup.levels
        }
    }
    LazySheet {
        id: lazyStatus

        content: StatusSheet {}
    }
    LazySheet {
        id: lazyHelp

        content: HelpSheet {
            onTutorialWanted: {
                close();
                sheets.program.startTutorial();
            }
            onRulesWanted: {
                close();
                sheets.rules().show("");
            }
        }
    }
    LazySheet {
        id: lazyAbout

        content: AboutSheet {
            program: sheets.program
        }
    }
    LazySheet {
        id: lazyEnd

        content: QuestionSheet {
            heading: qsTr("End this game?")
            words: qsTr("The game on the table counts as not won. It stays among your saved games.")
            yes: qsTr("End it")
            no: qsTr("Go on playing")
            onAgreed: sheets.game.abandonGame()
        }
    }
    LazySheet {
        id: lazyLevel

        content: LevelSheet {
            game: sheets.game
        }
    }
    LazySheet {
        id: lazyProblem

        content: QuestionSheet {
            heading: qsTr("Something is wrong")
            words: sheets.game.problemText
            yes: qsTr("All right")
            onClosed: sheets.game.dismissProblem()
        }
    }
    LazySheet {
        id: lazyPaperProblem

        content: QuestionSheet {
            heading: qsTr("Something is wrong")
            words: sheets.program.sheetPrinter.problem
            yes: qsTr("All right")
            onClosed: sheets.program.sheetPrinter.dismissProblem()
        }
    }
    LazySheet {
        id: lazyRulesProblem

        content: QuestionSheet {
            heading: qsTr("Something is wrong")
            words: sheets.program.rulePrinter.problem
            yes: qsTr("All right")
            onClosed: sheets.program.rulePrinter.dismissProblem()
        }
    }
    LazySheet {
        id: lazyReplay

        content: ReplayScreen {
            replay: sheets.program.replay
            onTrainWanted: track => sheets.train().show(track)
        }
    }
    LazySheet {
        id: lazyFairness

        content: FairnessSheet {
            fairness: sheets.program.fairness
        }
    }
    LazySheet {
        id: lazyReplayProblem

        content: QuestionSheet {
            heading: qsTr("This cannot be shown")
            words: sheets.program.replay.problemText
            yes: qsTr("All right")
            onClosed: sheets.program.replay.dismissProblem()
        }
    }
}
