import QtQuick
import QtTest
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme
import ".."

/** What is longer than its place: how the keys move it, when they are its own, and what they leave to others. */
PartCase {
    id: scrolling

    name: "Scrolling"

    /** Keys that the part has left to whatever is around it. */
    property var leftOver: []

    readonly property real line: Theme.text(40)

    function init(): void {
        failOnWarning(/./);
        calm();
        leftOver = [];
    }

    /** A page of that height in a place of 200. */
    function showPage(contentHeight: real, more = {}): PaperScroll {
        const frame = show(around);
        const page = scroll.createObject(frame, Object.assign({ width: 300, height: 200, contentHeight: contentHeight }, more)) as PaperScroll;
        page.forceActiveFocus(Qt.TabFocusReason);
        return page;
    }

    function showList(rows: int, more = {}): PaperList {
        const frame = show(around);
        const page = list.createObject(frame, Object.assign({ width: 300, height: 200, model: rows }, more)) as PaperList;
        page.forceActiveFocus(Qt.TabFocusReason);
        return page;
    }

    function test_keysMoveAPage_data(): var {
        const sight = 200 - Theme.text(40);
        return [
            { tag: "a line down", from: 100, key: Qt.Key_Down, to: 100 + line },
            { tag: "a line up", from: 100, key: Qt.Key_Up, to: 100 - line },
            { tag: "a page down", from: 100, key: Qt.Key_PageDown, to: 100 + sight },
            { tag: "a page up", from: 400, key: Qt.Key_PageUp, to: 400 - sight },
            { tag: "the end", from: 100, key: Qt.Key_End, to: 800 },
            { tag: "the beginning", from: 700, key: Qt.Key_Home, to: 0 },
            { tag: "not beyond the end by lines", from: 790, key: Qt.Key_Down, to: 800 },
            { tag: "not beyond the end by pages", from: 790, key: Qt.Key_PageDown, to: 800 },
            { tag: "not before the beginning by lines", from: 5, key: Qt.Key_Up, to: 0 },
            { tag: "not before the beginning by pages", from: 5, key: Qt.Key_PageUp, to: 0 }
        ];
    }

    function test_keysMoveAPage(data: var): void {
        const page = showPage(1000);
        page.contentY = data.from;
        keyClick(data.key);
        compare(page.contentY, data.to);
        compare(leftOver, [], "the key was meant for it");
    }

    function test_whatFitsLeavesTheKeysToOthers_data(): var {
        return [Qt.Key_Down, Qt.Key_Up, Qt.Key_PageDown, Qt.Key_PageUp, Qt.Key_Home, Qt.Key_End].map(key => ({ tag: key, key: key }));
    }

    function test_whatFitsLeavesTheKeysToOthers(data: var): void {
        const page = showPage(200);
        verify(!page.overflows);
        keyClick(data.key);
        compare([page.contentY, leftOver], [0, [data.key]]);
        page.contentHeight = 201;
        verify(page.overflows);
        keyClick(data.key);
        compare(leftOver, [data.key], "as soon as it does not fit they are its own");
    }

    function test_otherKeysAreLeftAlone_data(): var {
        return [Qt.Key_Left, Qt.Key_Right, Qt.Key_Escape, Qt.Key_Return, Qt.Key_A].map(key => ({ tag: key, key: key }));
    }

    function test_otherKeysAreLeftAlone(data: var): void {
        const page = showPage(1000);
        keyClick(data.key);
        compare([page.contentY, leftOver], [0, [data.key]]);
    }

    function test_tabComesOnlyToWhatCanBeMoved(): void {
        const page = showPage(1000);
        verify(page.activeFocusOnTab && page.Accessible.focusable);
        page.contentHeight = 100;
        verify(page.activeFocusOnTab, "who is there is not thrown out");
        verify(!page.Accessible.focusable);
        page.focus = false;
        verify(!page.activeFocusOnTab);
    }

    function bars(page: Item): var {
        return findAll(item => item instanceof PaperBar && isShown(item), page.parent);
    }

    function test_theBarSaysHowMuchThereIs(): void {
        const page = showPage(1000);
        tryVerify(() => bars(page).length === 1, patience, "one, at the side");
        const bar = bars(page)[0] as PaperBar;
        fuzzyCompare(bar.size, 0.2, 0.001);
        verify(bar.focused && bar.background.border.width > 0, "the keyboard is here");
        page.focus = false;
        compare(bar.background.border.width, 0);
        page.contentHeight = 150;
        tryVerify(() => bars(page).length === 0, patience, "all is in sight");
    }

    // Larger letters take longer steps; a place lower than a line moves by that, and not backwards.
    function test_stepsGrowWithTheLetters(): void {
        Theme.letters = 1.5;
        const page = showPage(1000);
        keyClick(Qt.Key_Down);
        compare(page.contentY, 60);
        page.height = 30;
        keyClick(Qt.Key_PageDown);
        compare(page.contentY, 120);
        keyClick(Qt.Key_PageUp);
        compare(page.contentY, 60);
    }

    function test_whatGetsTheFocusComesIntoSight_data(): var {
        return [
            { tag: "below", at: 600, height: 40, from: 0, to: 440 },
            { tag: "above", at: 100, height: 40, from: 500, to: 100 },
            { tag: "already there", at: 300, height: 40, from: 200, to: 200 },
            { tag: "half of it below", at: 380, height: 40, from: 200, to: 220 },
            { tag: "half of it above", at: 180, height: 40, from: 200, to: 180 },
            { tag: "larger than the place", at: 400, height: 300, from: 0, to: 400 },
            { tag: "at the very end", at: 960, height: 40, from: 0, to: 800 }
        ];
    }

    function test_whatGetsTheFocusComesIntoSight(data: var): void {
        const page = showPage(1000);
        const inside = stop.createObject(page.contentItem, { y: data.at, height: data.height, width: 50 });
        page.contentY = data.from;
        inside.forceActiveFocus(Qt.TabFocusReason);
        compare(page.contentY, data.to);
        keyClick(Qt.Key_Home);
        compare(page.contentY, 0, "what it leaves of the keys moves the page");
        verify(inside.activeFocus);
    }

    function test_whatIsElsewhereDoesNotMoveIt(): void {
        const page = showPage(1000);
        page.contentY = 300;
        const outside = stop.createObject(page.parent, { y: 900, width: 50, height: 40 });
        outside.forceActiveFocus(Qt.TabFocusReason);
        compare(page.contentY, 300);
        verify(!page.isInside(outside) && !page.isInside(page.parent));
    }

    function test_aListThatIsOnlyRead(): void {
        const page = showList(50);
        compare(page.contentHeight, 1500);
        keyClick(Qt.Key_Down);
        compare([page.contentY, page.currentIndex], [line, 0], "it moves, no line is chosen");
        keyClick(Qt.Key_End);
        verify(page.atYEnd);
        keyClick(Qt.Key_Down);
        verify(page.atYEnd);
        keyClick(Qt.Key_Home);
        verify(page.atYBeginning);
        compare(leftOver, []);
        page.model = 3;
        keyClick(Qt.Key_Down);
        compare(leftOver, [Qt.Key_Down], "three lines are all in sight");
    }

    function test_aLineIsChosen_data(): var {
        // Six lines of 30 are in sight in a place of 200: a page is one less.
        return [
            { tag: "down", from: 10, key: Qt.Key_Down, to: 11 },
            { tag: "up", from: 10, key: Qt.Key_Up, to: 9 },
            { tag: "a page down", from: 10, key: Qt.Key_PageDown, to: 15 },
            { tag: "a page up", from: 10, key: Qt.Key_PageUp, to: 5 },
            { tag: "the first", from: 10, key: Qt.Key_Home, to: 0 },
            { tag: "the last", from: 10, key: Qt.Key_End, to: 49 },
            { tag: "none after the last", from: 49, key: Qt.Key_Down, to: 49 },
            { tag: "no page after the last", from: 47, key: Qt.Key_PageDown, to: 49 },
            { tag: "none before the first", from: 0, key: Qt.Key_Up, to: 0 },
            { tag: "no page before the first", from: 2, key: Qt.Key_PageUp, to: 0 },
            { tag: "the first, when none was", from: -1, key: Qt.Key_Down, to: 0 }
        ];
    }

    function test_aLineIsChosen(data: var): void {
        const page = showList(50, { choosable: true });
        page.currentIndex = data.from;
        keyClick(data.key);
        compare(page.currentIndex, data.to);
        const top = page.currentItem.y - page.contentY;
        verify(top >= 0 && top + 30 <= 200, "and it is in sight: " + top);
        compare(leftOver, []);
    }

    function test_anEmptyListChoosesNothing(): void {
        const page = showList(0, { choosable: true });
        for (const key of [Qt.Key_Down, Qt.Key_End, Qt.Key_PageUp])
            keyClick(key);
        compare([page.currentIndex, leftOver.length], [-1, 3]);
        verify(page.activeFocusOnTab, "who has deleted the last line is still there");
        compare(page.Accessible.role, Accessible.List);
    }

    // Also where all lines are in sight: there is something to choose.
    function test_aShortListIsChosenFrom(): void {
        const page = showList(3, { choosable: true });
        page.focus = false;
        verify(page.activeFocusOnTab);
        page.choosable = false;
        verify(!page.activeFocusOnTab, "nothing to choose and nothing to move");
    }

    Component {
        id: around

        Item {
            width: 600
            height: 600
            Keys.onPressed: event => { scrolling.leftOver = scrolling.leftOver.concat(event.key); }
        }
    }
    Component { id: scroll; PaperScroll {} }
    Component {
        id: list

        PaperList {
            delegate: Rectangle {
                width: 100
                height: 30
            }
        }
    }
    Component {
        id: stop

        Rectangle {
            activeFocusOnTab: true
        }
    }
}
