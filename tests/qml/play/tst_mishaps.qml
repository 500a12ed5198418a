import QtQuick
import QtTest
import MexicanTrain.Play
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Play
import MexicanTrain.Tests
import ".."

/** What nobody plans to do at a table, and does. */
TableCase {
    name: "Mishaps"

    readonly property string spec: "rules=tactic;seats=human:Anna,easy,easy,easy;seed=hand;first=1"

    /** Presses a finger on `item` and pulls it upwards as far as it takes to carry a tile. */
    function pull(finger: var, id: int, item: Item): point {
        const from = centre(item);
        finger.press(id, root, from.x, from.y).commit();
        for (let i = 1; i <= 8; ++i)
            finger.move(id, root, from.x, from.y - 10 * i).commit();
        return Qt.point(from.x, from.y - 80);
    }

    function everyTileIsShown(): bool {
        return handTiles().every(tile => isShown(tile.faceItem));
    }

    function test_ofTwoFingersOneCarries(): void {
        open(spec);
        verify(waitForMyTurn());
        const [one, other] = [handTiles()[2], handTiles()[5]];
        restingCentre(other);
        const fingers = touchEvent(root);
        const first = pull(fingers, 1, one);
        verify(one.carried);
        const from = centre(other);
        fingers.stationary(1).press(2, root, from.x, from.y).commit();
        for (let i = 1; i <= 8; ++i)
            fingers.stationary(1).move(2, root, from.x, from.y - 10 * i).commit();
        const drags = findAll(item => item instanceof DragLayer)[0];
        verify(drags.carried === one.faceItem, "the second finger takes nothing out of the first one's hand");
        fingers.stationary(1).release(2, root, from.x, from.y - 80).commit();
        verify(drags.carried === one.faceItem);
        fingers.release(1, root, first.x, first.y).commit();
        tryVerify(everyTileIsShown, patience, "both tiles are in the holder again");
    }

    function test_aTileIsCarriedWhileItsMoveIsRedone(): void {
        open(spec);
        verify(waitForMyTurn());
        const move = anyMove();
        verify(game.play(move.tile, move.train));
        verify(waitForMyTurn());
        verify(game.undo());
        verify(waitForMyTurn());
        pickUp(handTile(move.tile), Qt.point(root.width / 2, root.height / 2));
        verify(game.redo());
        verify(waitForMyTurn());
        mouseRelease(root, root.width / 2, root.height / 2, Qt.LeftButton);
        tryVerify(everyTileIsShown, patience, "nothing is missing in the holder");
        const next = anyMove();
        if (next) {
            const goal = track(next.train);
            drag(handTile(next.tile), restingCentre(goal.landingItem));
            verify(tilesOn(goal).some(each => each.tileId === next.tile));
        }
    }

    function test_theLanguageChangesWhileATileIsCarried(): void {
        open(spec);
        verify(waitForMyTurn());
        const move = anyMove();
        const goal = track(move.train);
        const to = restingCentre(goal.landingItem);
        pickUp(handTile(move.tile), to);
        program.language.current = "de";
        verify(handTile(move.tile).carried);
        mouseRelease(root, to.x, to.y, Qt.LeftButton);
        verify(tilesOn(goal).some(each => each.tileId === move.tile));
    }

    function test_theRoundEndsWhileATrainIsLookedAt(): void {
        open("rules=bigtable;set=6;rounds=2;seats=human:Anna,easy;seed=4");
        verify(waitForMyTurn());
        window.sheets.ofGame().showTrain(track(0));
        playRound((tile, train) => game.play(tile, train), () => game.canDraw ? game.draw() : game.pass());
        tryVerify(() => window.sheets.ofGame().round.sheet().opened && !window.sheets.ofGame().train.sheet().visible, patience);
    }

    function test_aRoundThatEndedWaitsForTheTutorial(): void {
        open("rules=bigtable;set=6;rounds=2;seats=human:Anna,easy;seed=4");
        playRound((tile, train) => game.play(tile, train), () => game.canDraw ? game.draw() : game.pass());
        tryVerify(() => window.sheets.ofGame().round.sheet().opened, patience);
        program.startTutorial();
        tryVerify(() => !window.sheets.ofGame().round.sheet().visible, patience, "the round of the tutorial has not ended");
        program.endTutorial();
        tryVerify(() => window.sheets.ofGame().round.sheet().opened, patience, "one's own has");
    }

    function unsavedSign(): Item {
        return findAll(item => item instanceof SignButton && isShown(item))[0] ?? null;
    }

    function isClear(sign: Item): bool {
        for (let i = 0; i < sign.parent.children.length; ++i) {
            const other = sign.parent.children[i];
            if (other !== sign && other.visible && other.x < sign.x + sign.width)
                return false;
        }
        return true;
    }

    function test_whatIsNotSavedIsSeenUntilItIs_data(): var {
        return [Qt.size(1280, 800), Qt.size(960, 600)].map(size => ({ tag: size.width, size: size }));
    }

    function test_whatIsNotSavedIsSeenUntilItIs(data: var): void {
        open(spec, 0.02, data.size);
        verify(waitForMyTurn());
        verify(!unsavedSign());
        TestGames.blockSaving(true);
        const move = anyMove();
        verify(game.play(move.tile, move.train));
        tryVerify(() => game.saving.state === GameSaving.Unsaved, patience);
        const said = window.sheets.saving.unsaved.sheet();
        tryVerify(() => said.opened, patience, "it is said");
        verify(TestGames.press(window, "Go on playing"));
        tryVerify(() => !said.visible, patience);
        verify(unsavedSign());
        const name = "This game is not saved. Saving is tried again every few seconds.";
        verify(TestGames.accessibleNames(window).includes(name));
        const title = findAll(item => item instanceof Text && item.text === game.title)[0] as Text;
        for (const language of languages) {
            program.language.current = language;
            const sign = unsavedSign();
            // Items are laid out with the next frame, which comes later on a busy machine.
            const isBesideTitle = () => sign.mapToItem(root, 0, 0).x >= title.mapToItem(root, 0, 0).x + Math.min(title.width, title.contentWidth);
            wait(0);
            tryVerify(isBesideTitle, patience, language);
            verify(title.width > data.size.width / 8, language + ": the title can be read");
            tryVerify(() => isClear(sign), patience, language + ": nothing lies on the sign");
        }
        TestGames.blockSaving(false);
        tryVerify(() => !unsavedSign(), patience, "nobody has to do anything for it");
        verify(!said.visible);
    }
}
