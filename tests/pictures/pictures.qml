import QtQuick
import QtTest
import MexicanTrain.Play
import MexicanTrain.Table
import MexicanTrain.Theme
import MexicanTrain.Ui.Replay
import MexicanTrain.Tests
import "../qml"

/** Every screen and state of the program as a picture, to be looked at. Not a test: tools/pictures runs it. */
TableCase {
    id: pictures

    name: "Pictures"

    property string language: "en"
    property int made: 0

    readonly property string four: "rules=tactic;seats=human:Anna,hard:Grandpa,medium:Léo,easy:Мария;seed=pictures"

    readonly property string fourteen: "rules=bigtable;set=18;seats=human:Anna,hard,hard,hard,hard,hard,hard,hard,hard,hard,hard,hard,hard,hard;seed=fourteen"

    function init(): void {
        // What Qt itself says: the offscreen platform when a dialog opens, its timers when a window goes while something
        // moves, and its lock, whose file goes when nothing can be written. Whatever else is said is a fault.
        failOnWarning(/^(?!This plugin does not support propagateSizeHints|QUnifiedTimer::stopAnimationDriver)/);
    }

    function begin(spec: string, turns: int, size = Qt.size(1280, 800)): void {
        open(spec, 0, size);
        program.language.current = language;
        for (let i = 0; i < turns && waitForMyTurn(); ++i)
            moveByHint();
        waitForMyTurn();
        wait(100);
    }

    function moveByHint(): void {
        const move = anyMove();
        if (move)
            game.play(move.tile, move.train);
        else if (!game.draw() && !game.pass() && !game.endOpening())
            game.decideMarker(false);
    }

    function picture(name: string): void {
        // What came with the last change is drawn, and what glides has arrived.
        wait(250);
        const file = TestGames.pictureFile(language, ++made, name);
        verify(grabImage(root).save(file) !== false, file);
    }

    function sheetPicture(name: string, popup: var): void {
        popup.open();
        picture(name);
        popup.close();
        wait(50);
    }

    function test_all_data(): var {
        return TestGames.pictureLanguages().map(code => ({ tag: code, code: code }));
    }

    function test_all(data: var): void {
        language = data.code;
        made = 0;
        firstMinutes();
        tables();
        moments();
        sheets();
        history();
        daily();
        looks();
        otherThemes();
        otherSizes();
        paper();
        mishaps();
    }

    function test_crowded_data(): var {
        return test_all_data();
    }

    /** What has the least room: 14 players, the largest letters; in each theme. */
    function test_crowded(data: var): void {
        language = data.code;
        made = 0;
        for (const id of Themes.ids) {
            begin(fourteen, 6);
            program.preferences.theme = id;
            program.preferences.textSize = 150;
            wait(100);
            picture(id + ", 14 players");
            beRefused();
            picture(id + ", refusal");
            game.hint();
            wait(200);
            game.planTrain();
            picture(id + ", hint and planned train");
            for (const [name, lazy] of [["new game", window.sheets.newGame], ["scores", window.sheets.ofGame().scores], ["settings", window.sheets.settings], ["help", window.sheets.shelf().help]])
                sheetPicture(id + ", " + name, lazy.sheet());
            window.sheets.ofGame().showStatus();
            picture(id + ", how things stand");
            window.sheets.ofGame().status.close();
            window.sheets.ofGame().log.open();
            picture(id + ", what happened");
            window.sheets.ofGame().log.close();
            while (waitForMyTurn())
                moveByHint();
            tryVerify(() => game.roundEnded, patience);
            picture(id + ", round end");
        }
        program.preferences.reset();
    }

    function firstMinutes(): void {
        openWithout(Qt.size(1280, 800));
        program.language.current = language;
        picture("first start");
        sheetPicture("new game", window.sheets.newGame.sheet());
        window.sheets.newGame.open();
        window.sheets.newGame.sheet().showsOptions = true;
        picture("options");
        window.sheets.newGame.close();
        program.startTutorial();
        waitForMyTurn();
        picture("tutorial");
        while (!program.tutorial.finished && waitForMyTurn())
            moveByHint();
        picture("tutorial, end");
        program.endTutorial();
    }

    function tables(): void {
        begin("rules=tactic;seats=human:Anna,hard:Bruno;seed=two", 6);
        picture("2 players");
        begin(four, 9);
        picture("4 players");
        begin("rules=novelca;seats=human:Anna,hard,hard,hard,medium,medium,easy,easy;seed=eight", 6);
        picture("8 players");
        begin(fourteen, 6);
        picture("14 players");
    }

    function beRefused(): void {
        for (const tile of handTiles()) {
            const elsewhere = tracks().find(each => !game.placesFor(tile.tileId).includes(each.trainId));
            if (elsewhere && !game.sentenceIsRefusal)
                game.play(tile.tileId, elsewhere.trainId);
        }
    }

    /** A round played without thinking, so that the coach has something to say. */
    function replayed(name: string, coachName: string, theme = "Classic"): void {
        open("rules=bigtable;set=9;seats=human:Anna,easy,easy;seed=coach3", 0);
        TestGames.haveCoachLookWell();
        program.language.current = language;
        program.preferences.theme = theme;
        playRound((tile, train) => game.play(tile, train), () => game.markerQuestion ? game.decideMarker(false) : game.draw() || game.pass() || game.endOpening());
        program.replayGame();
        tryVerify(() => program.replay.opened, patience);
        program.replay.step = 8;
        picture(name);
        window.sheets.shelf().replay.sheet().coached = true;
        const cards = () => findAll(item => item instanceof CoachCard && isShown(item));
        tryVerify(() => cards().length > 0 && !program.replay.coach.busy, 6 * patience, "the coach has thought");
        picture(coachName);
        click(cards()[0]);
        picture(coachName + ", a moment");
        window.sheets.shelf().replay.close();
    }

    function moments(): void {
        begin(four, 9);
        beRefused();
        picture("refusal");
        begin("rules=tactic;seats=human:Anna,hard:Grandpa,medium:Léo,easy:Мария;seed=hint", 3);
        game.hint();
        wait(200);
        picture("hint");
        game.planTrain();
        picture("planned train");
        // A double that has to be closed.
        const mustBeClosed = () => waitForMyTurn() && tracks().some(track => track.signal === TrackModel.MustClose);
        for (let seed = 1; seed < 9 && !mustBeClosed(); ++seed) {
            begin("rules=bigtable;set=12;seats=human:Anna,hard,hard,hard;seed=double" + seed, 0);
            for (let i = 0; i < 9 && !mustBeClosed() && game.myTurn; ++i)
                moveByHint();
        }
        picture("open double");
        open("rules=tactic;seats=human:Anna,human:Bruno,hard;seed=curtain", 0);
        program.language.current = language;
        picture("curtain");
        begin("rules=tactic;seats=human:Anna,hard:Bruno,hard:Clara;seed=hands;openHands=true", 3);
        sheetPicture("all hands", window.sheets.ofGame().hands.sheet());
        begin("rules=bigtable;set=6;seats=human:Anna,easy,easy,hard;seed=end", 0);
        playUntilSomebodyIsOut(moveByHint, 1);
        tryVerify(() => leavingTrain().way > 0.4, patience);
        picture("the winner’s train leaves");
        tryVerify(() => game.roundEnded, patience);
        picture("round end");
        window.sheets.shelf().fairness.open();
        tryVerify(() => !program.fairness.busy, patience);
        picture("fair play");
        window.sheets.shelf().fairness.close();
        replayed("replay", "coach");
    }

    function sheets(): void {
        begin("rules=bigtable;set=6;seats=human:Anna,easy:Bruno,easy:Clara,hard:Dora;seed=sheets;rounds=5", 0);
        for (let round = 0; round < 3; ++round) {
            while (waitForMyTurn())
                moveByHint();
            game.nextRound();
        }
        waitForMyTurn();
        window.sheets.ofGame().round.close();
        sheetPicture("scores", window.sheets.ofGame().scores.sheet());
        window.sheets.showRules("");
        picture("rules");
        program.rules.other = 1;
        picture("rules compared");
        window.sheets.rules.close();
        for (const [name, popup] of [["settings", window.sheets.settings.sheet()], ["players", window.sheets.ofGame().players.sheet()],
                                     ["help", window.sheets.shelf().help.sheet()], ["about", window.sheets.shelf().about.sheet()],
                                     ["kept games", window.sheets.shelf().scoreKeeper.sheet()], ["blank sheet", window.sheets.shelf().blankSheet.sheet()],
                                     ["end this game", window.sheets.ofGame().end.sheet()]])
            sheetPicture(name, popup);
        window.sheets.ofGame().showStatus();
        picture("how things stand");
        window.sheets.ofGame().status.close();
        window.sheets.menu.sheet().popup(0, 46);
        picture("menu");
        window.sheets.menu.close();
    }

    /** A few games that count, and one with real dominoes. */
    function history(): void {
        open("rules=bigtable;set=6;rounds=2;seats=human:Anna,easy:Bruno,medium:Clara", 0);
        program.language.current = language;
        for (let played = 0; played < 4; ++played) {
            while (!game.gameOver && played < 3) {
                while (waitForMyTurn())
                    moveByHint();
                if (!game.gameOver)
                    game.nextRound();
            }
            if (played < 3)
                verify(program.startGame());
        }
        waitForMyTurn();
        moveByHint();
        const keeper = program.scoreKeeper;
        keeper.begin();
        for (const points of [[12, 0, 45, 31], [0, 27, 8, 64], [33, 18, 0, 5]]) {
            points.forEach((each, seat) => keeper.entry.setPoints(seat, String(each)));
            verify(keeper.enter());
        }
        sheetPicture("score-keeper", window.sheets.shelf().scoreKeeper.sheet());
        window.sheets.shelf().games.open();
        tryVerify(() => !program.library.reading, patience);
        picture("games");
        window.sheets.shelf().games.close();
        window.sheets.shelf().statistics.open();
        tryVerify(() => !program.statistics.reading, patience);
        picture("statistics");
        window.sheets.shelf().forgetting.open();
        picture("forgetting");
        window.sheets.shelf().forgetting.close();
        window.sheets.shelf().statistics.close();
        window.sheets.shelf().skill.open();
        tryVerify(() => !program.skill.reading, patience);
        picture("skill");
        window.sheets.shelf().skill.close();
    }

    /** The deal of the day before its first try, after those of a few days, and while one goes on. */
    function daily(): void {
        openWithout(Qt.size(1280, 800));
        program.language.current = language;
        program.preferences.pace = 0;
        const sheet = window.sheets.shelf().daily;
        const open = days => {
            sheet.open();
            tryVerify(() => !program.daily.reading, patience);
            program.daily.moveDays(days);
        };
        open(0);
        picture("deal of the day");
        for (const day of [-9, -3, -2, 0]) {
            program.daily.lookAtToday();
            program.daily.moveDays(day);
            verify(program.daily.play());
            sheet.close();
            // To draw the table would take most of the time.
            window.contentItem.visible = false;
            for (let turn = 0; !game.gameOver && !(day === -2 && turn === 4); ++turn) {
                if (waitForMyTurn())
                    moveByHint();
                else if (!game.gameOver)
                    game.nextRound();
            }
            window.sheets.ofGame().round.close();
            window.contentItem.visible = true;
            open(0);
        }
        tryVerify(() => !program.daily.busy, patience);
        picture("deal of the day, played");
        program.preferences.textSize = 150;
        sheet.close();
        wait(50);
        open(0);
        tryVerify(() => !program.daily.busy, patience);
        picture("deal of the day, largest letters");
        program.preferences.textSize = 100;
        program.daily.moveDays(-2);
        picture("deal of the day, begun");
        sheet.close();
    }

    /** What differs most from theme to theme, in those that are not the usual one. */
    function otherThemes(): void {
        for (const id of Themes.ids.slice(1)) {
            openWithout(Qt.size(1280, 800));
            program.language.current = language;
            program.preferences.theme = id;
            picture(id + ", first start");
            program.startTutorial();
            waitForMyTurn();
            picture(id + ", tutorial");
            program.endTutorial();
            begin("rules=novelca;seats=human:Anna,hard:Grandpa,medium:Léo,easy:Мария;seed=themes", 7);
            program.preferences.theme = id;
            beRefused();
            picture(id + ", refusal");
            game.hint();
            wait(200);
            picture(id + ", hint");
            for (const [name, popup] of [["statistics", window.sheets.shelf().statistics.sheet()], ["score-keeper", window.sheets.shelf().scoreKeeper.sheet()]])
                sheetPicture(id + ", " + name, popup);
            begin("rules=bigtable;set=6;seats=human:Anna,easy,easy,hard;seed=end", 60);
            program.preferences.theme = id;
            tryVerify(() => game.roundEnded, patience);
            picture(id + ", round end");
            replayed(id + ", replay", id + ", coach", id);
        }
        program.preferences.reset();
    }

    function looks(): void {
        begin(four, 9);
        for (const id of Themes.ids) {
            program.preferences.theme = id;
            picture("theme " + id);
            sheetPicture("theme " + id + ", a sheet", window.sheets.settings.sheet());
        }
        program.preferences.reset();
        program.preferences.pace = 0;
        program.preferences.tileMarks = TileChoices.Digits;
        picture("digits");
        program.preferences.tileMarks = TileChoices.PipsAndDigits;
        program.preferences.pipColours = TileChoices.Safe;
        picture("pips and digits, colours apart for all eyes");
        program.preferences.tileMarks = TileChoices.Pips;
        program.preferences.tileSize = TileChoices.Largest;
        picture("largest tiles");
        program.preferences.tileSize = TileChoices.Normal;
        program.preferences.textSize = 150;
        picture("largest letters");
    }

    /** A whole game of 13 rounds with 8 players: how it ends, and its sheet on paper. */
    function paper(): void {
        begin("rules=tactic;seats=human:Anna,hard:Bruno,hard:Clara,medium:Даша,medium:Émile,easy:小明,easy:Grandpa,easy:Hugo;seed=paper", 0);
        while (!game.gameOver) {
            while (waitForMyTurn())
                moveByHint();
            if (!game.gameOver)
                game.nextRound();
        }
        picture("game end");
        verify(TestGames.savePrintPreview(TestGames.pictureFile(language, ++made, "print preview")));
        verify(TestGames.saveScoreSheet(TestGames.pictureFile(language, ++made, "score sheet").replace(".png", ".pdf")));
    }

    /** What comes from outside: a disk that takes nothing, a record of a program that knows other levels. */
    function mishaps(): void {
        begin(four, 9);
        TestGames.blockSaving(true);
        moveByHint();
        tryVerify(() => window.sheets.saving.unsaved.sheet().opened, patience);
        picture("nothing can be written");
        window.sheets.saving.unsaved.close();
        picture("not saved");
        window.sheets.saving.leave.open();
        picture("leave without saving");
        window.sheets.saving.leave.close();
        TestGames.blockSaving(false);
        tryVerify(() => game.saving.state === GameSaving.Saved, patience);
        verify(TestGames.reopenWithLevel("master-9"));
        tryVerify(() => window.sheets.ofGame().level.sheet().opened, patience);
        picture("which level");
    }

    function otherSizes(): void {
        begin(four, 9, Qt.size(960, 600));
        picture("960x600");
        begin(four, 9, Qt.size(1920, 1080));
        picture("1920x1080");
    }
}
