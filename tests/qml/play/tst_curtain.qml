import QtQuick
import QtTest
import MexicanTrain.Ui.Play
import MexicanTrain.Ui.Theme
import MexicanTrain.Tests
import ".."

/** Two people at one computer: what one of them holds is nowhere while it is not that one's turn. */
TableCase {
    name: "Curtain"

    /** Where in the window or in what a screen reader reads a tile of this seat's hand is to be found. */
    function tracesOf(seat: int): var {
        const found = [];
        const names = TestGames.accessibleNames(window).join("\n");
        for (const tile of TestGames.hand(seat)) {
            for (const face of findAll(item => item instanceof TileView)) {
                if (Math.max(face.first, face.second) === tile.high && Math.min(face.first, face.second) === tile.low)
                    found.push(face + " shows " + tile.high + "-" + tile.low);
            }
            if (new RegExp("\\b" + tile.high + "-" + tile.low + "\\b").test(names))
                found.push("a name says " + tile.high + "-" + tile.low);
        }
        return found;
    }

    function lift(): void {
        tryVerify(() => button("Show my tiles"), patience, "the curtain is down");
        click(button("Show my tiles"));
        tryCompare(game, "curtain", false, patience);
    }

    function test_nothingOfAHiddenHandIsInTheWindow(): void {
        open("rules=ecowoodart;engine=aside;starter=rotate;seats=human:Anna,human:Berta,easy;seed=curtain;first=1");
        let curtains = 0;
        for (let moves = 0; moves < 12; ++moves) {
            tryVerify(() => game.curtain || game.myTurn || game.roundEnded, patience, "a human is to move");
            verify(!game.roundEnded);
            if (game.curtain) {
                ++curtains;
                compare(handTiles().length, 0, "no tile in the holder");
                compare(tracesOf(0), [], "Anna's hand");
                compare(tracesOf(1), [], "Berta's hand");
                lift();
                tryVerify(() => game.myTurn, patience, "what was done is on the disk");
            }
            const seat = game.viewSeat;
            verify(tracesOf(seat).length >= 2 * game.hand.count, "who is to move sees each tile, and hears it");
            compare(handTiles().length, TestGames.hand(seat).length);
            compare(tracesOf(1 - seat), [], "but nothing of the other's");
            const move = anyMove();
            if (move)
                drag(handTile(move.tile), restingCentre(track(move.train).landingItem));
            else
                verify(game.canDraw ? game.draw() : game.pass());
        }
        verify(curtains > 3, "the curtain has come down: " + curtains);
    }

    function curtain(): Curtain {
        return findAll(item => item instanceof Curtain)[0] as Curtain;
    }

    // Trains are for everybody, hands are not.
    function test_theTableStaysAndTheNextPersonReadsWhatHappened(): void {
        open("rules=ecowoodart;engine=aside;starter=rotate;seats=human:Anna,human:Berta,easy;seed=curtain;first=1");
        for (let moves = 0; moves < 6; ++moves) {
            tryVerify(() => game.curtain, patience);
            tryVerify(() => focused?.text === "Show my tiles", patience, "the keyboard is at the one thing to do: " + focused);
            const hidden = curtain().mapToItem(null, 0, 0).y;
            for (const each of tracks())
                verify(isShown(each) && each.mapToItem(null, 0, each.height).y <= hidden + 1, "no train is hidden");
            compare(game.curtainNews.length > 0, true);
            const lines = game.curtainNews.slice(-3).join("\n");
            verify(findAll(item => item instanceof Text && item.text === lines && isShown(item), curtain()).length === 1);
            lift();
            tryVerify(() => game.myTurn, patience);
            compare(game.curtainNews.length, 0);
            const move = anyMove();
            verify(move ? game.play(move.tile, move.train) : game.draw() || game.pass());
            if (game.myTurn)
                verify(game.pass() || game.play(anyMove().tile, anyMove().train));
        }
    }

    function test_theFirstCurtainHasTheKeyboard(): void {
        open("rules=tactic;seats=human:Anna,human:Berta;seed=curtain;first=1");
        tryVerify(() => focused?.text === "Show my tiles", patience, "" + focused);
        game.abandonGame();
        tryVerify(() => !game.active, patience);
        verify(program.startGame());
        tryVerify(() => game.curtain, patience);
        tryVerify(() => focused?.text === "Show my tiles", patience, "after the first screen: " + focused);
        keyClick(Qt.Key_Return);
        tryVerify(() => game.myTurn && (focused instanceof Holder || focused instanceof HandTile), patience, "and then the hand has it: " + focused);
    }
}
