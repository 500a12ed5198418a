import QtQuick
import QtTest
import MexicanTrain.Theme
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Play
import MexicanTrain.Ui.Table
import ".."

/** A whole round with the keyboard alone; the mouse is never touched. */
TableCase {
    id: keys

    name: "KeyboardRound"

    property int drawnByKey: 0
    property int hints: 0
    property int advised: -1

    function goToHand(): void {
        const isInHand = item => item instanceof HandTile;
        pressUntil(focused instanceof Track ? Qt.Key_Down : Qt.Key_Tab, isInHand, "the hand");
    }

    function choose(tileId: int): void {
        goToHand();
        const distance = handTile(tileId).index - (focused as HandTile).index;
        pressUntil(distance > 0 ? Qt.Key_Right : Qt.Key_Left, item => item.tileId === tileId, "the tile");
        verify((focused as HandTile).faceItem.ring, "the focus can be seen");
        keyClick(Qt.Key_Return);
        compare(game.selectedTile, tileId, "Return chooses the tile");
    }

    function layByKeys(tileId: int, trainId: int): void {
        const goal = track(trainId);
        const inHand = game.hand.count;
        const onTrain = goal.tiles.count;
        choose(tileId);
        if (game.placesFor(tileId).length === 1) {
            keyClick(Qt.Key_Return);
        } else {
            pressUntil(Qt.Key_Up, item => item instanceof Track, "the trains");
            pressUntil(goal.index < (focused as Track).index ? Qt.Key_Up : Qt.Key_Down, item => item === goal, goal.name);
            keyClick(Qt.Key_Return);
        }
        compare(goal.tiles.count, onTrain + 1, "the train has grown: " + game.sentence);
        compare(handTiles().length, inHand - 1, "the tile has left the holder");
        verify(inHand === 1 || game.markerQuestion || focused instanceof HandTile, "another one has the keyboard: " + focused);
    }

    function actByKeys(): void {
        if (game.markerQuestion) {
            keyClick(Qt.Key_Return);
            verify(!game.markerQuestion, "the question is answered");
        } else if (game.canDraw && drawnByKey < 2) {
            const left = game.boneyardCount;
            keyClick(Qt.Key_D);
            compare(game.boneyardCount, left - 1, "D draws");
            tryVerify(() => focused instanceof HandTile && focused.isDrawn, patience, "the keyboard is at the drawn tile: " + focused);
            ++drawnByKey;
        } else {
            const before = [game.boneyardCount, game.myTurn, game.canPass];
            pressUntil(Qt.Key_Tab, item => item instanceof PushButton && item.prominent, "the button");
            keyClick(Qt.Key_Return);
            verify(String(before) !== String([game.boneyardCount, game.myTurn, game.canPass]), "the button does something");
            tryVerify(() => isShown(focused) && (focused instanceof HandTile || focused.text === "Pass" || game.roundEnded), patience,
                      "and gives the keyboard back: " + focused);
        }
    }

    function test_round(): void {
        open("rules=tactic;seats=human:Anna,easy,easy;seed=keys;rounds=2");
        const done = playRound(layByKeys, actByKeys);
        verify(done.laid > 5, "a round has some tiles to lay: " + done.laid);
        verify(drawnByKey > 0, "and some to draw");
        verify(done.acted > drawnByKey, "and something to do with the button");
        tryVerify(() => sheet("End of round 1 of 2"), patience, "the round sheet");
        keyClick(Qt.Key_Return);
        tryCompare(game, "round", 2, patience, "and on it the next round is at hand");
        isInHand();
    }

    function isInHand(): void {
        const holder = findAll(item => item instanceof Holder)[0] as Holder;
        tryVerify(() => holder.activeFocus && holder.current === 0, patience, "the keyboard is in the hand: " + focused);
        verify(waitForMyTurn());
        keyClick(Qt.Key_End);
        compare(focused, holder.tileAt(game.hand.count - 1), "and the keys go through that");
    }

    // The last tile is laid with the keyboard at a train.
    function test_afterARoundTheKeyboardIsInTheHand(): void {
        open("rules=tactic;seats=human:Anna,easy,easy;seed=keys;rounds=2", 0);
        playRound((tileId, trainId) => game.play(tileId, trainId), () => game.markerQuestion ? game.decideMarker(false) : game.draw() || game.pass());
        tryVerify(() => sheet("End of round 1 of 2"), patience);
        keyClick(Qt.Key_Escape);
        track(1).focus = true;
        click(button("Next round"));
        tryCompare(game, "round", 2, patience);
        isInHand();
    }

    function test_aNewGameFromTheMenuBeginsInTheHand(): void {
        open("rules=tactic;seats=human:Anna,easy,easy;seed=keys;rounds=2", 0);
        verify(waitForMyTurn());
        button("Scores").forceActiveFocus(Qt.TabFocusReason);
        window.sheets.newGame.open();
        tryVerify(() => sheet("New game"), patience);
        program.setup.length = 0;
        verify(program.startGame());
        window.sheets.newGame.sheet().close();
        isInHand();
    }

    function at(): int {
        return (focused as HandTile ?? focused as Track).index;
    }

    function test_handAndTrainsAreRings(): void {
        open("rules=tactic;seats=human:Anna,easy,easy;seed=keys;rounds=2");
        verify(waitForMyTurn());
        goToHand();
        for (const count of [game.hand.count, game.trains.count]) {
            keyClick(Qt.Key_End);
            compare(at(), count - 1);
            keyClick(Qt.Key_Right);
            compare(at(), 0);
            keyClick(Qt.Key_Left);
            compare(at(), count - 1);
            keyClick(Qt.Key_Home);
            compare(at(), 0);
            keyClick(Qt.Key_Up);
        }
    }

    function test_acrossTheStation(): void {
        open("rules=bigtable;seats=human:Anna,easy,easy,easy,easy,easy,easy,easy,easy,easy;seed=keys;first=1");
        verify(waitForMyTurn());
        goToHand();
        keyClick(Qt.Key_Up);
        keyClick(Qt.Key_Home);
        const there = [at()];
        for (const key of [Qt.Key_Right, Qt.Key_Right, Qt.Key_Left, Qt.Key_Left]) {
            keyClick(key);
            there.push(at());
        }
        const lanes = there[1];
        verify(lanes > 3, "the other side: " + there);
        compare(there, [0, lanes, 0, lanes, 0]);
    }

    Connections {
        target: keys.game

        function onHinted(train: int): void {
            ++keys.hints;
            keys.advised = train;
        }
    }

    function hasBulb(train: Track): bool {
        return findAll(item => item instanceof TintedPicture && isShown(item), train.landingItem.parent).length > 0;
    }

    // H and Enter do what the hint says, whichever train it means; so do H, Up and Enter.
    function test_byHints(): void {
        open("rules=tactic;seats=human:Anna,easy,easy;seed=keys;rounds=2");
        const elsewhere = [];
        const done = playRound(() => {
            goToHand();
            const before = hints;
            keyClick(Qt.Key_H);
            tryVerify(() => hints > before, patience, "a hint");
            const tileId = game.selectedTile;
            const goal = track(advised);
            compare((focused as HandTile).tileId, tileId, "the keyboard is at the tile that is advised");
            compare(tracks().filter(hasBulb), [goal], "and the train shows that it is meant");
            if (hints % 2 === 0) {
                keyClick(Qt.Key_Up);
                verify(focused === goal, "and goes to the train that is meant: " + game.sentence);
            }
            if (!goal.isOwn && game.placesFor(tileId).length > 1)
                elsewhere.push(tileId);
            const onTrain = goal.tiles.count;
            keyClick(Qt.Key_Return);
            compare(goal.tiles.count, onTrain + 1, "the train has grown");
        }, () => {
            if (game.markerQuestion) {
                game.decideMarker(false);
                return;
            }
            keyClick(Qt.Key_H);
            const only = game.canDraw ? "Draw a tile" : "Pass";
            tryVerify(() => focused instanceof PushButton && focused.text === only, patience, "the keyboard is at the one thing to do: " + focused);
            keyClick(Qt.Key_Return);
        });
        verify(done.laid > 5, "a round has some tiles to lay: " + done.laid);
        verify(elsewhere.length > 0, "some of them on another train than one's own");
    }
}
