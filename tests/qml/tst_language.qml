import QtQuick
import QtTest
import MexicanTrain
import MexicanTrain.Tests

/** The language changes in the middle of a turn, everywhere and at once. */
TableCase {
    name: "Language"

    // Every text with a word in it that can be read or heard now.
    function words(): var {
        const texts = findAll(item => item instanceof Text && isShown(item)).map(item => item.text);
        return texts.concat(TestGames.accessibleNames(window)).filter(text => /[A-Za-z]{2}/.test(text));
    }

    function test_switchInMidTurn(): void {
        open("rules=tactic;seats=human:Anna,easy,easy,easy;seed=words");
        verify(waitForMyTurn());
        click(handTiles()[0]);
        const chosen = game.selectedTile;
        const english = words();
        verify(english.length > 20, english.join(" | "));
        game.language = "de";
        compare(game.selectedTile, chosen, "nothing else changes");
        const german = words();
        compare(german.length, english.length);
        const same = english.filter(text => german.includes(text));
        compare([...new Set(same)].sort(), ["Anna", "Bruno", "Clara", "Dario", "Mexican Train"], "names alone stay as they are");
        game.language = "en";
        compare(words(), english, "and back");
    }
}
