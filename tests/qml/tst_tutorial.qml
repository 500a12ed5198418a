import QtQuick
import QtTest
import MexicanTrain.Tutorial
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Play
import MexicanTrain.Ui.Program
import MexicanTrain.Ui.Table
import MexicanTrain.Ui.Tutorial
import MexicanTrain.Tests

/** The tutorial as a player meets it: on the first screen or in the help, done by mouse or by key, or skipped. */
TableCase {
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
        const cards = [];
        while (waitForMyTurn() && !tutorial.finished) {
            const words = card();
            verify(words.includes(tutorial.request) && words.includes(tutorial.rule), "what to do, and the rule behind it: " + words);
            verify(words.includes(tutorial.taught + " of " + tutorial.lessons));
            if (!cards.includes(words))
                cards.push(words);
            const move = asked();
            if (move)
                layByMouse(move);
            else
                act(click);
        }
        verify(tutorial.finished);
        verify(cards.length >= tutorial.lessons, "every lesson has been on the card: " + cards.length);
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
        keyClick(Qt.Key_F10);
        verify(!window.sheets.menu.sheet().opened, "there is no menu meanwhile");
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

    function test_isOfferedOnce(): void {
        openWithout(Qt.size(960, 600));
        keyClick(Qt.Key_Tab);
        pressUntil(Qt.Key_Tab, item => item.text === offer, "the offer");
        keyClick(Qt.Key_Return);
        isInTutorial();
        click(link("Skip the tutorial"));
        verify(!tutorial.active && !note());
        verify(button("Play"), "the first screen is back");
        verify(!button(offer), "and does not offer it again");
        tryVerify(() => focused === button("Play"), patience, "the keyboard is where one plays");
        keyClick(Qt.Key_Return);
        verify(game.active, "Enter plays");
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
