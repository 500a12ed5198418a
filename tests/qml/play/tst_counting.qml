import QtQuick
import QtTest
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Play
import MexicanTrain.Ui.Table
import MexicanTrain.Tests
import ".."

/** For who likes to count: what is shown of it, and how the keyboard comes there. */
SheetsCase {
    name: "Counting"

    readonly property string spec: "rules=tactic;seats=human:Anna,easy,easy,easy;seed=count;first=1"

    function holderButton(text: string): HolderButton {
        return findAll(item => item instanceof HolderButton && item.text === text && isShown(item))[0] as HolderButton;
    }

    function lines(): var {
        return findAll(item => item instanceof CountedLine && isShown(item));
    }

    function shownTiles(): var {
        return findAll(item => item.tileId !== undefined && item.art !== undefined && isShown(item), topSheet());
    }

    function test_theKeyOpensItAndItsSwitchTurnsItOn(): void {
        open(spec);
        verify(waitForMyTurn());
        verify(!findAll(item => item instanceof HolderButton && isShown(item)).some(each => /pip.* in your hand/.test(each.text)), "off at first");
        const before = focusTile();
        keyClick(Qt.Key_C);
        tryVerify(() => sheet("Counting aids"), patience);
        compare(lines().length, 0, "nothing is counted yet");
        pressUntil(Qt.Key_Tab, item => item instanceof Toggle, "the switch");
        keyClick(Qt.Key_Space);
        verify(program.preferences.counting);
        tryVerify(() => lines().length > 5, patience, "values");
        pressUntil(Qt.Key_Tab, item => item instanceof CountedLine || item instanceof PaperList, "the values");
        keyClick(Qt.Key_Home);
        compare(game.counting.value, 0);
        keyClick(Qt.Key_Down);
        compare(game.counting.value, 1);
        compare(shownTiles().length, game.counting.values.count, "each tile of that value");
        const line = lines().find(each => each.highlighted);
        compare(line.Accessible.name, "1: %1 of %2 seen".arg(line.seen).arg(line.all));
        compare(shownTiles().filter(each => each.dimmed === 0).length, line.seen, "those not seen are told apart");
        goThrough(topSheet(), "counting");
        closeByEscape("Counting aids", before);
        compare(game.counting.value, -1, "nothing is left open");
        const sign = holderButton(game.counting.pips + " pips in your hand");
        verify(sign, "what the hand costs stands at the holder");
        click(sign);
        tryVerify(() => sheet("Counting aids"), patience);
    }

    function test_whatAPlayerCouldNotLay(): void {
        open(spec);
        program.preferences.counting = true;
        let found = null;
        while (!found && waitForMyTurn()) {
            found = tracks().find(each => each.lacks !== "");
            const move = anyMove();
            if (!found)
                verify(move ? game.play(move.tile, move.train) : game.draw() || game.pass());
        }
        verify(found && !found.isOwn, "the seed lets somebody pass");
        verify(findAll(item => item instanceof Text && item.text === "≠ " + found.lacks && isShown(item), found).length === 1, "at the plate");
        verify(found.Accessible.description.includes(found.lacks));
        game.select(-1);
        click(found.plateItem);
        tryVerify(() => topSheet(), patience, "the sheet of the train");
        for (const text of found.missed)
            verify(findAll(item => item instanceof PaperText && item.text === text && isShown(item), topSheet()).length === 1, text);
        goThrough(topSheet(), "train");
        keyClick(Qt.Key_Escape);
    }
}
