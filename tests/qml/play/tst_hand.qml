import QtQuick
import QtTest
import MexicanTrain.Ui.Play
import MexicanTrain.Ui.Table
import MexicanTrain.Tests
import ".."

/** One tile: carried, refused, pointed at, touched. */
TableCase {
    name: "Hand"

    readonly property string spec: "rules=tactic;seats=human:Anna,easy,easy,easy;seed=hand;first=1"

    /** A tile with the trains that take it and one that does not. */
    function refusedMove(): var {
        for (const tile of handTiles()) {
            const places = game.placesFor(tile.tileId);
            const elsewhere = tracks().find(each => !places.includes(each.trainId));
            if (elsewhere)
                return { tile: tile, track: elsewhere };
        }
        return null;
    }

    /** The tiles of the hand, in its order. */
    function handIds(): var {
        return handTiles().sort((one, other) => one.index - other.index).map(tile => tile.tileId);
    }

    function flightsUnderWay(): var {
        return findAll(item => item instanceof TileFlight);
    }

    function test_placesLightUpWhileATileIsCarried(): void {
        open(spec);
        verify(waitForMyTurn());
        const move = anyMove();
        const tile = handTile(move.tile);
        const goal = track(move.train);
        const to = restingCentre(goal.landingItem);
        pickUp(tile, to);
        compare(tracks().filter(each => each.accepts).map(each => each.trainId).sort(), game.placesFor(move.tile).sort());
        verify(!isShown(tile.faceItem), "its place in the holder is empty");
        const carried = findAll(item => item instanceof DragLayer)[0];
        compare(carried.carried, tile.faceItem, "it is in the player's hand");
        tryCompare(carried, "snap", 1, patience, "it snaps to the place");
        mouseRelease(root, to.x, to.y, Qt.LeftButton);
        compare(carried.carried, null);
    }

    Component {
        id: anotherWindow

        Window { width: 200; height: 100; visible: true }
    }

    /** Everything that ends a drag but the release of what carries the tile. `rests`: the window can still be looked at. */
    function test_aDragIsBrokenOff_data(): var {
        return [
            { tag: "by Escape", breakOff: () => keyClick(Qt.Key_Escape) },
            { tag: "by a sheet", breakOff: () => {
                keyClick(Qt.Key_L);
                tryVerify(() => window.sheets.ofGame().log.sheet().opened, patience);
            } },
            { tag: "by the menu", breakOff: () => keyClick(Qt.Key_F10) },
            { tag: "by the right button", breakOff: to => mousePress(root, to.x, to.y, Qt.RightButton) },
            { tag: "by a click of the right button", breakOff: to => mouseClick(root, to.x, to.y, Qt.RightButton) },
            { tag: "by a click of the middle button", breakOff: to => mouseClick(root, to.x, to.y, Qt.MiddleButton) },
            { tag: "by another window", breakOff: () => {
                const other = createTemporaryObject(anotherWindow, null) as Window;
                other.requestActivate();
                tryVerify(() => !window.active, patience);
            } },
            { tag: "by hiding the window", breakOff: () => window.hide() },
            { tag: "by minimising the window", breakOff: () => window.showMinimized() },
            { tag: "by full screen", breakOff: () => keyClick(Qt.Key_F11) },
            { tag: "by undo", breakOff: () => keyClick(Qt.Key_Z, Qt.ControlModifier), isSecondMove: true },
            { tag: "by a cancelled touch", breakOff: () => TestGames.cancelTouch(window), byFinger: true }
        ];
    }

    function test_aDragIsBrokenOff(data: var): void {
        open(spec);
        verify(waitForMyTurn());
        if (data.isSecondMove) {
            const first = anyMove();
            verify(game.play(first.tile, first.train));
            verify(waitForMyTurn());
        }
        const move = anyMove();
        const order = handIds();
        const acted = game.canUndo;
        const to = restingCentre(track(move.train).landingItem);
        const drags = findAll(item => item instanceof DragLayer)[0];
        const carry = data.byFinger ? carryByFinger : carryByMouse;
        carry(handTile(move.tile), to, () => {
            compare(drags.carried, handTile(move.tile).faceItem);
            data.breakOff(to);
            tryCompare(drags, "carried", null, patience, "it is at home, though it is still held");
        });
        compare(drags.carried, null);
        if (!data.isSecondMove) {
            compare(handIds(), order, "nothing is played, and the hand is as it was");
            compare(game.canUndo, acted);
            compare(game.sentenceIsRefusal, false, "nothing is refused that nobody has asked for");
        }
        verify(game.selectedTile !== move.tile);
    }

    function carryByMouse(item: Item, to: point, whileCarried: var): void {
        pickUp(item, to);
        whileCarried();
        mouseMove(root, to.x + 5, to.y, -1, Qt.LeftButton);
        mouseRelease(root, to.x, to.y, Qt.LeftButton);
    }

    function test_aTileThatIsArrangedGoesBackToItsOldPlace(): void {
        open(spec);
        verify(waitForMyTurn());
        const order = handIds();
        const to = restingCentre(handTile(order[3]));
        pickUp(handTile(order[0]), to);
        compare(handIds()[3], order[0], "the others make room");
        mousePress(root, to.x, to.y, Qt.RightButton);
        tryVerify(() => handIds().join() === order.join(), patience, "it is at its old place");
        mouseRelease(root, to.x, to.y, Qt.RightButton);
        mouseRelease(root, to.x, to.y, Qt.LeftButton);
        compare(handIds(), order);
    }

    function test_aTileThatCanBeLaidNowhereSaysWhyWhenItIsChosen(): void {
        open(spec);
        verify(waitForMyTurn());
        const useless = handTiles().find(each => game.placesFor(each.tileId).length === 0);
        click(useless);
        compare(game.selectedTile, useless.tileId);
        verify(game.sentenceIsRefusal, game.sentence);
        const other = handTile(anyMove().tile);
        click(other);
        compare(game.selectedTile, other.tileId);
        verify(!game.sentenceIsRefusal, "what was said of another tile is past");
        const to = centre(handTiles()[0]);
        click(other);
        compare(game.selectedTile, -1);
        pickUp(useless, to);
        compare(game.selectedTile, useless.tileId, "whoever only arranges the hand is told nothing");
        mouseRelease(root, to.x, to.y, Qt.LeftButton);
    }

    function test_aRefusedTileGlidesBackAndSaysWhy(): void {
        open(spec, 0.5);
        verify(waitForMyTurn());
        const move = refusedMove();
        const inHand = game.hand.count;
        const home = restingCentre(move.tile.faceItem);
        const to = centre(move.track);
        drag(move.tile, to);
        compare(game.hand.count, inHand);
        verify(game.sentenceIsRefusal, game.sentence);
        const board = findAll(item => item instanceof SentenceBoard)[0];
        compare(board.sentence, game.sentence);
        verify(findAll(item => item instanceof Text && item.text === game.sentence && isShown(item), board).length === 1,
               "the reason can be read");
        const flight = flightsUnderWay()[0];
        verify(flight, "it glides");
        verify(Math.abs(centre(flight).y - home.y) > 50, "from where it was let go");
        verify(!isShown(move.tile.faceItem));
        tryVerify(() => flightsUnderWay().length === 0 && isShown(move.tile.faceItem), patience, "back to its place");
        compare(game.selectedTile, -1);
        const now = restingCentre(move.tile.faceItem);
        fuzzyCompare(now.x, home.x, 4);
        fuzzyCompare(now.y, home.y, 4);
    }

    function test_aLaidTileFliesFromWhereItWasSeen_data(): var {
        return [{ tag: "clicked", byMouse: false }, { tag: "carried", byMouse: true }];
    }

    function test_aLaidTileFliesFromWhereItWasSeen(data: var): void {
        open(spec, 0.5);
        verify(waitForMyTurn());
        const move = anyMove();
        const tile = handTile(move.tile);
        const goal = track(move.train);
        const place = restingCentre(goal.landingItem);
        let seen = restingCentre(tile.faceItem);
        if (data.byMouse) {
            pickUp(tile, place);
            tryCompare(findAll(item => item instanceof DragLayer)[0], "snap", 1, patience, "it snaps to the place");
            seen = restingCentre(goal.landingItem);
            mouseRelease(root, place.x, place.y, Qt.LeftButton);
        } else {
            click(tile);
            seen = restingCentre(tile.faceItem);
            click(goal);
        }
        const flight = flightsUnderWay()[0] as TileFlight;
        verify(flight, "it flies");
        const from = flight.parent.mapToItem(root, flight.origin.x, flight.origin.y);
        verify(Math.hypot(from.x - seen.x, from.y - seen.y) < 8, from + ", seen at " + seen);
    }

    function test_aTileLetGoBesideTheTrainsGoesBackInSilence(): void {
        open(spec);
        verify(waitForMyTurn());
        const move = anyMove();
        const inHand = game.hand.count;
        drag(handTile(move.tile), Qt.point(root.width - 4, 4));
        compare(game.hand.count, inHand);
        verify(!game.sentenceIsRefusal);
        tryVerify(() => isShown(handTile(move.tile).faceItem), patience, "it is back");
    }

    function test_clickATileThenATrain(): void {
        open(spec);
        verify(waitForMyTurn());
        const move = anyMove();
        const goal = track(move.train);
        click(handTile(move.tile));
        compare(game.selectedTile, move.tile);
        verify(goal.accepts, "the place lights up");
        click(goal);
        compare(tilesOn(goal).length, 1);
        compare(tilesOn(goal)[0].tileId, move.tile);
    }

    function test_clickATileAgainToLetItBe(): void {
        open(spec);
        verify(waitForMyTurn());
        const tile = handTiles()[0];
        click(tile);
        compare(game.selectedTile, tile.tileId);
        click(tile);
        compare(game.selectedTile, -1);
    }

    function test_doubleClickForTheOnlyPlace(): void {
        open(spec + ";mexicanTrain=none");
        verify(waitForMyTurn());
        const move = anyMove();
        compare(game.placesFor(move.tile).length, 1);
        const tile = handTile(move.tile);
        TestGames.doubleClick(window, restingCentre(tile));
        compare(tilesOn(track(move.train)).length, 1);
    }

    function test_doubleClickWithSeveralPlacesAsks(): void {
        open(spec);
        verify(waitForMyTurn());
        const tile = handTiles().find(each => game.placesFor(each.tileId).length > 1);
        verify(tile, "there is a tile with a choice");
        TestGames.doubleClick(window, restingCentre(tile));
        verify(game.sentenceIsRefusal, game.sentence);
        compare(tracks().filter(each => each.tiles.count > 0).length, 0);
    }

    function test_aFingerCarriesATile(): void {
        open(spec);
        verify(waitForMyTurn());
        const move = anyMove();
        const tile = handTile(move.tile);
        const goal = track(move.train);
        carryByFinger(tile, restingCentre(goal.landingItem), () => verify(tile.carried));
        compare(tilesOn(goal).length, 1);
        compare(tilesOn(goal)[0].tileId, move.tile);
    }

    // In the picture, not only in a property: what fades in must lie on its tile.
    function test_whatCannotBePlayedIsDimmed(): void {
        open("rules=tactic;seats=human:Anna,easy;seed=words");
        verify(waitForMyTurn());
        const tile = handTiles().find(each => each.dimmed && !each.playable);
        verify(tile, "the seed gives one");
        tryCompare(tile.faceItem, "dimmed", 1, patience);
        restingCentre(tile);
        const dimmed = TestGames.picture(window, tile);
        tile.faceItem.dimmed = 0;
        tryVerify(() => TestGames.picture(window, tile) !== dimmed, patience, "it is as the others again");
    }
}
