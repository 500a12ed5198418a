import QtQuick
import QtTest
import MexicanTrain.Setup
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Play
import MexicanTrain.Ui.Program
import MexicanTrain.Ui.Scores
import MexicanTrain.Ui.Table
import MexicanTrain.Tests
import ".."

/** All that lies over the table: it takes the keyboard, can be read to its end by it, and gives it back. */
SheetsCase {
    name: "Sheets"

    function lines(): var {
        return findAll(item => item instanceof PaperText && isShown(item), topSheet()).map(item => item.text);
    }

    // Without a window: Qt 6.4 may crash where one goes while its types are still being loaded.
    function test_keyboard_data(): var {
        const names = sheetNames();
        // A menu is no sheet to be read.
        const rows = names.filter(name => name !== "menu").map(name => ({ tag: name, open: () => lazySheet(name).open() }));
        const otherwise = [
            { tag: "rules", open: () => window.sheets.showRules("") },
            { tag: "train", open: () => window.sheets.ofGame().showTrain(track(0)) },
            { tag: "status", open: () => window.sheets.ofGame().showStatus() },
            { tag: "newGame, options", open: () => { window.sheets.newGame.open(); window.sheets.newGame.sheet().showsOptions = true; } },
            { tag: "scoreKeeper, a game", open: () => { program.scoreKeeper.begin(); window.sheets.shelf().scoreKeeper.open(); } }
        ];
        return rows.filter(row => !otherwise.some(other => other.tag === row.tag)).concat(otherwise);
    }

    // In a small window with the largest letters, where there is most to scroll.
    function test_keyboard(data: var): void {
        open("rules=bigtable;seats=human:Anna,easy,easy,easy,easy,easy,easy,easy;seed=words", 0, Qt.size(960, 600));
        program.preferences.textSize = 150;
        verify(waitForMyTurn());
        const tile = focusTile();
        data.open();
        tryVerify(topSheet, patience);
        tryVerify(() => !program.library.reading && !program.statistics.reading && !program.awards.reading && !program.skill.reading && !program.daily.reading && !program.fairness.busy, patience);
        goThrough(topSheet(), data.tag);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !topSheet(), patience, "Escape puts it away");
        tryVerify(() => focused === tile, patience, "the keyboard is where it was: " + focused);
    }

    // Of whom the train is, and how long it is.
    function test_titleOfATrain(): void {
        open("rules=tactic;seats=human:Anna,easy:Bruno;seed=words;first=2");
        verify(waitForMyTurn());
        const title = train => {
            window.sheets.ofGame().showTrain(train);
            return window.sheets.ofGame().train.sheet().heading;
        };
        const mexican = tracks().find(each => each.isMexican);
        const counts = [track(0), track(1), mexican].map(each => each.tiles.count);
        const told = count => count === 1 ? "1 tile" : count + " tiles";
        compare(title(track(0)), "Your train: " + told(counts[0]));
        compare(title(track(1)), "Bruno’s train: " + told(counts[1]));
        compare(title(mexican), "Mexican Train: " + told(counts[2]));
        verify(counts.some(count => count > 0), "tiles were laid: " + counts);
    }

    // What is on or off, or one of several, is not only called pressed but does what it says.
    function test_switchesFromOutside(): void {
        open("rules=tactic;seats=human:Anna,easy:Bruno;seed=words;first=1");
        verify(waitForMyTurn());
        const press = name => verify(TestGames.press(window, name), name);
        const show = popup => {
            popup.open();
            tryVerify(() => popup.opened, patience);
        };
        show(window.sheets.settings.sheet());
        const muted = program.preferences.muted;
        press("Sounds");
        compare(program.preferences.muted, !muted);
        press("Daylight");
        compare(program.preferences.theme, "Daylight");
        press("Classic");
        compare(program.preferences.theme, "Classic");
        window.sheets.settings.close();

        show(window.sheets.ofGame().scores.sheet());
        const pages = findAll(item => item instanceof ScorePages && isShown(item))[0];
        press("Chart");
        verify(pages.showsPlot);
        const points = findAll(item => item instanceof SheetTab && item.text === "Points" && isShown(item))[0];
        pressUntil(Qt.Key_Tab, item => item === points, "the first page");
        keyClick(Qt.Key_Return);
        verify(!pages.showsPlot, "Return turns back to it");
        window.sheets.ofGame().scores.close();

        show(window.sheets.newGame.sheet());
        const other = program.setup.rulebook === 0 ? 1 : 0;
        press(findAll(item => item instanceof RadioCard && isShown(item))[other].text);
        compare(program.setup.rulebook, other);
        press("Short game");
        compare(program.setup.length, NewGameSetup.Short);
        window.sheets.newGame.close();
    }

    function row(name: string): PlayerRow {
        return findAll(item => item instanceof PlayerRow && item.name === name && isShown(item))[0] as PlayerRow;
    }

    /** The badge of a seat that an AI plays; undefined: a person does. */
    function kindOf(name: string): var {
        return findAll(item => item instanceof SeatKindBadge && isShown(item), row(name))[0];
    }

    function isCalledAway(name: string): bool {
        return findAll(item => item instanceof Text && item.text === "Away: a computer player plays meanwhile." && isShown(item), row(name)).length > 0;
    }

    function seatSwitch(name: string): Toggle {
        return findAll(item => item instanceof Toggle, row(name))[0] as Toggle;
    }

    function levelOf(name: string): Choice {
        return findAll(item => item instanceof Choice && isShown(item), row(name))[0] as Choice;
    }

    // What has a key stands on the help page under it, and no key does two things.
    function test_everyKeyIsTold(): void {
        open("rules=tactic;seats=human:Anna,easy:Bruno;seed=words;first=1");
        const all = window.stage.commands;
        const withKeys = Object.keys(all).map(name => all[name]).filter(each => each instanceof Command && each.keys.length > 0);
        verify(withKeys.length >= 10);
        const keys = withKeys.reduce((all, each) => all.concat(each.keys), []);
        compare(keys.length, new Set(keys).size, "a key does one thing: " + keys);
        window.sheets.shelf().help.open();
        tryVerify(() => sheet("Help"), patience);
        const told = findAll(item => item instanceof HelpLine && isShown(item)).map(line => line.what);
        for (const each of withKeys)
            verify(told.some(words => words.includes(each.keys[0])), each.keys[0] + " is told");
    }

    // A seat goes to an AI and back: by key, by mouse, from outside.
    function test_players(): void {
        open("rules=tactic;seats=human:Anna,human:Bruno,hard:Dora;seed=words;first=1", 0);
        click(button("Show my tiles"));
        verify(waitForMyTurn());
        const tile = focusTile();
        openFromMenu("Players…", "Players");
        compare(findAll(item => item instanceof PlayerRow && isShown(item)).map(each => each.name), ["Anna", "Bruno", "Dora"]);
        verify(!seatSwitch("Bruno").checked && !levelOf("Bruno"), "Bruno is no computer player, and has no level");
        verify(seatSwitch("Dora").checked);
        compare(levelOf("Dora").displayText, "Hard");
        verify(!kindOf("Bruno") && !isCalledAway("Bruno"));
        verify(kindOf("Dora") && !kindOf("Dora").isAway && !isCalledAway("Dora"));
        compare(kindOf("Dora").levelRank, 6);

        pressUntil(Qt.Key_Tab, item => item === seatSwitch("Bruno"), "Bruno's switch");
        verify(seatSwitch("Bruno").visualFocus);
        keyClick(Qt.Key_Space);
        verify(seatSwitch("Bruno").checked, "a computer player plays for Bruno");
        verify(row("Bruno").isAi && levelOf("Bruno"), "of a level that can be seen");
        verify(kindOf("Bruno").isAway && isCalledAway("Bruno"), "for Bruno, who is away");
        pressUntil(Qt.Key_Tab, item => item === levelOf("Bruno"), "and chosen");
        const before = levelOf("Bruno").displayText;
        keyClick(Qt.Key_Up);
        verify(levelOf("Bruno").displayText !== before);
        compare(row("Bruno").level, levelOf("Bruno").displayText);

        verify(TestGames.press(window, "Bruno is a computer player"), "taken back from outside");
        verify(!kindOf("Bruno") && !isCalledAway("Bruno"));
        verify(!row("Bruno").isAi && !seatSwitch("Bruno").checked && !levelOf("Bruno"));
        click(seatSwitch("Dora"));
        verify(!row("Dora").isAi && !seatSwitch("Dora").checked, "and one by mouse");
        closeByEscape("Players", tile);
        // Who plays is on disk before the game goes on.
        tryVerify(() => game.myTurn, patience, "it is Anna’s turn as before");
    }

    function test_status(): void {
        open("rules=tactic;seats=human:Anna,easy:Bruno;seed=words;first=1");
        verify(waitForMyTurn());
        const tile = focusTile();
        keyClick(Qt.Key_S);
        tryVerify(() => sheet("How things stand"), patience);
        const told = lines();
        verify(told[0].startsWith("Your turn. "), "what is asked for now, for ears");
        verify(told.includes("You hold " + game.hand.count + " tiles."));
        verify(told.includes("Bruno: " + TestGames.hand(1).length + " tiles in hand."));
        verify(!/\d+-\d+/.test(told.slice(1).join("\n")), "and no tile but those that fit: " + told.join("\n"));
        const spoken = TestGames.accessibleNames(window);
        compare(told.filter(line => !spoken.includes(line)), [], "every line can be heard");
        closeByEscape("How things stand", tile);

        const move = anyMove();
        verify(game.play(move.tile, move.train));
        verify(waitForMyTurn());
        keyClick(Qt.Key_S);
        tryVerify(() => sheet("How things stand"), patience);
        verify(String(lines()) !== String(told), "it tells how things stand now");
    }

    function test_statusIsSilentBehindTheCurtain(): void {
        open("rules=tactic;seats=human:Anna,human:Bruno;seed=words", 0);
        verify(game.curtain);
        keyClick(Qt.Key_S);
        verify(!topSheet());
    }

    function test_help(): void {
        open("rules=tactic;seats=human:Anna,easy:Bruno;seed=words;first=1");
        verify(waitForMyTurn());
        const tile = focusTile();
        openFromMenu("Help…", "Help");
        const spoken = TestGames.accessibleNames(window);
        for (const line of findAll(item => item instanceof HelpLine, topSheet()))
            verify(spoken.includes(line.what + ": " + line.how), line.what);
        closeByEscape("Help", tile);
        openFromMenu("Help…", "Help");
        pressUntil(Qt.Key_Tab, item => item.text === "Rules…", "the way to the rules");
        keyClick(Qt.Key_Return);
        tryVerify(() => sheet("Rules") && !sheet("Help"), patience, "the rules take its place");
        closeByEscape("Rules", tile);
        openFromMenu("Help…", "Help");
        verify(TestGames.press(window, "Take the tutorial"));
        verify(program.tutorial.active);
    }

    function test_about(): void {
        open("rules=tactic;seats=human:Anna,easy:Bruno;seed=words;first=1");
        verify(waitForMyTurn());
        const tile = focusTile();
        openFromMenu("About…", "About Mexican Train");
        const told = lines().join("\n");
        verify(/^\d+\.\d+/.test(program.version) && told.includes("version " + program.version));
        verify(told.includes(program.licence));
        verify(told.includes(program.thirdParty) && /CLI11[^]*Redistributions in binary form/.test(program.thirdParty));
        verify(/Permission is hereby granted[^]*WITHOUT WARRANTY/.test(told), "the licence's own words");
        closeByEscape("About Mexican Train", tile);
        openFromMenu("About…", "About Mexican Train");
        verify(TestGames.press(window, "Close"), "put away from outside");
        tryVerify(() => !topSheet(), patience);
    }

    // A record of another version names a level that is not here: nobody plays until one is chosen, and put away the
    // question is not forgotten.
    function test_whichLevel(): void {
        open("rules=tactic;seats=human:Anna,easy:Bruno;seed=words;first=1");
        verify(waitForMyTurn());
        verify(TestGames.reopenWithLevel("master-9"));
        tryVerify(() => sheet("Which level?"), patience);
        verify(lines().join().includes("of Bruno "));
        verify(TestGames.accessibleNames(window).includes("Which level?"));
        keyClick(Qt.Key_Escape);
        tryVerify(() => !topSheet(), patience);
        const move = anyMove();
        verify(move && game.play(move.tile, move.train), "Anna can go on");
        tryVerify(() => sheet("Which level?"), patience, "and then it is asked again");
        verify(!game.thinking);
        const boxes = () => findAll(item => item instanceof Choice && isShown(item), topSheet());
        tryVerify(() => boxes().length > 0, patience, "the levels");
        const box = boxes()[0];
        compare(box.currentText, "Casual");
        pressUntil(Qt.Key_Tab, item => item === box, "the choice");
        keyClick(Qt.Key_Down);
        compare(box.currentText, "Steady");
        pressUntil(Qt.Key_Tab, item => item.text === "Go on", "the answer");
        keyClick(Qt.Key_Return);
        tryVerify(() => !topSheet(), patience);
        compare(game.levelQuestion, "");
        verify(waitForMyTurn() || game.roundEnded);
    }
}
