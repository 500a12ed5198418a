import QtQuick
import QtTest
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Rules
import ".."

/** From a refusal to its rule, and what else the rule page does. */
TableCase {
    name: "Rules"

    function entries(): var {
        return findAll(item => item instanceof RuleEntry && isShown(item));
    }

    function isInSight(item: Item): bool {
        const top = item.mapToItem(root, 0, 0).y;
        return top > 0 && top + item.height < window.height;
    }

    function test_aRefusalLeadsToItsRule(): void {
        open("rules=tactic;seats=human:Anna,easy,easy,easy;seed=words");
        verify(waitForMyTurn());
        const bruno = 1;
        const tile = handTiles()[0].tileId;
        verify(!game.placesFor(tile).includes(bruno));
        verify(!game.play(tile, bruno));
        compare(game.sentenceRule, "otherTrains");
        const link = findAll(item => item instanceof QuietButton && item.text === "Rule" && isShown(item))[0];
        verify(link, "a button beside the refusal");
        click(link);
        tryVerify(() => sheet("Rules"), patience, "the rule page");
        tryVerify(() => entries().some(entry => entry.highlighted), patience, "shows the rule in question");
        const shown = entries().filter(entry => entry.highlighted);
        compare(shown.map(entry => entry.rule), ["otherTrains"]);
        tryVerify(() => isInSight(shown[0]), patience, "where it can be seen");
        verify(shown[0].picture.length > 0, "with a picture");
    }

    function test_searchAndComparison(): void {
        open("rules=tactic;doubleBlank=25;seats=human:Anna,easy;seed=words");
        verify(waitForMyTurn());
        window.sheets.showRules("");
        tryVerify(() => sheet("Rules"), patience);
        const all = program.rules.count;
        verify(all > 40);
        const field = findAll(item => item instanceof SearchField && isShown(item))[0];
        field.forceActiveFocus();
        for (const letter of "blank")
            keyClick(letter);
        tryVerify(() => program.rules.count > 0 && program.rules.count < 6, patience, "only rules with that word");
        verify(entries().every(entry => /blank/i.test(entry.title + entry.text)));
        field.clear();
        compare(program.rules.count, all);
        program.rules.other = program.rules.subjects.indexOf("Tactic");
        tryCompare(program.rules, "count", 1, patience);
        compare(entries()[0].rule, "doubleBlank");
        verify(entries()[0].compares && entries()[0].text !== entries()[0].otherText);
    }
}
