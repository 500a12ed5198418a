import QtQuick
import QtTest
import MexicanTrain.Setup
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Setup
import MexicanTrain.Ui.Theme
import MexicanTrain.Tests
import ".."

/** A new game: its rulebook, its options, who sits where, how long it is, who begins; and when it cannot be played. */
PartCase {
    name: "NewGame"

    readonly property NewGameSetup setup: program?.setup ?? null

    function showSheet(endsGame = false, size = Qt.size(1280, 800)): var {
        programWithout();
        return layOver(endsGame, size);
    }

    function layOver(endsGame = false, size = Qt.size(1280, 800)): var {
        const frame = show(ground, {}, size);
        const sheet = newGame.createObject(frame, { setup: setup, endsGame: endsGame }) as NewGameSheet;
        sheet.open();
        tryVerify(() => sheet.opened, patience);
        return sheet;
    }

    function cards(): var {
        return findAll(item => item instanceof RadioCard && isShown(item));
    }

    function card(start: string): var {
        return cards().find(each => each.text.startsWith(start)) as RadioCard;
    }

    function rows(): var {
        return findAll(item => item instanceof SeatRow && isShown(item)).sort((one, other) => one.index - other.index);
    }

    function bookNames(): var {
        const nameRole = Qt.UserRole + 1; // a row's second property
        return [...Array(setup.rulebooks.rowCount()).keys()].map(row => setup.rulebooks.data(setup.rulebooks.index(row, 0), nameRole));
    }

    function test_theKeyboardIsAtTheRulebookThatCounts(): void {
        const sheet = showSheet();
        for (const row of [setup.rulebook, 3]) {
            setup.rulebook = row;
            named("Number of players").forceActiveFocus(Qt.TabFocusReason);
            sheet.close();
            tryVerify(() => !sheet.visible, patience);
            sheet.open();
            tryVerify(() => sheet.opened, patience);
            compare((focused as RadioCard).text, bookNames()[row]);
            verify((focused as RadioCard).visualFocus, "and one sees it");
        }
    }

    /** One stop for Tab in each group; the arrows choose, but no colour and no character, which another seat may have. */
    function test_oneStopForEachGroup(): void {
        const sheet = showSheet();
        const isChoice = item => item instanceof RadioCard || item.parent?.parent instanceof FirstSeatChoice;
        const stops = [];
        const first = focused;
        do {
            if (isChoice(focused))
                stops.push(focused);
            keyClick(Qt.Key_Tab);
        } while (focused !== first);
        verify(stops.length >= 2 && stops.every(each => each.checked), "the rulebook, the length and who begins: " + stops.length);
        const names = TestGames.accessibleNames(window);
        for (const name of ["Rulebook", "Length"])
            verify(names.includes(name), name);

        first.forceActiveFocus(Qt.TabFocusReason);
        const books = bookNames();
        const chosen = key => {
            keyClick(key);
            return [setup.rulebook, books.indexOf((focused as RadioCard).text)];
        };
        compare(chosen(Qt.Key_Home), [0, 0]);
        compare(chosen(Qt.Key_Down), [1, 1]);
        compare(chosen(Qt.Key_Up), [0, 0]);
        compare(chosen(Qt.Key_Up), [books.length - 1, books.length - 1], "around the end");
        compare(chosen(Qt.Key_Right), [0, 0]);
        compare(chosen(Qt.Key_End), [books.length - 1, books.length - 1]);

        const row = rows()[2];
        const colour = String(row.colour);
        named("Colour and character of seat 3").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Space);
        tryVerify(() => focused instanceof Radio && focused.checked, patience, "at the colour it has");
        const old = focused;
        keyClick(Qt.Key_Right);
        verify(focused instanceof Radio && focused !== old && old.checked);
        compare(String(row.colour), colour, "passing over a colour takes it from nobody");
        keyClick(Qt.Key_Tab);
        verify(focused instanceof Radio && focused.parent !== old.parent, "Tab goes on to the characters");
        keyClick(Qt.Key_Escape);
    }

    function test_aRulebookIsChosen_data(): var {
        return [0, 1, 2, 3, 4].map(row => ({ tag: "rulebook " + row, row: row }));
    }

    function test_aRulebookIsChosen(data: var): void {
        const sheet = showSheet();
        const names = bookNames();
        compare(names.length, 5);
        verify(TestGames.press(window, names[data.row]));
        compare(setup.rulebook, data.row);
        compare(cards().filter(each => each.checked && names.includes(each.text)).map(each => each.text), [names[data.row]]);
        const count = named("Number of players") as NumberField;
        compare([count.from, count.to], [setup.fewestSeats, setup.mostSeats]);
        compare(card("Short game") !== null, setup.shortAvailable, "the short game where the leaflet has one");
        compare(find(item => item instanceof FirstSeatChoice) !== null, setup.firstSeatQuestion !== NewGameSetup.NotAsked, "who begins, where that is asked");
        verify(textsOf(sheet.contentItem).some(text => text.startsWith("Each player gets " + setup.handSize + " tile")));
    }

    function test_whereItIsPrintedAndWhichForWhoIsNotSure(): void {
        const sheet = showSheet();
        verify(cards().some(each => /Original Mexican Train/.test(each.blurb)), "a box is told by its name");
        verify(textsOf(sheet.contentItem).includes("Not sure? Take Eco Wood Art: it leaves the least to decide."));
        verify(!find(item => item instanceof LinkText), "it is taken already");
        setup.rulebook = 3;
        click(find(item => item instanceof LinkText));
        compare(setup.rulebook, setup.recommended);
        compare(setup.rulebookName, "Eco Wood Art");
    }

    function test_asManySeatsAsPlayers(): void {
        showSheet();
        setup.rulebook = bookNames().findIndex((_, row) => { setup.rulebook = row; return setup.mostSeats === 14; });
        const count = named("Number of players") as NumberField;
        for (const players of [2, 3, 14]) {
            count.forceActiveFocus(Qt.TabFocusReason);
            count.contentItem.selectAll();
            for (const digit of String(players))
                keyClick(digit);
            keyClick(Qt.Key_Return);
            compare(setup.seats.count, players);
            tryVerify(() => rows().length === players, patience);
            compare(rows().map(row => row.seatNumber), rows().map((_, index) => index + 1));
        }
        verify(rows()[13].mapToItem(root, 0, 0).x > 0);
    }

    function test_aSeat(): void {
        showSheet();
        const row = () => rows()[1];
        const level = () => named("Level of seat 2", row()) as Choice;
        verify(level().enabled && !row().isHuman, "the AI's level");
        level().forceActiveFocus(Qt.TabFocusReason);
        const before = row().level;
        keyClick(before > 0 ? Qt.Key_Up : Qt.Key_Down);
        compare(row().level, before > 0 ? before - 1 : 1);
        verify(TestGames.press(window, "Seat 2 is a computer player"));
        verify(row().isHuman);
        compare(find(item => item instanceof Choice, row()), null, "a human has none");
        const name = named("Name of seat 2", row()) as SearchField;
        compare(name.text, row().shownName);
        name.forceActiveFocus();
        name.selectAll();
        for (const letter of "zoe")
            keyClick(letter);
        compare(row().name.toLowerCase(), "zoe");
        for (let i = 0; i < 3; ++i)
            keyClick(Qt.Key_Backspace);
        compare(row().name, "");
        verify(name.placeholderText !== "", "without a name it has the usual one");
        verify(TestGames.press(window, "Seat 2 is a computer player"));
        verify(level() && level().currentIndex === row().level, "its level is as it was");
    }

    function test_eachLevelSaysHowItPlaysAndHowWell(): void {
        showSheet();
        const level = named("Level of seat 2", rows()[1]) as Choice;
        level.popup.open();
        tryVerify(() => level.popup.opened && textsOf(level.popup.contentItem).includes("Expert"), patience);
        const said = textsOf(level.popup.contentItem);
        compare(said.length, 2 * level.count, "a name and a note each");
        compare(said.filter(text => /^.+\nWins (\d+|fewer than 1) of 100 games against three “Hard”\.$/.test(text)).length, level.count - 1, "all but Hard itself");
    }

    function test_theLocomotivesColour_data(): var {
        const goTo = paint => pressUntil(Qt.Key_Right, item => item === paint, "the colour");
        return [
            { tag: "by mouse", open: badge => click(badge), choose: paint => click(paint) },
            { tag: "by key", open: badge => { badge.forceActiveFocus(Qt.TabFocusReason); keyClick(Qt.Key_Space); }, choose: paint => { goTo(paint); keyClick(Qt.Key_Space); } },
            { tag: "from outside", open: badge => verify(TestGames.press(window, badge.Accessible.name)), choose: paint => verify(TestGames.press(window, paint.Accessible.name)) }
        ];
    }

    function test_theLocomotivesColour(data: var): void {
        showSheet();
        const row = rows()[2];
        const old = String(row.colour);
        const words = findAll(item => item instanceof SeatRow)[2].look.words;
        compare(words.length, setup.seats.colours.length);
        const paint = number => named(words[number - 1]);
        compare(paint(1), null);
        data.open(named("Colour and character of seat 3"));
        tryVerify(() => paint(setup.seats.colours.length), patience, "all colours");
        const taken = rows().map(each => String(each.colour));
        const free = setup.seats.colours.findIndex(colour => !taken.includes(String(Qt.color(colour))));
        data.choose(paint(free + 1));
        tryVerify(() => !paint(1), patience, "they are put away");
        verify(String(row.colour) !== old && sameColour(row.colour, Qt.color(setup.seats.colours[free])));
    }

    function test_whoPlays(): void {
        showSheet();
        const row = rows()[2];
        click(named("Colour and character of seat 3"));
        tryVerify(() => named("Olga · Hard"), patience, "all characters");
        click(named("Olga · Hard"));
        tryVerify(() => !named("Olga · Hard"), patience, "they are put away");
        compare([row.character, row.name], ["olga", "Olga"]);
        compare(row.level, 5, "and the level goes with her");
        compare(named("Colour and character of seat 1"), null, "there sits a person");
    }

    function test_howLong_data(): var {
        return [
            { tag: "all rounds", text: "Full game", length: NewGameSetup.Full },
            { tag: "fewer", text: "Fewer rounds", length: NewGameSetup.ChosenRounds },
            { tag: "the short game", text: "Short game", length: NewGameSetup.Short }
        ];
    }

    function test_howLong(data: var): void {
        showSheet();
        bookNames().findIndex((_, row) => { setup.rulebook = row; return setup.shortAvailable; });
        verify(setup.shortAvailable);
        setup.length = data.length === NewGameSetup.Full ? NewGameSetup.Short : NewGameSetup.Full;
        click(card(data.text));
        compare(setup.length, data.length);
        compare(cards().filter(each => each.checked && /game|rounds/.test(each.text)).map(each => each.text), [card(data.text).text], "one of them");
        const rounds = named("Number of rounds") as NumberField;
        compare(rounds !== null, data.length === NewGameSetup.ChosenRounds, "how many, where that is chosen");
        if (!rounds)
            return;
        compare([rounds.from, rounds.to, rounds.value], [1, setup.maxRounds, setup.roundsChosen]);
        rounds.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Up);
        compare(setup.roundsChosen, rounds.value);
        compare(setup.length, NewGameSetup.ChosenRounds);
    }

    function test_whoBegins_data(): var {
        return [
            { tag: "by mouse", choose: seat => click(seat) },
            { tag: "by key", choose: seat => { seat.forceActiveFocus(Qt.TabFocusReason); keyClick(Qt.Key_Space); } },
            { tag: "from outside", choose: seat => verify(TestGames.press(window, seat.Accessible.name)) }
        ];
    }

    function test_whoBegins(data: var): void {
        programWith("rules=ecowoodart;engine=aside;starter=rotate;seats=human:Anna,human:Berta,easy");
        verify(setup.firstSeatQuestion !== NewGameSetup.NotAsked, "somebody has to be asked");
        setup.firstSeat = -1;
        const question = show(firstSeat, { setup: setup, width: 500 }) as FirstSeatChoice;
        const told = {
            [NewGameSetup.Oldest]: "The oldest player starts. Who is it?",
            [NewGameSetup.Youngest]: "The youngest player starts. Who is it?",
            [NewGameSetup.Anybody]: "Who starts?"
        };
        verify(words(told[setup.firstSeatQuestion]), "as the rulebook has it");
        const seats = findAll(item => item.shownName !== undefined && isShown(item), question);
        compare(seats.length, setup.seats.count);
        compare(setup.firstSeat, -1);
        const ringed = () => seats.filter(each => each.background.border.width > 0 && !each.visualFocus).map(each => each.index);
        const [random, last] = [button("At random"), seats[seats.length - 1]];
        verify(random.prominent);
        data.choose(last);
        compare(setup.firstSeat, last.index);
        verify(!random.prominent);
        random.forceActiveFocus();
        compare(ringed(), [last.index]);
        click(random);
        compare([setup.firstSeat, random.prominent, ringed().length], [-1, true, 0]);
    }

    function options(): var {
        return findAll(item => item instanceof OptionRow && item.visible).sort((one, other) => one.index - other.index);
    }

    function test_theRulesAreChanged(): void {
        const sheet = showSheet();
        compare(options().filter(isShown).length, 0);
        click(button("Change the rules…"));
        verify(sheet.showsOptions && sheet.heading === "Rules: " + setup.rulebookName);
        compare(options().length, setup.options.rowCount());
        for (const kind of [OptionInput.Choice, OptionInput.YesNo, OptionInput.Number])
            changeOne(options().find(row => row.kind === kind && row.available));
        verify(options().some(row => row.isChanged));
        click(button("As in the rulebook"));
        compare(options().filter(row => row.isChanged).length, 0);
        click(button("Back"));
        verify(!sheet.showsOptions && sheet.heading === "New game" && rows().length > 0);
        compare(button("As in the rulebook"), undefined);
    }

    function changeOne(row: OptionRow): void {
        verify(row, "there is one of each kind");
        const controls = findAll(item => (item instanceof Choice || item instanceof Toggle || item instanceof NumberField) && isShown(item), row);
        compare(controls.length, 1, row.label);
        const control = controls[0];
        const value = control instanceof Choice ? control.displayText + "\n" : "";
        compare([control.Accessible.name, control.Accessible.description], [row.label, value + row.help]);
        const before = row.value;
        control.forceActiveFocus(Qt.TabFocusReason);
        if (row.kind === OptionInput.YesNo)
            keyClick(Qt.Key_Space);
        else if (row.kind === OptionInput.Choice)
            keyClick(before > 0 ? Qt.Key_Up : Qt.Key_Down);
        else
            keyClick(before < row.high ? Qt.Key_Up : Qt.Key_Down);
        verify(row.value !== before, row.label);
        verify(row.isChanged && words("Changed", row), row.label + ": it is seen that it is another one");
    }

    function test_whatHasNoEffectCannotBeChanged(): void {
        programWith("rules=tactic;mexicanTrain=none;seats=human:Anna,easy");
        const sheet = layOver();
        sheet.showsOptions = true;
        const idle = options().filter(row => !row.available);
        verify(idle.length > 0, "some options are without effect here");
        for (const row of idle) {
            compare(findAll(item => item instanceof Text && item.text === row.label, row)[0].opacity, Theme.faded, row.label);
            compare(findAll(item => (item instanceof Choice || item instanceof Toggle || item instanceof NumberField) && isShown(item) && item.enabled, row).length, 0);
        }
        for (const row of options())
            compare(words("In no leaflet", row) !== null, row.isHouseRule, row.label);
    }

    function test_itBeginsWhereOneChoosesAgain(): void {
        const sheet = showSheet();
        sheet.showsOptions = true;
        sheet.close();
        tryVerify(() => !sheet.visible, patience);
        sheet.open();
        tryVerify(() => sheet.opened, patience);
        verify(!sheet.showsOptions);
    }

    function test_play(): void {
        const sheet = showSheet();
        const wanted = heard(sheet, "playWanted");
        click(button("Play"));
        compare(wanted.length, 1);
        verify(sheet.opened, "whoever opened it puts it away");
        const warning = "The game on the table ends.";
        verify(!textsOf().some(text => text.includes(warning)));
        sheet.endsGame = true;
        verify(textsOf().some(text => text.includes(warning)));
    }

    function test_theLanguageChanges(): void {
        const sheet = showSheet();
        const english = textsOf(sheet.contentItem.parent);
        program.language.current = "de";
        compare(sheet.heading, words(sheet.heading).text);
        const german = textsOf(sheet.contentItem.parent);
        verify(german.filter(text => english.includes(text) && /[a-z]{3}/.test(text)).length < english.length / 2, "names apart");
        compare(rows().length, setup.seats.count);
        program.language.current = "en";
        compare(textsOf(sheet.contentItem.parent), english);
    }

    Component { id: newGame; NewGameSheet {} }
    Component { id: firstSeat; FirstSeatChoice {} }
    Component { id: ground; Item {} }
}
