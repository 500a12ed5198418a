import QtQuick
import QtQuick.Templates as Templates
import QtTest
import MexicanTrain.Play
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Play
import MexicanTrain.Ui.Scorekeeper
import MexicanTrain.Ui.Table
import MexicanTrain.Ui.Theme
import MexicanTrain.Tests
import ".."

/**
 * The table, the screens in its place and every sheet in every language, in windows of several sizes with usual and with
 * the largest letters. Each language meets two sizes, and each of these both letters; all of them together, and four
 * sizes more, meet where MT_EVERY_SIZE is set, as `./check --long` does.
 */
WordsCase {
    name: "SheetsFit"

    function playOut(): void {
        playRound((tileId, trainId) => game.play(tileId, trainId), () => {
            if (!game.draw() && !game.pass() && !game.endOpening())
                game.decideMarker(false);
        });
    }

    /** Each sheet by its name, and how it is made to say what it has to say. */
    function sheets(): var {
        const all = window.sheets;
        const keeper = program.scoreKeeper;
        const plain = name => ({ popup: () => lazySheet(name).sheet(), open: () => lazySheet(name).open() });
        return Object.assign({}, ...sheetNames().map(name => ({ [name]: plain(name) })), {
            "round": plain("round"),
            "newGame, options": { popup: () => all.newGame.sheet(), open: () => { all.newGame.open(); all.newGame.sheet().showsOptions = true; } },
            "rules": { popup: () => all.rules.sheet(), open: () => all.showRules("") },
            "rules, compared": { popup: () => all.rules.sheet(), open: () => { all.showRules(""); program.rules.other = 5; } },
            "scoreKeeper": { popup: () => all.shelf().scoreKeeper.sheet(), open: () => { keeper.close(); all.shelf().scoreKeeper.open(); } },
            "scoreKeeper, a game": { popup: () => all.shelf().scoreKeeper.sheet(), open: () => { keeper.open(0); keeper.entry.setPoints(0, "9000"); all.shelf().scoreKeeper.open(); } },
            "train": { popup: () => all.ofGame().train.sheet(), open: () => all.ofGame().showTrain(track(0)) },
            "status": { popup: () => all.ofGame().status.sheet(), open: () => all.ofGame().showStatus() },
            "menu": { popup: () => all.menu.sheet(), open: () => all.menu.sheet().popup(0, 0) }
        });
    }

    function check(screen: string, top: Item): void {
        // What words take is known after the first, what they push aside after the second, and that may push others: on a
        // busy machine after a few more.
        TestGames.nextFrame(window);
        TestGames.nextFrame(window);
        const words = () => findAll(item => item instanceof Text && item.text !== "" && isShown(item), top);
        // What somebody says is over others' words for a moment.
        const lying = () => words().filter(item => !(item.parent instanceof SpeechBubble));
        const faults = () => misfits(words()) + collisions(lying());
        for (let frame = 0; frame < 20 && faults() !== ""; ++frame)
            TestGames.nextFrame(window);
        const texts = words();
        verify(texts.length > 0, screen + " has words");
        compare(faults(), "", screen);
        const fields = findAll(item => item instanceof TextInput && isShown(item), top);
        const flat = fields.filter(field => field.contentHeight > field.height - field.topPadding - field.bottomPadding + 1);
        compare(flat.map(field => field.text), [], screen + ": fields are high enough for their letters");
        const targets = findAll(item => (item instanceof Templates.Control && item.focusPolicy & Qt.TabFocus || item instanceof HandTile || item instanceof Track) && isShown(item) && item.enabled, top);
        const narrow = targets.filter(item => Math.min(item.width, item.height) < Theme.smallestTarget);
        compare(narrow.map(item => `${item}, ${item.Accessible.name}: ${item.width} x ${item.height}`), [], screen + ": what is hard to press");
        const small = texts.filter(item => item.fontInfo.pixelSize < Theme.smallestText).map(item => item.text + ": " + item.fontInfo.pixelSize);
        compare(small, [], screen + ": words that are too small");
    }

    /** The lists of its choices: each within the window, each line whole; the rest can be scrolled to. */
    function checkLists(screen: string, top: Item): void {
        for (const choice of findAll(item => item instanceof Choice && isShown(item) && item.enabled, top)) {
            choice.popup.open();
            TestGames.nextFrame(window);
            const list = choice.popup.background;
            const at = list.mapToItem(root, 0, 0);
            const where = screen + ", list of " + choice.Accessible.name;
            verify(at.x >= 0 && at.y >= 0 && at.x + list.width <= window.width && at.y + list.height <= window.height, where);
            const texts = findAll(item => item instanceof Text && item.text !== "" && isShown(item), choice.popup.contentItem);
            verify(texts.length > 0, where);
            compare(misfits(texts), "", where);
            choice.popup.close();
        }
    }

    function begin(): void {
        open("rules=bigtable;set=6;seats=human:Anna,easy;seed=words;rounds=1", 0, Qt.size(960, 600));
        playOut();
        window.sheets.ofGame().round.close();
        // Only what lies over the table is looked at; to draw the table would take most of the time.
        window.contentItem.visible = false;
    }

    function test_sheets(): void {
        begin();
        program.setup.seats.count = 8;
        program.scoreKeeper.begin();
        const all = Object.entries(sheets());
        everywhere(where => {
            for (const [name, sheet] of all) {
                sheet.open();
                tryVerify(() => !program.library.reading && !program.statistics.reading && !program.awards.reading && !program.skill.reading && !program.daily.reading && !program.fairness.busy, patience);
                const popup = sheet.popup();
                check(where + name, popup.contentItem.parent);
                checkLists(where + name, popup.contentItem.parent);
                popup.close();
            }
        });
    }

    /** Each question by its name, and how it comes to be asked. */
    function questions(): var {
        const all = window.sheets;
        const lost = "/nowhere/with/a/long/way/The-points-of-the-long-evening-with-the-whole-family-at-the-lake.pdf";
        const names = Array.from({ length: 14 }, (_, seat) => "Player number " + seat).join(", ");
        return {
            "end this game": () => all.ofGame().end.open(),
            "not saved": () => all.saving.unsaved.open(),
            "leave without saving": () => all.saving.leave.open(),
            "a game was rescued": () => all.saving.rescue.open(),
            "delete a kept game": () => findAll(item => item instanceof KeptGames)[0].removeWanted(0, names),
            "a kept game is lost": () => program.scoreKeeper.open(0),
            "rules cannot be saved": () => TestGames.refuseRules(lost),
            "scores cannot be saved": () => TestGames.refuseScoreSheet(lost),
            "a game cannot be shown": () => program.replay.open(lost),
            "nothing to be shown": () => program.replayGame()
        };
    }

    function test_questions(): void {
        open("rules=bigtable;set=6;seats=human:Anna,easy;seed=words", 0, Qt.size(960, 600));
        verify(waitForMyTurn());
        window.contentItem.visible = false;
        program.scoreKeeper.begin();
        program.scoreKeeper.close();
        window.sheets.shelf().scoreKeeper.open();
        TestGames.loseKeptGames();
        // Why it is not saved is said with the file's whole path.
        TestGames.blockSaving(true);
        game.saving.tryAgain();
        tryVerify(() => window.sheets.saving.unsaved.sheet().opened, patience);
        window.sheets.saving.unsaved.close();
        const all = Object.entries(questions());
        everywhere(where => {
            const below = topSheet();
            for (const [name, ask] of all) {
                ask();
                tryVerify(() => topSheet() !== below, patience, where + name + " is asked");
                const question = topSheet();
                check(where + name, question);
                findAll(item => item instanceof SheetPaper, question)[0].closeWanted();
                tryVerify(() => topSheet() === below, patience, where + name + " is answered");
            }
        });
        TestGames.blockSaving(false);
        game.saving.tryAgain();
        tryVerify(() => game.saving.state === GameSaving.Saved, patience);
    }

    function test_replay(): void {
        begin();
        TestGames.haveCoachLookWell();
        window.sheets.shelf().replay.sheet().coached = true;
        program.replayGame();
        tryVerify(() => program.replay.opened && !program.replay.coach.busy, patience);
        everywhere(where => {
            window.sheets.ofGame().round.close();
            check(where + "replay and coach", window.sheets.shelf().replay.sheet().contentItem.parent);
        });
    }

    function test_firstScreen(): void {
        openWithout(Qt.size(960, 600));
        everywhere(where => check(where + "first screen", window.contentItem));
    }

    function playUntilAsked(): void {
        while (waitForMyTurn() && !game.markerQuestion) {
            const move = anyMove();
            verify(move ? game.play(move.tile, move.train) : game.draw() || game.pass() || game.endOpening());
        }
        verify(game.markerQuestion, "the question is asked");
    }

    function test_table_data(): var {
        return [
            { tag: "2 players", spec: "rules=novelca;seats=human:Anna,hard;seed=words" },
            { tag: "4 players", spec: "rules=tactic;seats=human:Anna,easy,easy,hard;seed=words" },
            { tag: "8 players", spec: "rules=ecowoodart;seats=human:Anna" + ",medium".repeat(7) + ";seed=words" },
            { tag: "14 players", spec: "rules=bigtable;set=18;seats=human:Anna" + ",easy".repeat(13) + ";seed=words" },
            { tag: "the marker's question", spec: "rules=tactic;seats=human:Anna,easy,easy;seed=coach" },
            { tag: "curtain", spec: "rules=tactic;seats=human:Anna,human:Bruno,easy;seed=words" }
        ];
    }

    function test_table(data: var): void {
        open(data.spec, 0, Qt.size(960, 600));
        tryVerify(() => game.myTurn || game.curtain, patience);
        compare(game.curtain, data.tag === "curtain");
        if (data.tag === "the marker's question")
            playUntilAsked();
        everywhere(where => {
            check(where + data.tag, window.contentItem);
            for (const words of data.tag === "14 players" ? TestGames.closedWords() : []) {
                const mexican = tracks().find(each => each.isMexican);
                mexican.closed = words;
                compare((mexican.plateItem as NamePlate).facts, words);
                check(where + data.tag + ", " + words, mexican.plateItem);
            }
        });
    }

    function test_tutorial(): void {
        openWithout(Qt.size(960, 600));
        program.startTutorial();
        // The first screen goes.
        wait(0);
        verify(waitForMyTurn());
        everywhere(where => check(where + "tutorial", window.contentItem));
    }
}
