import QtQuick
import QtTest
import MexicanTrain.Ui.Play
import MexicanTrain.Ui.Table
import MexicanTrain.Ui.Theme
import ".."

/** Tiles large enough to be read and held, and nothing of a train out of sight, at the sizes of the design. */
TableCase {
    name: "Sizes"

    function seats(players: int): string {
        return "human:Anna" + ",beginner".repeat(players - 1);
    }

    function isInWindow(item: Item): bool {
        const corner = item.mapToItem(root, 0, 0);
        const opposite = item.mapToItem(root, item.width, item.height);
        return isShown(item) && item.width > 0 && corner.x >= 0 && corner.y >= 0
            && opposite.x <= window.width && opposite.y <= window.height;
    }

    function test_tiles_data(): var {
        return [
            { tag: "4 players", players: 4, rules: "tactic", onTrain: 40, inHand: 56 },
            { tag: "8 players", players: 8, rules: "tactic", onTrain: 28, inHand: 48 }
        ];
    }

    function test_tiles(data: var): void {
        open("rules=" + data.rules + ";seats=" + seats(data.players) + ";seed=sizes");
        verify(waitForMyTurn());
        const tiles = handTiles();
        verify(tiles.length > 5);
        for (const tile of tiles) {
            restingCentre(tile);
            verify(Math.min(tile.faceItem.width, tile.faceItem.height) >= data.inHand, "in the holder: " + tile.faceItem.width);
            verify(isInWindow(tile), tile.spokenName);
        }
        const move = anyMove();
        game.play(move.tile, move.train);
        const laid = findAll(item => item instanceof TrackTile);
        verify(laid.length > 0);
        for (const tile of laid)
            verify(Math.min(tile.width, tile.height) >= data.onTrain, "in play: " + Math.min(tile.width, tile.height));
        for (const each of tracks())
            verify(each.metrics.trackTile >= data.onTrain, "in play: " + each.metrics.trackTile);
    }

    // As the desktop of a small screen with large scaling; that of the tests has 800 dots each way.
    function test_aSmallScreen(): void {
        verify(Screen.width < 960, "the test needs one");
        open("rules=tactic;seats=" + seats(4) + ";seed=sizes", 0.02, Qt.size(Screen.width, 600));
        verify(waitForMyTurn());
        verify(window.width <= Screen.width && window.width > Screen.width - 20, "it has all that its frame leaves: " + window.width);
        for (const tile of handTiles()) {
            restingCentre(tile);
            verify(isInWindow(tile), tile.spokenName);
        }
        for (const each of tracks())
            verify(isInWindow(each.plateItem), each.name);
    }

    // Long rounds fill a hand: its tiles stay as large until a second row is full.
    function test_fullHands(): void {
        open("rules=tactic;seats=" + seats(4) + ";seed=sizes");
        for (let count = 1; count <= 34; ++count) {
            const table = findAll(item => item instanceof Table)[0] as Table;
            const sizes = metrics.createObject(null, { width: table.width, height: table.height, trains: 5, handCount: count }) as Metrics;
            verify(sizes.handTile >= 56, count + " tiles in the hand: " + sizes.handTile);
            verify(sizes.trackTile >= 40, count + " tiles in the hand, on the tracks: " + sizes.trackTile);
            sizes.destroy();
        }
    }

    Component {
        id: metrics

        Metrics {}
    }

    // By now every train is under way, and some are open.
    function playAWhile(turns: int): void {
        for (let i = 0; i < turns && waitForMyTurn(); ++i) {
            const move = anyMove();
            if (move)
                verify(game.play(move.tile, move.train));
            else if (game.markerQuestion)
                verify(game.decideMarker(true));
            else
                verify(game.canDraw ? game.draw() : game.canPass ? game.pass() : game.endOpening());
        }
        verify(waitForMyTurn(), "the round goes on");
    }

    function test_everyTrainIsInSight_data(): var {
        return [
            { tag: "1280x800", width: 1280, height: 800 },
            { tag: "960x600", width: 960, height: 600 },
            { tag: "2560x1440", width: 2560, height: 1440 }
        ];
    }

    function test_everyTrainIsInSight(data: var): void {
        open("rules=bigtable;seats=" + seats(14) + ";seed=fourteen", 0.02, Qt.size(data.width, data.height));
        playAWhile(8);
        compare(tracks().length, 15);
        let open_ = 0;
        let long_ = 0;
        for (const each of tracks()) {
            verify(isInWindow(each.plateItem), each.name + ": plate");
            for (const words of findAll(item => item instanceof Text && item.text !== "", each.plateItem))
                verify(isInWindow(words) && words.fontInfo.pixelSize >= Theme.smallestText, each.name + ": " + words.text);
            const end = each.lastCar()?.faceItem;
            if (end) {
                restingCentre(end);
                verify(isInWindow(end), each.name + ": open end");
                const at = end.mapToItem(each, 0, 0);
                verify(at.x >= 0 && at.x + end.width <= each.width, each.name + ": open end on its own track");
            }
            const locomotive = findAll(item => item instanceof Locomotive, each)[0];
            compare(locomotive.visible, each.marker, each.name + ": locomotive");
            if (each.marker) {
                restingCentre(locomotive);
                verify(isInWindow(locomotive), each.name + ": locomotive");
                ++open_;
            }
            if (each.overflow > 0)
                ++long_;
        }
        verify(open_ > 0, "some trains are open");
        if (data.width < 1000)
            verify(long_ > 0, "some trains are longer than their tracks");
    }
}
