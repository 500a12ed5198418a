import QtQuick
import QtTest
import MexicanTrain.Play
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Play
import MexicanTrain.Tests
import ".."

/** A game that cannot be saved: what is said of it, what can be done, and what is asked when somebody leaves. */
SheetsCase {
    name: "Saving"

    readonly property string spec: "rules=tactic;seats=human:Anna,easy,easy,easy;seed=hand;first=1"

    function openUnsaved(pace = 0): void {
        open(spec, pace);
        verify(waitForMyTurn());
        TestGames.blockSaving(true);
        const move = anyMove();
        verify(game.play(move.tile, move.train));
        tryVerify(() => game.saving.state === GameSaving.Unsaved, patience);
    }

    function letSave(): void {
        TestGames.blockSaving(false);
        program.ownGame.saving.tryAgain();
        tryVerify(() => program.ownGame.saving.state === GameSaving.Saved, patience);
    }

    function sign(): SignButton {
        return findAll(item => item instanceof SignButton && isShown(item))[0] ?? null;
    }

    function unsavedSheet(): var {
        return window.sheets.saving.unsaved.sheet();
    }

    function putAway(): void {
        tryVerify(() => unsavedSheet().opened, patience, "it is said at once");
        keyClick(Qt.Key_Escape);
        tryVerify(() => !unsavedSheet().visible, patience);
    }

    function test_theSignIsPressed_data(): var {
        return [
            { tag: "mouse", press: () => click(sign()) },
            { tag: "finger", press: () => tap(sign()) },
            { tag: "Return", press: () => { pressUntil(Qt.Key_Tab, item => item === sign(), "the sign"); keyClick(Qt.Key_Return); } },
            { tag: "Space", press: () => { pressUntil(Qt.Key_Tab, item => item === sign(), "the sign"); keyClick(Qt.Key_Space); } },
            { tag: "screen reader", press: () => verify(TestGames.press(window, "This game is not saved. Saving is tried again every few seconds.")) }
        ];
    }

    function test_theSignIsPressed(data: var): void {
        openUnsaved();
        putAway();
        data.press();
        tryVerify(() => unsavedSheet().opened, patience);
        verify(sheet("This game is not saved"));
        verify(unsavedSheet().words.startsWith(game.saving.reason) && /Not a directory/.test(game.saving.reason), "with the system's reason");
        goThrough(topSheet(), "not saved");
        verify(TestGames.press(window, "Try again now"));
        verify(unsavedSheet().visible && sign(), "it does not work yet");
        TestGames.blockSaving(false);
        verify(TestGames.press(window, "Try again now"));
        tryVerify(() => !unsavedSheet().visible && !sign(), patience);
        tryCompare(game.saving, "state", GameSaving.Saved, patience);
    }

    function test_anotherFile(): void {
        openUnsaved();
        tryVerify(() => unsavedSheet().opened, patience);
        TestGames.saveGameAs("games/none.jsonl");
        tryVerify(() => sheet("Something is wrong"), patience);
        const trouble = window.sheets.problem.sheet();
        tryVerify(() => trouble.opened && isIn(focused, trouble.contentItem), patience, "a problem lies above the other and has the keyboard");
        keyClick(Qt.Key_Return);
        tryVerify(() => !trouble.visible, patience);
        compare(game.saving.state, GameSaving.Unsaved);
        TestGames.saveGameAs("another.jsonl");
        tryVerify(() => !unsavedSheet().visible && !sign(), patience);
        const move = anyMove();
        if (move)
            verify(game.play(move.tile, move.train));
        tryCompare(game.saving, "state", GameSaving.Saved, patience);
    }

    // What comes up by itself comes up below it.
    function test_problemsStandAboveAllAndHaveTheKeyboard(): void {
        open("rules=bigtable;set=6;rounds=2;seats=human:Anna,easy;seed=4", 0);
        verify(waitForMyTurn());
        TestGames.blockSaving(true);
        playRound((tile, train) => game.play(tile, train), () => game.canDraw ? game.draw() : game.pass());
        const round = window.sheets.ofGame().round.sheet();
        tryVerify(() => round.opened && unsavedSheet().opened, patience);
        tryVerify(() => isIn(focused, unsavedSheet().contentItem), patience, "the keyboard is in it: " + focused);
        const top = unsavedSheet().contentItem.parent;
        verify(top.z > round.contentItem.parent.z);
        TestGames.click(window, Qt.point(5, root.height - 5));
        wait(0);
        verify(unsavedSheet().visible, "a press beside it does not put it away");
        keyClick(Qt.Key_Return);
        tryVerify(() => !unsavedSheet().visible, patience);
        compare(game.round, 1, "and what lies below has not heard the key");
        tryVerify(() => isIn(focused, round.contentItem), patience, "it has the keyboard now: " + focused);
        letSave();
    }

    function test_noOtherGameBeforeItIsSaved(): void {
        openUnsaved();
        putAway();
        const actions = tracks().map(each => tilesOn(each).length).join();
        verify(!program.startGame());
        tryVerify(() => unsavedSheet().opened, patience);
        compare(tracks().map(each => tilesOn(each).length).join(), actions);
        game.abandonGame();
        verify(game.active);
        letSave();
        verify(program.startGame());
    }

    function leaveSheet(): var {
        return window.sheets.saving.leave.sheet();
    }

    function test_whoClosesTheWindowIsAsked(): void {
        openUnsaved();
        putAway();
        window.close();
        tryVerify(() => leaveSheet().opened, patience);
        verify(window.visible);
        tryVerify(() => focused?.text === "Stay", patience, "the harmless answer has the keyboard");
        goThrough(topSheet(), "leave");
        keyClick(Qt.Key_Escape);
        tryVerify(() => !leaveSheet().visible, patience);
        verify(window.visible && game.active);

        window.stage.commands.quit.triggered();
        tryVerify(() => leaveSheet().opened, patience, "Quit asks, too");
        verify(TestGames.press(window, "Leave all the same"));
        tryVerify(() => !window.visible, patience);
        letSave();
    }

    function test_whoSavesElsewhereLeavesThen(): void {
        openUnsaved();
        putAway();
        window.close();
        tryVerify(() => leaveSheet().opened, patience);
        TestGames.saveGameAs("another.jsonl");
        tryVerify(() => !window.visible, patience);
    }

    function test_theSystemAsksNobody(): void {
        openUnsaved();
        program.leaveUnasked();
        window.close();
        tryVerify(() => !window.visible, patience);
        letSave();
    }

    function test_whatIsSavedIsLeftAtOnce(): void {
        open(spec, 0);
        verify(waitForMyTurn());
        window.close();
        tryVerify(() => !window.visible, patience);
    }

    // --- Another game -----------------------------------------------------------------------------------------------

    function test_aLongRecordIsReadWhileItsSheetIsThere(): void {
        open(spec, 0);
        verify(waitForMyTurn());
        const move = anyMove();
        verify(game.play(move.tile, move.train));
        verify(waitForMyTurn());
        TestGames.openLong();
        const sheet = window.sheets.reading.sheet();
        tryVerify(() => sheet.opened, patience);
        verify(!game.myTurn && sheet.words.includes(game.opening.file), "the game on the table waits");
        goThrough(topSheet(), "reading");
        keyClick(Qt.Key_Escape);
        tryVerify(() => !sheet.visible, patience);
        compare(game.opening.file, "");
        verify(waitForMyTurn(), "it goes on");
        TestGames.openLong();
        tryVerify(() => sheet.opened, patience);
        tryVerify(() => !sheet.visible && game.myTurn, patience, "and the other one comes in its place");
    }

    // --- The next start ---------------------------------------------------------------------------------------------

    function rescueSheet(): var {
        return window.sheets.saving.rescue.sheet();
    }

    /** The program is started again after the system has ended it in the middle of a game that could not be saved. */
    function startAfterRescue(): void {
        openUnsaved();
        program.leaveUnasked();
        close();
        program = TestGames.restartRescued();
        verify(program, "the program begins again");
        showWindow(Qt.size(1280, 800));
    }

    function test_aRescuedGameIsOffered_data(): var {
        return [{ tag: "taken" }, { tag: "left" }, { tag: "put off" }];
    }

    function test_aRescuedGameIsOffered(data: var): void {
        startAfterRescue();
        tryVerify(() => rescueSheet().opened, patience);
        const file = program.rescue.file;
        verify(rescueSheet().words.includes(file));
        tryVerify(() => isIn(focused, rescueSheet().contentItem), patience, "the keyboard is in it");
        goThrough(topSheet(), "rescued");
        if (data.tag === "taken")
            verify(TestGames.press(window, "Continue"));
        else if (data.tag === "left")
            verify(TestGames.press(window, "Leave it there"));
        else
            keyClick(Qt.Key_Escape);
        tryVerify(() => !rescueSheet().visible, patience);
        compare(program.rescue.file, "");
        compare(game.active, data.tag === "taken");
        if (game.active)
            verify(waitForMyTurn());
        program.rescue.look();
        compare(program.rescue.file, data.tag === "put off" ? file : "");
    }
}
