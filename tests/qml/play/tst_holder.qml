import QtQuick
import QtTest
import MexicanTrain.Play
import MexicanTrain.Table
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Play
import MexicanTrain.Ui.Table
import MexicanTrain.Ui.Theme
import MexicanTrain.Tests
import ".."

/** The holder and the boneyard beside it: where the keyboard goes, where a tile belongs, and the one thing that is left to do. */
PartCase {
    name: "Holder"

    /** A holder with a hand of two rows, whose game waits for Anna. */
    function showHolder(spec = "rules=tactic;seats=human:Anna,easy;seed=holder;first=1"): Holder {
        programWith(spec);
        const frame = show(stand, { game: game });
        return frame.holder;
    }

    function columns(holder: Holder): int {
        return holder.metrics.handColumns;
    }

    function test_keysGoFromTileToTile_data(): var {
        return [
            { tag: "right", from: 2, key: Qt.Key_Right, to: () => 3 },
            { tag: "left", from: 2, key: Qt.Key_Left, to: () => 1 },
            { tag: "to the first", from: 4, key: Qt.Key_Home, to: () => 0 },
            { tag: "to the last", from: 4, key: Qt.Key_End, to: (columns, last) => last },
            { tag: "down", from: 1, key: Qt.Key_Down, to: columns => 1 + columns },
            { tag: "up from the second row", from: -1, key: Qt.Key_Up, to: (columns, last) => last - columns },
            { tag: "nothing below", from: -1, key: Qt.Key_Down, to: (columns, last) => last }
        ];
    }

    function test_keysGoFromTileToTile(data: var): void {
        const holder = showHolder();
        const last = game.hand.count - 1;
        verify(columns(holder) < game.hand.count && game.hand.count <= 2 * columns(holder), "two rows: " + columns(holder) + " for " + game.hand.count);
        holder.focusTile(data.from < 0 ? last : data.from);
        keyClick(data.key);
        const wanted = data.to(columns(holder), last);
        compare(focused, holder.tileAt(wanted));
        compare(holder.current, wanted);
        compare(handTiles().filter(each => each.activeFocusOnTab).map(each => each.index), [wanted], "Tab comes back to it");
    }

    function test_theKeyboardLeavesTheHand(): void {
        const holder = showHolder();
        const [up, side] = [heard(holder, "leftUpwards"), heard(holder, "leftSideways")];
        holder.focusTile(0);
        keyClick(Qt.Key_Up);
        compare([up.length, side.length], [1, 0]);
        keyClick(Qt.Key_Left);
        compare([up.length, side.length], [1, 1]);
        holder.focusTile(99);
        compare((focused as HandTile).index, game.hand.count - 1, "no further than the last");
        keyClick(Qt.Key_Right);
        compare([up.length, side.length], [1, 2]);
        compare(side.map(told => told[0]), [game.hand.count - 1, 0], "the hand is a ring");
    }

    function test_anyArrowBeginsAtTheTileOfTheLastTime_data(): var {
        return [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down].map(key => ({ tag: key, key: key }));
    }

    function test_anyArrowBeginsAtTheTileOfTheLastTime(data: var): void {
        const holder = showHolder();
        holder.current = 4;
        holder.forceActiveFocus();
        keyClick(data.key);
        compare((focused as HandTile).index, 4);
    }

    function test_aTileIsChosenAndLetBe_data(): var {
        return [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space].map(key => ({ tag: key, key: key }));
    }

    function test_aTileIsChosenAndLetBe(data: var): void {
        const holder = showHolder();
        holder.focusTile(3);
        const id = (focused as HandTile).tileId;
        keyClick(data.key);
        compare(game.selectedTile, id);
        compare(handTiles().filter(each => each.selected).map(each => each.tileId), [id]);
        game.select(-1);
        compare(handTiles().filter(each => each.selected).length, 0);
    }

    // A second press plays it where it fits in one place only; where it fits nowhere that is said.
    function test_aSecondPress(): void {
        const holder = showHolder("rules=tactic;seats=human:Anna,easy;seed=holder;mexicanTrain=none;first=1");
        const fits = handTiles().find(each => game.placesFor(each.tileId).length === 1);
        const not = handTiles().find(each => game.placesFor(each.tileId).length === 0);
        verify(fits && not, "the seed gives both");
        holder.focusTile(not.index);
        keyClick(Qt.Key_Return);
        keyClick(Qt.Key_Return);
        verify(game.sentenceIsRefusal, game.sentence);
        const count = game.hand.count;
        game.select(-1);
        holder.focusTile(fits.index);
        keyClick(Qt.Key_Return);
        keyClick(Qt.Key_Return);
        tryVerify(() => game.hand.count === count - 1, patience, "laid");
    }

    function test_whereATileBelongs(): void {
        const holder = showHolder();
        const m = holder.metrics;
        for (const row of [0, 1, game.hand.count - 1]) {
            const tile = holder.tileAt(row);
            compare(holder.indexAt(tile.mapToItem(null, tile.width / 2, tile.height / 2)), row, "over the tile itself");
        }
        const corner = holder.mapToItem(null, 0, 0);
        compare(holder.indexAt(Qt.point(corner.x + 1, corner.y + 30)), 0, "left of all tiles");
        compare(holder.indexAt(Qt.point(corner.x + holder.width - 1, corner.y + holder.height - 1)), game.hand.count - 1, "after the last one");
        compare(holder.indexAt(Qt.point(corner.x + 30, corner.y - m.handTile / 2)), 0, "a little above");
        for (const [x, y] of [[30, -2 * m.handTile], [-5, 30], [holder.width + 5, 30], [30, holder.height + 5]])
            compare(holder.indexAt(Qt.point(corner.x + x, corner.y + y)), -1, "outside: " + x + ", " + y);
    }

    function test_theHandIsArranged(): void {
        const holder = showHolder();
        const before = handIds();
        const tile = holder.tileAt(0);
        restingCentre(tile);
        const goal = restingCentre(holder.tileAt(3));
        pickUp(tile, goal);
        compare(handIds(), [before[1], before[2], before[3], before[0], ...before.slice(4)], "the others make room at once");
        verify(holder.tileAt(3).carried);
        compare(handTiles().filter(each => each.portable).length, 1, "there is one hand");
        mouseRelease(root, goal.x, goal.y, Qt.LeftButton);
        compare(handTiles().filter(each => each.portable).length, before.length);
        compare(handIds()[3], before[0]);
    }

    function test_theHandIsArrangedByKey_data(): var {
        return [
            { tag: "right", key: Qt.Key_Right, from: 1, to: () => 2 },
            { tag: "left", key: Qt.Key_Left, from: 2, to: () => 1 },
            { tag: "to the beginning", key: Qt.Key_Home, from: 4, to: () => 0 },
            { tag: "to the end", key: Qt.Key_End, from: 1, to: last => last },
            { tag: "no further", key: Qt.Key_Left, from: 0, to: () => 0 }
        ];
    }

    function test_theHandIsArrangedByKey(data: var): void {
        const holder = showHolder();
        const wanted = handIds();
        const last = wanted.length - 1;
        const to = data.to(last);
        const tile = holder.tileAt(data.from);
        // A screen reader may have brought the focus there.
        tile.forceActiveFocus();
        const moved = tile.tileId;
        wanted.splice(to, 0, ...wanted.splice(data.from, 1));
        keyClick(data.key, Qt.ControlModifier);
        compare(handIds(), wanted);
        compare((focused as HandTile).tileId, moved, "the tile keeps the keyboard");
        compare([holder.current, game.selectedTile], [to, -1], "and is not chosen by that");
        tryVerify(() => findAll(item => item instanceof Spoken).some(each => each.said === `Place ${to + 1} of ${last + 1}`), patience);
        keyClick(data.key);
        compare(handIds(), wanted, "without Ctrl the keys go on through the hand");
    }

    function test_onItsWayToATrainTheOrderStays(): void {
        const holder = showHolder();
        const before = handIds();
        const tile = holder.tileAt(1);
        restingCentre(tile);
        const over = restingCentre(holder.tileAt(5));
        pickUp(tile, over);
        mouseMove(root, over.x, over.y - 300, -1, Qt.LeftButton);
        compare(handIds(), before, "above the holder it is where it was taken");
        const letGo = heard(holder, "letGo");
        mouseRelease(root, over.x, over.y - 300, Qt.LeftButton);
        compare(letGo.length, 1);
        compare(letGo[0][0].tileId, before[1]);
        fuzzyCompare(letGo[0][1].y, over.y - 300, 1);
    }

    function test_noTilesAreShown(): void {
        programWith("rules=tactic;seats=human:Anna,human:Berta;seed=holder");
        verify(game.curtain, "nobody looks yet");
        const holder = show(stand, { game: game }).holder;
        const empty = words("No tiles are shown now.");
        verify(empty && !empty.Accessible.ignored);
        holder.focusTile(0);
        verify(!(focused instanceof HandTile), "there is none to be focused");
        compare(holder.drawnTile(), null);
        game.liftCurtain();
        tryVerify(() => handTiles().length > 0, patience);
        verify(!isShown(empty) && empty.Accessible.ignored);
    }

    function showBoneyard(): Boneyard {
        programWith("rules=tactic;seats=human:Anna,easy;seed=holder;first=1");
        const yard = show(boneyard, { game: game, width: 196, height: 260 }) as Boneyard;
        playOnUntil(() => game.canDraw);
        return yard;
    }

    function playOnUntil(done: var): void {
        for (let i = 0; i < 300 && !done(); ++i) {
            tryVerify(() => game.myTurn || game.roundEnded, patience, "Anna is to move");
            if (game.roundEnded) {
                game.nextRound();
                continue;
            }
            if (done())
                return;
            const tile = handIds().find(id => game.placesFor(id).length > 0);
            verify(tile !== undefined ? game.play(tile, game.placesFor(tile)[0]) : game.markerQuestion ? game.decideMarker(true) : game.draw() || game.pass() || game.endOpening());
        }
        verify(done(), "the seed brings it about");
    }

    function pile(yard: Boneyard): var {
        return findAll(item => item instanceof TileView && isShown(item), yard.pileItem);
    }

    function test_drawing_data(): var {
        return [
            { tag: "by its button", act: () => click(button("Draw a tile")) },
            { tag: "by key", act: () => { button("Draw a tile").forceActiveFocus(Qt.TabFocusReason); keyClick(Qt.Key_Return); } },
            { tag: "by the pile", act: yard => click(yard.pileItem) },
            { tag: "from outside", act: () => verify(TestGames.press(window, "Draw a tile")) }
        ];
    }

    function test_drawing(data: var): void {
        const yard = showBoneyard();
        const left = game.boneyardCount;
        verify(words(left + " tiles left"), "how many there are");
        verify(pile(yard).every(each => each.first === -1), "nobody sees what they are");
        verify(yard.canAct);
        data.act(yard);
        tryVerify(() => game.boneyardCount < left, patience, "a tile is drawn");
        verify(TestGames.accessibleNames(window).some(name => name.startsWith("Boneyard: ")));
    }

    function test_thePileSaysWhyNothingIsDrawn(): void {
        programWith("rules=tactic;seats=human:Anna,easy;seed=holder;first=1");
        const yard = show(boneyard, { game: game, width: 196, height: 260 }) as Boneyard;
        tryVerify(() => game.myTurn, patience);
        const left = game.boneyardCount;
        verify(!yard.canAct && !game.sentenceIsRefusal);
        click(yard.pileItem);
        verify(game.sentenceIsRefusal, game.sentence);
        compare(game.boneyardCount, left);
    }

    function test_theKeyboardGoesBackToTheHand_data(): var {
        return [[Qt.Key_Left, false], [Qt.Key_Up, false], [Qt.Key_Right, true]].map(([key, toFirst]) => ({ tag: key, key: key, toFirst: toFirst }));
    }

    function test_theKeyboardGoesBackToTheHand(data: var): void {
        const yard = showBoneyard();
        const left = heard(yard, "leftSideways");
        yard.focusAction();
        compare(focused, button("Draw a tile"));
        verify(button("Draw a tile").visualFocus);
        keyClick(data.key);
        compare(left.map(told => told[0]), [data.toFirst]);
    }

    function test_nothingIsLeftToDo(): void {
        const yard = showBoneyard();
        playOnUntil(() => !game.canDraw && !game.canPass && handIds().some(id => game.placesFor(id).length > 0));
        verify(!yard.canAct);
        compare(yard.actionText, "");
        compare(findAll(item => item instanceof PushButton && isShown(item)).length, 0, "who can lay a tile has no button");
        const [before, count] = [focused, game.boneyardCount];
        yard.focusAction();
        compare(focused, before);
        yard.act();
        click(yard.pileItem);
        compare(game.boneyardCount, count, "nor does the pile give one");
    }

    function test_anEmptyBoneyard(): void {
        programWith("rules=bigtable;set=6;seats=human:Anna,easy;seed=holder");
        const yard = show(boneyard, { game: game, width: 196, height: 260 }) as Boneyard;
        compare(pile(yard).length, game.boneyardCount, "a tile for each");
        program.language.current = "de";
        verify(textsOf(yard).some(text => text.includes(String(game.boneyardCount)) && !/tile/.test(text)));
        program.language.current = "en";
        playOnUntil(() => game.boneyardCount === 0);
        compare(pile(yard).length, 0);
        verify(words("No tiles left"));
    }

    function test_aLargeBoneyardIsOnePile(): void {
        programWith("rules=tactic;seats=human:Anna,easy;seed=holder;first=1");
        const yard = show(boneyard, { game: game, width: 196, height: 260 }) as Boneyard;
        verify(game.boneyardCount > 20);
        compare(pile(yard).length, 14, "no more of them are drawn");
    }

    Component {
        id: stand

        Item {
            id: frame

            required property GameController game
            readonly property Holder holder: rack

            width: 900
            height: 754

            Metrics {
                id: measures

                width: 900
                height: 754
                trains: frame.game.trains.count
                handCount: frame.game.hand.count
            }
            Holder {
                id: rack

                x: measures.margin
                y: 754 - measures.margin - height
                width: measures.holderWidth
                height: measures.holderHeight
                game: frame.game
                metrics: measures
                hintedTrain: -1
                flights: flights
                drags: drags
                onLetGo: drags.letGo()
            }
            FlightLayer { id: flights; anchors.fill: parent }
            DragLayer { id: drags; anchors.fill: parent }
        }
    }
    Component { id: boneyard; Boneyard {} }
}
