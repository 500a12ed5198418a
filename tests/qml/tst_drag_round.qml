import QtQuick
import MexicanTrain

/** A whole round with the mouse alone: every tile is dragged to its train. */
TableCase {
    name: "DragRound"

    // The number of the button is what is left to do when no tile can be played.
    function pressAction(): void {
        const button = findAll(item => item instanceof PushButton && item.prominent && isShown(item))[0];
        verify(button, "there is something to press: " + game.sentence);
        const before = [game.boneyardCount, game.myTurn, game.canPass];
        click(button);
        verify(String(before) !== String([game.boneyardCount, game.myTurn, game.canPass]), "the button does something");
    }

    function dragToTrain(tileId: int, trainId: int): void {
        const goal = track(trainId);
        const inHand = game.hand.count;
        const onTrain = goal.tiles.count;
        drag(handTile(tileId), restingCentre(goal.landingItem));
        const what = goal.name + ": " + game.sentence;
        compare(goal.tiles.count, onTrain + 1, "the train has grown, " + what);
        compare(game.hand.count, inHand - 1, "the tile has left the hand, " + what);
        compare(handTiles().length, inHand - 1, "and the holder");
        const laid = tilesOn(goal)[onTrain];
        compare(laid.tileId, tileId, "it is the tile that was dragged");
        tryVerify(() => isShown(laid.faceItem), patience, "it has arrived");
    }

    function test_round_data(): var {
        return [
            { tag: "tactic", spec: "rules=tactic;seats=human:Anna,easy,easy;seed=drag;rounds=2;markerOff=automatic" },
            { tag: "bigtable", spec: "rules=bigtable;seats=human:Anna,easy,easy;seed=drag;set=6" }
        ];
    }

    function test_round(data: var): void {
        open(data.spec);
        const done = playRound(dragToTrain, pressAction);
        verify(done.laid > 5, "a round has some tiles to lay: " + done.laid);
        verify(done.acted > 0, "and some to draw");
        tryVerify(() => sheet("End of round 1 of " + game.rounds), patience, "the round sheet");
        click(button("Next round"));
        tryCompare(game, "round", 2, patience, "and on it the next round is at hand");
    }
}
