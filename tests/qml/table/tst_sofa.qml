import QtQuick
import QtTest
import MexicanTrain.Theme
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Play
import MexicanTrain.Ui.Table
import MexicanTrain.Ui.Theme
import MexicanTrain.Tests
import ".."

/** Seen from the sofa: with larger letters everything that is read is larger, and nothing is too small or cut. */
WordsCase {
    name: "Sofa"

    TextMetrics {
        id: whole
    }

    function seats(players: int): string {
        return "human:Anna" + ",beginner".repeat(players - 1);
    }

    function letters(percent: int): void {
        program.preferences.textSize = percent;
        tryVerify(() => Theme.letters === percent / 100, patience);
        TestGames.nextFrame(window);
    }

    /** How high the letters of a line are drawn, with what belongs to the font above and below them. */
    function lineOf(item: Text): real {
        return item.contentHeight / (1 + (item.lineCount - 1) * item.lineHeight);
    }

    function wordsIn(part: Item): var {
        return findAll(item => item instanceof Text && item.text !== "" && isShown(item), part);
    }

    /** The least size of each thing that is read from afar. */
    function roles(): var {
        const parts = type => findAll(item => isShown(item) && type(item));
        const least = (items, size) => Math.min(...items.map(size));
        const plates = parts(item => item instanceof NamePlate);
        const places = parts(item => item instanceof LandingPlace);
        const board = parts(item => item instanceof SentenceBoard)[0];
        verify(places.some(place => place.isFree), "somewhere a tile may lie");
        return {
            names: least(plates, plate => lineOf(wordsIn(plate).find(text => text.text === plate.name))),
            facts: least(plates, plate => lineOf(wordsIn(plate).find(text => text.text === plate.facts))),
            landingNumbers: least(places.filter(place => place.isFree), place => lineOf(wordsIn(place)[0])),
            ends: least(places, place => lineOf(wordsIn(place)[0])),
            counts: least(parts(item => item instanceof TrainCount), sign => lineOf(wordsIn(sign)[0])),
            badges: least(plates, plate => findAll(item => item instanceof SeatBadge, plate)[0].width),
            kinds: least(parts(item => item instanceof SeatKindBadge), badge => badge.height),
            lamps: least(findAll(item => item.lit !== undefined && isShown(item)), lamp => lamp.width),
            station: lineOf(wordsIn(parts(item => item instanceof Engraved)[0])[0]),
            icons: least(parts(item => item instanceof IconButton), button => findAll(item => item instanceof TintedPicture, button)[0].width),
            sentence: lineOf(wordsIn(board).find(text => text.text === board.sentence))
        };
    }

    function test_largerLettersMakeEverythingLarger_data(): var {
        return [2, 3, 5, 8].map(players => ({ tag: players + " players", players: players }));
    }

    function test_largerLettersMakeEverythingLarger(data: var): void {
        open("rules=bigtable;seats=" + seats(data.players) + ";seed=sofa", 0);
        verify(waitForMyTurn());
        for (const language of languages) {
            program.language.current = language;
            letters(100);
            const usual = roles();
            letters(150);
            const large = roles();
            for (const role of Object.keys(usual))
                verify(large[role] >= 1.45 * usual[role], language + ", " + role + ": " + usual[role] + " to " + large[role]);
        }
    }

    // The number is what one looks for: three quarters of the frame around it.
    function test_theLandingNumberFillsItsFrame(): void {
        open("rules=bigtable;seats=" + seats(4) + ";seed=sofa", 0);
        verify(waitForMyTurn());
        for (const place of findAll(item => item instanceof LandingPlace && item.isFree))
            fuzzyCompare(wordsIn(place)[0].font.pixelSize / place.height, 0.75, 0.02);
    }

    function test_ofEveryTrainItsEndAndItsLength(): void {
        open("rules=bigtable;seats=" + seats(4) + ";seed=sofa", 0);
        for (let turns = 0; turns < 5 && waitForMyTurn(); ++turns) {
            for (const each of tracks()) {
                const place = findAll(item => item instanceof LandingPlace, each)[0];
                const last = each.lastCar();
                compare(wordsIn(place).map(text => text.text), [String(last ? last.far : game.engineValue)], each.name + ": its end");
                compare(wordsIn(findAll(item => item instanceof TrainCount, each)[0]).map(text => text.text), [String(each.tiles.count)]);
            }
            verify(tracks().some(each => each.landing < 0), "also where nothing may be laid");
            const move = anyMove();
            if (move)
                game.play(move.tile, move.train);
            else if (!game.draw())
                game.pass();
        }
    }

    function test_nothingOnAPlateIsCut_data(): var {
        return [...Array(13).keys()].map(more => ({ tag: (more + 2) + " players", players: more + 2 }));
    }

    function test_nothingOnAPlateIsCut(data: var): void {
        open("rules=bigtable;seats=" + seats(data.players) + ";seed=sofa", 0);
        verify(waitForMyTurn());
        const sizes = [[960, 600, 100], [960, 600, 150], [1280, 800, 100], [1280, 800, 150], [1920, 1080, 150]];
        for (const each of tracks()) {
            each.handCount = 28;
            each.points = 288;
        }
        sizes.forEach(([width, height, percent], row) => {
            window.width = width;
            window.height = height;
            letters(percent);
            // Each language in one size for each number of players, and so in all of them.
            for (const language of languages.filter((_, column) => TestGames.everySize() || (column + row + data.players) % sizes.length === 0)) {
                program.language.current = language;
                TestGames.nextFrame(window);
                const screen = [width, "x", height, ", ", percent, " %, ", language].join("");
                const texts = findAll(item => item instanceof NamePlate).reduce((all, plate) => all.concat(wordsIn(plate)), []);
                compare(misfits(texts), "", screen);
                for (const text of texts) {
                    whole.text = text.text;
                    whole.font = text.font;
                    verify(text.lineCount > 1 || text.contentWidth >= whole.advanceWidth - 2, screen + ", words are missing: " + text.text);
                }
                // What fonts leave free above and below their letters may be shared, as in Chinese.
                for (const plate of findAll(item => item instanceof NamePlate)) {
                    const [name, facts] = wordsIn(plate).filter(text => text.parent instanceof Column).map(paintedIn);
                    verify(facts.y - name.y > 0.88 * name.height, screen + ": " + plate.name + " and its facts on one another");
                }
                for (const text of findAll(item => item instanceof Text && item.text !== "" && isShown(item)))
                    verify(text.fontInfo.pixelSize >= 12, screen + ": " + text.text + ": " + text.fontInfo.pixelSize);
            }
        });
    }
}
