import QtQuick
import QtTest
import MexicanTrain.Ui.Play
import MexicanTrain.Ui.Table
import MexicanTrain.Ui.Theme
import MexicanTrain.Tests
import ".."

/** What moves tells what has happened, comes to rest, and leaves nothing behind. */
TableCase {
    id: testCase

    name: "Motion"

    readonly property string spec: "rules=tactic;seats=human:Anna,easy;seed=hand;first=1;rounds=2"
    /** Who has one tile left goes out with it soon: from then on the test waits for what moves. */
    readonly property string soonOver: "rules=tactic;seats=human:Anna,easy;seed=out;first=1;rounds=2"

    /** What was seen at the moment it happened. */
    property int puffsSeen: 0
    property int rollsSeen: 0
    property int celebrationsSeen: 0

    function flightLayer(): FlightLayer {
        return findAll(item => item instanceof FlightLayer)[0] as FlightLayer;
    }

    function station(): Station {
        return findAll(item => item instanceof Station)[0] as Station;
    }

    function act(): void {
        if (game.markerQuestion)
            game.decideMarker(true);
        else if (game.canDraw)
            game.draw();
        else if (game.canPass)
            game.pass();
        else
            game.endOpening();
    }

    function playToTheEnd(): void {
        puffsSeen = rollsSeen = celebrationsSeen = 0;
        playRound((tile, train) => game.play(tile, train), act);
    }

    function verifyAtRest(): void {
        compare(flightLayer().children.length, 0, "nothing is in the air");
        for (const tile of findAll(item => item instanceof TrackTile)) {
            verify(isShown(tile.faceItem));
            compare([tile.faceItem.x, tile.faceItem.y, tile.faceItem.rotation], [0, 0, 0]);
        }
        for (const each of tracks()) {
            verify(!each.celebrates);
            compare(findAll(item => item instanceof Locomotive, each)[0].visible, each.marker, "its locomotive");
        }
        compare(station().shownValue, game.engineValue);
        compare(station().turned, 0);
    }

    /** Nothing asks for another picture, as long as nobody does anything. */
    function verifyStill(): void {
        // A loaded computer may be that long between two pictures of something that moves.
        const pause = 600;
        tryVerify(() => !findAll(item => item instanceof SpeechBubble).some(isShown), patience, "what was said is over");
        let still = false;
        // Asked once more after it is true: something may be said to screen readers then, which is a picture, too.
        tryVerify(() => {
            const before = frames;
            if (!still)
                wait(pause);
            still = still || frames === before;
            return still;
        }, patience, "it comes to rest");
    }

    function test_aRoundComesToRest(): void {
        open(spec);
        playToTheEnd();
        verify(puffsSeen > 0, "a locomotive that comes puffs");
        verify(rollsSeen > 0, "tiles roll up to their train");
        compare(celebrationsSeen, 1, "somebody was out");
        tryVerify(() => flightLayer().children.length === 0 && tracks().every(each => !each.celebrates), patience);
        tryVerify(() => tracks().every(each => findAll(item => item instanceof Locomotive, each)[0].visible === each.marker), patience);
        verifyStill();
        verifyAtRest();
    }

    function beginning(): RoundBeginning {
        return findAll(item => item instanceof RoundBeginning)[0] as RoundBeginning;
    }

    function test_aRoundBegins(): void {
        open(spec);
        playToTheEnd();
        game.pace = 1;
        game.nextRound();
        verify(game.beginning !== "" && beginning().words === game.beginning);
        tryVerify(() => beginning().visible && beginning().shown === game.beginning, patience, "how it begins is told");
        tryVerify(() => flightLayer().children.length >= game.hand.count, patience, "one's own tiles are dealt, too");
        tryVerify(() => findAll(item => item instanceof HandTile && isShown(item.faceItem)).length === game.hand.count, patience);
        game.pace = 0;
        verify(waitForMyTurn());
        const move = anyMove();
        verify(move ? game.play(move.tile, move.train) : game.draw() || game.endOpening());
        compare(game.beginning, "");
        tryVerify(() => !beginning().visible, patience, "what somebody does ends it");
    }

    function test_aRoundBeginsWithoutMotion(): void {
        open(spec, 0);
        playToTheEnd();
        game.nextRound();
        verify(!beginning().visible);
        compare(flightLayer().children.length, 0);
    }

    function test_theTrainOfWhoWentOutLeaves_data(): var {
        return [
            { tag: "to its end", pace: 0.3, go: () => {} },
            { tag: "hurried by Space", pace: 2, go: () => keyClick(Qt.Key_Space) },
            { tag: "hurried by Space, from a button", pace: 2, go: () => {
                button("Rules").forceActiveFocus(Qt.TabFocusReason);
                keyClick(Qt.Key_Space);
            } },
            { tag: "hurried by a press on the holder", pace: 2, go: () => TestGames.click(window, Qt.point(500, 740)) },
            { tag: "hurried by a press on a train", pace: 2, go: () => TestGames.click(window, Qt.point(700, 80)) }
        ];
    }

    function test_theTrainOfWhoWentOutLeaves(data: var): void {
        open(soonOver);
        playUntilSomebodyIsOut(act, data.pace);
        const leaving = leavingTrain().track;
        compare(leavingTrain().shown, game.wentOut);
        verify(game.wentOut !== "" && !game.roundEnded && !sheet("End of round 1 of 2"));
        tryVerify(() => leavingTrain().presence === 1 && leavingTrain().way > 0, patience, "it is seen");
        const strip = findAll(item => item instanceof LeavingStrip, leavingTrain())[0] as LeavingStrip;
        const cars = findAll(item => item instanceof TrackTile && item.visible, leavingTrain());
        compare(cars.length, Math.min(leaving.tiles.count, strip.mostCars));
        const ids = tilesOn(leaving).map(tile => tile.tileId).slice(-cars.length);
        compare(cars.map(car => car.tileId), ids, "the tiles at the open end, in their order");
        verify(leaving.departed > 0, "its own track is left, too");
        data.go();
        tryVerify(() => game.roundEnded, patience);
        verify(data.pace < 1 || leavingTrain().progress < 1, "who hurries does not wait");
        compare(leavingTrain().track, null);
        tryVerify(() => sheet("End of round 1 of 2"), patience, "and then the sheet");
        verify(!window.sheets.rules.made?.visible, "and nothing else");
        tryVerify(() => !leavingTrain().visible && !leaving.celebrates && leaving.departed === 0, patience);
    }

    function test_withReducedMotionNoTrainLeaves(): void {
        open(spec);
        program.preferences.reducedMotion = true;
        const seen = [];
        const look = () => seen.push(leavingTrain().visible || leavingTrain().track !== null);
        game.roundWon.connect(() => Qt.callLater(look)); // qmllint disable
        playToTheEnd();
        tryVerify(() => sheet("End of round 1 of 2"), patience);
        compare(seen, [false]);
    }

    function test_aWindowMayBeClosedMeanwhile(): void {
        open(soonOver);
        playUntilSomebodyIsOut(act, 1);
        close();
        tryVerify(() => game.roundEnded, patience, "nothing waits for it");
        showWindow(Qt.size(1280, 800));
        tryVerify(() => sheet("End of round 1 of 2"), patience, "who comes back finds the sheet");
        verify(!leavingTrain().visible);
    }

    function test_atPaceZeroNothingMoves(): void {
        open(spec, 0);
        playToTheEnd();
        compare([puffsSeen, rollsSeen, celebrationsSeen], [0, 0, 0]);
        verifyAtRest();
        const old = game.engineValue;
        game.nextRound();
        verify(game.engineValue !== old);
        verifyAtRest();
        verifyStill();
    }

    function test_theStationChangesItsEngine(): void {
        open(spec);
        const old = game.engineValue;
        compare(station().shownValue, old);
        playToTheEnd();
        game.pace = 0.1;
        game.nextRound();
        verify(game.engineValue !== old);
        compare(station().shownValue, old, "the old one goes first");
        tryCompare(station(), "shownValue", game.engineValue, patience);
        tryCompare(station(), "turned", 0, patience);
    }

    function test_tilesAreDealtRoundTheTable(): void {
        open(spec);
        playToTheEnd();
        game.pace = 0.1;
        game.nextRound();
        compare(findAll(item => item instanceof HiddenTileFlight).length, 2, "one for each player");
        tryVerify(() => findAll(item => item instanceof HiddenTileFlight).length === 0, patience);
    }

    function test_aGameThatGoesOnStandsStill(): void {
        open(spec, 0);
        for (let i = 0; i < 300 && waitForMyTurn() && !tracks().some(each => each.marker); ++i) {
            const move = anyMove();
            if (move)
                game.play(move.tile, move.train);
            else
                act();
        }
        verify(tracks().some(each => each.marker), "a train is open");
        window.close();
        window.destroy();
        wait(0);
        program.preferences.pace = 1;
        puffsSeen = 0;
        showWindow(Qt.size(1280, 800));
        compare(flightLayer().children.length, 0, "nothing has just happened");
        verifyAtRest();
    }

    function test_placesThatLightUpDoNotGlowForEver(): void {
        open(spec, 0.1);
        verify(waitForMyTurn());
        game.select(anyMove().tile);
        verify(tracks().some(each => each.accepts));
        verifyStill();
    }

    // The window may have been closed since.
    function found(wanted: var): int {
        return root ? findAll(wanted).length : 0;
    }

    function lookForPuffs(): void {
        puffsSeen += found(item => item instanceof Puff);
    }

    function lookForRolls(): void {
        rollsSeen += found(item => item instanceof TileFlight && item.runUp !== 0);
    }

    function lookForCelebrations(): void {
        celebrationsSeen += found(item => item instanceof Track && item.celebrates);
    }

    // The table hears of it, too: what it does then can be seen as soon as all have heard.
    Connections {
        target: testCase.game

        // Also of a marker.
        function onSentenceChanged(): void {
            Qt.callLater(testCase.lookForPuffs);
        }
        function onTilePlayed(): void {
            Qt.callLater(testCase.lookForRolls);
        }
        function onRoundWon(): void {
            Qt.callLater(testCase.lookForCelebrations);
        }
    }
}
