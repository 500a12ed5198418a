import QtQuick
import QtTest
import MexicanTrain.Scorekeeper
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Scorekeeper
import MexicanTrain.Ui.Theme
import MexicanTrain.Tests
import ".."

/** Keeping the points of a game with real dominoes: the plan of it, the numbers of a round, the games that are kept. */
PartCase {
    name: "ScoreEntry"

    readonly property ScoreKeeper keeper: program?.scoreKeeper ?? null

    function begin(names: var): void {
        programWithout();
        useBookFor(names.length);
        names.forEach((each, seat) => keeper.plan.setName(seat, each));
        verify(keeper.begin());
    }

    function useBookFor(players: int): void {
        const plan = keeper.plan;
        for (let row = 0; row < plan.rulebooks.rowCount() && plan.mostPlayers < players; ++row)
            plan.rulebook = row;
        plan.players = players;
    }

    function rows(): var {
        return findAll(item => item instanceof PointsRow && isShown(item)).sort((one, other) => one.index - other.index);
    }

    function fields(): var {
        return rows().map(row => row.pointsField);
    }

    function toggle(text: string): Toggle {
        return find(item => item instanceof Toggle && item.text === text) as Toggle;
    }

    function type(text: string): void {
        for (const letter of text)
            keyClick(letter);
    }

    function showPage(names: var, size = Qt.size(1100, 640)): RoundEntryPage {
        begin(names);
        const page = show(entryPage, { keeper: keeper, width: size.width, height: size.height }) as RoundEntryPage;
        tryVerify(() => rows().length === names.length, patience);
        page.focusFirst();
        return page;
    }

    function test_fromNumberToNumber(): void {
        showPage(["Anna", "Bruno", "Clara"]);
        compare(focused, fields()[0]);
        verify(fields()[0].Accessible.name === "Points for Anna", fields()[0].Accessible.name);
        type("12");
        keyClick(Qt.Key_Return);
        compare(focused, fields()[1], "Enter goes on");
        compare(rows()[0].points, "12");
        type("0");
        keyClick(Qt.Key_Tab);
        compare(focused, fields()[2], "and so does Tab");
        type("9");
        keyClick(Qt.Key_Return);
        compare((focused as PushButton).text, "Write it down");
    }

    // The button would do nothing, and so cannot have the keyboard.
    function test_whatIsStillToComeComesAfterTheLastNumber(): void {
        showPage(["Anna", "Bruno", "Clara"]);
        type("12");
        keyClick(Qt.Key_Return);
        keyClick(Qt.Key_Tab);
        compare(focused, fields()[2]);
        type("9");
        keyClick(Qt.Key_Return);
        compare(focused, fields()[1], "Bruno’s are missing");
    }

    function test_fromTotalToTotal(): void {
        showPage(["Anna", "Bruno"]);
        compare(rows().filter(row => row.totalField.visible).length, 0, "nobody has asked for them");
        click(toggle("Compare with our own totals"));
        rows()[0].totalField.forceActiveFocus();
        compare(rows()[0].totalField.Accessible.name, "Your own total for Anna");
        type("40");
        keyClick(Qt.Key_Return);
        compare(focused, rows()[1].totalField, "down the column, not across");
        keeper.entry.setPoints(0, "0");
        keeper.entry.setPoints(1, "20");
        keyClick(Qt.Key_Return);
        compare((focused as PushButton).text, "Write it down anyway");
        compare(rows()[0].ownTotal, "40");
    }

    function test_whatTheButtonSays_data(): var {
        return [
            { tag: "all is well", points: ["0", "20"], text: "Write it down", enabled: true },
            { tag: "something is missing", points: ["0", ""], text: "Write it down", enabled: false },
            { tag: "nobody is out", points: ["5", "20"], text: "Write it down anyway", enabled: true },
            { tag: "no number", points: ["x", "20"], text: "Write it down anyway", enabled: false }
        ];
    }

    function test_whatTheButtonSays(data: var): void {
        const page = showPage(["Anna", "Bruno"]);
        data.points.forEach((each, seat) => keeper.entry.setPoints(seat, each));
        const press = find(item => item instanceof PushButton, page) as PushButton;
        compare([press.text, press.enabled], [data.text, data.enabled]);
        const told = findAll(item => item instanceof PaperText && item.Accessible.role === Accessible.AlertMessage && isShown(item), page);
        compare(told.map(each => each.text), keeper.issues, "each thing that does not add up is told");
        verify(told.every(each => sameColour(each.color, Theme.current.inkWarning)));
        if (keeper.missing !== "")
            verify(words(keeper.missing));
        if (!data.enabled)
            return;
        click(press);
        compare(keeper.round, 2);
        compare(focused, fields()[0], "the next round begins at the top");
    }

    function test_anEarlierRoundIsChosen(): void {
        const page = showPage(["Anna", "Bruno"]);
        keeper.entry.setPoints(0, "0");
        keeper.entry.setPoints(1, "20");
        verify(keeper.enter());
        const box = find(item => item instanceof Choice, page) as Choice;
        compare([box.currentIndex, box.count, box.Accessible.name], [1, 2, "Round"]);
        const note = "This round is written down already: here it can be corrected.";
        verify(!words(note));
        box.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Up);
        compare(keeper.round, 1);
        verify(words(note));
        compare(fields().map(each => each.text), ["0", "20"], "as it was written");
        compare((find(item => item instanceof PushButton, page) as PushButton).text, "Correct this round");
        keyClick(Qt.Key_Down);
        compare([keeper.round, fields().map(each => each.text).join()], [2, ","]);
        verify(!words(note));
    }

    function test_nobodyIsOut(): void {
        showPage(["Anna", "Bruno"]);
        keeper.entry.setPoints(0, "5");
        keeper.entry.setPoints(1, "20");
        compare(keeper.issues.length, 1);
        const nobody = toggle("Nobody went out");
        click(nobody);
        compare([keeper.nobodyOut, keeper.issues.length], [true, 0]);
        keeper.nobodyOut = false;
        compare([nobody.checked, keeper.issues.length], [false, 1], "it follows what holds");
    }

    function test_fourteenPlayers_data(): var {
        return [{ tag: "usual letters", letters: 1 }, { tag: "large letters", letters: 1.5 }];
    }

    function test_fourteenPlayers(data: var): void {
        Theme.letters = data.letters;
        showPage(Array.from({ length: 14 }, (_, seat) => seat % 2 ? longName : "P" + seat));
        compare(new Set(rows().map(row => row.mapToItem(root, 0, 0).x)).size, 2, "in two columns");
        const [first, eighth] = [rows()[0], rows()[7]];
        tryVerify(() => eighth.mapToItem(root, 0, 0).x > first.mapToItem(root, first.width, 0).x - 1, patience, "side by side");
        for (const row of rows()) {
            const name = words(row.name, row);
            verify(name.x + name.width <= row.pointsField.x, "the name does not run into the number");
        }
        for (let seat = 0; seat < 14; ++seat) {
            compare(focused, fields()[seat], "down the first column, then the second");
            type("1");
            keyClick(Qt.Key_Return);
        }
        verify(focused instanceof PushButton);
    }

    function showForm(): SheetPlanForm {
        programWithout();
        return show(form, { plan: keeper.plan, width: 560, height: 600 }) as SheetPlanForm;
    }

    function test_thePlanIsWhatIsChosen(): void {
        showForm();
        const plan = keeper.plan;
        for (const [name, read] of [["Rulebook", () => plan.rulebook], ["Tiles", () => plan.tiles]]) {
            const box = named(name) as Choice;
            compare(box.currentIndex, read());
            const before = read();
            box.forceActiveFocus(Qt.TabFocusReason);
            keyClick(before + 1 < box.count ? Qt.Key_Down : Qt.Key_Up);
            if (box.count > 1)
                verify(read() !== before, name);
            compare(box.currentIndex, read());
        }
        for (const [name, read] of [["Number of rounds", () => plan.rounds], ["Number of players", () => plan.players], ["The game ends at this many points", () => plan.target]]) {
            const field = named(name) as NumberField;
            compare(field.value, read(), name);
            const before = read();
            field.forceActiveFocus(Qt.TabFocusReason);
            keyClick(before < field.to ? Qt.Key_Up : Qt.Key_Down);
            verify(read() !== before, name);
            compare(field.value, read(), name + ": as it holds");
        }
    }

    function test_thePointLimitIsTold(): void {
        showForm();
        const plan = keeper.plan;
        plan.target = 0;
        verify(words("No limit: all rounds are played."));
        plan.target = 150;
        verify(!words("No limit: all rounds are played.") && textsOf().some(text => text.includes("150 points")));
        compare((named("The game ends at this many points") as NumberField).value, 150);
    }

    function test_asManyNamesAsPlayers_data(): var {
        return [2, 3, 8, 14].map(players => ({ tag: players + " players", players: players }));
    }

    function test_asManyNamesAsPlayers(data: var): void {
        showForm();
        useBookFor(data.players);
        const names = () => findAll(item => item instanceof SearchField && isShown(item));
        tryVerify(() => names().length === data.players, patience);
        compare(names().map(each => each.Accessible.name), names().map((_, seat) => "Name of player " + (seat + 1)));
        compare(names().map(each => each.placeholderText), keeper.plan.defaultNames.slice(0, data.players), "an empty one is called that");
        const last = names()[data.players - 1];
        last.forceActiveFocus();
        last.text = "";
        type("zoe");
        compare(keeper.plan.names[data.players - 1].toLowerCase(), "zoe");
        keeper.plan.setName(0, "Anna");
        compare(names()[0].text, "Anna");
    }

    function test_keptGames(): void {
        begin(["Anna", "Bruno"]);
        keeper.close();
        useBookFor(3);
        keeper.plan.setName(2, longName);
        verify(keeper.begin());
        keeper.close();
        keeper.refresh();
        tryVerify(() => !keeper.reading, patience);
        const page = show(games, { keeper: keeper, width: 1000, height: 600 }) as KeptGames;
        const lines = findAll(item => item instanceof KeptGameLine && isShown(item));
        compare(lines.length, 2);
        const removed = heard(page, "removeWanted");
        const asked = lines.find(line => line.names === "Anna and Bruno") as KeptGameLine;
        const drop = findAll(item => item instanceof PushButton, asked)[0] as PushButton;
        compare(drop.Accessible.name, "Delete Anna and Bruno", "which one is heard");
        click(drop);
        compare(removed, [[asked.index, "Anna and Bruno"]]);
        compare(keeper.games.count, 2, "not before it is answered");
        const onward = asked.children[0];
        verify(onward.Accessible.name.startsWith("Continue: Anna and Bruno. "));
        onward.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        tryVerify(() => keeper.active, patience);
        compare(keeper.scores.seatNames, ["Anna", "Bruno"]);
    }

    function test_aGameThatCannotBeRead(): void {
        const line = show(gameLine, { index: 0, names: "evening.json", blurb: "This file cannot be read.", readable: false, width: 400 }) as KeptGameLine;
        const [resumed, removed] = [heard(line, "resumeWanted"), heard(line, "removeWanted")];
        click(line.children[0]);
        compare(resumed.length, 0, "there is nothing to go on with");
        const why = words(line.blurb);
        verify(sameColour(why.color, Theme.current.inkWarning) && !why.Accessible.ignored, "why is seen and heard");
        verify(TestGames.press(window, "Delete evening.json"));
        compare(removed.length, 1);
        line.readable = true;
        click(line.children[0]);
        compare(resumed.length, 1);
        verify(why.Accessible.ignored, "it is heard with the names");
    }

    Component { id: entryPage; RoundEntryPage {} }
    Component { id: form; SheetPlanForm {} }
    Component { id: games; KeptGames {} }
    Component { id: gameLine; KeptGameLine {} }
}
