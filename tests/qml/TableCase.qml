import QtQuick
import QtTest
import MexicanTrain.Play
import MexicanTrain.Program
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Play
import MexicanTrain.Ui.Program
import MexicanTrain.Ui.Table
import MexicanTrain.Tests

/** What the tests of the table share: a game in its window, finding what a player sees there, and the player's hands. */
TestCase {
    id: testCase

    property Program program: null
    readonly property GameController game: program?.game ?? null
    /** A Main, where there is a program in it. */
    property Window window: null
    property Item root: null
    readonly property Item focused: window?.activeFocusItem ?? null

    /** How many pictures of the window have been made: what moves, moves between them. */
    property int frames: 0

    readonly property list<string> languages: TestGames.languages()

    /** Long enough for a loaded computer; a test that passes does not wait for it. */
    readonly property int patience: 60000

    when: windowShown

    /** `pace`: small enough not to be waited for, but not 0, so that what is animated is tested, too. */
    function open(spec: string, pace = 0.02, size = Qt.size(1280, 800)): void {
        close();
        program = TestGames.begin(spec, pace);
        verify(program, "the game begins");
        showWindow(size);
    }

    /** The window as somebody finds it who starts the program for the first time. */
    function openWithout(size: size): void {
        close();
        program = TestGames.beginWithout();
        showWindow(size);
    }

    function showWindow(size: size): void {
        window = mainWindow.createObject(null, { program: program, width: size.width, height: size.height }) as Main;
        verify(window, "the window opens");
        tryVerify(() => (window as Main).sheets, patience, "everything is in the window");
        lookAtWindow();
    }

    function lookAtWindow(): void {
        root = window.contentItem;
        while (root.parent)
            root = root.parent;
        window.requestActivate();
        tryVerify(() => window.active, patience, "the window has the focus");
    }

    function close(): void {
        if (window) {
            window.close();
            window.destroy();
            wait(0);
        }
        window = null;
    }

    function init(): void {
        // Qt's own, and about nothing: the driver rested already, as all that ran were pauses, when the last was stopped.
        failOnWarning(/^(?!QUnifiedTimer::stopAnimationDriver: )/);
    }

    function cleanup(): void {
        close();
    }

    /** All items below `top` that `wanted` accepts. */
    function findAll(wanted: var, top = root): var {
        return TestGames.itemsBelow(top).filter(item => wanted(item));
    }

    function isShown(item: Item): bool {
        for (let each = item; each; each = each.parent) {
            if (!each.visible || each.opacity === 0)
                return false;
        }
        return true;
    }

    function handTiles(): var {
        return findAll(item => item instanceof HandTile);
    }

    function handTile(tileId: int): HandTile {
        return handTiles().find(tile => tile.tileId === tileId) as HandTile;
    }

    function tracks(): var {
        return findAll(item => item instanceof Track);
    }

    function track(trainId: int): Track {
        return tracks().find(each => each.trainId === trainId) as Track;
    }

    function tilesOn(someTrack: Track): var {
        return findAll(item => item instanceof TrackTile, someTrack);
    }

    /** A button that can be pressed now, by what stands on it; undefined: there is none. */
    function button(text: string): var {
        return findAll(item => item instanceof PushButton && item.text === text && isShown(item))[0];
    }

    /** The sheet with this heading, as soon as it lies on the table; undefined: it does not. */
    function sheet(heading: string): var {
        return findAll(item => item instanceof SheetPaper && item.heading === heading && isShown(item))[0];
    }

    /** The sheet of that property: of the program, of a game or of the shelf. */
    function lazySheet(name: string): var {
        return window.sheets[name] ?? window.sheets.ofGame()[name] ?? window.sheets.shelf()[name];
    }

    /** Every sheet that a player asks for, by its property. Others come when something has happened. */
    function sheetNames(): var {
        const told = ["round", "level", "replay", "problem", "paperProblem", "rulesProblem", "replayProblem"];
        return TestGames.sheetNames().filter(name => !told.includes(name));
    }

    /** The topmost sheet, with all that belongs to it. */
    function topSheet(): Item {
        const papers = findAll(item => item instanceof SheetPaper && isShown(item));
        return papers.length > 0 ? papers[papers.length - 1].parent : null;
    }

    function centre(item: Item): point {
        return item.mapToItem(root, item.width / 2, item.height / 2);
    }

    /** Where `item` is as soon as it has stopped moving. */
    function restingCentre(item: Item): point {
        let last = Qt.point(NaN, NaN);
        let lastFrame = frames;
        let rests = false;
        window.update();
        tryVerify(() => {
            if (!rests && frames !== lastFrame) {
                const now = centre(item);
                rests = now.x === last.x && now.y === last.y && isShown(item);
                last = now;
                lastFrame = frames;
                window.update();
            }
            return rests;
        }, patience, "it comes to rest");
        return last;
    }

    function click(item: Item): void {
        TestGames.click(window, restingCentre(item));
    }

    /** Presses the mouse on `item`, carries it in steps to a point of the window and lets go there. */
    function drag(item: Item, to: point): void {
        pickUp(item, to);
        mouseRelease(root, to.x, to.y, Qt.LeftButton);
    }

    function pickUp(item: Item, to: point): void {
        const from = centre(item);
        const steps = 8;
        mousePress(root, from.x, from.y, Qt.LeftButton);
        for (let i = 1; i <= steps; ++i)
            mouseMove(root, from.x + (to.x - from.x) * i / steps, from.y + (to.y - from.y) * i / steps, -1, Qt.LeftButton);
    }

    /** The same with a finger; `whileCarried`, if given, is called before it is lifted. */
    function carryByFinger(item: Item, to: point, whileCarried = null): void {
        const from = centre(item);
        const finger = touchEvent(root);
        finger.press(1, root, from.x, from.y).commit();
        const steps = 8;
        for (let i = 1; i <= steps; ++i)
            finger.move(1, root, from.x + (to.x - from.x) * i / steps, from.y + (to.y - from.y) * i / steps).commit();
        whileCarried?.();
        finger.release(1, root, to.x, to.y).commit();
    }

    /** Presses `key` until the focus is on something `wanted`. */
    function pressUntil(key: int, wanted: var, what: string): void {
        for (let presses = 0; presses < 80; ++presses) {
            if (focused && wanted(focused))
                return;
            keyClick(key);
        }
        fail("the focus does not come to " + what + ", it is on " + focused);
    }

    function tap(item: Item): void {
        const at = restingCentre(item);
        const finger = touchEvent(root);
        finger.press(1, root, at.x, at.y).commit();
        finger.release(1, root, at.x, at.y).commit();
    }

    /** The first legal move: { tile, train }, or null. */
    function anyMove(): var {
        for (const tile of handTiles()) {
            const places = game.placesFor(tile.tileId);
            if (places.length > 0)
                return { tile: tile.tileId, train: places[0] };
        }
        return null;
    }

    /**
     * Plays to the end of the round. `lay(tileId, trainId)` and `act()` are how this player does it: laying a tile,
     * and the one thing left when no tile can be played. Returns how often each was called.
     */
    function playRound(lay: var, act: var): var {
        const done = { laid: 0, acted: 0 };
        while (waitForMyTurn()) {
            const move = anyMove();
            if (move) {
                lay(move.tile, move.train);
                ++done.laid;
            } else {
                act();
                ++done.acted;
            }
        }
        return done;
    }

    function leavingTrain(): var {
        return findAll(item => item instanceof LeavingTrain)[0] as LeavingTrain;
    }

    /** Until the train of who went out leaves; from the last tiles on at that pace. `act`: as of playRound. */
    function playUntilSomebodyIsOut(act: var, pace: real): void {
        program.preferences.thinking = 0;
        while (!leavingTrain().track) {
            if (tracks().some(each => !each.isMexican && each.handCount <= 1))
                program.preferences.pace = pace;
            tryVerify(() => game.myTurn || leavingTrain().track, patience);
            const move = game.myTurn ? anyMove() : null;
            if (move)
                game.play(move.tile, move.train);
            else if (game.myTurn)
                act();
        }
    }

    /** Leaves the game on the table for another one; what was done in it is on the disk before. */
    function startAnother(): void {
        tryVerify(() => game.saving.state !== GameSaving.Saving, patience, "it is on the disk");
        verify(program.startGame());
    }

    /** False: the round has ended. */
    function waitForMyTurn(): bool {
        tryVerify(() => game.myTurn || game.roundEnded, patience, "it becomes the player’s turn, or the round ends");
        return !game.roundEnded;
    }

    Connections {
        target: testCase.window

        function onAfterAnimating(): void {
            ++testCase.frames;
        }
    }
    Component {
        id: mainWindow

        Main {}
    }
}
