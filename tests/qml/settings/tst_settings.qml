import QtQuick
import QtTest
import MexicanTrain.Platform
import MexicanTrain.Theme
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Settings
import MexicanTrain.Ui.Theme
import MexicanTrain.Tests
import ".."

/** What players set to taste holds at once, and takes nothing from the game. */
TableCase {
    name: "Settings"

    function seats(players: int): string {
        return "human:Anna" + ",beginner".repeat(players - 1);
    }

    function openSheet(): void {
        window.sheets.settings.open();
        tryVerify(() => sheet("Settings"), patience, "the sheet");
    }

    function choice(label: string): SettingChoice {
        return findAll(item => item instanceof SettingChoice && item.label === label && isShown(item))[0] as SettingChoice;
    }

    function isInWindow(item: Item): bool {
        const corner = item.mapToItem(root, 0, 0);
        const opposite = item.mapToItem(root, item.width, item.height);
        return isShown(item) && corner.x >= 0 && corner.y >= 0 && opposite.x <= window.width && opposite.y <= window.height;
    }

    function cleanup(): void {
        Themes.id = "Classic";
        close();
    }

    function test_aThemeIsChangedWhileATileIsChosen(): void {
        open("rules=tactic;seats=human:Anna,easy,easy;seed=words");
        verify(waitForMyTurn());
        const tile = handTiles()[2].tileId;
        game.select(tile);
        const cloth = String(Theme.current.clothTop);
        openSheet();
        const cards = findAll(item => item instanceof ThemeCard && isShown(item));
        compare(cards.length, Themes.ids.length);
        for (const card of cards) {
            click(card);
            compare(Themes.id, program.preferences.theme);
            compare(Theme.current, card.theme);
            verify(handTiles().every(each => each.faceItem.art === card.theme.tiles), "tiles");
            compare(window.color, card.theme.clothBottom);
            compare(game.selectedTile, tile);
            verify(card.checked && cards.filter(each => each.checked).length === 1);
        }
        verify(String(Theme.current.clothTop) !== cloth, "the last one is another one");
    }

    function test_theThemesAreOneGroup(): void {
        open("rules=tactic;seats=human:Anna,easy,easy;seed=words");
        openSheet();
        pressUntil(Qt.Key_Tab, item => item instanceof ThemeCard, "the themes");
        compare(focused.theme, Theme.current, "at the one that is in force");
        keyClick(Qt.Key_End);
        compare([Themes.id, focused.theme], [Themes.ids[Themes.ids.length - 1], Theme.current]);
        keyClick(Qt.Key_Right);
        compare([Themes.id, focused.theme], [Themes.ids[0], Theme.current]);
        keyClick(Qt.Key_Tab);
        verify(!(focused instanceof ThemeCard));
    }

    function test_digitsAndColours(): void {
        open("rules=tactic;seats=human:Anna,easy;seed=words");
        verify(waitForMyTurn());
        openSheet();
        choice("On the tiles").picked(TileChoices.Digits);
        choice("Colours of the pips").picked(TileChoices.Safe);
        const before = TestGames.picture(window, handTiles()[0]);
        verify(handTiles().every(each => each.faceItem.marks === TileChoices.Digits && each.faceItem.colours === TileChoices.Safe));
        choice("On the tiles").picked(TileChoices.PipsAndDigits);
        verify(handTiles().every(each => each.faceItem.marks === TileChoices.PipsAndDigits));
        tryVerify(() => TestGames.picture(window, handTiles()[0]) !== before, patience, "other pictures");
        compare(choice("On the tiles").chosen, 2);
        program.preferences.reset();
        compare(choice("On the tiles").chosen, 0);
        compare(findAll(item => item instanceof Choice, choice("On the tiles"))[0].currentIndex, 0);
    }

    function test_largeTilesFit_data(): var {
        return [
            { tag: "8 players, large", players: 8, size: TileChoices.Large },
            { tag: "8 players, the largest", players: 8, size: TileChoices.Largest },
            { tag: "14 players, the largest", players: 14, size: TileChoices.Largest },
            // Neither the hand nor the tracks could take anything but from one another.
            { tag: "4 players, the largest", players: 4, size: TileChoices.Largest, isFull: true },
            { tag: "2 players, the largest", players: 2, size: TileChoices.Largest }
        ];
    }

    function test_largeTilesFit(data: var): void {
        open("rules=bigtable;seats=" + seats(data.players) + ";seed=sizes", 0.02, Qt.size(960, 600));
        verify(waitForMyTurn());
        const inHand = handTiles()[0].shortSide;
        const onTrack = tracks()[0].metrics.trackTile;
        const inLongTrains = tracks()[0].metrics.smallestTrackTile;
        program.preferences.tileSize = data.size;
        verify(handTiles()[0].shortSide > inHand || tracks()[0].metrics.trackTile > onTrack
               || tracks()[0].metrics.smallestTrackTile > inLongTrains || data.isFull, "something is larger");
        verify(handTiles()[0].shortSide >= inHand && tracks()[0].metrics.trackTile >= onTrack, "and nothing smaller");
        for (let turns = 0; turns < 4; ++turns) {
            const move = anyMove();
            verify(move ? game.play(move.tile, move.train) : game.canDraw ? game.draw() : game.canPass ? game.pass() : game.endOpening());
            verify(waitForMyTurn());
        }
        for (const tile of handTiles()) {
            restingCentre(tile);
            verify(isInWindow(tile), tile.spokenName);
        }
        for (const each of tracks()) {
            verify(isInWindow(each.plateItem), each.name);
            const end = each.lastCar()?.faceItem;
            if (end) {
                restingCentre(end);
                verify(isInWindow(end), each.name + ": open end");
                const at = end.mapToItem(each, 0, 0);
                verify(at.x >= 0 && at.x + end.width <= each.width && at.y >= 0 && at.y + end.height <= each.height, each.name + ": on its track");
            }
        }
    }

    function test_lettersGrow(): void {
        open("rules=tactic;seats=human:Anna,easy;seed=words", 0.02, Qt.size(960, 600));
        verify(waitForMyTurn());
        openSheet();
        const title = findAll(item => item instanceof SectionHead && isShown(item))[0];
        const before = title.children[0].font.pixelSize;
        program.preferences.textSize = 150;
        verify(title.children[0].font.pixelSize >= before * 1.4);
        const scroll = findAll(item => item instanceof PaperScroll && isShown(item))[0] as PaperScroll;
        const last = button("Back to the defaults");
        last.forceActiveFocus(Qt.TabFocusReason);
        tryVerify(() => {
            const at = last.mapToItem(scroll, 0, 0);
            return at.y >= 0 && at.y + last.height <= scroll.height;
        }, patience, "what has the focus is scrolled into sight");
    }

    function test_byKeyboardAlone(): void {
        open("rules=tactic;seats=human:Anna,easy;seed=words");
        verify(waitForMyTurn());
        openSheet();
        const wanted = ["Classic", "On the tiles", "Size of the text", "Sounds", "Back to the defaults"];
        const met = [];
        for (let i = 0; i < 40 && met.length < wanted.length; ++i) {
            keyClick(Qt.Key_Tab);
            const item = window.activeFocusItem;
            const name = item.Accessible.name || item.text;
            if (name !== wanted[met.length])
                continue;
            met.push(name);
            verify(item.visualFocus, name + " shows that it has the focus");
            if (name === "Classic")
                pressUntil(Qt.Key_Right, card => card.text === "Daylight", "another theme");
            else if (name === "On the tiles")
                keyClick(Qt.Key_Down);
            else if (name === "Size of the text")
                keyClick(Qt.Key_Right);
            else if (name === "Sounds")
                keyClick(Qt.Key_Space);
            else {
                compare(program.preferences.theme, "Daylight");
                compare(program.preferences.tileMarks, TileChoices.Digits);
                compare(program.preferences.textSize, 110);
                verify(program.preferences.muted);
                keyClick(Qt.Key_Return);
            }
        }
        compare(met, wanted);
        compare(program.preferences.theme, "Classic");
        compare(program.preferences.textSize, 100);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !sheet("Settings"), patience, "Escape puts it away");
    }

    function test_reducedMotion(): void {
        open("rules=tactic;seats=human:Anna,easy;seed=words", 1);
        verify(Theme.flight > 0);
        program.preferences.reducedMotion = true;
        compare(Theme.flight, 0);
        compare(Theme.slide, 0);
        verify(game.pace > 0, "what happens still takes its time");
    }

    // What a screen reader makes of it cannot be heard here: whether it is given the words can be seen.
    function test_announcementsAreInTheWindow(): void {
        open("rules=tactic;seats=human:Anna,easy:Bruno;seed=words");
        verify(waitForMyTurn());
        const announcer = findAll(item => item instanceof Announcer && !(item instanceof Spoken))[0] as Announcer;
        const heard = [];
        const listen = () => {
            if (announcer.said !== "")
                heard.push(announcer.said);
        };
        announcer.saidChanged.connect(listen);
        verify(!game.play(handTiles()[0].tileId, 1));
        const refusal = game.sentence;
        tryVerify(() => heard.some(text => text.includes(refusal)), patience, "told: " + heard);
        verify(TestGames.accessibleNames(window).includes(announcer.said), "it is there to be read");
        const move = anyMove();
        verify(game.play(move.tile, move.train));
        verify(waitForMyTurn());
        tryVerify(() => /(Your turn.*|Press D\.|You drew.*)$/.test(heard[heard.length - 1]), patience, "it is one’s turn: " + heard);
        verify(heard.some(text => text.includes("Bruno ")), "what others do is said: " + heard);
        announcer.saidChanged.disconnect(listen);
    }
}
