import QtQuick
import QtTest
import MexicanTrain.Tutorial
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Play
import MexicanTrain.Ui.Program
import MexicanTrain.Ui.Table
import MexicanTrain.Ui.Theme
import MexicanTrain.Ui.Tutorial
import MexicanTrain.Tests
import ".."

/** The tutorial as a player meets it: on the first screen or in the help, done by mouse or by key, or skipped. */
WordsCase {
    name: "Tutorial"

    readonly property string offer: "New to the game? Learn it in one short round"
    readonly property Tutorial tutorial: program?.tutorial ?? null

    function note(): TutorialNote {
        return findAll(item => item instanceof TutorialNote && isShown(item))[0] as TutorialNote;
    }

    /** Everything that stands on the tutorial's card. */
    function card(): string {
        return findAll(item => item instanceof PaperText && isShown(item), note()).map(item => item.text).join("\n");
    }

    function link(text: string): LinkText {
        return findAll(item => item instanceof LinkText && item.text === text && isShown(item))[0] as LinkText;
    }

    function notes(): var {
        return findAll(item => item instanceof PaperText && isShown(item), note());
    }

    function isInTutorial(): void {
        verify(tutorial.active && note(), "the tutorial is there");
        verify(waitForMyTurn());
    }

    /** What there is to be laid now: { tile, train }, or null. It is what the bulb advises, and no other tile than the card names. */
    function asked(): var {
        if (!anyMove())
            return null;
        const before = game.sentence;
        verify(game.hint());
        tryVerify(() => game.sentence !== before, patience, "a hint");
        const tile = handTile(game.selectedTile);
        const named = /\d+-\d+/.exec(tutorial.request);
        game.select(-1);
        if (!tile)
            return null;
        verify(!named || tile.spokenName.includes(named[0]), tutorial.request);
        const mexican = 14;
        return { tile: tile.tileId, train: game.sentence.includes("Mexican Train:") ? mexican : game.sentence.includes("your train:") ? 0 : 1 };
    }

    function layByMouse(move: var): void {
        click(handTile(move.tile));
        compare(game.selectedTile, move.tile);
        click(track(move.train).plateItem);
    }

    function layByKeys(move: var): void {
        pressUntil(Qt.Key_Tab, item => item instanceof HandTile, "the hand");
        const distance = handTile(move.tile).index - (focused as HandTile).index;
        pressUntil(distance > 0 ? Qt.Key_Right : Qt.Key_Left, item => item.tileId === move.tile, "the tile");
        keyClick(Qt.Key_Return);
        compare(game.selectedTile, move.tile);
        pressUntil(Qt.Key_Up, item => item instanceof Track, "the trains");
        pressUntil(track(move.train).index < (focused as Track).index ? Qt.Key_Up : Qt.Key_Down, item => item === track(move.train), "the train");
        keyClick(Qt.Key_Return);
    }

    function act(press: var): void {
        const action = findAll(item => item instanceof PushButton && item.prominent && isShown(item))[0];
        verify(action, "a button to press: " + tutorial.request);
        press(action);
    }

    // From the first screen to a game of one's own, and the mouse does it all.
    function test_byMouse(): void {
        openWithout(Qt.size(1280, 800));
        click(button(offer));
        isInTutorial();
        verify(!program.ownGame.active, "no game of one's own begins");
        compare(findAll(item => item instanceof FirstScreen && isShown(item)).length, 0);
        let cards = 0;
        while (waitForMyTurn() && !tutorial.finished) {
            const words = card();
            verify(words.includes(tutorial.request) && words.includes(tutorial.rule), "what to do, and the rule behind it: " + words);
            verify(words.includes("Tutorial: " + ++cards + " of " + tutorial.lessons), "the next lesson: " + words);
            const move = asked();
            if (move)
                layByMouse(move);
            else
                act(click);
        }
        verify(tutorial.finished);
        compare(cards, tutorial.lessons, "every lesson has been on the card");
        const shown = findAll(item => item instanceof TileView && isShown(item), note()).length;
        verify(shown > 0 && track(1).plateItem.facts.startsWith(shown + " tile"), "what Bruno still holds lies open: " + shown);
        verify(!button("Once more"), "nothing is left to be learned");
        click(button("Play a game"));
        verify(!tutorial.active && !note());
        verify(game === program.ownGame && game.active, "a game of one's own has begun");
    }

    function test_fromTheHelpByKeyboard(): void {
        open("rules=tactic;seats=human:Anna,easy;seed=words;first=1");
        verify(waitForMyTurn());
        const waiting = handTiles().map(tile => tile.tileId);
        keyClick(Qt.Key_F10);
        pressUntil(Qt.Key_Down, item => item instanceof MenuLine && item.text === "Help…", "the help in the menu");
        keyClick(Qt.Key_Return);
        tryVerify(() => sheet("Help"), patience);
        pressUntil(Qt.Key_Tab, item => item.text === "Take the tutorial", "the button");
        keyClick(Qt.Key_Return);
        tryVerify(() => !sheet("Help"), patience);
        isInTutorial();
        verify(game !== program.ownGame);
        verify(tutorial.request.includes("Enter"), "and speaks of the keys: " + tutorial.request);
        let requests = 0;
        for (let turns = 0; turns < 4; ++turns) {
            const before = tutorial.request;
            const move = asked();
            if (move)
                layByKeys(move);
            else
                act(item => { pressUntil(Qt.Key_Tab, each => each === item, "the button"); keyClick(Qt.Key_Return); });
            verify(waitForMyTurn());
            requests += tutorial.request !== before ? 1 : 0;
        }
        verify(requests >= 3, "what it asks for follows what is done");
        pressUntil(Qt.Key_Tab, item => item === link("Skip the tutorial"), "the way out");
        verify((focused as LinkText).visualFocus, "where the focus is can be seen");
        keyClick(Qt.Key_Return);
        verify(!tutorial.active && !note());
        verify(game === program.ownGame && game.myTurn, "the game that waited is there again");
        compare(handTiles().map(tile => tile.tileId), waiting);
        keyClick(Qt.Key_Right);
        verify(focused instanceof HandTile, "and goes on by key: " + focused);
    }

    /** What belongs to one's own game is not to be had meanwhile, and what is may be looked up. */
    function test_theMenu(): void {
        openWithout(Qt.size(1280, 800));
        click(button(offer));
        isInTutorial();
        keyClick(Qt.Key_F10);
        const menu = window.sheets.menu.sheet();
        tryVerify(() => menu.opened, patience);
        const lines = findAll(item => item instanceof MenuLine, menu.contentItem);
        const idle = lines.filter(line => !line.enabled).map(line => line.text);
        compare(idle, ["New game…", "Play again", "Deal of the day…", "Ladder…", "Games…", "Replay this game", "Players…", "Counting aids…", "Fair play…", "End this game"]);
        click(lines.find(line => line.text === "Help…"));
        tryVerify(() => sheet("Help"), patience, "help can be had");
        window.sheets.shelf().help.close();
        keyClick(Qt.Key_F1);
        tryVerify(() => sheet("Rules"), patience, "and the rules");
        window.sheets.rules.close();
        verify(game.myTurn && tutorial.active);
        click(handTiles()[0]);
        verify(game.selectedTile >= 0, "and it goes on");
    }

    // From the menu, also in the middle of it: then it begins anew.
    function test_onceMore(): void {
        openWithout(Qt.size(1280, 800));
        program.preferences.tutorialOffered = true;
        window.sheets.menu.sheet().popup(0, 0);
        tryVerify(() => window.sheets.menu.sheet().opened, patience);
        click(findAll(item => item instanceof MenuLine && item.text === "Take the tutorial")[0]);
        isInTutorial();
        const dealt = handTiles().map(tile => tile.tileId);
        while (waitForMyTurn() && !tutorial.finished) {
            const before = tutorial.taught;
            const move = otherMove() ?? anyMove();
            verify(move ? game.play(move.tile, move.train) : game.draw() || game.pass());
            verify(tutorial.taught >= 0 && card().includes(tutorial.request), before);
        }
        verify(tutorial.taught < tutorial.lessons);
        verify(card().includes("Tutorial: " + tutorial.taught + " of " + tutorial.lessons));
        tryVerify(() => focused === button("Play a game"), patience, "the keyboard is where it goes on");
        click(button("Once more"));
        isInTutorial();
        compare(handTiles().map(tile => tile.tileId), dealt);
        verify(card().includes("Tutorial: 1 of " + tutorial.lessons));
    }

    /** A tile on a train that is not one's own; null: there is none to be laid. */
    function otherMove(): var {
        for (const tile of handTiles()) {
            const train = game.placesFor(tile.tileId).find(each => each !== 0);
            if (train !== undefined)
                return { tile: tile.tileId, train: train };
        }
        return null;
    }

    /** Nothing of the card is cut off or scrolled, and it lies on nothing. */
    function checkCard(where: string): void {
        TestGames.nextFrame(window);
        const at = item => item.mapToItem(root, 0, 0);
        const box = note();
        const bottom = at(box).y + box.height;
        verify(bottom <= window.height, where + ": the card is in the window");
        for (const item of notes()) {
            verify(!item.truncated && item.contentHeight <= item.height + 1 && item.contentWidth <= item.width + 1, where + ": " + item.text);
            verify(at(item).y >= at(box).y && at(item).y + item.height <= bottom, where + ": outside the card: " + item.text);
        }
        compare(collisions(notes()), "", where);
        compare(findAll(item => item instanceof Flickable, box).length, 0, "nothing scrolls");
        for (const item of findAll(each => isShown(each) && (each instanceof SentenceBoard || each instanceof Holder || each instanceof Boneyard || each instanceof Track)))
            verify(at(item).y + item.height <= at(box).y + 1, where + ": the card lies on " + item);
        const tiles = findAll(item => item instanceof TrackTile);
        verify(tiles.every(tile => Math.min(tile.width, tile.height) >= 20), where + ": the trains have room");
    }

    function followHint(): void {
        if (!anyMove()) {
            verify(game.draw() || game.pass());
            return;
        }
        verify(game.hint());
        tryVerify(() => game.selectedTile >= 0, patience, "a hint");
        const table = findAll(item => item instanceof Table)[0] as Table;
        verify(game.play(game.selectedTile, table.hintedTrain));
    }

    function test_everyCardFits(): void {
        openWithout(Qt.size(1280, 800));
        program.startTutorial();
        wait(0);
        for (let cards = 1; ; ++cards) {
            waitForMyTurn();
            everywhere(where => checkCard(where + "card " + cards));
            if (tutorial.finished)
                break;
            followHint();
        }
        compare(tutorial.taught, tutorial.lessons);
    }

    function test_isOfferedQuietlyAfterwards(): void {
        openWithout(Qt.size(960, 600));
        keyClick(Qt.Key_Tab);
        pressUntil(Qt.Key_Tab, item => item.text === offer, "the offer");
        keyClick(Qt.Key_Return);
        isInTutorial();
        click(link("Skip the tutorial"));
        verify(!tutorial.active && !note());
        verify(button("Play"), "the first screen is back");
        verify(!button(offer), "and does not offer it as the first thing");
        const quiet = findAll(item => item instanceof QuietButton && item.text === "Take the tutorial" && isShown(item))[0];
        verify(quiet, "but quietly");
        tryVerify(() => focused === button("Play"), patience, "the keyboard is where one plays");
        keyClick(Qt.Key_Return);
        verify(game.active, "Enter plays");
        verify(!tutorial.active);
    }

    // What a screen reader finds: the card, what stands on it, and the way out with its press action.
    function test_fromOutside(): void {
        openWithout(Qt.size(1280, 800));
        verify(TestGames.press(window, offer), "it is begun from outside");
        isInTutorial();
        const names = TestGames.accessibleNames(window);
        for (const wanted of ["Tutorial", tutorial.request, tutorial.rule])
            verify(names.includes(wanted), wanted);
        verify(TestGames.press(window, "Skip the tutorial"), "and left from outside");
        verify(!tutorial.active);
    }
}
