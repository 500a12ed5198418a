import QtQuick
import QtTest
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Scorekeeper
import MexicanTrain.Ui.Settings
import MexicanTrain.Ui.Theme
import MexicanTrain.Tests
import ".."

/** What a number, a name or one of several is entered with. */
PartCase {
    name: "Fields"

    function showNumber(properties: var): NumberField {
        return show(number, Object.assign({ from: 1, to: 9, value: 5 }, properties)) as NumberField;
    }

    function test_aNumberStaysBetweenItsEnds_data(): var {
        const up = field => keyClick(Qt.Key_Up);
        const down = field => keyClick(Qt.Key_Down);
        return [
            { tag: "up", value: 5, act: up, after: 6, told: 1 },
            { tag: "down", value: 5, act: down, after: 4, told: 1 },
            { tag: "up at the end", value: 9, act: up, after: 9, told: 0 },
            { tag: "down at the end", value: 1, act: down, after: 1, told: 0 },
            { tag: "plus", value: 5, act: field => click(field.up.indicator), after: 6, told: 1 },
            { tag: "minus", value: 5, act: field => click(field.down.indicator), after: 4, told: 1 },
            { tag: "plus at the end", value: 9, act: field => click(field.up.indicator), after: 9, told: 0 },
            { tag: "minus at the end", value: 1, act: field => click(field.down.indicator), after: 1, told: 0 },
            { tag: "a step of 50", value: 100, step: 50, to: 500, act: up, after: 150, told: 1 },
            { tag: "a step that is too long", value: 480, step: 50, to: 500, act: up, after: 500, told: 1 },
            { tag: "typed", value: 5, act: field => typeInto(field, "7"), after: 7, told: 1 },
            { tag: "typed, too large", value: 5, act: field => typeInto(field, "88"), after: null, told: null },
            { tag: "typed, no number", value: 5, act: field => typeInto(field, "x"), after: 5, told: 0 }
        ];
    }

    function typeInto(field: NumberField, text: string): void {
        field.contentItem.selectAll();
        for (const letter of text)
            keyClick(letter);
        keyClick(Qt.Key_Return);
    }

    function test_aNumberStaysBetweenItsEnds(data: var): void {
        const field = showNumber({ value: data.value, to: data.to ?? 9, stepSize: data.step ?? 1 });
        if (data.to)
            field.value = data.value;
        field.forceActiveFocus(Qt.TabFocusReason);
        const told = heard(field, "valueModified");
        data.act(field);
        if (data.after === null) {
            verify(field.value >= field.from && field.value <= field.to, "between its ends: " + field.value);
            return;
        }
        compare(field.value, data.after);
        compare(told.length, data.told, "whoever listens is told of a change, and of nothing else");
    }

    function test_theButtonsOfANumberShowItsEnds(): void {
        const field = showNumber({ value: 1 });
        const shows = step => [step.enabled, step.children[0].opacity, step.color.a];
        compare(shows(field.down.indicator), [false, Theme.faded, 0]);
        compare(shows(field.up.indicator), [true, 1, 1]);
        field.value = 9;
        compare(shows(field.down.indicator), [true, 1, 1]);
        compare(shows(field.up.indicator), [false, Theme.faded, 0]);
        field.to = 12;
        verify(field.up.indicator.enabled, "the end has moved on");
        field.enabled = false;
        compare(field.contentItem.opacity, Theme.faded);
    }

    function test_aNumberCannotBeTypedWhereItIsOnlyChosen(): void {
        const field = showNumber({});
        verify(!field.contentItem.readOnly);
        field.editable = false;
        verify(field.contentItem.readOnly);
    }

    function test_theFocusOfAFieldIsSeen_data(): var {
        return [
            { tag: "number", type: number, properties: { from: 1, to: 9 } },
            { tag: "search", type: search, properties: { words: "Search the rules" } },
            { tag: "points", type: points, properties: {} }
        ];
    }

    function test_theFocusOfAFieldIsSeen(data: var): void {
        const field = data.type ? show(data.type, data.properties) : null;
        const frame = field.background;
        compare(frame.border.width, 1);
        verify(sameColour(frame.border.color, Theme.current.paperLine));
        field.forceActiveFocus();
        compare(frame.border.width, Theme.focusWidth);
        verify(sameColour(frame.border.color, Theme.current.inkFocus));
        Theme.letters = 1.5;
        verify(field.implicitHeight >= field.font.pixelSize + 4, "its letters find room");
    }

    function test_marksHeapedOnALetterStayInTheField(): void {
        const field = show(search, { words: "Name", width: 240, y: 200 }) as SearchField;
        const column = () => {
            const picture = grabImage(field.parent);
            return [...Array(190).keys()].map(y => String(picture.pixel(18, y)));
        };
        const before = column();
        field.text = "Z" + "\u0310".repeat(200);
        waitForRendering(field);
        compare(column(), before);
    }

    function test_aSearchFieldIsCalledByItsWords(): void {
        const field = show(search, { words: "Search the rules", width: 240 }) as SearchField;
        compare(field.Accessible.name, "Search the rules");
        compare(field.placeholderText, "Search the rules");
        field.forceActiveFocus();
        for (const letter of "Blank")
            keyClick(letter);
        compare(field.text.toLowerCase(), "blank");
        compare(field.Accessible.name, "Search the rules", "whatever is written into it");
        compare(field.placeholderText, "", "and that is not described by what it would be called without");
        field.clear();
        field.words = "Durchsuchen";
        compare(field.placeholderText, "Durchsuchen");
    }

    function test_pointsAreWrittenOver(): void {
        const field = show(points, { text: "120" }) as PointsField;
        field.forceActiveFocus();
        compare(field.selectedText, "120", "all of it is chosen as soon as one comes there");
        keyClick("7");
        compare(field.text, "7");
        for (const digit of "1234567")
            keyClick(digit);
        compare(field.text, "712345", "no number is longer than this");
    }

    function test_anIssueIsSeenWithAndWithoutTheFocus(): void {
        const field = show(points, { text: "x", hasIssue: true }) as PointsField;
        for (const focus of [false, true]) {
            if (focus)
                field.forceActiveFocus();
            verify(sameColour(field.color, Theme.current.inkWarning));
            verify(sameColour(field.background.border.color, Theme.current.inkWarning));
            compare(field.background.border.width, Theme.focusWidth);
        }
        field.hasIssue = false;
        verify(sameColour(field.color, Theme.current.ink));
    }

    function showChoice(properties = {}): Choice {
        return show(choice, Object.assign({ model: ["Easy", "Medium", "Hard"], width: 200 }, properties)) as Choice;
    }

    function lines(box: Choice): var {
        return findAll(item => item.highlighted !== undefined && item.index !== undefined && isShown(item));
    }

    function wordsOf(line: Item): var {
        return findAll(item => item instanceof Text && isShown(item), line);
    }

    function test_oneOfSeveralIsPicked_data(): var {
        const open = box => {
            click(box);
            tryVerify(() => box.popup.opened && lines(box).length === 3, patience, "the list");
        };
        return [
            { tag: "by mouse", pick: box => { open(box); click(lines(box)[2]); } },
            { tag: "by finger", pick: box => { open(box); tap(lines(box)[2]); } },
            { tag: "by arrows in the list", pick: box => { open(box); keyClick(Qt.Key_Down); keyClick(Qt.Key_Down); keyClick(Qt.Key_Return); } },
            { tag: "opened by space", pick: box => { keyClick(Qt.Key_Space); tryVerify(() => box.popup.opened, patience); keyClick(Qt.Key_End); keyClick(Qt.Key_Return); } },
            { tag: "from outside", pick: box => {
                verify(TestGames.press(window, "Level"));
                tryVerify(() => box.popup.opened && lines(box).length === 3, patience);
                verify(TestGames.press(window, "Hard"));
            } }
        ];
    }

    function test_oneOfSeveralIsPicked(data: var): void {
        const box = showChoice();
        box.Accessible.name = "Level";
        box.forceActiveFocus(Qt.TabFocusReason);
        const picked = heard(box, "activated");
        data.pick(box);
        tryVerify(() => !box.popup.visible, patience, "the list goes");
        compare(picked.map(each => each[0]), [2], "told once");
        compare([box.currentIndex, box.displayText], [2, "Hard"]);
        verify(box.activeFocus, "the keyboard is where it was");
    }

    function test_aListIsPutAwayWithoutAnything(): void {
        const box = showChoice({ currentIndex: 1 });
        box.forceActiveFocus(Qt.TabFocusReason);
        const picked = heard(box, "activated");
        box.popup.open();
        tryVerify(() => box.popup.opened, patience);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !box.popup.visible, patience);
        compare([box.currentIndex, picked.length], [1, 0]);
        compare(lines(box).length, 0);
    }

    function test_theListIsNotLongerThanItsPlace(): void {
        const box = showChoice({ model: Array.from({ length: 60 }, (_, row) => "Line " + row) });
        box.forceActiveFocus(Qt.TabFocusReason);
        box.popup.open();
        tryVerify(() => box.popup.opened, patience);
        verify(box.popup.height <= box.Window.height);
        verify(box.popup.width >= Theme.px(170) && box.popup.width >= box.width);
        keyClick(Qt.Key_End);
        const last = () => lines(box).find(line => line.index === 59);
        tryVerify(() => last(), patience, "the last line comes into sight");
        verify(last().highlighted);
    }

    function test_theListLiesInTheWindow_data(): var {
        return [{ tag: "3", count: 3 }, { tag: "60", count: 60 }];
    }

    function test_theListLiesInTheWindow(data: var): void {
        const box = showChoice({ model: Array.from({ length: data.count }, (_, row) => "Line " + row), width: 60 });
        const frame = box.Window.contentItem;
        const corners = [[0, 0], [frame.width - box.width, 0], [0, frame.height - box.height], [frame.width - box.width, frame.height - box.height]];
        for (const [x, y] of corners) {
            const at = box.parent.mapFromItem(frame, x, y);
            [box.x, box.y] = [at.x, at.y];
            box.popup.open();
            tryVerify(() => box.popup.opened, patience);
            const list = box.popup.background;
            const place = list.mapToItem(frame, 0, 0);
            verify(place.x >= 0 && place.y >= 0 && place.x + list.width <= frame.width && place.y + list.height <= frame.height,
                   [place.x, place.y, list.width, list.height] + " for a box at " + [x, y]);
            box.popup.close();
            tryVerify(() => !box.popup.visible, patience);
        }
    }

    function test_theRowGoesWhileItsListIsOpen(): void {
        const box = showChoice();
        const list = box.popup;
        list.open();
        tryVerify(() => list.opened && lines(box).length === 3, patience);
        box.destroy();
        tryVerify(() => lines(null).length === 0, patience, "nothing of it is left");
    }

    function test_aChoiceIsInTheColoursOfWhatItLiesOn_data(): var {
        return [{ tag: "paper", isOnPaper: true }, { tag: "wood", isOnPaper: false }];
    }

    function test_aChoiceIsInTheColoursOfWhatItLiesOn(data: var): void {
        const box = showChoice({ isOnPaper: data.isOnPaper });
        verify(sameColour(box.contentItem.color, data.isOnPaper ? Theme.current.ink : Theme.current.text));
        verify(sameColour(box.background.color, data.isOnPaper ? Theme.current.field : Theme.current.button));
        box.forceActiveFocus(Qt.TabFocusReason);
        verify(sameColour(box.background.border.color, data.isOnPaper ? Theme.current.inkFocus : Theme.current.focus));
        compare(box.background.border.width, Theme.focusWidth);
        box.enabled = false;
        compare(box.contentItem.opacity, Theme.faded);
    }

    function test_aLongNameIsNotReadAsMarkupAndStaysInTheBox(): void {
        const box = showChoice({ model: ["<b>" + longName + "</b>"] });
        compare(box.contentItem.textFormat, Text.PlainText);
        verify(box.contentItem.contentWidth <= box.width - box.leftPadding - box.rightPadding + 1, "in the box");
        verify(box.contentItem.lineCount <= 2);
        box.popup.open();
        tryVerify(() => lines(box).length === 1, patience);
        const line = lines(box)[0];
        const [name] = wordsOf(line);
        compare(name.textFormat, Text.PlainText);
        verify(!name.truncated, "in the list all of it can be read");
    }

    function test_aNoteStandsBelowTheName(): void {
        const box = showChoice({ model: noted, textRole: "name", noteRole: "note", listWidth: 330 });
        box.popup.open();
        tryVerify(() => lines(box).length === 2, patience);
        compare(box.popup.width, 330);
        const [first, second] = lines(box).sort((one, other) => one.index - other.index);
        compare(wordsOf(first).map(each => each.text), ["Easy", "<b>As it comes.</b>"]);
        compare(wordsOf(second).map(each => each.text), ["Hard"]);
        const [name, note] = wordsOf(first);
        verify(note.mapToItem(first, 0, 0).y >= name.mapToItem(first, 0, name.height).y, "below it");
        verify(note.mapToItem(first, 0, note.height).y <= first.height, "in its line");
        verify(first.height > second.height);
        compare(note.textFormat, Text.PlainText);
        compare(first.Accessible.description, "<b>As it comes.</b>");
        compare(box.displayText, "Easy", "in the box there is the name alone");
    }

    // What holds stands elsewhere: what is shown follows it, and not what was pressed.
    function test_aSettingFollowsItsValue_data(): var {
        return [
            { tag: "the first", value: 2, chosen: 0 },
            { tag: "between two, nearer to the second", value: 1.4, chosen: 1 },
            { tag: "between two, as near to both", value: 1.5, chosen: 0 },
            { tag: "the last", value: 0, chosen: 3 },
            { tag: "below all", value: -3, chosen: 3 },
            { tag: "above all", value: 99, chosen: 0 }
        ];
    }

    function test_aSettingFollowsItsValue(data: var): void {
        const row = show(setting, { value: data.value });
        compare(row.chosen, data.chosen);
        const box = findAll(item => item instanceof Choice, row)[0] as Choice;
        compare([box.currentIndex, box.Accessible.name], [data.chosen, "Pace"]);
        const picked = heard(row, "picked");
        box.forceActiveFocus(Qt.TabFocusReason);
        keyClick(data.chosen < 3 ? Qt.Key_Down : Qt.Key_Up);
        compare(picked.length, 1);
        compare(picked[0][0], row.values[data.chosen + (data.chosen < 3 ? 1 : -1)]);
        compare(box.currentIndex, data.chosen, "it holds only where it is taken");
        row.names = ["Langsam", "Normal", "Schnell", "Sofort"];
        compare([box.currentIndex, box.displayText], [data.chosen, row.names[data.chosen]], "in another language, too");
        row.value = 0.5;
        compare(box.currentIndex, 2);
    }

    function test_aSliderGoesByItsSteps_data(): var {
        return [
            { tag: "right", percent: 50, key: Qt.Key_Right, told: [60] },
            { tag: "left", percent: 50, key: Qt.Key_Left, told: [40] },
            { tag: "right at the end", percent: 100, key: Qt.Key_Right, told: [] },
            { tag: "left at the end", percent: 0, key: Qt.Key_Left, told: [] }
        ];
    }

    function test_aSliderGoesByItsSteps(data: var): void {
        const row = show(slider, { label: "Volume", percent: data.percent, from: 0, to: 100, width: 300 }) as SettingSlider;
        compare(textsOf(row), ["Volume: " + data.percent + "%"]);
        const moved = heard(row, "moved");
        const bar = findAll(item => item.snapMode !== undefined, row)[0];
        compare(bar.Accessible.name, "Volume");
        bar.forceActiveFocus(Qt.TabFocusReason);
        keyClick(data.key);
        compare(moved.map(each => each[0]), data.told);
        row.percent = 30;
        compare(textsOf(row), ["Volume: 30%"]);
        row.enabled = false;
        compare(bar.opacity, 0.5);
    }

    Component { id: number; NumberField {} }
    Component { id: search; SearchField {} }
    Component { id: points; PointsField {} }
    Component { id: choice; Choice {} }
    ListModel {
        id: noted

        ListElement { name: "Easy"; note: "<b>As it comes.</b>" }
        ListElement { name: "Hard"; note: "" }
    }
    Component {
        id: setting

        SettingChoice {
            width: 300
            label: "Pace"
            values: [2, 1, 0.5, 0]
            names: ["Slow", "Normal", "Fast", "At once"]
        }
    }
    Component { id: slider; SettingSlider {} }
}
