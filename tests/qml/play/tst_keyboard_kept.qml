import QtQuick
import QtTest
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Play
import MexicanTrain.Tests
import ".."

/** Where the keyboard is after a press with the mouse, when what had it goes, and while something lies over the table. */
SheetsCase {
    name: "KeyboardKept"

    readonly property string spec: "rules=tactic;seats=human:Anna,easy,easy,easy;seed=hand;first=1"

    function headerTool(words: string): IconButton {
        return findAll(item => item instanceof IconButton && item.words === words && isShown(item))[0];
    }

    function openLog(): Item {
        const log = window.sheets.ofGame().log.sheet();
        keyClick(Qt.Key_L);
        tryVerify(() => log.opened, patience);
        return log;
    }

    // Space is for the others' moves, whatever was pressed by mouse before.
    function test_aPressInTheHeaderLeavesItAtTheTable(): void {
        open(spec, 1);
        verify(waitForMyTurn());
        const move = anyMove();
        verify(game.play(move.tile, move.train));
        verify(waitForMyTurn());
        click(headerTool("Undo"));
        verify(waitForMyTurn());
        drag(handTile(move.tile), restingCentre(track(move.train).landingItem));
        const left = game.hand.count;
        keyClick(Qt.Key_Space);
        verify(waitForMyTurn());
        compare(game.hand.count, left, "nothing was taken back");
        compare(game.canUndo, true);
    }

    function test_whatCannotBePressedAnyMoreGivesItBack(): void {
        open(spec);
        verify(waitForMyTurn());
        const move = anyMove();
        verify(game.play(move.tile, move.train));
        verify(waitForMyTurn());
        pressUntil(Qt.Key_Tab, item => item instanceof IconButton && item.words === "Undo", "undo");
        keyClick(Qt.Key_Return);
        verify(waitForMyTurn());
        compare(game.canUndo, false);
        keyClick(Qt.Key_Left);
        tryVerify(() => focused instanceof HandTile, patience, "arrows mean something");
    }

    function test_whatCannotBePressedAnyMoreTakesItFromNoSheet(): void {
        open(spec, 1);
        verify(waitForMyTurn());
        const move = anyMove();
        pressUntil(Qt.Key_Tab, item => item instanceof IconButton && item.words === "Hint", "hint");
        const log = openLog();
        verify(game.play(move.tile, move.train));
        tryVerify(() => !headerTool("Hint").enabled, patience);
        verify(isIn(focused, topSheet()), "the sheet has it still");
        keyClick(Qt.Key_Escape);
        tryVerify(() => !log.visible, patience);
    }

    function test_whatIsGoneGivesItBack(): void {
        open(spec);
        verify(waitForMyTurn());
        game.draw();
        verify(game.sentenceRule !== "", "it is refused");
        pressUntil(Qt.Key_Tab, item => item instanceof QuietButton && item.text === "Rule", "the rule");
        const link = focused;
        game.select(anyMove().tile);
        verify(!link.visible);
        tryVerify(() => focused instanceof HandTile, patience);
    }

    function test_theQuestionWaitsForTheSheetAboveIt(): void {
        open("rules=bigtable;set=9;markerOff=choice;seats=human:Anna,beginner;seed=7;first=1", 1);
        program.preferences.thinking = 0;
        let asked = false;
        for (let i = 0; i < 60 && !asked && waitForMyTurn(); ++i) {
            const own = handTiles().find(tile => game.placesFor(tile.tileId).includes(0));
            if (track(0).marker && own) {
                verify(game.play(own.tileId, 0));
                asked = true;
            } else if (!track(0).marker && (game.canDraw || game.canPass)) {
                game.canDraw ? game.draw() : game.pass();
            } else {
                const move = anyMove();
                move ? game.play(move.tile, move.train) : game.canDraw ? game.draw() : game.pass();
            }
        }
        verify(asked);
        const log = openLog();
        tryVerify(() => game.markerQuestion, patience);
        verify(isIn(focused, topSheet()), "the sheet has it still");
        keyClick(Qt.Key_Return);
        verify(game.markerQuestion, "nobody has answered");
        keyClick(Qt.Key_Escape);
        tryVerify(() => !log.visible, patience);
        tryVerify(() => focused instanceof PushButton && focused.text === "Take it off", patience, "now it is asked");
    }

    function test_aHintWaitsForTheSheetAboveIt(): void {
        open(spec);
        verify(waitForMyTurn());
        const log = openLog();
        let hints = 0;
        game.hinted.connect(() => { ++hints; });
        game.hint();
        tryVerify(() => hints > 0, patience);
        verify(isIn(focused, topSheet()), "the sheet has it still");
        keyClick(Qt.Key_Escape);
        tryVerify(() => !log.visible, patience);
        tryVerify(() => focused instanceof HandTile && focused.tileId === game.selectedTile, patience);
    }

    function test_aTrainsSheetFollowsTheTrain(): void {
        open(spec, 1);
        program.preferences.thinking = 0;
        verify(waitForMyTurn());
        const goal = track(1);
        const show = window.sheets.ofGame().train.sheet();
        window.sheets.ofGame().showTrain(goal);
        tryVerify(() => show.opened, patience);
        const before = goal.tiles.count;
        const move = anyMove();
        verify(game.play(move.tile, move.train));
        tryVerify(() => goal.tiles.count > before, patience);
        verify(show.heading.includes(`: ${goal.tiles.count} tile`), show.heading);
    }
}
