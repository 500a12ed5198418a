import QtQuick
import QtTest
import MexicanTrain.Tests
import MexicanTrain.Ui.Table
import MexicanTrain.Ui.Theme
import ".."

/** While others play, and what they did. */
TableCase {
    name: "OthersPlay"

    function test_onToMyTurn_data(): var {
        return [
            { tag: "by a press on the table", go: () => TestGames.click(window, Qt.point(700, 62)) },
            { tag: "by a press on a train", go: () => mouseClick(tracks()[0].plateItem) },
            { tag: "by Space", go: () => { tracks()[1].forceActiveFocus(Qt.TabFocusReason); keyClick(Qt.Key_Space); } }
        ];
    }

    // At a pace at which nobody would wait for it.
    function test_onToMyTurn(data: var): void {
        open("rules=tactic;rounds=1;seats=human:Anna,easy,easy,easy;seed=hurry;first=2", 500);
        verify(!game.myTurn);
        data.go();
        verify(waitForMyTurn());
        verify(game.myTurn && tracks().some(each => each.tiles.count > 0), "the others have played");
        verify(!window.sheets.ofGame().train?.made?.visible, "and nothing else was opened");
    }

    function test_whatTheyDidOnceMore(): void {
        open("rules=tactic;rounds=1;seats=human:Anna,easy,easy,easy;seed=again;first=1");
        verify(waitForMyTurn());
        const move = anyMove();
        verify(game.play(move.tile, move.train));
        verify(waitForMyTurn());
        const told = [];
        const asked = game.sentence;
        const rimmed = tracks().reduce((sum, each) => sum + tilesOn(each).filter(tile => tile.faceItem.ring).length, 0);
        verify(rimmed > 0, "what they laid has a rim");
        game.recalled.connect((seat, tile, train) => {
            if (tile >= 0) {
                const shown = tilesOn(track(train)).find(each => each.tileId === tile);
                verify(shown.faceItem.ring, "the one that is told of");
                told.push(shown);
            }
        });
        program.preferences.pace = 1;
        keyClick(Qt.Key_R);
        tryVerify(() => told.length > 0 && told[0].faceItem.scale > 1, patience, "is pointed at");
        tryVerify(() => game.sentence === asked, patience, "at the end the sentence is as before");
        compare(told.length, rimmed);
        tryVerify(() => told.every(tile => tile.faceItem.scale === 1), patience);
    }
}
