import QtQuick
import QtQuick.Controls.Basic as Basic
import QtTest
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Play
import MexicanTrain.Ui.Program
import MexicanTrain.Tests

/** What tests share that take the keyboard through what lies over the table. */
TableCase {
    function isIn(item: Item, whole: Item): bool {
        for (let each = item; each; each = each.parent) {
            if (each === whole)
                return true;
        }
        return false;
    }

    function nameOf(item: Item): string {
        return item.Accessible.name || item.text || String(item);
    }

    /** Everything that Tab comes to until it begins again. */
    function tabStops(): var {
        const met = [];
        for (let presses = 0; presses < 120; ++presses) {
            keyClick(Qt.Key_Tab);
            if (met.length > 0 && focused === met[0])
                return met;
            if (!met.includes(focused))
                met.push(focused);
        }
        fail("Tab does not come round: " + met.map(nameOf).join(", "));
    }

    function openFromMenu(line: string, heading: string): void {
        keyClick(Qt.Key_F10);
        pressUntil(Qt.Key_Down, item => item instanceof MenuLine && item.text === line, "the line " + line);
        keyClick(Qt.Key_Return);
        tryVerify(() => sheet(heading), patience, heading);
        tryVerify(() => isIn(focused, topSheet()), patience, "the keyboard is in it");
    }

    function focusTile(): HandTile {
        pressUntil(Qt.Key_Tab, item => item instanceof HandTile, "the hand");
        return focused as HandTile;
    }

    function closeByEscape(heading: string, goal: Item): void {
        keyClick(Qt.Key_Escape);
        tryVerify(() => !sheet(heading), patience, "Escape puts it away");
        tryVerify(() => focused === goal, patience, "the keyboard is where it was: " + focused);
    }

    /** Takes the keyboard to everything in `whole`, which has it, and to the end of all that is longer than its place. */
    function goThrough(whole: Item, name: string): void {
        tryVerify(() => isIn(focused, whole), patience, "the keyboard is in it");
        const stops = tabStops();
        compare(stops.filter(item => !isIn(item, whole)).map(nameOf), [], "Tab stays in it");
        compare(stops.filter(item => !isShown(item)).map(nameOf), [], "and comes only to what is seen");
        // A list in a sheet is of what the sheet is about, which has been said.
        const isNamed = item => item.Accessible.name || item.text || item.Accessible.role === Accessible.List;
        compare(stops.filter(item => !isNamed(item)).map(String), [], "and to what has a name");
        const controls = findAll(item => isControl(item) && item.enabled && isShown(item), whole);
        compare(controls.filter(item => !stops.includes(item)).map(nameOf), [], "and to all that can be pressed or moved");
        compare(controls.filter(item => !liesIn(item, whole)).map(nameOf), [], "nothing of that lies outside");
        compare(TestGames.dumbControls(window), []);
        const pages = findAll(item => item instanceof Flickable && isShown(item) && item.contentHeight > item.height + 1, whole);
        for (const page of pages) {
            if (page instanceof PaperList && page.choosable)
                chooseToTheEnd(page as PaperList, name);
            else if (page instanceof PaperScroll && page.lines)
                walkToTheEnd(page as PaperScroll, name);
            else
                readToTheEnd(page as Flickable, name);
        }
    }

    function isControl(item: Item): bool {
        return (item instanceof Basic.AbstractButton || item instanceof Basic.ComboBox || item instanceof Basic.Slider)
               && item.focusPolicy !== Qt.NoFocus;
    }

    /** Whether all of it does, or it can be scrolled there. */
    function liesIn(item: Item, whole: Item): bool {
        for (let each = item.parent; each; each = each.parent) {
            if (each instanceof Flickable)
                return true;
        }
        const corner = item.mapToItem(whole, 0, 0);
        return corner.x >= 0 && corner.y >= 0 && corner.x + item.width <= whole.width && corner.y + item.height <= whole.height;
    }

    function tabTo(page: Item, name: string): void {
        // A list hands the focus on to its current line.
        pressUntil(Qt.Key_Tab, item => item === page || (page instanceof ListView && isIn(item, page)), name);
    }

    function readToTheEnd(page: Flickable, name: string): void {
        tabTo(page, name);
        keyClick(Qt.Key_Home);
        verify(page.atYBeginning, name + ": Home");
        keyClick(Qt.Key_Down);
        verify(!page.atYBeginning, name + ": a line down");
        keyClick(Qt.Key_Up);
        verify(page.atYBeginning, name + ": and up");
        keyClick(Qt.Key_End);
        verify(page.atYEnd, name + ": End");
        keyClick(Qt.Key_PageUp);
        verify(!page.atYEnd, name + ": a page up");
        keyClick(Qt.Key_PageDown);
        verify(page.atYEnd, name + ": and down");
    }

    /** The same where a line is chosen: the keys take it along, and it is seen. */
    function chooseToTheEnd(list: var, name: string): void {
        const press = (key, row, what) => {
            keyClick(key);
            compare(list.currentIndex, row, name + ": " + what);
            const top = list.currentItem.mapToItem(list, 0, 0).y;
            verify(top >= -0.5 && top + list.currentItem.height <= list.height + 0.5, name + ": " + what + " and it is in sight");
        };
        const last = list.count - 1;
        tabTo(list, name);
        press(Qt.Key_Home, 0, "the first line");
        verify(list.atYBeginning);
        press(Qt.Key_Down, 1, "a line down");
        press(Qt.Key_Up, 0, "and up");
        press(Qt.Key_Up, 0, "there is none before");
        press(Qt.Key_End, last, "the last line");
        verify(list.atYEnd);
        keyClick(Qt.Key_PageUp);
        const before = list.currentIndex;
        verify(before < last - 1 || last < 3 && before < last, name + ": a page up is more than a line, where there are more");
        press(Qt.Key_PageDown, last, "and down");
    }

    /** The same where the keys come to each line: it is in sight then, and called what it says. */
    function walkToTheEnd(page: var, name: string): void {
        tabTo(page, name);
        keyClick(Qt.Key_Home);
        verify(page.atYBeginning, name + ": Home");
        const met = [focused];
        for (keyClick(Qt.Key_Down); focused !== met[met.length - 1]; keyClick(Qt.Key_Down)) {
            met.push(focused);
            const top = focused.mapToItem(page, 0, 0).y;
            verify(top >= -0.5 && top + focused.height <= page.height + 0.5, name + ": in sight: " + nameOf(focused));
        }
        verify(met.length > 1 && met.every(line => line.parent === page.lines && line.Accessible.name !== ""), name + ": " + met.map(nameOf));
        keyClick(Qt.Key_Home);
        compare(focused, met[0]);
        keyClick(Qt.Key_End);
        compare(focused, met[met.length - 1]);
        keyClick(Qt.Key_Up);
        compare(focused, met[met.length - 2], name + ": a line up");
        verify(page.atYEnd || page.contentHeight - page.contentY - page.height < focused.height + met[met.length - 1].height, name + ": End");
    }
}
