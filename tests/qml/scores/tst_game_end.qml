import QtQuick
import QtTest
import MexicanTrain.Ui.Scores
import MexicanTrain.Ui.Theme
import MexicanTrain.Tests
import ".."

/** The end of a game: who came where, and the same again. */
WordsCase {
    name: "GameEnd"

    function playOut(players: int, pace = 0, size = Qt.size(1280, 800)): void {
        open("rules=bigtable;rounds=1;set=" + (players > 8 ? 18 : players > 4 ? 12 : 6) + ";seats=human:Anna" + ",easy".repeat(players - 1) + ";seed=end;first=1", pace, size);
        playRound((tileId, trainId) => game.play(tileId, trainId), () => {
            if (!game.draw() && !game.pass() && !game.endOpening())
                game.decideMarker(false);
        });
        tryVerify(() => window.sheets.ofGame().round.sheet().opened, patience);
    }

    function podium(): Podium {
        return findAll(item => item instanceof Podium && isShown(item))[0] as Podium;
    }

    /** The parts that stand for a place, on the podium or below it. */
    function placesIn(whole: Item): var {
        return findAll(item => item.spokenName !== undefined && item.place !== undefined && isShown(item), whole);
    }

    function test_podium_data(): var {
        return [{ tag: "2 players", players: 2 }, { tag: "5 players", players: 5 }, { tag: "14 players", players: 14 }];
    }

    function test_podium(data: var): void {
        playOut(data.players);
        const steps = placesIn(podium());
        const others = placesIn(findAll(item => item instanceof FurtherPlaces)[0]);
        compare(steps.length, game.standings.steps);
        compare(steps.length + others.length, data.players, "everybody is somewhere");
        const all = steps.concat(others);
        compare(all.map(each => each.place), all.map(each => each.place).sort((a, b) => a - b), "in their order");
        compare(others.filter(each => each.place < 3).length, 0);
        const tops = steps.map(step => findAll(item => item instanceof Locomotive, step)[0].mapToItem(podium(), 0, 0).y);
        for (let i = 1; i < steps.length; ++i)
            verify(steps[i].place === steps[i - 1].place || tops[i] > tops[i - 1], "who came later stands lower");
        const first = steps[0];
        const winner = tracks().find(each => each.name === first.name || first.name === "You" && each.isOwn);
        verify(Qt.colorEqual(findAll(item => item instanceof Locomotive, first)[0].colour, winner.colour), "the locomotive of its owner");
        verify(first.x <= podium().width / 2 && first.x + first.width >= podium().width / 2, "in the middle");
        const name = step => findAll(item => item instanceof Text && item.text === step.name, step)[0];
        verify(name(first).font.pixelSize > name(steps[1]).font.pixelSize, "the winner’s name is large");
        const heard = TestGames.accessibleNames(window);
        for (const each of all)
            verify(heard.includes(each.spokenName) && each.spokenName.startsWith("Place " + each.place + ":"), each.spokenName);
    }

    function test_theStepsComeUp(): void {
        playOut(4, 0.02);
        program.preferences.pace = 1;
        podium().rise();
        tryVerify(() => podium().risen > 0 && podium().risen < 1, patience);
        const low = step => step.transform[0].y;
        tryVerify(() => podium().risen === 1, patience);
        for (const step of placesIn(podium()))
            compare(low(step), 0, "all are up");
    }

    function test_theSameAgain(): void {
        playOut(3);
        const seats = tracks().map(each => each.name);
        keyClick(Qt.Key_A);
        verify(game.gameOver, "what lies over the table has the keys");
        keyClick(Qt.Key_Escape);
        tryVerify(() => !topSheet(), patience);
        program.setup.seats.count = 6;
        tryVerify(() => window.stage.commands.again.enabled, patience);
        keyClick(Qt.Key_A);
        tryVerify(() => !game.gameOver && game.myTurn || game.thinking, patience);
        compare([game.round, game.rounds], [1, 1]);
        compare(tracks().map(each => each.name), seats);
        verify(!window.stage.commands.again.enabled, "only when it is over");
        const engine = game.engineValue;
        keyClick(Qt.Key_A);
        compare([game.round, game.engineValue], [1, engine]);
    }

    function check(screen: string): void {
        TestGames.nextFrame(window);
        TestGames.nextFrame(window);
        const sheet = window.sheets.ofGame().round.sheet().contentItem.parent;
        // Many names share the width of the score sheet, which shortens them (tst_score_grid.qml).
        const grid = findAll(item => item instanceof ScoreGrid, sheet)[0];
        const inGrid = findAll(item => item instanceof Text, grid);
        const texts = findAll(item => item instanceof Text && item.text !== "" && isShown(item) && !inGrid.includes(item), sheet);
        compare(misfits(texts) + collisions(texts), "", screen);
        const column = podium().parent.parent;
        const parts = findAll(item => item.parent === column && item.visible, column);
        verify(parts.length >= 6);
        for (const part of parts)
            verify(part.y >= -0.5 && part.y + part.height <= column.height + 1.5, screen + ": on the sheet: " + part);
        const lowest = Math.max(...parts.map(part => part.y + part.height));
        verify(lowest > column.height - 2, screen + ": and all of the sheet is used");
    }

    function test_fits_data(): var {
        return [{ tag: "2 players", players: 2 }, { tag: "4 players", players: 4 }, { tag: "8 players", players: 8 }, { tag: "14 players", players: 14 }];
    }

    function test_fits(data: var): void {
        playOut(data.players, 0, Qt.size(960, 600));
        window.contentItem.visible = false;
        everywhere(check);
    }
}
