import QtQuick
import QtQuick.Controls.Basic as Basic
import QtTest
import MexicanTrain.Theme
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Program
import MexicanTrain.Ui.Replay
import MexicanTrain.Ui.Rules
import MexicanTrain.Ui.Settings
import MexicanTrain.Ui.Theme
import MexicanTrain.Tests
import ".."

/** Everything that can be pressed: by mouse, finger, key and from outside it does the same thing, once, or nothing while it cannot be. */
PartCase {
    name: "Buttons"

    function buttons(): var {
        return [
            { tag: "push button", type: push, words: { text: "Lay it" } },
            { tag: "prominent push button", type: push, words: { text: "Lay it", prominent: true } },
            { tag: "push button on paper", type: push, words: { text: "Lay it", isOnPaper: true } },
            { tag: "quiet button", type: quiet, words: { text: "Lay it" } },
            { tag: "icon button", type: icon, words: { words: "Lay it", picture: Theme.current.hint } },
            { tag: "icon button on paper", type: icon, words: { words: "Lay it", picture: Theme.current.undo, isOnPaper: true } },
            { tag: "link", type: link, words: { text: "Lay it" } },
            { tag: "sheet tab", type: tab, words: { text: "Lay it" } },
            { tag: "radio card", type: card, words: { text: "Lay it", blurb: "What that means." }, keys: [Qt.Key_Space] },
            { tag: "contents line", type: contents, words: { text: "Lay it", width: 200 } },
            { tag: "transport button", type: transport, words: { words: "Lay it", sign: "qrc:/art/step.svg" } },
            { tag: "theme card", type: themeCard, words: { theme: Themes.theme("Daylight"), text: "Lay it", width: 200 } },
            { tag: "coach card", type: coachCard, words: { done: "Lay", better: "it", step: 3, doneTile: 5, betterTile: 9, isGood: false, isShown: false, width: 300 } }
        ];
    }

    /** The part in the middle of the window, with something before and after it for the keyboard. */
    function showOne(data: var, more = {}): var {
        const row = show(between);
        const button = data.type.createObject(row, Object.assign({}, data.words, more));
        verify(button, data.tag);
        last.createObject(row);
        row.first.forceActiveFocus();
        return button;
    }

    function test_pressed_data(): var {
        return buttons();
    }

    function test_pressed(data: var): void {
        const button = showOne(data);
        const presses = heard(button, "clicked");
        compare(button.Accessible.name, "Lay it");
        click(button);
        compare(presses.length, 1, "by mouse");
        tap(button);
        tryVerify(() => presses.length === 2, patience, "by finger");
        button.parent.first.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Tab);
        verify(button.activeFocus, "Tab comes to it");
        let count = 2;
        for (const key of data.keys ?? [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter]) {
            keyClick(key);
            compare(presses.length, ++count, "by key " + key);
        }
        verify(TestGames.press(window, "Lay it"), "there for who presses from outside");
        compare(presses.length, ++count, "from outside");
        keyClick(Qt.Key_Tab);
        verify(!button.activeFocus, "and goes on");
    }

    function test_notEnabled_data(): var {
        return buttons();
    }

    function test_notEnabled(data: var): void {
        const button = showOne(data, { enabled: false });
        const presses = heard(button, "clicked");
        click(button);
        tap(button);
        button.parent.first.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Tab);
        verify(!button.activeFocus, "Tab passes it by");
        keyClick(Qt.Key_Backtab, Qt.ShiftModifier);
        verify(!button.activeFocus, "in both directions");
        compare(presses.length, 0);
    }

    function test_fadedWhileNotEnabled_data(): var {
        return buttons().filter(row => /push|icon|transport/.test(row.tag));
    }

    function test_fadedWhileNotEnabled(data: var): void {
        const button = showOne(data);
        const strength = () => button.opacity * button.contentItem.opacity;
        compare(strength(), 1);
        button.enabled = false;
        compare(strength(), Theme.faded, "it is seen that it is not");
        button.enabled = true;
        compare(strength(), 1);
    }

    function rings(button: Item): int {
        const lines = findAll(item => item instanceof Rectangle, button).filter(each => each.border.width >= Theme.focusWidth && each.border.width > 1);
        return lines.filter(each => sameColour(each.border.color, Theme.current.focus) || sameColour(each.border.color, Theme.current.inkFocus)).length;
    }

    function test_focusIsSeen_data(): var {
        return buttons();
    }

    // The ring belongs to the keyboard: who clicks sees where the pointer is.
    function test_focusIsSeen(data: var): void {
        const button = showOne(data);
        const before = rings(button);
        keyClick(Qt.Key_Tab);
        verify(button.visualFocus);
        compare(rings(button), before + 1, "a ring while the keyboard is there");
        keyClick(Qt.Key_Tab);
        compare(rings(button), before, "and none when it has gone");
        click(button);
        verify(!button.visualFocus, "nor for the mouse");
    }

    function test_everyThemeIsTaken_data(): var {
        return buttons();
    }

    function test_everyThemeIsTaken(data: var): void {
        const button = showOne(data);
        const seen = new Set();
        for (const id of Themes.ids) {
            Themes.id = id;
            seen.add(TestGames.picture(window, button));
        }
        verify(seen.size > 1, "it looks as the theme has it");
    }

    function test_lettersGrow_data(): var {
        return buttons().filter(row => row.tag !== "transport button" && !row.tag.startsWith("icon"));
    }

    function test_lettersGrow(data: var): void {
        const button = showOne(data);
        const label = find(item => item instanceof Text && (item.text === "Lay it" || item.text === "Lay"), button);
        const before = label.font.pixelSize;
        Theme.letters = 1.5;
        verify(label.font.pixelSize >= Math.floor(1.4 * before), label.font.pixelSize + " after " + before);
    }

    function test_whatCanBeOnStaysOn(): void {
        const button = showOne({ type: push, tag: "", words: { text: "Coach", checkable: true } });
        const presses = heard(button, "clicked");
        for (const [press, on] of [[() => click(button), true], [() => keyClick(Qt.Key_Space), false], [() => keyClick(Qt.Key_Return), true],
                                   [() => TestGames.press(window, "Coach"), false], [() => keyClick(Qt.Key_Enter), true]]) {
            press();
            compare(button.checked, on);
        }
        compare(presses.length, 5);
    }

    // Of tabs, cards and themes one holds: the one that was pressed last, however that was done.
    function test_oneOfSeveral_data(): var {
        const ways = {
            "mouse": button => click(button),
            "space": button => { button.forceActiveFocus(Qt.TabFocusReason); keyClick(Qt.Key_Space); },
            "return": button => { button.forceActiveFocus(Qt.TabFocusReason); keyClick(Qt.Key_Return); },
            "enter": button => { button.forceActiveFocus(Qt.TabFocusReason); keyClick(Qt.Key_Enter); },
            "from outside": button => TestGames.press(window, button.text)
        };
        return Object.entries(ways).map(([tag, press]) => ({ tag: tag, press: press }));
    }

    function test_oneOfSeveral(data: var): void {
        const row = show(between);
        const tabs = ["Points", "Chart", "Write down"].map((text, index) => tab.createObject(row, { text: text, checked: index === 0 }));
        for (const chosen of [tabs[2], tabs[1], tabs[1], tabs[0]]) {
            data.press(chosen);
            compare(tabs.filter(each => each.checked).map(each => each.text), [chosen.text]);
        }
    }

    function test_aToggleTellsWhatItBecame(): void {
        const toggle = showOne({ type: switching, tag: "toggle", words: { text: "Sounds" } }) as Toggle;
        const turns = heard(toggle, "toggled");
        const ways = [() => click(toggle), () => { toggle.forceActiveFocus(Qt.TabFocusReason); keyClick(Qt.Key_Space); },
                      () => TestGames.press(window, "Sounds"), () => tap(toggle)];
        let count = 0;
        for (const way of ways) {
            const before = toggle.checked;
            way();
            compare(toggle.checked, !before);
            compare(turns.length, ++count, "told once");
        }
        const knob = toggle.indicator.children[0];
        const left = knob.x;
        toggle.toggle();
        tryVerify(() => toggle.checked ? knob.x > left : knob.x < left, patience, "the knob is on the other side");
        compare(turns.length, count, "what is set by the program is told to nobody");
        toggle.enabled = false;
        compare(toggle.contentItem.opacity, Theme.faded);
        click(toggle);
        compare(turns.length, count);
    }

    function test_aLongTextIsNotWiderThanItsButton_data(): var {
        return buttons().filter(row => /push|contents|radio|theme|coach/.test(row.tag));
    }

    function test_aLongTextIsNotWiderThanItsButton(data: var): void {
        const longer = "blurb" in data.words ? { text: longName, blurb: longName } : "done" in data.words ? { done: longName, better: longName } : { text: longName };
        const button = showOne(data, Object.assign({ width: 180 }, longer));
        for (const text of findAll(item => item instanceof Text && item.text === longName, button))
            verify(text.contentWidth <= button.width, text.contentWidth + " in " + button.width);
    }

    function test_aRadioCardSaysWhatItMeans(): void {
        const button = showOne({ type: card, tag: "", words: { text: "Short game", blurb: "", width: 200 } }) as RadioCard;
        compare(button.Accessible.description, "");
        compare(textsOf(button), ["Short game"], "no empty line");
        const flat = button.implicitHeight;
        button.blurb = "The first engine is the double 9.";
        compare(button.Accessible.description, "The first engine is the double 9.");
        tryVerify(() => button.implicitHeight > flat, patience, "it has room");
        const dot = button.indicator.children[0];
        verify(!dot.visible);
        button.checked = true;
        verify(dot.visible, "a dot in the ring");
    }

    function test_aPictureIsInTheColourOfWhatItLiesOn(): void {
        for (const onPaper of [false, true]) {
            const button = showOne({ type: icon, tag: "", words: { words: "Undo", picture: Theme.current.undo, isOnPaper: onPaper, mirroredPicture: onPaper } });
            const sign = findAll(item => item instanceof TintedPicture, button)[0] as TintedPicture;
            verify(sameColour(sign.colour, onPaper ? Theme.current.ink : Theme.current.text));
            compare(sign.mirrored, onPaper);
        }
    }

    Component {
        id: between

        Column {
            readonly property Item first: stop

            spacing: 20

            Basic.Button {
                id: stop

                text: "before"
            }
        }
    }
    Component { id: last; Basic.Button { text: "after" } }
    Component { id: push; PushButton {} }
    Component { id: quiet; QuietButton {} }
    Component { id: icon; IconButton {} }
    Component { id: link; LinkText {} }
    Component { id: tab; SheetTab {} }
    Component { id: card; RadioCard {} }
    Component { id: contents; ContentsLine {} }
    Component { id: transport; TransportButton {} }
    Component { id: themeCard; ThemeCard {} }
    Component { id: coachCard; CoachCard {} }
    Component { id: switching; Toggle {} }
}
