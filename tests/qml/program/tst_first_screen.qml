import QtQuick
import QtTest
import MexicanTrain.Setup
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Program
import MexicanTrain.Ui.Settings
import MexicanTrain.Ui.Setup
import MexicanTrain.Ui.Theme
import MexicanTrain.Tests
import ".."

/** The first screen: how long the game will be that one click begins. */
TableCase {
    name: "FirstScreen"

    function chips(): var {
        const row = findAll(item => item instanceof LengthChips && isShown(item))[0];
        return findAll(item => item instanceof QuietRadio && isShown(item), row);
    }

    function texts(): var {
        return chips().map(chip => chip.text);
    }

    function chosen(): var {
        return chips().filter(chip => chip.checked).map(chip => chip.text);
    }

    function train(): ArrivingTrain {
        return findAll(item => item instanceof ArrivingTrain)[0];
    }

    function backToTheFirstScreen(): void {
        click(button("Play"));
        tryVerify(() => game.active, patience);
        game.abandonGame();
        tryVerify(() => train(), patience);
    }

    function test_theTrainArrives(): void {
        openWithout(Qt.size(1280, 800));
        tryVerify(() => train().arrived === 1, patience);
        const locomotive = findAll(item => item instanceof Locomotive, train())[0];
        compare(Math.round(centre(locomotive).x), 640);
        program.preferences.pace = 3;
        backToTheFirstScreen();
        verify(train().arrived < 1, "it is under way");
        program.preferences.reducedMotion = true;
        backToTheFirstScreen();
        const places = [];
        const still = train();
        still.arrivedChanged.connect(() => places.push(still.arrived));
        tryVerify(() => still.arrived === 1, patience);
        compare(places, [1], "without motion it is seen nowhere else");
    }

    function test_thereIsOnePlaceForTheLanguage(): void {
        openWithout(Qt.size(1280, 800));
        const boxes = () => findAll(item => item instanceof LanguageChoice && isShown(item)).length;
        const rows = () => findAll(item => item instanceof LanguageRow && isShown(item)).length;
        compare([boxes(), rows()], [0, 1]);
        click(button("Play"));
        tryVerify(() => game.active, patience);
        tryVerify(() => boxes() === 1 && rows() === 0, patience);
    }

    function test_theFirstGameIsShort(): void {
        openWithout(Qt.size(1280, 800));
        compare(texts(), ["3 rounds", "Full game: 13 rounds"]);
        compare(chosen(), ["3 rounds"]);
        click(button("Play"));
        tryVerify(() => game.active, patience);
        compare(game.rounds, 3);
    }

    function test_theWholeGameIsAClickAway(): void {
        openWithout(Qt.size(1280, 800));
        click(chips()[1]);
        compare(chosen(), ["Full game: 13 rounds"]);
        click(chips()[0]);
        compare(chosen(), ["3 rounds"]);
        verify(TestGames.press(window, "Full game: 13 rounds"), "a screen reader can press it");
        compare(chosen(), ["Full game: 13 rounds"]);
        click(button("Play"));
        tryVerify(() => game.active, patience);
        compare(game.rounds, 13);
    }

    function test_itIsWhatWasSetUp(): void {
        openWithout(Qt.size(1280, 800));
        program.setup.roundsChosen = 5;
        compare(texts(), ["5 rounds", "Full game: 13 rounds"]);
        program.setup.length = NewGameSetup.Short;
        compare(texts(), ["5 rounds", "Full game: 13 rounds", "Short game"]);
        compare(chosen(), ["Short game"]);
        click(chips()[1]);
        compare(texts(), ["5 rounds", "Full game: 13 rounds"]);
    }

    /** Also in a window that is too low for all of the menu: nothing stops at a line of which nothing is heard. */
    function test_theMenusKeysPassOverWhatCannotBeHad(): void {
        openWithout(Qt.size(960, 600));
        keyClick(Qt.Key_F10);
        const menu = window.sheets.menu.sheet();
        tryVerify(() => menu.opened, patience);
        const wanted = [];
        for (let i = 0; i < menu.count; ++i) {
            const line = menu.itemAt(i) as MenuLine;
            if (line?.enabled)
                wanted.push(line.text);
        }
        verify(wanted.length > 9 && wanted.length < menu.count, "some cannot be had");
        const at = () => (focused as MenuLine)?.text;
        const press = key => {
            keyClick(key);
            return at();
        };
        tryVerify(() => at() === wanted[0], patience, "the first line has the keyboard, and so is heard");
        compare(wanted.map(() => press(Qt.Key_Down)), [...wanted.slice(1), wanted[0]], "down, and around the end");
        compare(wanted.map(() => press(Qt.Key_Up)), [...wanted].reverse(), "up, and around the beginning");
        compare(press(Qt.Key_End), "Quit");
        compare(press(Qt.Key_Home), "New game…");
        compare([press("s"), press("s"), press("s"), press("s")], ["Statistics…", "Score-keeper…", "Settings…", "Statistics…"], "by first letters");
        compare(press("x"), "Statistics…", "no line starts so");
        const names = TestGames.accessibleNames(window);
        verify(names.includes("Menu") && !names.includes(""), names);
        keyClick(Qt.Key_Escape);
    }

    function test_theKeyboardIsAtPlay(): void {
        openWithout(Qt.size(1280, 800));
        tryVerify(() => focused === button("Play"), patience, "it is at " + focused);
        verify(!focused.visualFocus, "a mouse sees nothing of it");
        backToTheFirstScreen();
        tryVerify(() => focused === button("Play"), patience, "it is at " + focused);
    }


    /** One stop for Tab in each group; the arrows choose in it, and go around both ends. */
    function test_theLanguagesAndTheLengthsAreGroups(): void {
        openWithout(Qt.size(1280, 800));
        tryVerify(() => focused === button("Play"), patience);
        const met = [];
        do {
            keyClick(Qt.Key_Tab);
            if (focused instanceof QuietRadio)
                met.push(focused.text);
        } while (focused !== button("Play"));
        compare(met, ["3 rounds", "English"]);
        const names = TestGames.accessibleNames(window);
        verify(names.includes("Length") && names.includes("Language"), "each group has a name");

        pressUntil(Qt.Key_Tab, item => item instanceof QuietRadio, "the lengths");
        for (const key of [Qt.Key_Right, Qt.Key_Down, Qt.Key_Left, Qt.Key_Up, Qt.Key_End, Qt.Key_Home, Qt.Key_End]) {
            keyClick(key);
            verify(focused.checked && focused.visualFocus, "it is chosen, and one sees where the keyboard is");
            met.push(focused.text);
        }
        const [three, full] = texts();
        compare(met.slice(2), [full, three, full, three, full, three, full]);
        compare(program.setup.length, NewGameSetup.Full);
        keyClick(Qt.Key_Tab);
        keyClick(Qt.Key_Tab, Qt.ShiftModifier);
        compare(focused.text, full, "and Tab comes back to what is chosen");

        pressUntil(Qt.Key_Tab, item => item instanceof QuietRadio && item.text === "English", "the languages");
        keyClick(Qt.Key_Right);
        verify(program.language.current !== "en" && focused.checked, "another one is spoken");
        program.language.current = "en";
    }
}
