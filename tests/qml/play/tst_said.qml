import QtQuick
import QtTest
import MexicanTrain.Tutorial
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Play
import MexicanTrain.Ui.Table
import MexicanTrain.Ui.Theme
import MexicanTrain.Ui.Tutorial
import MexicanTrain.Tests
import ".."

/** What is said at the table, and asked: the sentence, the curtain, the marker's question, the tutorial's card. */
PartCase {
    name: "Said"

    function showSentence(properties = {}): SentenceBoard {
        return show(board, Object.assign({ width: 900, height: 36, sentence: "Anna draws a tile.", isRefusal: false, rule: "" }, properties)) as SentenceBoard;
    }

    function dot(): Item {
        return findAll(item => item instanceof Text && (item.text === "i" || item.text === "!"))[0].parent;
    }

    function link(): QuietButton {
        return find(item => item instanceof QuietButton && item.text === "Rule") as QuietButton;
    }

    function test_whatIsSaidIsHeard(): void {
        const said = showSentence();
        compare([said.Accessible.role, said.Accessible.name], [Accessible.StatusBar, "Anna draws a tile."]);
        said.sentence = "Bruno is to move.";
        compare(said.Accessible.name, "Bruno is to move.");
        verify(words("Bruno is to move.").Accessible.ignored, "and heard once");
        said.sentence = "";
        verify(!dot().visible, "nothing is said");
    }

    function test_aRefusalLooksDifferent(): void {
        const said = showSentence();
        verify(words("i") && sameColour(words(said.sentence).color, Theme.current.sentence));
        said.isRefusal = true;
        verify(words("!") && sameColour(words(said.sentence).color, Theme.current.refusal));
        verify(sameColour(dot().color, Theme.current.refusal));
    }

    function test_theWayToTheRule(): void {
        const said = showSentence();
        compare(link(), null);
        said.rule = "otherTrains";
        const wanted = heard(said, "ruleWanted");
        verify(link().Accessible.description !== "");
        click(link());
        link().forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        verify(TestGames.press(window, "Rule"));
        compare(wanted.map(each => each[0]), ["otherTrains", "otherTrains", "otherTrains"]);
        const text = words(said.sentence);
        verify(link().x >= text.x + text.contentWidth, "beside the words");
    }

    function test_longSentencesFindRoom_data(): var {
        const much = "This tile cannot be laid here, because the double of Bruno’s train is still open and has to be closed first. ";
        return [
            { tag: "one line", sentence: "Anna draws.", width: 900, letters: 1, rule: "" },
            { tag: "two lines", sentence: much, width: 700, letters: 1, rule: "openDouble" },
            { tag: "large letters", sentence: much, width: 700, letters: 1.5, rule: "openDouble" },
            { tag: "markup", sentence: "<b>Anna</b> draws.", width: 900, letters: 1, rule: "" },
            { tag: "much too long", sentence: much.repeat(4), width: 500, letters: 1.5, rule: "openDouble" }
        ];
    }

    function test_longSentencesFindRoom(data: var): void {
        Theme.letters = data.letters;
        const said = showSentence({ sentence: data.sentence, width: data.width, rule: data.rule, height: Theme.text(36) });
        const text = words(data.sentence);
        compare(text.textFormat, Text.PlainText);
        verify(text.contentWidth <= text.width + 1 && text.lineCount <= 3);
        verify(text.fontInfo.pixelSize >= 12, "large enough");
        if (data.rule !== "")
            verify(link().x + link().width <= said.width + 1, "the way to the rule stays in sight");
        compare(said.Accessible.name, data.sentence, "all of it is heard");
    }

    function test_aRefusalShakes(): void {
        Theme.pace = 0.1;
        const said = showSentence();
        said.sentence = "Bruno is to move.";
        compare(dot().scale, 1);
        const moved = heard(dot(), "scaleChanged");
        said.isRefusal = true;
        said.sentence = "That does not fit.";
        tryVerify(() => moved.length > 0, patience, "the sign jumps");
        tryCompare(dot(), "scale", 1, patience);
    }

    function showCurtain(name = "Berta", size = Qt.size(1280, 800)): Curtain {
        const cloth = show(curtain, { playerName: name, news: [], logText: "What happened…", width: size.width }, size) as Curtain;
        cloth.news = ["Bruno passes.", "Clara draws a tile."];
        cloth.height = Qt.binding(() => cloth.implicitHeight);
        cloth.forceActiveFocus();
        return cloth;
    }

    function test_theCurtain_data(): var {
        const away = "Let a computer player play for Berta";
        const tabTo = name => pressUntil(Qt.Key_Tab, item => item.text === name, name);
        return [
            { tag: "told by key", act: () => { tabTo("What happened…"); keyClick(Qt.Key_Return); }, lifted: 0, away: 0, told: 1 },
            { tag: "lifted by the key that is there", act: () => keyClick(Qt.Key_Return), lifted: 1, away: 0 },
            { tag: "lifted by space", act: () => keyClick(Qt.Key_Space), lifted: 1, away: 0 },
            { tag: "lifted by mouse", act: () => click(button("Show my tiles")), lifted: 1, away: 0 },
            { tag: "lifted from outside", act: () => verify(TestGames.press(window, "Show my tiles")), lifted: 1, away: 0 },
            { tag: "away by key", act: () => { tabTo(away); keyClick(Qt.Key_Return); }, lifted: 0, away: 1 },
            { tag: "away by mouse", act: () => click(find(item => item instanceof QuietButton && item.text === away)), lifted: 0, away: 1 },
            { tag: "beside it", act: () => TestGames.click(window, Qt.point(30, 30)), lifted: 0, away: 0 },
            { tag: "Escape", act: () => keyClick(Qt.Key_Escape), lifted: 0, away: 0 }
        ];
    }

    function test_theCurtain(data: var): void {
        const cloth = showCurtain();
        const [lifted, away, told] = [heard(cloth, "lifted"), heard(cloth, "awayTold"), heard(cloth, "logWanted")];
        data.act();
        compare([lifted.length, away.length, told.length], [data.lifted, data.away, data.told ?? 0]);
    }

    function test_whoIsBehindTheCurtain_data(): var {
        return ["Berta", longName, "<b>Anna</b>"].map(name => ({ tag: name.slice(0, 12), name: name }));
    }

    function test_whoIsBehindTheCurtain(data: var): void {
        Theme.letters = 1.5;
        const cloth = showCurtain(data.name, Qt.size(960, 600));
        const told = cloth.Accessible.name;
        verify(told.includes(data.name), told);
        const text = words(told);
        compare([text.textFormat, text.lineCount <= 2], [Text.PlainText, true]);
        const top = text.mapToItem(root, 0, 0);
        verify(top.x >= 0 && top.x + text.contentWidth <= 960);
        const show = button("Show my tiles");
        const beside = show.mapToItem(root, 0, 0);
        verify(beside.x >= top.x + text.contentWidth || beside.y >= top.y + text.contentHeight, "the button is beside the words");
        verify(beside.x + show.width <= 960 && beside.y >= 0 && beside.y + show.height <= cloth.height);
        verify(words("Bruno passes.\nClara draws a tile.").mapToItem(cloth, 0, 0).y > 0);
    }

    function showQuestion(): MarkerQuestion {
        const asked = show(marker, { width: 196, height: 240 }) as MarkerQuestion;
        asked.forceActiveFocus();
        return asked;
    }

    function test_theMarker_data(): var {
        return [
            { tag: "the key that is there", act: () => keyClick(Qt.Key_Return), keep: [false] },
            { tag: "down", act: () => { keyClick(Qt.Key_Down); keyClick(Qt.Key_Return); }, keep: [true] },
            { tag: "down and up", act: () => { keyClick(Qt.Key_Down); keyClick(Qt.Key_Up); keyClick(Qt.Key_Space); }, keep: [false] },
            { tag: "tab", act: () => { keyClick(Qt.Key_Tab); keyClick(Qt.Key_Enter); }, keep: [true] },
            { tag: "taken off by mouse", act: () => click(button("Take it off")), keep: [false] },
            { tag: "left by mouse", act: () => click(button("Leave it there")), keep: [true] },
            { tag: "left from outside", act: () => verify(TestGames.press(window, "Leave it there")), keep: [true] }
        ];
    }

    function test_theMarker(data: var): void {
        const asked = showQuestion();
        compare(asked.Accessible.role, Accessible.Dialog);
        verify(asked.Accessible.name.endsWith("?"));
        compare(focused, button("Take it off"));
        const decided = heard(asked, "decided");
        data.act();
        compare(decided.map(each => each[0]), data.keep);
    }

    function showNote(): TutorialNote {
        programWithout();
        program.startTutorial();
        tryVerify(() => game.myTurn, patience);
        return show(note, { tutorial: program.tutorial, hands: game.revealedHands, width: 1256 }) as TutorialNote;
    }

    function test_theCard(): void {
        const card = showNote();
        const told = textsOf(card);
        verify(told.includes(program.tutorial.request) && told.includes(program.tutorial.rule));
        verify(told.includes("Tutorial: " + program.tutorial.taught + " of " + program.tutorial.lessons));
        compare(button("Play a game"), undefined, "not before it is done");
        const [left, played] = [heard(card, "leaveWanted"), heard(card, "playWanted")];
        const skip = find(item => item instanceof LinkText);
        compare(skip.text, "Skip the tutorial");
        click(skip);
        skip.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        compare([left.length, played.length], [2, 0]);
        compare([card.Accessible.role, card.Accessible.name], [Accessible.Pane, "Tutorial"]);
    }

    function test_theCardInAnotherLanguage(): void {
        const card = showNote();
        const english = textsOf(card);
        program.language.current = "de";
        const german = textsOf(card);
        compare(german.length, english.length);
        compare(german.filter(text => english.includes(text)), []);
        Theme.letters = 1.5;
        for (const text of findAll(item => item instanceof PaperText && isShown(item), card))
            verify(text.contentWidth <= text.width + 1, text.text);
        program.language.current = "en";
        compare(textsOf(card), english);
    }

    Component { id: board; SentenceBoard {} }
    Component { id: curtain; Curtain {} }
    Component { id: marker; MarkerQuestion {} }
    Component { id: note; TutorialNote {} }
}
