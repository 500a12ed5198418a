import QtQuick
import QtTest
import MexicanTrain.Ui.Play
import MexicanTrain.Ui.Table
import MexicanTrain.Tests
import ".."

/** The planned train in the holder: numbered, turned as it would lie, and told. */
TableCase {
    name: "PlannedTrain"

    function planButton(): HolderButton {
        return findAll(item => item instanceof HolderButton && item.Accessible.name === "Plan my train" && isShown(item))[0] as HolderButton;
    }

    function test_thePlannedTrain(): void {
        open("rules=tactic;seats=human:Anna,easy,easy,easy;seed=count;first=1");
        verify(waitForMyTurn());
        const plan = planButton();
        verify(!plan.checked && plan.checkable);
        keyClick(Qt.Key_P);
        verify(plan.checked, "the button shows it");
        const count = game.hand.planned;
        verify(count > 2, "the seed deals a train");
        verify(findAll(item => item instanceof Text && item.text === game.hand.planText && isShown(item)).length === 1);
        verify(/^\d+ tiles, \d+ pips? left over$/.test(game.hand.planText), game.hand.planText);
        // Perhaps together with what was said before.
        tryVerify(() => TestGames.accessibleNames(window).some(name => name.includes(game.hand.planText)), patience, "it is said");
        const tiles = handTiles();
        compare(findAll(item => item instanceof PlaceTag && isShown(item)).map(tag => tag.place), tiles.slice(0, count).map((tile, at) => at + 1));
        for (let i = 1; i < count; ++i) {
            const half = i % 2 === 1 ? "second" : "first";
            compare(tiles[i].faceItem[half], tiles[i - 1].faceItem[half], "equal halves lie beside each other: " + i);
        }
        click(plan);
        verify(!plan.checked && !game.hand.plans, "and again: no longer");
        compare(findAll(item => item instanceof PlaceTag && isShown(item)).length, 0);
    }

    // However it lay in the hand: a tile that was turned is turned back on its way.
    function test_aTurnedTileFliesTheShortWay(): void {
        open("rules=tactic;seats=human:Anna,easy,easy,easy;seed=look;first=1", 0.5);
        verify(waitForMyTurn());
        keyClick(Qt.Key_P);
        const tile = handTiles().find(each => each.turned && game.placesFor(each.tileId).length > 0);
        verify(tile, "the seed gives one");
        restingCentre(tile);
        game.play(tile.tileId, game.placesFor(tile.tileId)[0]);
        const flight = findAll(item => item instanceof TileFlight)[0] as TileFlight;
        verify(flight);
        verify(Math.abs(flight.turn) <= 180, flight.turn);
        compare(Math.abs(flight.turn) % 180, 90);
    }
}
