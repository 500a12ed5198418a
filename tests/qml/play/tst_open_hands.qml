import QtQuick
import QtTest
import MexicanTrain.Ui.Play
import MexicanTrain.Ui.Theme
import MexicanTrain.Tests
import ".."

/** Where the rules have all hands lie open, they can be seen; where not, they cannot. */
TableCase {
    name: "OpenHands"

    function test_everybodysHandIsThere(): void {
        open("rules=tactic;seats=human:Anna,human:Bob,easy;seed=hands;first=1;openHands=true");
        verify(waitForMyTurn());
        click(button("All hands"));
        tryVerify(() => sheet("All hands"), patience);
        const hands = findAll(item => item instanceof RevealedHands && isShown(item))[0];
        const shown = findAll(item => item instanceof TileView, hands).map(tile => tile.tileId);
        let held = 0;
        for (let seat = 0; seat < 3; ++seat)
            held += TestGames.hand(seat).length;
        compare(new Set(shown).size, held);
    }

    function test_aNameHasTheRoomThatTheTilesLeave(): void {
        const longName = "Ein ganz langer Name";
        open("rules=tactic;seats=human:Anna,easy:" + longName + ",easy;seed=hands;first=1;openHands=true");
        verify(waitForMyTurn());
        const lines = handLines.createObject(window.contentItem, { model: game.revealedHands, width: 1000 }) as HandLines;
        const word = () => findAll(item => item instanceof Text && item.text === longName, lines)[0] as Text;
        verify(!word().truncated, "there is room enough");
        const starts = findAll(item => item instanceof Flow, lines).map(flow => flow.mapToItem(lines, 0, 0).x);
        compare(new Set(starts).size, 1, "all tiles begin at the same place");
        verify(findAll(item => item instanceof Flow, lines).every(flow => flow.height < 2.5 * 2 * lines.side));
        lines.width = 560;
        tryVerify(() => word().truncated, patience, "the tiles go first");
        lines.destroy();
    }

    function test_elsewhereNobodyAsksForThem(): void {
        open("rules=tactic;seats=human:Anna,easy;seed=hands;first=1");
        verify(waitForMyTurn());
        compare(button("All hands"), undefined);
        compare(game.revealedHands.rowCount(), 0);
    }

    Component {
        id: handLines

        HandLines {}
    }
}
