import QtQuick
import QtTest
import MexicanTrain.History
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.History
import ".."

/** The saved games and the statistics, as a player finds them. */
TableCase {
    id: history

    name: "History"

    readonly property string spec: "rules=bigtable;set=6;rounds=1;seats=human:Anna,easy"

    function lines(): var {
        return findAll(item => item instanceof GameLine && isShown(item)).sort((one, other) => one.y - other.y);
    }

    function figure(label: string): string {
        return findAll(item => item instanceof FigureLine && item.label === label)[0].amount;
    }

    function playOut(): void {
        playRound((tileId, trainId) => game.play(tileId, trainId), () => {
            if (!game.draw() && !game.pass() && !game.endOpening())
                game.decideMarker(false);
        });
    }

    function showGames(count: int): void {
        window.stage.commands.games.triggered();
        tryVerify(() => sheet("Saved games"), patience);
        tryVerify(() => !program.library.reading, patience);
        tryVerify(() => lines().length === count, patience, "as many games as there are");
    }

    function test_anotherGameIsGoneOnWith(): void {
        open(spec, 0);
        verify(waitForMyTurn());
        const held = handTiles().length;
        window.stage.commands.newGame.triggered();
        tryVerify(() => sheet("New game"), patience);
        sheet("New game").closeWanted();
        program.setup.seats.setName(0, "Berta");
        startAnother();
        verify(waitForMyTurn());
        showGames(2);
        const others = lines().filter(line => line.state === GameLibrary.InProgress);
        compare(others.length, 1);
        verify(others[0].spoken.includes("Anna"));
        click(others[0]);
        const onward = button("Continue");
        tryVerify(() => onward.enabled, patience);
        click(onward);
        tryVerify(() => !sheet("Saved games"), patience, "the list goes");
        verify(waitForMyTurn());
        compare(handTiles().length, held);
        showGames(2);
        compare(lines().filter(line => line.state === GameLibrary.InProgress)[0].players.includes("Berta"), true);
    }

    function test_deletingCanBeUndone(): void {
        open(spec, 0);
        playOut();
        startAnother();
        showGames(2);
        window.sheets.shelf().games.sheet().contentItem.forceActiveFocus();
        keyClick(Qt.Key_Tab);
        const finished = () => lines().find(line => line.state === GameLibrary.Finished);
        const undo = () => findAll(item => item instanceof PushButton && item.text === "Undo" && item.isOnPaper && isShown(item))[0];
        click(finished());
        tryVerify(() => button("View").enabled, patience);
        verify(!undo());
        keyClick(Qt.Key_Delete);
        tryVerify(() => lines().length === 1 && undo(), patience, "it is off the list");
        click(undo());
        tryVerify(() => lines().length === 2 && !undo(), patience, "it is back");
        verify(finished().highlighted, "and chosen");
        keyClick(Qt.Key_Delete);
        tryVerify(() => lines().length === 1, patience);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        tryVerify(() => lines().length === 2, patience, "by key");
        keyClick(Qt.Key_Delete);
        tryVerify(() => lines().length === 1, patience);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !sheet("Saved games"), patience);
        showGames(1);
        verify(lines()[0].state === GameLibrary.OnTable && !undo());
    }

    /** A file from anywhere becomes a line of the list: what can be done with it is the same. */
    function test_deletingByKeyLeavesTheKeyboardInTheList(): void {
        open("rules=tactic;seats=human:Anna,easy,easy;seed=keys;first=1");
        verify(waitForMyTurn());
        startAnother();
        verify(waitForMyTurn());
        const games = window.sheets.shelf().games.sheet();
        games.open();
        tryVerify(() => games.opened && program.library.count >= 2, patience);
        keyClick(Qt.Key_End);
        pressUntil(Qt.Key_Tab, item => item.text === "Delete", "delete");
        const before = program.library.count;
        keyClick(Qt.Key_Return);
        compare(program.library.count, before - 1);
        tryVerify(() => focused instanceof PaperList || focused && focused.ListView.view !== null, patience, "arrows mean something");
        games.close();
    }

    function test_aGameFileIsOneOfTheList(): void {
        open(spec, 0);
        playOut();
        startAnother();
        showGames(2);
        const file = program.library.path(lines().findIndex(line => line.state === GameLibrary.Finished));
        program.library.show(file);
        tryVerify(() => lines().some(line => line.highlighted && line.state === GameLibrary.Finished), patience, "it is chosen");
        tryVerify(() => button("View").enabled, patience);
        click(button("View"));
        tryVerify(() => program.replay.opened, patience);
    }

    function test_statisticsTellWhatWasPlayed(): void {
        open(spec, 0);
        playOut();
        window.stage.commands.statistics.triggered();
        tryVerify(() => sheet("Statistics"), patience);
        tryVerify(() => !program.statistics.reading, patience);
        compare(figure("Games begun"), "1");
        compare(figure("Finished"), "1");
        compare(program.statistics.players, ["Anna"]);
        compare(program.statistics.bestRounds.count, 1);
        compare(program.statistics.kinds, ["All games (1)", "Played straight through (1)"]);
        program.statistics.kind = 1;
        compare(figure("Games begun"), "1");
        program.statistics.kind = 0;
        compare(program.statistics.opponents, ["All opponents", "Easy"]);
        program.statistics.opponent = 1;
        compare(figure("Games begun"), "1");
    }

    /** The answer that changes nothing is the first one, and the game on the table stays. */
    function test_everythingIsForgottenOnce(): void {
        open(spec, 0);
        playOut();
        startAnother();
        window.stage.commands.statistics.triggered();
        tryVerify(() => sheet("Statistics") && !program.statistics.reading, patience);
        compare(figure("Games begun"), "1");
        click(button("Forget everything…"));
        tryVerify(() => sheet("Forget everything?") && focused?.text === "Keep everything", patience);
        keyClick(Qt.Key_Return);
        tryVerify(() => !sheet("Forget everything?"), patience);
        compare(figure("Games begun"), "1");
        click(button("Forget everything…"));
        tryVerify(() => sheet("Forget everything?"), patience);
        click(button("Forget everything"));
        tryVerify(() => !sheet("Forget everything?") && !program.statistics.reading && figure("Games begun") === "0", patience);
        verify(sheet("Statistics"), "it is there to be looked at");
        program.library.refresh();
        tryVerify(() => !program.library.reading, patience);
        compare(program.library.count, 1);
    }

    function test_aChosenDealIsPractice(): void {
        open(spec + ";seed=known", 0);
        playOut();
        window.sheets.shelf().statistics.open();
        tryVerify(() => !program.statistics.reading, patience);
        compare(figure("Games begun"), "0");
    }

    function featLines(sheetName: string): var {
        return findAll(item => item instanceof FeatLine && isShown(item) && item.where !== "", lazySheet(sheetName).sheet().contentItem);
    }

    /** What was done is shown again, by a press and by the keyboard. */
    function test_awardsLeadToTheRoundOfWhichTheyAre(): void {
        open(spec, 0);
        playOut();
        tryVerify(() => !program.awards.reading, patience);
        window.sheets.ofGame().round.close();
        window.stage.commands.statistics.triggered();
        tryVerify(() => sheet("Statistics"), patience);
        click(button("Awards…"));
        tryVerify(() => sheet("Awards") && !program.awards.reading, patience);
        compare(program.awards.players, ["Anna"]);
        compare(program.awards.awards.count, 15);
        const best = featLines("awards").find(line => line instanceof BestLine);
        verify(best.amount.match(/\d/) && best.spoken.includes(best.amount) && best.spoken.includes(best.label));
        click(best);
        tryVerify(() => program.replay.opened, patience);
        compare(program.replay.round, 1);
        verify(!sheet("Awards") && !sheet("Statistics"), "nothing lies over it");
        program.replay.close();
        window.sheets.shelf().awards.open();
        tryVerify(() => sheet("Awards") && !program.awards.reading, patience);
        pressUntil(Qt.Key_Tab, item => item instanceof BestLine || item instanceof PaperList && item.model === program.awards.bests, "the bests");
        keyClick(Qt.Key_Return);
        tryVerify(() => program.replay.opened, patience);
    }

    function test_skillAndLuckOfEachGame(): void {
        open(spec, 0);
        playOut();
        window.sheets.ofGame().round.close();
        window.stage.commands.statistics.triggered();
        tryVerify(() => sheet("Statistics"), patience);
        click(button("Skill and luck…"));
        tryVerify(() => sheet("Skill and luck") && !program.skill.reading, patience);
        compare(program.skill.players, ["Anna"]);
        tryVerify(() => featLines("skill").length === 1, patience);
        const line = featLines("skill")[0];
        verify(line.spoken.includes(line.play) && line.spoken.includes(line.tiles));
        click(line);
        tryVerify(() => program.replay.opened, patience);
        verify(!sheet("Skill and luck") && !sheet("Statistics"), "nothing lies over it");
    }

    /** From the sheet of a game's end and from a replay; the end says how they went. */
    function test_theSameTilesAreDealtAgain(): void {
        open("rules=bigtable;set=6;rounds=2;seats=human:Anna,easy", 0);
        playOut();
        verify(!button("Same tiles again"), "the game goes on");
        click(button("Next round"));
        playOut();
        tryVerify(() => sheet("The game is over"), patience);
        click(button("Same tiles again"));
        tryVerify(() => !game.gameOver, patience, "as soon as the game before is on the disk");
        verify(waitForMyTurn());
        verify(game.title.startsWith("The same tiles again: round 2"), game.title);
        compare(game.engineValue, 5);
        compare(game.comparison, "");
        playOut();
        tryVerify(() => sheet("The game is over"), patience);
        verify(/^The same tiles: now \d+, earlier \d+\.$/.test(game.comparison), game.comparison);
        verify(findAll(item => item instanceof PaperText && isShown(item) && item.text.startsWith(game.comparison)).length === 1);
        click(button("Replay"));
        tryVerify(() => program.replay.opened, patience);
        verify(program.replay.title.startsWith("Replay: the same tiles again, round 2"), program.replay.title);
        // The sheet of the end lies below, with a button of the same name.
        click(findAll(item => item instanceof PushButton && item.text === "Same tiles again" && isShown(item)).pop());
        tryVerify(() => !program.replay.opened && !game.gameOver, patience);
        verify(waitForMyTurn());
        verify(game.title.startsWith("The same tiles again: round 2"), game.title);
        showGames(3);
        compare(lines().filter(line => line.progress === "The same tiles again: round 2").length, 2);
    }
}
