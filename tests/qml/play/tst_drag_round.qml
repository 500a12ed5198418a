import QtQuick
import MexicanTrain.Ui.Controls
import ".."

/** A whole round with the mouse alone, and one with a finger alone: every tile is carried to its train. */
TableCase {
    name: "DragRound"

    property bool byFinger: false

    function press(item: Item): void {
        if (byFinger)
            tap(item);
        else
            click(item);
    }

    // The number of the button is what is left to do when no tile can be played.
    function pressAction(): void {
        const button = findAll(item => item instanceof PushButton && item.prominent && isShown(item))[0];
        verify(button, "there is something to press: " + game.sentence);
        const before = [game.boneyardCount, game.myTurn, game.canPass];
        press(button);
        verify(String(before) !== String([game.boneyardCount, game.myTurn, game.canPass]), "the button does something");
    }

    function carryToTrain(tileId: int, trainId: int): void {
        const goal = track(trainId);
        const inHand = game.hand.count;
        const onTrain = goal.tiles.count;
        if (byFinger)
            carryByFinger(handTile(tileId), restingCentre(goal.landingItem));
        else
            drag(handTile(tileId), restingCentre(goal.landingItem));
        const what = goal.name + ": " + game.sentence;
        compare(goal.tiles.count, onTrain + 1, "the train has grown, " + what);
        compare(game.hand.count, inHand - 1, "the tile has left the hand, " + what);
        compare(handTiles().length, inHand - 1, "and the holder");
        const laid = tilesOn(goal)[onTrain];
        compare(laid.tileId, tileId, "it is the tile that was carried");
        tryVerify(() => isShown(laid.faceItem), patience, "it has arrived");
    }

    function test_round_data(): var {
        const tactic = "rules=tactic;seats=human:Anna,easy,easy;seed=drag;rounds=2;markerOff=automatic";
        const bigtable = "rules=bigtable;seats=human:Anna,easy,easy;seed=drag;set=6";
        return [
            { tag: "tactic", spec: tactic, byFinger: false },
            { tag: "bigtable", spec: bigtable, byFinger: false },
            { tag: "tactic by finger", spec: tactic, byFinger: true }
        ];
    }

    function test_round(data: var): void {
        byFinger = data.byFinger;
        open(data.spec);
        const done = playRound(carryToTrain, pressAction);
        verify(done.laid > 5, "a round has some tiles to lay: " + done.laid);
        verify(done.acted > 0, "and some to draw");
        tryVerify(() => sheet("End of round 1 of " + game.rounds), patience, "the round sheet");
        press(button("Next round"));
        tryCompare(game, "round", 2, patience, "and on it the next round is at hand");
    }
}
