import QtQuick
import QtTest
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Daily
import MexicanTrain.Ui.Program
import MexicanTrain.Tests
import ".."

/** The deal of the day: from the first screen to its table, and what its sheet says of it afterwards. */
SheetsCase {
    name: "Daily"

    function openSheet(): void {
        window.sheets.shelf().daily.open();
        tryVerify(() => sheet("Deal of the day") && !program.daily.reading, patience);
    }

    function days(): var {
        return findAll(item => item instanceof CalendarDay && isShown(item));
    }

    function chosen(): CalendarDay {
        return days().find(day => day.chosen) as CalendarDay;
    }

    function lines(): var {
        return findAll(item => item instanceof PointsLine && isShown(item));
    }

    function playOut(): void {
        // To draw the table would take most of the time.
        window.contentItem.visible = false;
        while (!game.gameOver) {
            playRound((tileId, trainId) => game.play(tileId, trainId), () => {
                if (!game.draw() && !game.pass() && !game.endOpening())
                    game.decideMarker(false);
            });
            if (!game.gameOver)
                game.nextRound();
        }
        window.contentItem.visible = true;
    }

    function test_fromTheFirstScreenToTheResult(): void {
        openWithout(Qt.size(1280, 800));
        program.preferences.pace = 0;
        program.preferences.thinking = 0;
        click(button("Deal of the day…"));
        tryVerify(() => sheet("Deal of the day") && program.daily.canPlay, patience);
        verify(chosen().isToday);
        click(findAll(item => item instanceof PushButton && item.text === "Play" && isShown(item), topSheet())[0]);
        tryVerify(() => game.active && !topSheet(), patience);
        verify(game.title.startsWith("Deal of the day"), game.title);
        compare([game.rounds, tracks().length], [3, 5]);
        verify(waitForMyTurn());
        openSheet();
        click(button("Go on"));
        tryVerify(() => !topSheet(), patience, "it is on the table already");
        playOut();
        tryVerify(() => window.sheets.ofGame().round.sheet().opened, patience);
        window.sheets.ofGame().round.close();
        keyClick(Qt.Key_F10);
        pressUntil(Qt.Key_Down, item => item instanceof MenuLine && item.text === "Deal of the day…", "its line");
        keyClick(Qt.Key_Return);
        tryVerify(() => sheet("Deal of the day") && !program.daily.reading, patience);
        tryVerify(() => lines().length > 3, patience, "the levels play the same tiles");
        program.daily.stop();
        const mine = lines().find(line => line.isPerson);
        compare(mine.points, chosen().mark);
        verify(mine.spoken.includes(mine.points) && TestGames.accessibleNames(window).includes(mine.spoken));
        verify(TestGames.accessibleNames(window).includes(chosen().spoken) && chosen().spoken.includes(mine.points));
        const page = findAll(item => item instanceof PaperScroll && isShown(item), topSheet())[0];
        tabTo(page, "the result");
        const read = [];
        for (keyClick(Qt.Key_Down); read[read.length - 1] !== focused; keyClick(Qt.Key_Down))
            read.push(focused);
        compare(lines().filter(line => !read.includes(line)).map(line => line.name), [], "each level's line can be read by key");
        click(button("Play it again"));
        tryVerify(() => !topSheet() && !game.gameOver, patience);
        verify(game.title.includes("once more"), game.title);
    }

    function test_keys(): void {
        open("rules=bigtable;set=6;seats=human:Anna,easy;seed=keys", 0);
        verify(waitForMyTurn());
        openSheet();
        tryVerify(() => focused === chosen(), patience, "the keyboard is on today");
        const today = chosen().spoken;
        verify(today.includes("today"), today);
        keyClick(Qt.Key_Right);
        compare(chosen().spoken, today, "no day to come can be chosen");
        keyClick(Qt.Key_Left);
        verify(!chosen().isToday && focused === chosen(), "the day before is read");
        for (let each = 0; each < 5; ++each)
            keyClick(Qt.Key_Up);
        verify(!program.daily.isLastMonth, "over the beginning of the month");
        compare(focused, chosen());
        keyClick(Qt.Key_End);
        verify(chosen().isToday && focused === chosen());
        const month = program.daily.month;
        keyClick(Qt.Key_PageUp);
        verify(program.daily.month !== month && focused === chosen());
        verify(button("Today"));
        keyClick(Qt.Key_PageDown);
        compare(program.daily.month, month);
        keyClick(Qt.Key_PageUp);
        tabTo(button("Today"), "a way back");
        keyClick(Qt.Key_Space);
        verify(chosen().isToday && focused === chosen(), "the keyboard does not stay on a button that is gone");
        verify(!button("Today"));
        keyClick(Qt.Key_PageUp);
        const first = days()[0];
        verify(TestGames.press(window, first.spoken), "a screen reader presses a day");
        compare(chosen(), first);
    }
}
