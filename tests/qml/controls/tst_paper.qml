import QtQuick
import QtTest
import MexicanTrain.Theme
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme
import MexicanTrain.Tests
import ".."

/** A sheet over the table: how it comes and goes, how large it is, who has the keyboard; and a question on one. */
PartCase {
    name: "Paper"

    /** A sheet that lies there, over something that can be pressed and had the keyboard. */
    function lay(properties = {}, size = Qt.size(1280, 800)): Sheet {
        const below = show(ground, {}, size);
        below.forceActiveFocus(Qt.TabFocusReason);
        const sheet = paper.createObject(below, Object.assign({ heading: "Settings" }, properties)) as Sheet;
        sheet.open();
        tryVerify(() => sheet.opened, patience, "it lies there");
        return sheet;
    }

    function closeButton(): Item {
        return find(item => item.Accessible.name === "Close" && item.clicked !== undefined);
    }

    function below(): PushButton {
        return find(item => item instanceof PushButton && item.text === "below") as PushButton;
    }

    function ways(): var {
        return [
            { tag: "Escape", act: () => keyClick(Qt.Key_Escape) },
            { tag: "its button", act: () => click(closeButton()) },
            { tag: "its button by key", act: () => { pressUntil(Qt.Key_Tab, item => item === closeButton(), "the button"); keyClick(Qt.Key_Space); } },
            { tag: "its button from outside", act: () => verify(TestGames.press(window, "Close")) },
            { tag: "a press beside it", act: () => TestGames.click(window, Qt.point(4, 4)) }
        ];
    }

    function test_putAway_data(): var {
        return ways();
    }

    function test_putAway(data: var): void {
        const sheet = lay();
        data.act();
        tryVerify(() => !sheet.visible, patience, "it goes");
        compare(focused, below(), "the keyboard is where it was");
    }

    function test_whatMustBeAnsweredStays_data(): var {
        return ways().filter(way => !/button/.test(way.tag));
    }

    function test_whatMustBeAnsweredStays(data: var): void {
        const sheet = lay({ closable: false });
        compare(closeButton(), null, "there is no button");
        data.act();
        verify(sheet.opened);
        sheet.closable = true;
        verify(closeButton(), "as soon as it may go");
        keyClick(Qt.Key_Escape);
        tryVerify(() => !sheet.visible, patience);
    }

    function test_whatLiesBelowIsOutOfReach(): void {
        const sheet = lay({ closable: false, wantedWidth: 300, wantedHeight: 200 });
        const presses = heard(below(), "clicked");
        TestGames.click(window, centre(below()));
        for (let i = 0; i < 5; ++i) {
            keyClick(Qt.Key_Tab);
            verify(focused !== below());
        }
        keyClick(Qt.Key_Space);
        compare(presses.length, 0);
        sheet.close();
        tryVerify(() => !sheet.visible, patience);
        click(below());
        compare(presses.length, 1);
    }

    function test_asLargeAsItIsWanted_data(): var {
        return [
            { tag: "there is room", size: Qt.size(1280, 800), wanted: Qt.size(640, 480), is: Qt.size(640, 480) },
            { tag: "too wide", size: Qt.size(600, 800), wanted: Qt.size(640, 480), is: Qt.size(600 - 32, 480) },
            { tag: "too high", size: Qt.size(1280, 400), wanted: Qt.size(640, 480), is: Qt.size(640, 400 - 24) },
            { tag: "both", size: Qt.size(500, 400), wanted: Qt.size(9999, 9999), is: Qt.size(500 - 32, 400 - 24) }
        ];
    }

    function test_asLargeAsItIsWanted(data: var): void {
        const sheet = lay({ wantedWidth: data.wanted.width, wantedHeight: data.wanted.height }, data.size);
        compare(Qt.size(sheet.width, sheet.height), data.is);
        fuzzyCompare(sheet.x, (data.size.width - sheet.width) / 2, 1, "in the middle");
        fuzzyCompare(sheet.y, (data.size.height - sheet.height) / 2, 1);
        window.width = 700;
        window.height = 500;
        tryVerify(() => sheet.width === Math.min(data.wanted.width, 700 - 32) && sheet.height === Math.min(data.wanted.height, 500 - 24), patience,
                  "it follows the window");
    }

    function test_itsHeadingIsItsName(): void {
        const sheet = lay();
        compare(sheet.contentItem.parent.Accessible.name, "Settings", "what gets the focus is in what has the name");
        verify(TestGames.accessibleNames(window).includes("Settings"));
        sheet.heading = "<i>" + longName.repeat(3) + "</i>";
        const title = words(sheet.heading);
        verify(title, "no markup is read in it");
        compare(title.Accessible.role, Accessible.Heading);
        verify(title.truncated && title.mapToItem(root, title.contentWidth, 0).x <= closeButton().mapToItem(root, 0, 0).x, "and it does not run into the button");
    }

    function test_everyThemeHasItsPaper(): void {
        const sheet = lay();
        const seen = Themes.ids.map(id => {
            Themes.id = id;
            return TestGames.picture(window, sheet.contentItem.parent);
        });
        compare(new Set(seen).size, seen.length);
    }

    function ask(properties = {}): QuestionSheet {
        const under = show(ground);
        under.forceActiveFocus(Qt.TabFocusReason);
        const sheet = question.createObject(under, Object.assign({ heading: "Sure?", words: "It is gone for good.", yes: "Delete", no: "Keep it" }, properties)) as QuestionSheet;
        sheet.open();
        tryVerify(() => sheet.opened, patience);
        return sheet;
    }

    function test_anAnswer_data(): var {
        const tabTo = text => pressUntil(Qt.Key_Tab, item => item instanceof PushButton && item.text === text, text);
        return [
            { tag: "yes by mouse", act: () => click(button("Delete")), agreed: 1 },
            { tag: "yes by the key that is there", act: () => keyClick(Qt.Key_Return), agreed: 1 },
            { tag: "yes by Enter", act: () => keyClick(Qt.Key_Enter), agreed: 1 },
            { tag: "yes by space", act: () => keyClick(Qt.Key_Space), agreed: 1 },
            { tag: "yes from outside", act: () => verify(TestGames.press(window, "Delete")), agreed: 1 },
            { tag: "no by mouse", act: () => click(button("Keep it")), agreed: 0 },
            { tag: "no by key", act: () => { tabTo("Keep it"); keyClick(Qt.Key_Return); }, agreed: 0 },
            { tag: "Escape", act: () => keyClick(Qt.Key_Escape), agreed: 0 },
            { tag: "its button", act: () => click(closeButton()), agreed: 0 }
        ];
    }

    function test_anAnswer(data: var): void {
        const sheet = ask();
        const agreed = heard(sheet, "agreed");
        data.act();
        tryVerify(() => !sheet.visible, patience, "it has been answered");
        compare(agreed.length, data.agreed);
        compare(focused, below());
    }

    function test_oneAnswerAlone(): void {
        const sheet = ask({ no: "" });
        compare(findAll(item => item instanceof PushButton && isShown(item), sheet.contentItem).map(each => each.text), ["Delete"]);
        sheet.no = "Keep it";
        verify(button("Keep it"));
    }

    // The answer that was looked at the last time is not the one that a quick Enter gives the next time.
    function test_theSameAnswerHasTheKeyboardEachTime(): void {
        const sheet = ask();
        pressUntil(Qt.Key_Tab, item => item === button("Keep it"), "the other answer");
        keyClick(Qt.Key_Escape);
        tryVerify(() => !sheet.visible, patience);
        sheet.open();
        tryVerify(() => sheet.opened && focused === button("Delete"), patience);
        verify(button("Delete").visualFocus);
    }

    function test_longWordsMakeItHigher_data(): var {
        return [
            { tag: "a sentence", words: "It is gone. ".repeat(40), letters: 1 },
            { tag: "a path, which has no spaces", words: "/home/" + "anna".repeat(150), letters: 1 },
            { tag: "large letters", words: "It is gone. ".repeat(20), letters: 1.5 }
        ];
    }

    function test_longWordsMakeItHigher(data: var): void {
        const sheet = ask();
        const low = sheet.height;
        Theme.letters = data.letters;
        sheet.words = data.words;
        tryVerify(() => sheet.height > low, patience);
        const text = words(data.words);
        tryVerify(() => text.contentWidth <= text.width + 1 && text.contentHeight <= text.height + 1, patience, "all of it is there");
        const bottom = button("Delete").mapToItem(root, 0, button("Delete").height).y;
        tryVerify(() => bottom <= sheet.contentItem.parent.mapToItem(root, 0, sheet.height).y, patience);
    }

    function test_whatIsToBeChosenStandsBeforeTheAnswers(): void {
        let sheet = ask();
        const plain = sheet.height;
        compare(findAll(item => item instanceof Choice && isShown(item)).length, 0);
        const under = show(ground);
        sheet = choosing.createObject(under) as QuestionSheet;
        sheet.open();
        tryVerify(() => sheet.opened, patience);
        const box = find(item => item instanceof Choice);
        verify(box && box.mapToItem(root, 0, 0).y < button("Delete").mapToItem(root, 0, 0).y);
        verify(sheet.implicitHeight >= 0 && sheet.height >= plain);
        compare(focused, button("Delete"));
        pressUntil(Qt.Key_Tab, item => item === box, "what is to be chosen");
    }

    function test_wordsOnPaper(): void {
        const text = show(plainText, { text: "<b>Anna</b>", width: 200 }) as PaperText;
        compare([text.textFormat, text.Accessible.name, text.Accessible.role], [Text.PlainText, "<b>Anna</b>", Accessible.StaticText]);
        verify(sameColour(text.color, Theme.current.ink));
        const size = text.font.pixelSize;
        text.soft = true;
        verify(sameColour(text.color, Theme.current.inkSoft) && text.font.pixelSize < size);
        const head = show(sectionHead, { words: "Length", width: 200 });
        compare([head.Accessible.role, head.Accessible.name], [Accessible.Heading, "Length"]);
        Theme.letters = 1.5;
        verify(words("Length").contentHeight < head.implicitHeight, "larger letters have room over the line");
    }

    Component {
        id: ground

        PushButton {
            x: 20
            y: 20
            text: "below"
        }
    }
    Component {
        id: paper

        Sheet {
            PushButton { text: "inside" }
        }
    }
    Component { id: question; QuestionSheet {} }
    Component {
        id: choosing

        QuestionSheet {
            heading: "Sure?"
            words: "Which?"
            yes: "Delete"
            choices: Choice { model: ["one", "two"] }
        }
    }
    Component { id: plainText; PaperText {} }
    Component { id: sectionHead; SectionHead {} }
}
