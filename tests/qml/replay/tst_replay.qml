import QtQuick
import QtTest
import MexicanTrain.Platform
import MexicanTrain.Replay
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Play
import MexicanTrain.Ui.Replay
import MexicanTrain.Ui.Table
import MexicanTrain.Ui.Theme
import MexicanTrain.Tests
import ".."

/** A finished round looked at again, by mouse and by keyboard, with every hand in sight. */
TableCase {
    name: "Replay"

    readonly property GameReplay replay: program?.replay ?? null

    function signs(words: string): TransportButton {
        return findAll(item => item instanceof TransportButton && item.words === words && isShown(item))[0] as TransportButton;
    }

    function tilesIn(part: var): var {
        return part ? findAll(item => item instanceof TileView && isShown(item), part) : [];
    }

    function rack(): var {
        return findAll(item => item instanceof ReplayHands && isShown(item))[0];
    }

    function shownTiles(): var {
        return tilesIn(rack()).map(tile => tile.tileId).sort();
    }

    function isOnTheRack(tile: Item): bool {
        const corner = tile.mapToItem(rack(), 0, 0);
        return corner.x >= 0 && corner.x + tile.width <= rack().width && corner.y >= 0 && corner.y + tile.height <= rack().height;
    }

    /** Plays the first round to its end and opens it from the sheet that then lies there. */
    function openAfterARound(): void {
        open("rules=bigtable;set=6;seats=human:Anna,easy,easy;seed=replay");
        playRound((tile, train) => verify(game.play(tile, train)), () => verify(game.draw() || game.pass() || game.endOpening()));
        tryVerify(() => button("Replay"), patience, "the round sheet offers it");
        click(button("Replay"));
        tryVerify(() => replay.opened && shownTiles().length > 0, patience, "the replay");
    }

    function test_byMouse(): void {
        openAfterARound();
        compare(replay.step, 0);
        verify(!signs("The round before").enabled);
        const dealt = shownTiles();
        click(signs("One step on"));
        compare(replay.step, 1);
        click(signs("One step on"));
        compare(replay.step, 2);
        click(signs("One step back"));
        click(signs("One step back"));
        compare(replay.step, 0);
        compare(shownTiles(), dealt);
        click(signs("Play"));
        tryVerify(() => replay.step === replay.steps && !replay.playing, patience, "it runs to the end");
        const last = findAll(item => item instanceof SentenceBoard && isShown(item) && item.sentence === replay.sentence);
        verify(last.length > 0 && replay.sentence.includes("the round is over"), replay.sentence);
        click(button("Close"));
        tryVerify(() => !replay.opened, patience);
        verify(game.roundEnded && button("Next round"), "back at the game");
    }

    function test_byKeyboard(): void {
        openAfterARound();
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Right);
        compare(replay.step, 3);
        tryVerify(() => findAll(item => item instanceof Announcer).some(each => each.said === replay.sentence), patience, "each step is read aloud");
        keyClick(Qt.Key_Left);
        compare(replay.step, 2);
        keyClick(Qt.Key_End);
        compare(replay.step, replay.steps);
        keyClick(Qt.Key_Home);
        compare(replay.step, 0);
        keyClick(Qt.Key_Space);
        verify(replay.playing);
        keyClick(Qt.Key_Space);
        verify(!replay.playing);
        keyClick(Qt.Key_PageDown);
        compare(replay.round, 1);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !replay.opened, patience);
    }

    /** At each step every tile of the set is in a hand, on a train, in the station or in the boneyard. */
    function test_everyHandIsInSight(): void {
        openAfterARound();
        for (replay.step = 0; replay.step < replay.steps; ++replay.step) {
            const held = shownTiles();
            const laid = findAll(item => item instanceof TrackTile, findAll(item => item instanceof ReplayTable)[0]);
            compare(new Set(held).size, held.length);
            compare(held.length + laid.length + 1 + replay.boneyardCount, 28);
            tryVerify(() => tilesIn(rack()).every(isOnTheRack), patience, "each where it can be seen");
        }
        const bottom = rack().mapToItem(root, 0, rack().height);
        verify(bottom.y <= window.height);
    }

    function test_theRunningRoundIsNotReachable(): void {
        openAfterARound();
        keyClick(Qt.Key_Escape);
        tryVerify(() => !replay.opened, patience);
        const left = tilesIn(findAll(item => item instanceof RevealedHands && isShown(item))[0]).map(tile => tile.tileId).sort();
        verify(left.length > 0);
        click(button("Next round"));
        verify(waitForMyTurn());
        program.replayGame();
        tryVerify(() => replay.opened, patience);
        compare(replay.rounds, 1);
        for (const key of [Qt.Key_PageDown, Qt.Key_End, Qt.Key_Right, Qt.Key_PageDown, Qt.Key_Right])
            keyClick(key);
        compare(replay.round, 1);
        compare(replay.step, replay.steps);
        compare(shownTiles(), left);
        verify(!signs("The next round").enabled);
        verify(!signs("One step on").enabled);
    }

    /** A tile that was or would have been played is ringed in the hand and on its train. */
    function signsWanted(card: CoachCard): int {
        const inHand = new Set([card.doneTile, card.betterTile].filter(id => id >= 0)).size;
        return inHand + [replay.marks.doneTrain, replay.marks.betterTrain].filter(train => train >= 0).length;
    }

    /** From the round sheet to the coach, and from a decision to its moment on the table. */
    function test_theCoach(): void {
        open("rules=bigtable;set=9;seats=human:Anna,easy,easy;seed=coach3");
        TestGames.haveCoachLookWell();
        playRound((tile, train) => verify(game.play(tile, train)),
                  () => verify(game.markerQuestion ? game.decideMarker(false) : game.draw() || game.pass() || game.endOpening()));
        tryVerify(() => button("Coach"), patience);
        click(button("Coach"));
        const cards = () => findAll(item => item instanceof CoachCard && isShown(item));
        // As long as it thinks, one card can become another.
        tryVerify(() => cards().length > 0 && !replay.coach.busy, 4 * patience, "the decisions");
        const card = cards()[0] as CoachCard;
        verify(card.done !== "" && card.better.includes("looked better"), card.better);
        const names = TestGames.accessibleNames(window);
        verify(names.includes(card.done + " " + card.better), "a screen reader finds it");
        card.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        compare(replay.step, card.step);
        compare(replay.viewSeat, 0);
        tryVerify(() => shownTiles().includes(card.doneTile) || card.doneTile < 0, patience, "the tile is still in the hand");
        const ringed = () => findAll(item => item instanceof CoachTile && item.ring && isShown(item), findAll(item => item instanceof ReplayTable)[0]);
        const signs = isBetter => findAll(item => item instanceof CoachSign && item.isBetter === isBetter && isShown(item), findAll(item => item instanceof ReplayTable)[0]);
        compare(ringed().length, signsWanted(card), "the tiles in the hand, and where they would lie");
        compare(signs(false).length, card.doneTile < 0 ? 0 : 2);
        compare(signs(true).length, card.betterTile < 0 ? 0 : 2);
        keyClick(Qt.Key_Right);
        compare(ringed().length, 0);
        keyClick(Qt.Key_Left);
        compare(ringed().length, signsWanted(card));
        click(findAll(item => item instanceof PushButton && item.checkable && item.checked)[0]);
        tryVerify(() => cards().length === 0, patience, "the coach goes");
        compare(ringed().length, 0, "and what it marked");
        verify(replay.opened);
    }

    /** The fingerprint of the running round, and of a finished one what it was made from. */
    function test_fairPlay(): void {
        open("rules=bigtable;set=6;seats=human:Anna,easy,easy;seed=replay");
        verify(waitForMyTurn());
        window.sheets.shelf().fairness.open();
        const entries = () => findAll(item => item instanceof DealEntry && isShown(item));
        tryVerify(() => entries().length === 1 && !program.fairness.busy, patience, "the running round");
        const fingerprint = [...entries()[0].fingerprint];
        compare(fingerprint.map(group => group.length).join(), Array(16).fill(4).join());
        compare(entries()[0].deck, "");
        keyClick(Qt.Key_Escape);
        tryVerify(() => entries().length === 0, patience);
        playRound((tile, train) => verify(game.play(tile, train)), () => verify(game.draw() || game.pass() || game.endOpening()));
        tryVerify(() => button("Fair play…"), patience, "the round sheet offers it");
        click(button("Fair play…"));
        tryVerify(() => entries().length === 1 && entries()[0].deck !== "", patience, "the finished round");
        compare(entries()[0].fingerprint.join(), fingerprint.join());
        tryVerify(() => findAll(item => item instanceof LuckTable && isShown(item)).length === 1, patience);
        const read = TestGames.accessibleNames(window).filter(name => name.includes("\n" + fingerprint.join(" ") + "\n"));
        compare(read.length, 1, "read aloud in groups, with its round");
    }
}
