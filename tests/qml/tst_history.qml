import QtQuick
import QtTest
import MexicanTrain.History
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.History

/** The saved games and the statistics, as a player finds them. */
TableCase {
    id: history

    name: "History"

    readonly property string spec: "rules=bigtable;set=6;rounds=1;seats=human:Anna,easy"

    function lines(): var {
        return findAll(item => item instanceof GameLine && isShown(item)).sort((one, other) => one.y - other.y);
    }

    function figure(label: string): string {
        return findAll(item => item instanceof FigureLine && item.label === label)[0].value;
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
        window.sheets.games.sheet().contentItem.forceActiveFocus();
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
        program.statistics.kind = 1;
        compare(figure("Games begun"), "0");
        program.statistics.kind = 0;
        compare(program.statistics.opponents, ["All opponents", "Easy"]);
        program.statistics.opponent = 1;
        compare(figure("Games begun"), "1");
    }

    function test_aChosenDealIsPractice(): void {
        open(spec + ";seed=known", 0);
        playOut();
        window.sheets.statistics.open();
        tryVerify(() => !program.statistics.reading, patience);
        compare(figure("Games begun"), "0");
    }
}
