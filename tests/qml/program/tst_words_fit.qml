import QtQuick
import QtTest
import MexicanTrain.Ui.Controls
import MexicanTrain.Tests
import ".."

/** Every screen in a language that is two fifths longer: no word is cut off, and none lies outside its box. */
WordsCase {
    name: "WordsFit"

    /** What the program says; names may be of any length. */
    function isLookedAt(item: Item): bool {
        return item instanceof Text && isShown(item) && item.text.includes("⟦");
    }

    function check(screen: string): void {
        wait(0);
        const texts = findAll(isLookedAt);
        verify(texts.length > 0, screen + " has words");
        compare(misfits(texts), "", screen);
    }

    function checkSheet(screen: string, open: var): void {
        open();
        wait(100);
        check(screen);
        findAll(item => item instanceof SheetPaper && isShown(item)).forEach(paper => paper.closeWanted());
        wait(100);
    }

    function test_screens_data(): var {
        const eight = "rules=bigtable;seats=human:Anna,easy,easy,easy,easy,easy,easy,easy;seed=words";
        return [
            { tag: "4 players", spec: "rules=tactic;seats=human:Anna,easy,easy,easy;seed=words", size: Qt.size(1280, 800) },
            { tag: "8 players", spec: eight, size: Qt.size(1280, 800) },
            { tag: "8 players in a small window", spec: eight, size: Qt.size(960, 600) },
            { tag: "2 players in a small window", spec: "rules=ecowoodart;seats=human:Anna,easy;seed=words", size: Qt.size(960, 600) }
        ];
    }

    function test_screens(row: var): void {
        open(row.spec, 0, row.size);
        verify(waitForMyTurn());
        TestGames.speakPseudo(true);
        check("the table");
        for (const tile of handTiles().slice(0, 8)) {
            for (const each of tracks()) {
                if (!game.placesFor(tile.tileId).includes(each.trainId)) {
                    game.play(tile.tileId, each.trainId);
                    check("a refusal: " + game.sentence);
                }
            }
        }
        const sheets = window.sheets;
        checkSheet("new game", () => sheets.newGame.open());
        checkSheet("options", () => { sheets.newGame.open(); sheets.newGame.sheet().showsOptions = true; });
        checkSheet("rules", () => sheets.showRules(""));
        checkSheet("rules compared", () => { sheets.showRules(""); program.rules.other = 5; });
        checkSheet("scores", () => sheets.ofGame().scores.open());
        checkSheet("blank score sheets", () => sheets.shelf().blankSheet.open());
        checkSheet("kept games", () => sheets.shelf().scoreKeeper.open());
        checkSheet("a kept game", () => {
            sheets.shelf().scoreKeeper.open();
            program.scoreKeeper.begin();
            program.scoreKeeper.entry.setPoints(0, "9000");
        });
        checkSheet("saved games", () => { sheets.shelf().games.open(); tryVerify(() => !program.library.reading, patience); });
        checkSheet("statistics", () => { sheets.shelf().statistics.open(); tryVerify(() => !program.statistics.reading, patience); });
        checkSheet("the end of the game", () => sheets.ofGame().end.open());
        sheets.menu.sheet().popup(0, 0);
        wait(50);
        check("the menu");
        sheets.menu.close();
    }

    function test_firstScreen(): void {
        openWithout(Qt.size(960, 600));
        TestGames.speakPseudo(true);
        check("the first screen");
    }

    function test_roundEnd(): void {
        open("rules=bigtable;set=6;seats=human:Anna,easy;seed=words;rounds=1", 0, Qt.size(960, 600));
        TestGames.speakPseudo(true);
        playRound((tileId, trainId) => game.play(tileId, trainId), () => {
            if (!game.draw() && !game.pass() && !game.endOpening())
                game.decideMarker(false);
        });
        wait(100);
        check("the end of the game");
        checkSheet("fair play", () => window.sheets.shelf().fairness.open());
        TestGames.haveCoachLookWell();
        window.sheets.shelf().replay.sheet().coached = true;
        program.replayGame();
        tryVerify(() => program.replay.opened && !program.replay.coach.busy, patience);
        wait(100);
        check("the coach");
        for (program.replay.step = 0; program.replay.step < program.replay.steps; ++program.replay.step)
            check("step " + program.replay.step);
    }

    function test_curtain(): void {
        open("rules=tactic;seats=human:Anna,human:Bruno;seed=words", 0, Qt.size(960, 600));
        TestGames.speakPseudo(true);
        check("the curtain");
    }

    function cleanup(): void {
        TestGames.speakPseudo(false);
        close();
    }
}
