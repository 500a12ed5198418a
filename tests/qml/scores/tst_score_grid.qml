import QtQuick
import QtTest
import MexicanTrain.Scorekeeper
import MexicanTrain.Scores
import MexicanTrain.Theme
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Scores
import MexicanTrain.Ui.Theme
import MexicanTrain.Tests
import ".."

/** The score sheet: with two and with fourteen players, before the first round and after the last. */
PartCase {
    name: "ScoreGrid"

    readonly property ScoreKeeper keeper: program?.scoreKeeper ?? null

    /** A kept game of that many players by a rulebook that takes them all; `rounds`: their points. */
    function keep(names: var, rounds: var): ScoreModel {
        programWithout();
        const plan = keeper.plan;
        for (let row = 0; row < plan.rulebooks.rowCount() && plan.mostPlayers < 14; ++row)
            plan.rulebook = row;
        plan.players = names.length;
        names.forEach((each, seat) => plan.setName(seat, each));
        verify(keeper.begin());
        for (const points of rounds)
            write(points);
        return keeper.scores;
    }

    function write(points: var): void {
        points.forEach((each, seat) => keeper.entry.setPoints(seat, String(each)));
        verify(keeper.enter());
    }

    function showGrid(scores: ScoreModel, properties = {}): ScoreGrid {
        const sheet = show(grid, { scores: scores, width: 900 }) as ScoreGrid;
        for (const [name, value] of Object.entries(Object.assign({ height: 500 }, properties)))
            sheet[name] = value;
        return sheet;
    }

    function lines(): var {
        return findAll(item => item.spokenName !== undefined && item.runningTotals !== undefined && isShown(item)).sort((one, other) => one.y - other.y);
    }

    function test_beforeTheFirstRound(): void {
        const sheet = showGrid(keep(["Anna", "Bruno"], []));
        compare(lines().length, 0);
        verify(words("Anna") && words("Bruno") && words("Total"));
        const heads = findAll(item => item instanceof Text && item.text === "Anna", sheet);
        compare(heads[0].Accessible.role, Accessible.ColumnHeader);
        const pages_ = show(pages, { scores: keeper.scores, width: 900, height: 600 });
        verify(words("No round is finished yet."));
        compare(findAll(item => item instanceof ScoreGrid && isShown(item)).length, 0, "no empty table");
        write([0, 20]);
        tryVerify(() => find(item => item instanceof ScoreGrid, pages_), patience);
        verify(!words("No round is finished yet."));
    }

    function test_aLineSaysItAll(): void {
        const scores = keep(["Anna", "Bruno"], [[0, 20], [31, 0]]);
        const sheet = showGrid(scores);
        compare(lines().map(line => line.round), [1, 2]);
        compare(lines()[1].runningTotals, ["31", "20"]);
        compare([lines()[0].Accessible.role, lines()[0].Accessible.name], [Accessible.Row, lines()[0].spokenName]);
        verify(sheet.showsRunningTotals, "there is room for them");
        const [points, total] = ["31", "20"].map(text => findAll(item => item instanceof Text && item.text === text && isShown(item), lines()[1])[0]);
        verify(points && total && points.mapToItem(root, 0, 0).x < total.mapToItem(root, 0, 0).x);
        const best = findAll(item => item instanceof Text && item.text === "0" && isShown(item), lines()[0])[0];
        verify(best.font.bold && sameColour(best.color, Theme.current.inkGood), "who had the fewest");
        verify(TestGames.accessibleNames(window).includes(scores.spokenTotals), "the totals are heard, too");
        compare(sheet.leaders, [1]);
    }

    function test_theWinnersHaveAStar_data(): var {
        return [
            { tag: "nobody yet", winners: [], stars: [] },
            { tag: "one", winners: [1], stars: ["★ 20"] },
            { tag: "two", winners: [0, 1], stars: ["★ 31", "★ 20"] }
        ];
    }

    function test_theWinnersHaveAStar(data: var): void {
        const sheet = showGrid(keep(["Anna", "Bruno"], [[0, 20], [31, 0]]), { winners: data.winners });
        compare(textsOf(sheet).filter(text => text.startsWith("★")), data.stars);
    }

    function test_theTotalsStayInSight_data(): var {
        return [{ tag: "2 players", players: 2, letters: 1 }, { tag: "14 players", players: 14, letters: 1 }, { tag: "14 players, large letters", players: 14, letters: 1.5 }];
    }

    function test_theTotalsStayInSight(data: var): void {
        Theme.letters = data.letters;
        const names = Array.from({ length: data.players }, (_, seat) => seat === 1 ? longName : "Player " + seat);
        const scores = keep(names, Array.from({ length: 13 }, (_, round) => names.map((_, seat) => seat === round % data.players ? 0 : 100 + seat)));
        const sheet = showGrid(scores, { width: 900, height: 320 });
        const list = find(item => item instanceof PaperList) as PaperList;
        verify(list.contentHeight > list.height, "not all rounds are in sight");
        tryVerify(() => list.atYEnd, patience, "but the last one is");
        const foot = words("Total");
        verify(foot.mapToItem(sheet, 0, foot.height).y <= sheet.height + 1, "and the totals");
        for (const total of scores.totals) {
            const text = words(total);
            verify(text && text.contentWidth <= sheet.cellWidth + 1, "whole: " + total);
        }
        for (const name of scores.seatNames)
            verify(words(name).width <= sheet.cellWidth, name);
        compare(sheet.showsRunningTotals, sheet.cellWidth > Theme.text(54), "narrow columns have the points alone");
        verify(sheet.showsRunningTotals || data.players > 2);
    }

    function test_aNewRoundComesIntoSight(): void {
        const scores = keep(["Anna", "Bruno"], Array.from({ length: 9 }, () => [0, 20]));
        const sheet = showGrid(scores, { height: 220, choosable: true });
        const list = find(item => item instanceof PaperList) as PaperList;
        tryVerify(() => list.atYEnd, patience);
        list.positionViewAtBeginning();
        write([7, 0]);
        tryCompare(list, "currentIndex", 9, patience);
        tryVerify(() => list.atYEnd, patience);
        sheet.height = 180;
        tryVerify(() => list.atYEnd, patience, "also in less room");
        verify(keeper.undo());
        tryCompare(list, "currentIndex", 8, patience);
    }

    function choices(): var {
        return [
            { tag: "by mouse", choose: line => click(line) },
            { tag: "by finger", choose: line => tap(line) },
            { tag: "by Return", key: Qt.Key_Return },
            { tag: "by Enter", key: Qt.Key_Enter },
            { tag: "by space", key: Qt.Key_Space },
            { tag: "from outside", choose: line => verify(TestGames.press(window, line.spokenName)) }
        ];
    }

    function test_aRoundIsChosen_data(): var {
        return choices();
    }

    function test_aRoundIsChosen(data: var): void {
        const sheet = showGrid(keep(["Anna", "Bruno"], [[0, 20], [31, 0], [0, 5]]), { choosable: true });
        const chosen = heard(sheet, "roundChosen");
        if (data.key) {
            const list = find(item => item instanceof PaperList);
            list.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Up);
            compare(lines().map(line => line.hasFocus), [false, true, false]);
            keyClick(data.key);
        } else {
            data.choose(lines()[1]);
        }
        compare(chosen.map(each => each[0]), [2]);
        verify(lines()[0].Accessible.focusable);
    }

    // In a game on the table the rounds are over: they are read, and that is all.
    function test_aRoundIsOnlyRead_data(): var {
        return choices().filter(way => way.tag !== "from outside");
    }

    function test_aRoundIsOnlyRead(data: var): void {
        const sheet = showGrid(keep(["Anna", "Bruno"], [[0, 20], [31, 0], [0, 5]]));
        const chosen = heard(sheet, "roundChosen");
        if (data.key) {
            find(item => item instanceof PaperList).forceActiveFocus(Qt.TabFocusReason);
            keyClick(data.key);
        } else {
            data.choose(lines()[1]);
        }
        compare(chosen.length, 0);
        verify(lines().every(line => line.Accessible.focusable), "each can be read");
    }

    function test_theChartHasRoomBelowAShortTable_data(): var {
        return [
            { tag: "few rounds, much room", rounds: 1, height: 700, chart: false, grid: true, plot: true },
            { tag: "many rounds", rounds: 12, height: 500, chart: false, grid: true, plot: false },
            { tag: "the chart alone", rounds: 12, height: 500, chart: true, grid: false, plot: true },
            { tag: "the chart, nothing to draw", rounds: 0, height: 700, chart: true, grid: false, plot: false }
        ];
    }

    function test_theChartHasRoomBelowAShortTable(data: var): void {
        const scores = keep(["Anna", "Bruno"], Array.from({ length: data.rounds }, () => [0, 20]));
        show(pages, { scores: scores, showsPlot: data.chart, width: 900, height: data.height });
        tryVerify(() => (find(item => item instanceof ScoreGrid) !== null) === data.grid, patience, "the table");
        tryVerify(() => (find(item => item instanceof ScorePlotView) !== null) === data.plot, patience, "the chart");
        compare(words(scores.standing) !== null, data.rounds > 0, "who leads");
    }

    function test_theChartIsToldInWords(): void {
        const scores = keep(["Anna", "Bruno"], [[0, 20], [31, 0]]);
        const view = show(plot, { scores: scores, width: 600, height: 300 }) as ScorePlotView;
        compare([view.Accessible.role, view.Accessible.description], [Accessible.Graphic, scores.spokenTotals]);
        const drawn = findAll(item => item instanceof ScorePlot, view)[0] as ScorePlot;
        verify(drawn.y >= words("Points").height && drawn.y + drawn.height <= words("Round").y + 1, "what its axes mean is not drawn over");
        for (const id of Themes.ids) {
            Themes.id = id;
            verify(sameColour(drawn.ink, Theme.current.ink) && sameColour(drawn.paper, Theme.current.paper));
        }
        const before = TestGames.picture(window, view);
        write([99, 0]);
        tryVerify(() => TestGames.picture(window, view) !== before, patience, "it grows with the game");
    }

    function test_theSheetHasTwoPages(): void {
        const scores = keep(["Anna", "Bruno"], Array.from({ length: 13 }, () => [0, 20]));
        const frame = show(ground);
        const sheet = scoreSheet.createObject(frame, { scores: scores, winners: [0], printer: program.sheetPrinter }) as ScoreSheet;
        sheet.open();
        tryVerify(() => sheet.opened, patience);
        const pages_ = find(item => item instanceof ScorePages) as ScorePages;
        compare(textsOf(sheet.contentItem).filter(text => text.startsWith("★")).length, 1);
        verify(!pages_.choosable && !pages_.showsPlot);
        for (const [name, plotted] of [["Chart", true], ["Chart", true], ["Points", false]]) {
            click(find(item => item instanceof SheetTab && item.text === name));
            compare(pages_.showsPlot, plotted);
        }
        verify(button("Print…") && button("Save as PDF…"));
        program.language.current = "de";
        verify(sheet.opened && !words("Chart"));
        program.language.current = "en";
    }

    Component { id: grid; ScoreGrid {} }
    Component { id: pages; ScorePages {} }
    Component { id: plot; ScorePlotView {} }
    Component { id: scoreSheet; ScoreSheet {} }
    Component { id: ground; Item {} }
}
