import QtQuick
import QtTest
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Ladder
import MexicanTrain.Ui.Table
import MexicanTrain.Ui.Theme
import MexicanTrain.Tests
import ".."

/** The ladder: from the first screen to a game against one of them, and the faces at the table. */
SheetsCase {
    name: "LadderSheet"

    function rungs(): var {
        return findAll(item => item instanceof Rung && isShown(item));
    }

    function faces(): var {
        return findAll(item => item instanceof Portrait && isShown(item)).map(face => face.character);
    }

    function test_fromTheFirstScreenToAGame(): void {
        openWithout(Qt.size(1280, 800));
        click(button("Ladder…"));
        tryVerify(() => sheet("Ladder") && !program.ladder.reading, patience);
        compare(rungs().length, 14);
        verify(rungs()[0].chosen && rungs()[0].isNext && rungs()[0].activeFocus);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Right);
        verify(rungs()[6].activeFocus, "a row further, and one to the side");
        keyClick(Qt.Key_End);
        verify(rungs()[13].activeFocus);
        verify(TestGames.accessibleNames(window).includes("Jakob, Expert"));
        keyClick(Qt.Key_Home);
        click(rungs()[2]);
        click(button("Play against Hugo"));
        tryVerify(() => game.active && !topSheet(), patience);
        tryVerify(() => faces().length === 1, patience);
        compare(faces(), ["hugo"]);
    }

    function test_aWordIsHeardForAMoment(): void {
        open("rules=tactic;seats=human:Anna,casual,casual;seed=4;first=1");
        const bubbles = () => findAll(item => item instanceof SpeechBubble && item.visible);
        compare(bubbles().length, 0);
        program.reactions.said(1, "Ha!");
        tryVerify(() => bubbles().length === 1, patience);
        compare(bubbles()[0].words, "Ha!");
        tryVerify(() => bubbles().length === 0, patience, "it goes by itself");
    }
}
