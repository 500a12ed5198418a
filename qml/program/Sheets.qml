pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as Templates
import MexicanTrain.Play
import MexicanTrain.Program
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Rules
import MexicanTrain.Ui.Settings
import MexicanTrain.Ui.Setup
import MexicanTrain.Ui.Theme

/** What can lie over the table: one property for each sheet, and that is all that a sheet needs here. Those of a game have a file of their own,
 * and those that no game needs. */
Item {
    id: sheets

    required property Program program
    required property Commands commands
    readonly property GameController game: program.game

    readonly property LazySheet newGame: LazySheet {
        parent: sheets
        command: sheets.commands.newGame

        NewGameSheet {
            setup: sheets.program.setup
            endsGame: sheets.game.active && !sheets.game.gameOver
            onPlayWanted: {
                if (sheets.program.startGame())
                    close();
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
    readonly property SavingSheets saving: SavingSheets { parent: sheets; program: sheets.program; onQuitWanted: sheets.commands.quit.triggered() }
    readonly property LazySheet problem: LazySheet {
        parent: sheets

        QuestionSheet {
            staysOpen: true
            z: 3
            heading: qsTr("Something is wrong")
            words: sheets.game.saving.problem
            yes: qsTr("All right")
            onClosed: sheets.game.saving.dismissProblem()
        }
    }
    readonly property LazySheet damaged: LazySheet {
        parent: sheets

        QuestionSheet {
            staysOpen: true
            z: 2
            wantedWidth: Theme.px(640)
            heading: sheets.game.saving.damagedLine > 0 ? qsTr("A damaged game") : qsTr("Cannot be saved here")
            words: sheets.game.saving.copyOffer
            yes: sheets.game.saving.damagedLine > 0 ? qsTr("Go on from before line %1").arg(sheets.game.saving.damagedLine) : qsTr("Go on in a copy")
            no: qsTr("Leave it")
            onAgreed: {
                sheets.shelfIfRead?.games.close();
                sheets.game.openCopy();
            }
            onClosed: sheets.game.saving.refuseCopy()
        }
    }
    readonly property LazySheet reading: LazySheet {
        parent: sheets

        QuestionSheet {
            staysOpen: true
            z: 2
            wantedWidth: Theme.px(640)
            heading: qsTr("Reading a long game")
            words: qsTr("The game in the file %1 takes a while to read: %2% so far.", "%2: a number").arg(sheets.game.opening.file).arg(sheets.game.opening.percent)
            yes: qsTr("Cancel")
            onClosed: sheets.game.opening.cancel()
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
    readonly property LazySheet settings: LazySheet { parent: sheets; command: sheets.commands.settings; SettingsSheet { preferences: sheets.program.preferences; language: sheets.program.language } }

    // An Item has no sheets, as far as the lint knows.
    readonly property var ofGameIfRead: gameReader.part
    readonly property var shelfIfRead: shelfReader.part
    /** The GameSheets. */
    function ofGame(): var {
        gameReader.wanted = true;
        return ofGameIfRead;
    }
    /** The ShelfSheets. */
    function shelf(): var {
        shelfReader.due = true;
        return shelfIfRead;
    }

    /** What tells of a problem, from the top: it lies above all other sheets. */
    readonly property list<LazySheet> problems: [replayProblem, rulesProblem, paperProblem, problem, damaged, reading, settingsProblem, saving.leave, saving.rescue, saving.unsaved]

    /** Opened at that rule; empty: where it was left. */
    function showRules(rule: string): void {
        (rules.sheet() as RulesSheet).show(rule);
    }

    function followProblems(): void {
        if (game.saving.problem !== "")
            problem.open();
        if (game.saving.copyOffer !== "")
            damaged.open();
        else
            damaged.close();
    }

    function followSettingsProblem(): void {
        if (program.settingsProblem !== "")
            settingsProblem.open();
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
        followProblems();
        followSettingsProblem();
    }

    Later {
        id: gameReader

        property bool wanted: false

        file: Qt.resolvedUrl("GameSheets.qml")
        properties: ({ program: sheets.program, commands: sheets.commands })
        due: wanted || sheets.game.active
        hasTable: true
    }
    Connections {
        target: sheets.ofGameIfRead

        function onCoachWanted(): void {
            sheets.shelf().coach();
        }
    }
    Connections {
        target: sheets.commands

        function onRulesWanted(rule: string): void {
            sheets.showRules(rule);
        }
        // Also that of a replay, without a game.
        function onTrainWanted(track: var): void {
            sheets.ofGame().showTrain(track);
        }
    }
    Later {
        id: shelfReader

        file: Qt.resolvedUrl("ShelfSheets.qml")
        properties: ({ program: sheets.program, commands: sheets.commands })
        due: false
        hasTable: true
        commands: [sheets.commands.daily, sheets.commands.ladder, sheets.commands.games, sheets.commands.fairness, sheets.commands.statistics, sheets.commands.awards, sheets.commands.scoreKeeper, sheets.commands.blankSheet, sheets.commands.help, sheets.commands.about]
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
    Connections {
        target: sheets.game.saving

        function onProblemChanged(): void {
            sheets.followProblems();
        }
        function onCopyOfferChanged(): void {
            sheets.followProblems();
        }
    }

    // A record that is read sooner needs no words.
    Timer {
        interval: 400
        running: sheets.game.opening.file !== ""
        onTriggered: sheets.reading.open()
    }
    Connections {
        target: sheets.game.opening

        function onFileChanged(): void {
            if (sheets.game.opening.file === "")
                sheets.reading.close();
        }
    }
    Connections {
        target: sheets.program

        function onSettingsProblemChanged(): void {
            sheets.followSettingsProblem();
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
