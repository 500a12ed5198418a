pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as Templates
import MexicanTrain.Play
import MexicanTrain.Program
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Play
import MexicanTrain.Ui.Rules
import MexicanTrain.Ui.Scores
import MexicanTrain.Ui.Settings
import MexicanTrain.Ui.Setup

/** What can lie over the table: one property for each sheet, and that is all that a sheet needs here. More are on the shelf. */
Item {
    id: sheets

    required property Program program
    required property Commands commands
    readonly property GameController game: program.game

    /** A train is to be shown on the table. */
    signal placeWanted(train: int)

    readonly property LazySheet newGame: LazySheet {
        parent: sheets

        NewGameSheet {
            setup: sheets.program.setup
            endsGame: sheets.game.active && !sheets.game.gameOver
            onPlayWanted: {
                if (sheets.program.startGame())
                    close();
            }
        }
    }
    readonly property LazySheet round: LazySheet {
        parent: sheets

        RoundSheet {
            game: sheets.game
            news: sheets.program.awards.news
            onPlayAgainWanted: sheets.commands.again.triggered()
            onSameTilesWanted: sheets.program.playRoundAgain()
            onReplayWanted: sheets.program.replayGame()
            onFairnessWanted: sheets.shelf().fairness.open()
            onCoachWanted: sheets.shelf().coach()
            onNewGameWanted: {
                close();
                sheets.newGame.open();
            }
        }
    }
    readonly property LazySheet rules: LazySheet {
        parent: sheets

        RulesSheet {
            rules: sheets.program.rules
            onPdfWanted: sheets.program.rulePrinter.askForPdf(rules)
        }
    }
    readonly property LazySheet scores: LazySheet {
        parent: sheets

        ScoreSheet {
            scores: sheets.game.scores
            winners: sheets.game.winners
            printer: sheets.program.sheetPrinter
        }
    }
    readonly property LazySheet end: LazySheet {
        parent: sheets

        QuestionSheet {
            heading: qsTr("End this game?")
            words: qsTr("The game on the table counts as not won. It stays among your saved games.")
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

        CountingSheet {
            counting: sheets.game.counting
            wanted: sheets.program.preferences.counting
            onSwitched: on => sheets.program.preferences.counting = on
        }
    }
    readonly property SavingSheets saving: SavingSheets { parent: sheets; program: sheets.program; onQuitWanted: sheets.commands.quit.triggered() }
    readonly property LazySheet problem: LazySheet {
        parent: sheets

        QuestionSheet {
            staysOpen: true
            z: 3
            heading: qsTr("Something is wrong")
            words: sheets.game.problemText
            yes: qsTr("All right")
            onClosed: sheets.game.dismissProblem()
        }
    }
    readonly property LazySheet damaged: LazySheet {
        parent: sheets

        QuestionSheet {
            staysOpen: true
            z: 2
            heading: qsTr("A damaged game")
            words: sheets.game.damaged
            yes: qsTr("Go on from before line %1").arg(sheets.game.damagedLine)
            no: qsTr("Leave it")
            onAgreed: {
                sheets.shelfIfRead?.games.close();
                sheets.game.openDamaged();
            }
            onClosed: sheets.game.leaveDamaged()
        }
    }
    readonly property LazySheet settingsProblem: LazySheet {
        parent: sheets

        QuestionSheet {
            staysOpen: true
            z: 2
            heading: qsTr("Something is wrong")
            words: sheets.program.settingsProblem
            yes: qsTr("All right")
            onClosed: sheets.program.dismissSettingsProblem()
        }
    }
    readonly property LazySheet paperProblem: LazySheet {
        parent: sheets

        QuestionSheet {
            staysOpen: true
            z: 3
            heading: qsTr("Something is wrong")
            words: sheets.program.sheetPrinter.problem
            yes: qsTr("All right")
            onClosed: sheets.program.sheetPrinter.dismissProblem()
        }
    }
    readonly property LazySheet rulesProblem: LazySheet {
        parent: sheets

        QuestionSheet {
            staysOpen: true
            z: 3
            heading: qsTr("Something is wrong")
            words: sheets.program.rulePrinter.problem
            yes: qsTr("All right")
            onClosed: sheets.program.rulePrinter.dismissProblem()
        }
    }
    readonly property LazySheet replayProblem: LazySheet {
        parent: sheets

        QuestionSheet {
            staysOpen: true
            z: 3
            heading: qsTr("This cannot be shown")
            words: sheets.program.replay.problemText
            yes: qsTr("All right")
            onClosed: sheets.program.replay.dismissProblem()
        }
    }
    readonly property LazySheet menu: LazySheet { parent: sheets; MainMenu { commands: sheets.commands } }
    readonly property LazySheet hands: LazySheet { parent: sheets; HandsSheet { model: sheets.game.revealedHands } }
    readonly property LazySheet train: LazySheet { parent: sheets; TrainSheet {} }
    readonly property LazySheet settings: LazySheet { parent: sheets; SettingsSheet { preferences: sheets.program.preferences; language: sheets.program.language } }
    readonly property LazySheet level: LazySheet { parent: sheets; LevelSheet { game: sheets.game; levels: sheets.program.setup.levels } }
    readonly property LazySheet players: LazySheet { parent: sheets; PlayersSheet { game: sheets.game; levels: sheets.program.setup.levels } }
    readonly property LazySheet status: LazySheet { parent: sheets; StatusSheet {} }
    readonly property LazySheet log: LazySheet { parent: sheets; LogSheet { log: sheets.game.log; recallText: sheets.commands.recall.text; onPlaceWanted: train => sheets.placeWanted(train); onRecallWanted: sheets.commands.recall.triggered() } }

    // An Item has no sheets, as far as the lint knows.
    readonly property var shelfIfRead: reader.part
    /** The ShelfSheets. */
    function shelf(): var {
        reader.due = true;
        return shelfIfRead;
    }

    /** What tells of a problem, from the top: it lies above all other sheets. */
    readonly property list<LazySheet> problems: [replayProblem, rulesProblem, paperProblem, problem, damaged, settingsProblem, saving.leave, saving.rescue, saving.unsaved]

    function showStatus(): void {
        const lines = game.tellStatus();
        if (lines.length > 0)
            (status.sheet() as StatusSheet).tell(lines);
    }
    /** Opened at that rule; empty: where it was left. */
    function showRules(rule: string): void {
        (rules.sheet() as RulesSheet).show(rule);
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
        if (game.problem)
            problem.open();
        if (game.damaged !== "")
            damaged.open();
    }

    // What comes up below a problem would take the keyboard.
    function keepKeyboardOnTop(): void {
        for (let i = 0; i < problems.length; ++i) {
            const sheet = problems[i].made;
            if (sheet?.opened) {
                if (!sheet.activeFocus)
                    sheet.forceActiveFocus(Qt.TabFocusReason);
                return;
            }
        }
    }

    function followReplay(): void {
        if (program.replay.opened || program.replay.loading)
            shelf().replay.open();
        else
            shelfIfRead?.replay.close();
        if (program.replay.problemText !== "")
            replayProblem.open();
    }

    Component.onCompleted: {
        followGame();
        if (program.settingsProblem !== "")
            settingsProblem.open();
    }

    Later {
        id: reader

        file: Qt.resolvedUrl("ShelfSheets.qml")
        properties: ({ program: sheets.program, commands: sheets.commands })
        due: false
    }
    Connections {
        target: sheets.shelfIfRead

        function onRulesWanted(): void {
            sheets.showRules("");
        }
        function onTrainWanted(track: var): void {
            sheets.showTrain(track);
        }
    }

    Connections {
        target: sheets.Window.window

        function onActiveFocusItemChanged(): void {
            focusMoved.restart();
        }
    }
    Timer {
        id: focusMoved

        interval: 0
        onTriggered: sheets.keepKeyboardOnTop()
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
        function onProblemChanged(): void {
            sheets.followGame();
        }
        function onDamagedChanged(): void {
            sheets.followGame();
        }
    }

    Connections {
        target: sheets.program.sheetPrinter

        function onProblemChanged(): void {
            if (sheets.program.sheetPrinter.problem !== "")
                sheets.paperProblem.open();
        }
    }
    Connections {
        target: sheets.program.rulePrinter

        function onProblemChanged(): void {
            if (sheets.program.rulePrinter.problem !== "")
                sheets.rulesProblem.open();
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
}
