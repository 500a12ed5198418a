import QtQuick
import QtTest
import MexicanTrain.Scorekeeper
import MexicanTrain.Scores
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Scorekeeper
import MexicanTrain.Ui.Scores
import ".."

/** The score sheet as a table and as lines, and the score-keeper for real dominoes. */
TableCase {
    name: "Scores"

    readonly property ScoreKeeper keeper: program?.scoreKeeper ?? null

    function tab(text: string): var {
        return findAll(item => item instanceof SheetTab && item.text === text && isShown(item))[0];
    }

    function shownTexts(): var {
        return findAll(item => item instanceof Text && isShown(item)).map(item => item.text);
    }

    function typeNumber(number: string): void {
        for (const digit of number)
            keyClick(digit);
        keyClick(Qt.Key_Return);
    }

    function keep(rulebook: string, names: var, size = Qt.size(1280, 800)): void {
        openWithout(size);
        const plan = keeper.plan;
        for (let row = 0; row < plan.rulebooks.rowCount(); ++row) {
            if (plan.rulebooks.data(plan.rulebooks.index(row, 0), Qt.UserRole) === rulebook)
                plan.rulebook = row;
        }
        plan.players = names.length;
        names.forEach((each, seat) => plan.setName(seat, each));
        window.sheets.shelf().scoreKeeper.open();
        tryVerify(() => sheet("Score-keeper"), patience);
        click(button("Keep the score"));
        tryVerify(() => keeper.active, patience);
        tryVerify(() => window.activeFocusItem instanceof PointsField, patience, "the first number can be typed");
    }

    function writeDown(points: var): void {
        points.forEach((each, seat) => keeper.entry.setPoints(seat, String(each)));
        verify(keeper.enter());
    }

    /** Whether some point of the picture on the way down from there nearly has the colour. */
    function columnHas(picture: var, from: point, height: int, colour: color): bool {
        for (let y = 0; y < height; ++y) {
            const pixel = picture.pixel(Math.round(from.x), Math.round(from.y) + y);
            if (Math.abs(pixel.r - colour.r) + Math.abs(pixel.g - colour.g) + Math.abs(pixel.b - colour.b) < 0.12)
                return true;
        }
        return false;
    }

    function test_aRoundIsWrittenDownByKeyboard(): void {
        keep("tactic", ["Anna", "Bruno", "Clara"]);
        const write = button("Write it down");
        verify(write && !write.enabled);
        typeNumber("12");
        typeNumber("0");
        typeNumber("31");
        verify(write.enabled && write.activeFocus, "after the last number comes the button");
        compare(keeper.issues.length, 0);
        keyClick(Qt.Key_Return);
        compare(keeper.scores.totals.join(), "12,0,31");
        compare(keeper.round, 2);
        tryVerify(() => window.activeFocusItem instanceof PointsField, patience, "on to the next round");
        verify(shownTexts().some(text => text.startsWith("Bruno leads with 0")));
    }

    function test_whatDoesNotAddUpIsToldAndNoHindrance(): void {
        keep("tactic", ["Anna", "Bruno"]);
        typeNumber("7");
        typeNumber("x");
        verify(shownTexts().some(text => text.includes("whole numbers")), "no number");
        verify(!keeper.canEnter);
        keeper.entry.setPoints(1, "9");
        verify(shownTexts().some(text => text.startsWith("Nobody has 0 points")), "nobody is out");
        const nobody = findAll(item => item instanceof Toggle && item.text === "Nobody went out")[0];
        click(nobody);
        verify(keeper.nobodyOut);
        compare(keeper.issues.length, 0);
        const compared = findAll(item => item instanceof Toggle && item.text.startsWith("Compare"))[0];
        click(compared);
        const fields = findAll(item => item instanceof PointsField && isShown(item));
        compare(fields.length, 4);
        fields[1].forceActiveFocus();
        typeNumber("70");
        const told = shownTexts().find(text => text.startsWith("Anna: you wrote a total"));
        verify(told && told.includes("70") && told.includes("7."), told);
        click(button("Write it down anyway"));
        compare(keeper.scores.totals.join(), "7,9");
    }

    function sign(words: string): IconButton {
        return findAll(item => item instanceof IconButton && item.isOnPaper && item.words === words && isShown(item))[0] as IconButton;
    }

    function test_anEarlierRoundIsCorrected(): void {
        keep("tactic", ["Anna", "Bruno"]);
        writeDown([0, 20]);
        writeDown([30, 0]);
        click(tab("Points"));
        const grid = findAll(item => item instanceof ScoreGrid && isShown(item))[0] as ScoreGrid;
        const lines = findAll(item => item.spokenName !== undefined && item.runningTotals !== undefined, grid);
        compare(lines.length, 2);
        verify(lines[0].spokenName.includes("engine 12-12"), lines[0].spokenName);
        click(lines[0]);
        tryCompare(keeper, "round", 1, patience);
        verify(keeper.correcting);
        tryVerify(() => window.activeFocusItem instanceof PointsField, patience);
        compare(window.activeFocusItem.text, "0");
        typeNumber("2");
        typeNumber("0");
        verify(button("Correct this round").activeFocus);
        keyClick(Qt.Key_Return);
        compare(keeper.scores.totals.join(), "32,0");
        click(sign("Undo"));
        compare(keeper.scores.totals.join(), "30,20");
        click(sign("Redo"));
        compare(keeper.scores.totals.join(), "32,0");
        verify(!sign("Redo").enabled);
    }

    function test_aRoundIsChosenByKeyboard(): void {
        keep("tactic", ["Anna", "Bruno"]);
        writeDown([0, 20]);
        writeDown([30, 0]);
        writeDown([0, 7]);
        tab("Points").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Space);
        const grid = findAll(item => item instanceof ScoreGrid && isShown(item))[0] as ScoreGrid;
        const ringed = () => findAll(item => item.spokenName !== undefined && item.runningTotals !== undefined, grid).filter(line => line.hasFocus).map(line => line.round);
        for (let i = 0; i < 20 && ringed().length === 0; ++i)
            keyClick(Qt.Key_Tab);
        compare(ringed(), [3], "the last one, and it is seen");
        keyClick(Qt.Key_Up);
        compare(ringed(), [2]);
        keyClick(Qt.Key_Up);
        keyClick(Qt.Key_Up);
        compare(ringed(), [1]);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        compare(keeper.round, 2);
        verify(keeper.correcting);
        tryVerify(() => window.activeFocusItem instanceof PointsField, patience);
    }

    function test_theTotalsAreDrawn(): void {
        keep("tactic", ["Anna", "Bruno", "Clara"]);
        writeDown([0, 40, 90]);
        writeDown([20, 0, 80]);
        click(tab("Chart"));
        const plots = findAll(item => item instanceof ScorePlot && isShown(item));
        compare(plots.length, 1);
        restingCentre(plots[0]);
        const from = plots[0].mapToItem(root, plots[0].width * 0.2, 0);
        const picture = grabImage(root);
        for (const colour of keeper.scores.seatColours)
            verify(columnHas(picture, from, plots[0].height, Qt.color(colour)), "a line in " + colour);
        verify(plots[0].parent.Accessible.description.includes("Clara: 170 point"), "told in words, too");
    }

    // Fourteen players and nineteen rounds in the smallest window.
    function test_theLargestGameInTheSmallestWindow(): void {
        const names = Array.from({ length: 14 }, (_, seat) => "Player number " + seat);
        keep("bigtable", names, Qt.size(960, 600));
        compare(keeper.scores.seatNames.length, 14);
        const fields = findAll(item => item instanceof PointsField && isShown(item));
        compare(fields.length, 14);
        for (const field of fields) {
            const at = field.mapToItem(root, field.width, field.height);
            verify(at.x <= window.width && at.y <= window.height, "in the window: " + at);
        }
        for (let round = 0; round < 19; ++round)
            writeDown(names.map((_, seat) => seat === round % 14 ? 0 : 100 + 3 * seat));
        verify(keeper.gameOver);
        click(tab("Points"));
        const grid = findAll(item => item instanceof ScoreGrid && isShown(item))[0] as ScoreGrid;
        tryVerify(() => grid.showsRunningTotals, patience);
        for (const number of findAll(item => item instanceof Text && isShown(item) && /^[0-9]+$/.test(item.text), grid)) {
            verify(!number.truncated && number.contentWidth <= number.width + 0.5, "whole: " + number.text);
            verify(number.font.pixelSize >= 9, "large enough: " + number.font.pixelSize);
        }
    }

    function test_keptGamesAreResumedAndDeleted(): void {
        keep("tactic", ["Anna", "Bruno"]);
        writeDown([0, 20]);
        click(button("Other games…"));
        tryVerify(() => !keeper.reading, patience);
        const lines = findAll(item => item instanceof KeptGameLine && isShown(item));
        compare(lines.length, 1);
        compare(lines[0].names, "Anna and Bruno");
        click(lines[0].children[0]);
        tryVerify(() => keeper.active, patience);
        compare(keeper.round, 2);
        click(button("Other games…"));
        tryVerify(() => !keeper.reading, patience);
        click(button("Delete"));
        tryVerify(() => sheet("Delete this game?"), patience, "asked first");
        compare(keeper.games.count, 1);
        const paper = sheet("Delete this game?");
        tryVerify(() => findAll(item => item instanceof PushButton && item.text === "Keep it" && isShown(item)).length > 0, patience);
        const yes = findAll(item => item instanceof PushButton && item.text === "Delete" && item.prominent && isShown(item))[0];
        click(yes);
        tryCompare(keeper.games, "count", 0, patience);
        verify(paper);
    }

    function test_whatIsTypedWaitsWhileOtherGamesAreLookedAt(): void {
        keep("tactic", ["Anna", "Bruno"]);
        typeNumber("45");
        click(button("Other games…"));
        tryVerify(() => !keeper.reading, patience);
        verify(!keeper.active);
        click(findAll(item => item instanceof KeptGameLine && isShown(item))[0].children[0]);
        tryVerify(() => keeper.active, patience);
        const fields = findAll(item => item instanceof PointsField && isShown(item));
        compare(fields.map(field => field.text).join(), "45,");
        fields[1].forceActiveFocus();
        typeNumber("0");
        keyClick(Qt.Key_Return);
        compare(keeper.scores.totals.join(), "45,0");
    }

    function test_blankSheetsFollowTheRulebook(): void {
        openWithout(Qt.size(960, 600));
        window.sheets.shelf().blankSheet.open();
        tryVerify(() => sheet("Blank score sheets"), patience);
        const plan = keeper.plan;
        compare(plan.sheet.count, 0);
        compare(plan.mostRounds, 13);
        verify(button("Print…") && button("Save as PDF…"));
        plan.players = 6;
        compare(findAll(item => item instanceof SearchField && isShown(item)).length, 6);
    }
}
