import QtQuick
import QtTest
import MexicanTrain.Theme
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Play
import MexicanTrain.Ui.Table
import MexicanTrain.Ui.Theme
import MexicanTrain.Tests
import ".."

/** The table of every theme as it is drawn: words can be read, signs and rings are seen, whatever lies below them. */
WordsCase {
    name: "Contrast"

    readonly property real forWords: Themes.id === "HighContrast" ? 7 : 4.5
    readonly property real forSigns: 3

    function themes(): var {
        return Themes.ids.map(id => ({ tag: id }));
    }

    function openIn(theme: string, seats = "human:Anna,easy,easy,easy"): void {
        open("rules=tactic;seats=" + seats + ";seed=hand;first=1", 0);
        verify(waitForMyTurn());
        program.preferences.theme = theme;
        tryVerify(() => Themes.id === theme, patience);
        TestGames.nextFrame(window);
    }

    function around(item: Item, more: real): rect {
        const corner = item.mapToItem(root, 0, 0);
        return Qt.rect(corner.x - more, corner.y - more, item.width + 2 * more, item.height + 2 * more);
    }

    /** `top`: where these words are, when not in the whole window. */
    function checkWords(where: string, top: Item): void {
        TestGames.nextFrame(window);
        // Without what the font leaves free above and below its letters, where a frame may be, and what is scrolled away.
        const letters = text => {
            const line = seenOf(text);
            return Qt.rect(line.x, line.y + 0.12 * line.height, line.width, 0.76 * line.height);
        };
        const texts = findAll(item => item instanceof Text && item.text.trim() !== "" && isShown(item), top ?? root)
            .filter(text => letters(text).width > 8 && letters(text).height > 0.6 * text.font.pixelSize)
            // The cursor stands in them, a light that comes and goes.
            .filter(text => !(text.parent instanceof TextInput && text.parent.cursorVisible));
        verify(texts.length > 0, where + " has words");
        const found = Drawn.contrasts(window, texts, texts.map(letters));
        const weak = texts.map((text, at) => text.text + ": " + found[at].toFixed(2)).filter((_, at) => found[at] < forWords);
        compare(weak, [], Themes.id + ", " + where);
    }

    function test_words_data(): var {
        return themes();
    }

    function test_words(data: var): void {
        openIn(data.tag);
        checkWords("my turn");
        game.hint();
        tryVerify(() => game.selectedTile >= 0, patience);
        checkWords("hinted");
        handTiles()[0].forceActiveFocus(Qt.TabFocusReason);
        checkWords("focused");
        game.select(handTiles().find(tile => tile.playable).tileId);
        checkWords("chosen");
        const refused = handTiles().find(tile => !tile.playable);
        game.play(refused.tileId, tracks()[0].trainId);
        verify(game.sentenceIsRefusal);
        checkWords("refused");
    }

    function test_wordsWhileOthersPlay_data(): var {
        return themes();
    }

    function test_wordsWhileOthersPlay(data: var): void {
        openIn(data.tag);
        const move = anyMove();
        // They think as long as this test looks.
        program.preferences.pace = 3;
        verify(game.play(move.tile, move.train));
        tryVerify(() => !game.myTurn && !handTiles().some(tile => tile.playable), patience);
        checkWords("others play");
    }

    function test_wordsAtTheCurtain_data(): var {
        return themes();
    }

    function test_wordsAtTheCurtain(data: var): void {
        open("rules=tactic;seats=human:Anna,human:Bruno;seed=hand;first=1", 0);
        program.preferences.theme = data.tag;
        tryVerify(() => Themes.id === data.tag && game.curtain, patience);
        checkWords("curtain");
    }

    function test_wordsOnTheFirstScreen_data(): var {
        return themes();
    }

    function test_wordsOnTheFirstScreen(data: var): void {
        openWithout(Qt.size(1280, 800));
        program.preferences.theme = data.tag;
        tryVerify(() => Themes.id === data.tag, patience);
        checkWords("first screen");
    }

    function test_wordsOnSheets_data(): var {
        return themes();
    }

    function test_wordsOnSheets(data: var): void {
        openIn(data.tag);
        const all = window.sheets;
        const show = (name, sheet) => {
            tryVerify(() => sheet.opened, patience, name);
            tryVerify(() => !program.library.reading && !program.statistics.reading && !program.awards.reading && !program.skill.reading && !program.fairness.busy, patience);
            checkWords(name, sheet.contentItem.parent);
            sheet.close();
            tryVerify(() => !sheet.visible, patience, name);
        };
        for (const name of sheetNames()) {
            if (name === "train")
                all.ofGame().showTrain(tracks()[0]);
            else
                lazySheet(name).open();
            show(name, lazySheet(name).sheet());
        }
        all.newGame.open();
        all.newGame.sheet().showsOptions = true;
        show("options", all.newGame.sheet());
        all.menu.sheet().popup(0, 0);
        show("menu", all.menu.sheet());
    }

    function test_signs_data(): var {
        return themes();
    }

    // Also where there is nothing to undo.
    function test_signs(data: var): void {
        openIn(data.tag);
        const icons = findAll(item => item instanceof IconButton && isShown(item));
        verify(icons.some(icon => icon.enabled) && icons.some(icon => !icon.enabled));
        for (const icon of icons) {
            const picture = findAll(item => item instanceof TintedPicture, icon)[0];
            const found = Drawn.contrast(window, picture, Theme.current.text, around(picture, 0), around(picture, 0));
            verify(found >= forSigns, Themes.id + ", " + icon.words + (icon.enabled ? "" : ", disabled") + ": " + found.toFixed(2));
        }
        for (const lamp of findAll(item => item.lit === true && isShown(item))) {
            const found = Drawn.contrast(window, lamp, lamp.color, around(lamp, 0), around(lamp, 0));
            verify(found >= forSigns, Themes.id + ", lamp: " + found.toFixed(2));
        }
    }

    function test_rings_data(): var {
        return themes();
    }

    /** The ring around a tile against what is above the tile, where it has risen to. */
    function checkRing(tile: HandTile, state: string): void {
        restingCentre(tile);
        const ring = findAll(item => item instanceof Rectangle && isShown(item), tile.faceItem)[0];
        verify(ring, state + ": a ring");
        const at = around(ring, 0);
        const above = Qt.rect(at.x, at.y - 8, at.width, 8);
        const found = Drawn.contrast(window, ring, tile.faceItem.ringColour, Qt.rect(at.x, at.y, at.width, Theme.focusWidth), above);
        verify(found >= forSigns, Themes.id + ", " + state + ": " + found.toFixed(2));
    }

    function test_rings(data: var): void {
        openIn(data.tag);
        const tile = handTiles().find(each => each.playable);
        // Its words are no ground.
        findAll(item => item instanceof SentenceBoard)[0].opacity = 0;
        tile.forceActiveFocus(Qt.TabFocusReason);
        checkRing(tile, "focused");
        game.select(tile.tileId);
        checkRing(tile, "chosen and focused");
        tracks()[0].forceActiveFocus(Qt.TabFocusReason);
        checkRing(tile, "chosen");
        game.select(-1);
        compare(handTiles().some(each => each.faceItem.ring), Theme.current.outlinesPlayable);
        if (Theme.current.outlinesPlayable)
            checkRing(tile, "playable");
    }

    // What stands out are those that can be played, in one way or the other.
    function test_highContrastDimsNothing_data(): var {
        return themes();
    }

    function test_highContrastDimsNothing(data: var): void {
        openIn(data.tag);
        const [can, cannot] = [true, false].map(playable => handTiles().filter(tile => tile.playable === playable));
        verify(can.length > 0 && cannot.length > 0);
        const marks = tile => [tile.faceItem.dimmed, tile.faceItem.ring, tile.faceItem.y < 0];
        for (const tile of can)
            compare(marks(tile), data.tag === "HighContrast" ? [0, true, true] : [0, false, false]);
        for (const tile of cannot)
            compare(marks(tile), data.tag === "HighContrast" ? [0, false, false] : [1, false, false]);
    }
}
