import QtQuick
import QtTest
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.History
import MexicanTrain.Ui.Table
import MexicanTrain.Tests
import ".."

/** By keyboard: lists longer than their place, the end of a round, the replay, and questions. */
SheetsCase {
    name: "SheetKeys"

    readonly property string shortGame: "rules=bigtable;set=6;rounds=1;seats=human:Anna,easy"

    /** In a small window with the largest letters, where there is most to scroll. */
    function openSmall(spec: string): void {
        open(spec, 0, Qt.size(960, 600));
        program.preferences.textSize = 150;
        verify(waitForMyTurn());
    }

    function playOut(): void {
        playRound((tileId, trainId) => game.play(tileId, trainId), () => {
            if (!game.draw() && !game.pass() && !game.endOpening())
                game.decideMarker(false);
        });
    }

    function overflowingList(): PaperList {
        const lists = findAll(item => item instanceof PaperList && isShown(item) && item.contentHeight > item.height, topSheet());
        compare(lists.length, 1, "a list longer than its place");
        return lists[0] as PaperList;
    }

    function test_savedGames(): void {
        openSmall(shortGame);
        for (let more = 0; more < 11; ++more)
            startAnother();
        window.sheets.shelf().games.open();
        tryVerify(() => !program.library.reading && program.library.count === 12, patience);
        tryVerify(() => focused instanceof PaperList || focused instanceof GameLine, patience, "the list has the keyboard");
        goThrough(topSheet(), "saved games");
        const list = overflowingList();
        tabTo(list, "saved games");
        keyClick(Qt.Key_End);
        const chosen = list.currentItem as GameLine;
        verify(chosen.highlighted && chosen.index === 11, "the line the keys came to is the chosen one");
    }

    function test_whatHappened(): void {
        openSmall("rules=tactic;rounds=1;seats=human:Anna,easy,easy,easy;seed=log");
        for (let turn = 0; turn < 4; ++turn) {
            const move = anyMove();
            verify(move ? game.play(move.tile, move.train) : game.draw() || game.pass());
            verify(waitForMyTurn());
        }
        keyClick(Qt.Key_L);
        tryVerify(() => window.sheets.ofGame().log.made?.opened, patience);
        const list = findAll(item => item instanceof PaperList && isShown(item), topSheet())[0] as PaperList;
        tryVerify(() => list.activeFocus, patience, "the list has the keyboard");
        verify(game.log.newCount > 1 && list.count > 12 && list.count === game.log.count);
        compare(list.currentIndex, list.count - game.log.newCount, "at the first line that is new");
        keyClick(Qt.Key_End);
        tryCompare(list, "currentIndex", list.count - 1);
        while (list.currentItem.train < 0)
            keyClick(Qt.Key_Up);
        const train = list.currentItem.train;
        keyClick(Qt.Key_Return);
        tryVerify(() => !window.sheets.ofGame().log.made.visible, patience);
        tryVerify(() => focused instanceof Track && focused.trainId === train, patience, "the keyboard is at that train");
        compare(game.log.count, 0, "nobody reads it any more");
    }

    function test_pointsOfAKeptGame(): void {
        openSmall(shortGame);
        const keeper = program.scoreKeeper;
        verify(keeper.begin());
        while (!keeper.gameOver) {
            for (let seat = 0; seat < keeper.scores.seatNames.length; ++seat)
                keeper.entry.setPoints(seat, String(10 * seat));
            verify(keeper.enter());
        }
        window.sheets.shelf().scoreKeeper.open();
        tryVerify(topSheet, patience);
        verify(TestGames.press(window, "Points"));
        goThrough(topSheet(), "points");
        tabTo(overflowingList(), "points");
        keyClick(Qt.Key_Home);
        keyClick(Qt.Key_PageDown);
        const round = overflowingList().currentIndex + 1;
        keyClick(Qt.Key_Return);
        compare(keeper.round, round, "Return takes the line the keys came to");
    }

    function test_bestRounds(): void {
        open("rules=bigtable;set=6;rounds=7;seats=human:Anna,easy", 0, Qt.size(960, 600));
        program.preferences.textSize = 150;
        for (let round = 1; round <= 14; ++round) {
            playOut();
            if (!game.gameOver)
                game.nextRound();
            else if (round < 14)
                startAnother();
        }
        window.sheets.ofGame().round.close();
        window.sheets.shelf().statistics.open();
        tryVerify(() => !program.statistics.reading && program.statistics.bestRounds.count > 7, patience);
        tryVerify(() => sheet("Statistics"), patience);
        goThrough(topSheet(), "statistics");
        overflowingList();
    }

    function pressByKey(words: string): void {
        pressUntil(Qt.Key_Tab, item => item instanceof PushButton && item.text === words, words);
        keyClick(Qt.Key_Return);
    }

    /** The sheet at the end of a round, which has the keyboard on its way on. */
    function roundEnd(onward: string): Item {
        tryVerify(() => window.sheets.ofGame().round.sheet().opened, patience);
        tryVerify(() => focused instanceof PushButton && focused.text === onward, patience, "the way on has the keyboard: " + focused);
        verify((focused as PushButton).visualFocus, "and shows it");
        const told = [];
        tryVerify(() => {
            told.splice(0, told.length, ...findAll(item => item instanceof Spoken && isShown(item)).map(item => item.said));
            return told.length > 0;
        }, patience, "it is said");
        const standing = game.gameOver ? game.resultText : game.scores.standing;
        verify(standing && game.roundSummary, "there is something to say");
        verify(told[0].includes(standing) && !told[0].includes(game.roundSummary) && told[0].includes(" " + game.scores.spokenRound + "."), told[0]);
        return topSheet();
    }

    function nextRound(round: int): void {
        tryVerify(() => !window.sheets.ofGame().round.sheet().visible, patience, "the next round");
        compare(game.round, round);
        verify(waitForMyTurn());
        tryVerify(() => focused && isShown(focused) && isIn(focused, window.contentItem), patience, "the table has the keyboard: " + focused);
        focusTile();
    }

    function test_roundEnd(): void {
        openSmall("rules=bigtable;rounds=3;seats=human:Anna,easy,easy,easy,easy,easy,easy,easy;seed=words");
        focusTile();
        playOut();
        const paper = roundEnd("Next round");
        goThrough(paper, "round end");
        keyClick(Qt.Key_Escape);
        verify(window.sheets.ofGame().round.sheet().opened && isIn(focused, paper), "there is nothing to go back to");
        pressByKey("Fair play…");
        tryVerify(() => sheet("Fair play"), patience);
        closeByEscape("Fair play", button("Fair play…"));
        verify(TestGames.press(window, "Next round"));
        nextRound(2);

        playOut();
        roundEnd("Next round");
        program.preferences.pace = 3;
        keyClick(Qt.Key_Return);
        tryCompare(game, "round", 3, patience);
        verify(!window.sheets.ofGame().round.sheet().visible, "what begins is not shown as if it were an end");
        program.preferences.pace = 0;
        nextRound(3);

        playOut();
        goThrough(roundEnd("Play again"), "game over");
        keyClick(Qt.Key_Escape);
        tryVerify(() => !topSheet(), patience, "Escape puts it away");
        verify(game.gameOver);
        tryVerify(() => focused && isShown(focused) && isIn(focused, window.contentItem), patience, "the table has the keyboard: " + focused);
    }

    function test_replay_data(): var {
        return [{ tag: "Replay" }, { tag: "Coach" }];
    }

    function test_replay(data: var): void {
        openSmall("rules=tactic;seats=human:Anna,easy,easy;seed=coach");
        playOut();
        roundEnd("Next round");
        pressByKey(data.tag);
        const screen = window.sheets.shelf().replay.sheet();
        tryVerify(() => screen.opened && program.replay.opened && !program.replay.coach.busy, 4 * patience, "the coach is through");
        compare(screen.coached, data.tag === "Coach");
        // There is a way back and forth then.
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Right);
        compare(program.replay.step, 2);
        goThrough(screen.contentItem.parent, data.tag);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !screen.visible, patience, "Escape puts it away");
        tryVerify(() => focused instanceof PushButton && focused.text === data.tag, patience, "the keyboard is where it was: " + focused);
    }

    function test_question_data(): var {
        const lost = "/nowhere/a file.pdf";
        return [
            {
                tag: "the end of the game",
                isDoneByReturn: false,
                ask: () => window.sheets.ofGame().end.open(),
                done: () => !game.active
            },
            {
                tag: "a kept game is deleted",
                prepare: () => showKeptGame(),
                ask: () => pressByKey("Delete"),
                done: () => program.scoreKeeper.games.count === 0
            },
            {
                tag: "a kept game is lost",
                prepare: () => { showKeptGame(); TestGames.loseKeptGames(); },
                ask: () => program.scoreKeeper.open(0),
                done: () => program.scoreKeeper.problem === ""
            },
            {
                tag: "rules cannot be saved",
                ask: () => TestGames.refuseRules(lost),
                done: () => program.rulePrinter.problem === ""
            },
            {
                tag: "scores cannot be saved",
                ask: () => TestGames.refuseScoreSheet(lost),
                done: () => program.sheetPrinter.problem === ""
            },
            {
                tag: "a game cannot be shown",
                ask: () => program.replay.open(lost),
                done: () => program.replay.problemText === ""
            }
        ];
    }

    function showKeptGame(): void {
        program.scoreKeeper.begin();
        program.scoreKeeper.close();
        window.sheets.shelf().scoreKeeper.open();
        tryVerify(() => sheet("Score-keeper"), patience);
        pressUntil(Qt.Key_Tab, item => item instanceof PushButton && item.text === "Delete", "the kept game");
    }

    function answerOf(question: Item): PushButton {
        return findAll(item => item instanceof PushButton && item.prominent && isShown(item), question)[0] as PushButton;
    }

    function test_question(data: var): void {
        openSmall("rules=tactic;seats=human:Anna,easy:Bruno;seed=words;first=1");
        focusTile();
        data.prepare?.();
        const below = topSheet();
        const before = focused;
        data.ask();
        tryVerify(() => topSheet() !== below && focused === answerOf(topSheet()), patience, "the answer has the keyboard: " + focused);
        const question = topSheet();
        const answer = answerOf(question);
        tryVerify(() => answer.visualFocus, patience, "and shows it");
        goThrough(question, data.tag);
        pressUntil(Qt.Key_Tab, item => item !== answer, "something else");
        const waits = !data.done();
        keyClick(Qt.Key_Escape);
        tryVerify(() => topSheet() === below, patience, "Escape puts it away");
        verify(waits, "it was not done before it was answered");
        tryVerify(() => focused === before, patience, "the keyboard is where it was: " + focused);
        compare(data.done(), !findAll(item => item instanceof PushButton && item.text !== "" && item !== answer, question).length,
                "Escape is the harmless answer");

        data.ask();
        tryVerify(() => topSheet() === question && focused === answer && answer.visualFocus, patience, "the same answer has it again");
        keyClick(Qt.Key_Return);
        tryVerify(() => topSheet() === below && data.done() === (data.isDoneByReturn ?? true), patience, "Return answers");
        tryVerify(() => focused && isShown(focused) && (!below || isIn(focused, below)), patience, "the keyboard is in what is seen: " + focused);
    }
}
