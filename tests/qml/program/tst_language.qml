import QtQuick
import QtQuick.Controls
import QtTest
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Play
import MexicanTrain.Ui.Settings
import MexicanTrain.Tests
import ".."

/** The language changes in the middle of a turn, everywhere and at once. */
TableCase {
    name: "Language"

    // Every text with a word in it that can be read or heard now.
    function words(): var {
        const texts = findAll(item => item instanceof Text && isShown(item)).map(item => item.text);
        return texts.concat(TestGames.accessibleNames(window)).filter(text => /[A-Za-z]{2}/.test(text));
    }

    function announced(words: string): bool {
        return TestGames.accessibleNames(window).some(text => text.endsWith(" " + words + "."));
    }

    function test_switchInMidTurn(): void {
        open("rules=tactic;seats=human:Anna,easy,easy,easy;seed=words");
        verify(waitForMyTurn());
        click(handTiles()[0]);
        const chosen = game.selectedTile;
        // What is announced is said in other words as soon as nobody can still be asking for it.
        const fits = handTiles()[0].fits;
        tryVerify(() => announced(fits), patience, "where it fits");
        program.language.current = "de";
        tryVerify(() => !announced(fits), patience);
        program.language.current = "en";
        tryVerify(() => announced(fits), patience);
        const english = words();
        verify(english.length > 20, english.join(" | "));
        program.language.current = "de";
        compare(game.selectedTile, chosen, "nothing else changes");
        tryVerify(() => !announced(fits), patience);
        const german = words();
        compare(german.length, english.length);
        const same = english.filter(text => german.includes(text));
        compare([...new Set(same)].sort(), ["Anna", "Bruno", "Clara", "Dario", "Mexican Train"], "names alone stay as they are");
        program.language.current = "en";
        tryVerify(() => announced(fits), patience);
        compare(words(), english, "and back");
    }

    function test_arrowsPassLanguagesThatNobodyChose(): void {
        open("rules=tactic;seats=human:Anna,easy,easy,easy;seed=words");
        verify(waitForMyTurn());
        const box = findAll(item => item instanceof LanguageChoice && isShown(item))[0] as LanguageChoice;
        box.forceActiveFocus();
        keyClick(Qt.Key_Down);
        tryVerify(() => box.popup.opened, patience, "the list");
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !box.popup.visible, patience);
        compare(program.language.current, "en");
        const before = box.currentIndex;
        keyClick(Qt.Key_Up);
        tryVerify(() => box.popup.opened, patience, "the list");
        keyClick(Qt.Key_Up);
        compare(program.language.current, "en", "not yet");
        keyClick(Qt.Key_Return);
        tryVerify(() => program.language.current !== "en", patience);
        compare(box.currentIndex, before - 1);
        program.language.current = "en";
    }

    function test_nothingIsLostThatIsBeingDone(): void {
        open("rules=tactic;seats=human:Anna,easy,easy,easy;seed=words");
        verify(waitForMyTurn());
        const sheet = window.sheets.newGame.sheet();
        sheet.open();
        tryVerify(() => sheet.opened, patience);
        const field = findAll(item => item instanceof TextField && isShown(item))[0];
        field.forceActiveFocus();
        field.text = "half a na";
        program.language.current = "ru";
        verify(sheet.opened, "the dialog stays open");
        compare(field.text, "half a na");
        verify(field.activeFocus);
        verify(findAll(item => item instanceof SheetPaper && isShown(item) && /[а-я]/.test(item.heading)).length === 1, "and speaks Russian");
        program.language.current = "en";
    }

    // Whoever reaches for a button after a change of language presses the same one.
    function test_iconsStayWhereTheyAre(): void {
        open("rules=tactic;seats=human:Anna,easy;seed=words", 0, Qt.size(960, 600));
        verify(waitForMyTurn());
        const places = () => findAll(item => item instanceof IconButton && isShown(item)).map(icon => icon.mapToItem(root, 0, 0).x);
        for (const letters of [100, 150]) {
            program.preferences.textSize = letters;
            program.language.current = "en";
            TestGames.nextFrame(window);
            const before = places();
            verify(before.length >= 3, "hint, undo, redo");
            for (const language of languages) {
                program.language.current = language;
                TestGames.nextFrame(window);
                compare(places(), before, language + ", letters " + letters);
            }
        }
        program.language.current = "en";
    }

    function test_theBoardOfARoundFollows(): void {
        open("rules=tactic;seats=human:Anna,easy;seed=board;first=1", 1);
        const boards = () => findAll(item => item instanceof NoticeBoard && item.presence === 1);
        tryVerify(() => boards().length > 0, patience);
        const words = boards()[0].note;
        program.language.current = "de";
        verify(boards()[0].note !== words && boards()[0].note !== "", boards()[0].note);
    }

    function test_aDraggedTileStaysInTheHand(): void {
        open("rules=tactic;seats=human:Anna,easy,easy,easy;seed=words");
        verify(waitForMyTurn());
        const move = anyMove();
        const tile = handTile(move.tile);
        const target = restingCentre(track(move.train).landingItem);
        restingCentre(tile);
        pickUp(tile, target);
        verify(tile.carried, "it is carried");
        program.language.current = "uk";
        verify(handTile(move.tile) === tile && tile.carried, "and stays carried");
        mouseMove(root, target.x, target.y, -1, Qt.LeftButton);
        mouseRelease(root, target.x, target.y, Qt.LeftButton);
        tryVerify(() => !handTile(move.tile), patience, "the tile is laid as if nothing had been said");
        program.language.current = "en";
    }
}
