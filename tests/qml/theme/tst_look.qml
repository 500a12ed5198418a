import QtQuick
import QtTest
import MexicanTrain.Theme
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Table
import MexicanTrain.Ui.Theme
import MexicanTrain.Tests
import ".."

/** Lengths, letters and times of the theme in force, and what every part of the table is made of. */
PartCase {
    name: "Look"

    function test_lengths_data(): var {
        return [
            { tag: "as drawn", unit: 1, length: 38, is: 38 },
            { tag: "rounded down", unit: 0.75, length: 38, is: 29 },
            { tag: "rounded up", unit: 0.5, length: 1.5, is: 1 },
            { tag: "twice", unit: 2, length: 1.5, is: 3 },
            { tag: "never nothing", unit: 0.5, length: 0.2, is: 1 }
        ];
    }

    function test_lengths(data: var): void {
        Theme.unit = data.unit;
        compare(Theme.px(data.length), data.is);
    }

    function test_letters_data(): var {
        return [{ tag: "100 %", letters: 1 }, { tag: "125 %", letters: 1.25 }, { tag: "150 %", letters: 1.5 }];
    }

    function test_letters(data: var): void {
        Theme.letters = data.letters;
        compare([Theme.smallText, Theme.bodyText, Theme.largeText, Theme.titleText],
                [12, 14, 18, 26].map(size => Math.round(size * data.letters)));
        compare(Theme.px(38), 38, "only letters grow");
        Theme.unit = 0.5;
        compare(Theme.titleText, Math.round(13 * data.letters), "and shrink with the window");
    }

    function test_timesFollowThePace_data(): var {
        return Themes.ids.map(id => ({ tag: id }));
    }

    function test_timesFollowThePace(data: var): void {
        Themes.id = data.tag;
        Theme.pace = 1;
        const all = () => [Theme.blink, Theme.slide, Theme.flight, Theme.roll];
        const usual = all();
        verify(usual.every(time => time > 0), usual.join());
        Theme.pace = 2;
        compare(all(), usual.map(time => 2 * time));
        Theme.pace = 0;
        compare(all(), [0, 0, 0, 0], "nothing moves");
    }

    function test_everyThemeSaysWhatItMust_data(): var {
        return Themes.ids.map(id => ({ tag: id }));
    }

    function test_everyThemeSaysWhatItMust(data: var): void {
        Themes.id = data.tag;
        compare(Theme.current, Themes.theme(data.tag));
        verify(Theme.current.title !== "" && Theme.focusWidth >= 2, "the focus is seen");
        Themes.id = "no such theme";
        compare(Themes.id, data.tag);
    }

    function test_aTileShowsWhatIsSet(): void {
        const tile = show(face, { width: 40, height: 80, first: 9, second: 6 }) as TileView;
        const pictures = new Set();
        for (const marks of [TileChoices.Pips, TileChoices.Digits, TileChoices.PipsAndDigits]) {
            Theme.tileMarks = marks;
            pictures.add(TestGames.picture(window, tile));
        }
        Theme.tileMarks = TileChoices.Pips;
        for (const colours of [TileChoices.Safe, TileChoices.OneInk]) {
            Theme.pipColours = colours;
            pictures.add(TestGames.picture(window, tile));
        }
        tile.first = -1;
        pictures.add(TestGames.picture(window, tile));
        compare(pictures.size, 6, "each looks different, and the back, too");
    }

    function test_aRingIsAroundTheTile(): void {
        const tile = show(face, { x: 50, y: 50, width: 40, height: 80, first: 9, second: 6 }) as TileView;
        const ring = findAll(item => item instanceof Rectangle, tile)[0] as Rectangle;
        verify(!ring.visible);
        tile.ring = true;
        verify(ring.visible && ring.x < 0 && ring.width > tile.width && ring.height > tile.height);
        verify(sameColour(ring.border.color, Theme.current.focus));
        tile.ringColour = Theme.current.placeGo;
        verify(sameColour(ring.border.color, Theme.current.placeGo));
        tile.inFlight = true;
        verify(!isShown(tile), "what is carried leaves its place empty");
        tile.inFlight = false;
        verify(isShown(tile));
    }

    function test_aBadge_data(): var {
        return Themes.ids.reduce((all, id) => all.concat([{ tag: id + ", number", id: id, words: "7" }, { tag: id + ", star", id: id, words: "★" }]), []);
    }

    function test_aBadge(data: var): void {
        Themes.id = data.id;
        const badge = show(seatBadge, { words: data.words, colour: "#3366cc", size: 36 }) as NumberDisc;
        const plain = Theme.current.plainBadges;
        verify(sameColour(badge.base, plain ? Theme.current.plate : badge.colour));
        verify(sameColour(badge.border.color, plain ? badge.colour : Theme.current.badgeLine), "the colour is on it in any case");
        const text = words(data.words, badge);
        verify(sameColour(text.color, Themes.wordsOn(badge.base)), "what stands on it can be read");
        verify(text.Accessible.ignored);
        badge.size = 8;
        verify(badge.border.width >= 1 && text.font.pixelSize >= 8, "also where it is small");
        compare([badge.width, badge.height], [8, 8]);
    }

    function test_wordsOnAColour_data(): var {
        return [
            { tag: "on white", on: "white", is: "black" },
            { tag: "on black", on: "black", is: "white" },
            { tag: "on yellow", on: "yellow", is: "black" },
            { tag: "on navy", on: "navy", is: "white" }
        ];
    }

    function test_wordsOnAColour(data: var): void {
        verify(sameColour(Themes.wordsOn(data.on), Qt.color(data.is)));
    }

    function test_aLocomotiveFacesItsWay(): void {
        const engine = show(locomotive, { width: 100, colour: "#884422" }) as Locomotive;
        compare(engine.height, 60);
        verify(engine.chimney.x > 50, "it goes to the right");
        engine.mirrored = true;
        verify(engine.chimney.x < 50, "and to the left");
        verify(engine.chimney.y < 10);
        engine.width = 50;
        compare(engine.height, 30);
    }

    function test_aShadowFollowsItsBox(): void {
        const frame = show(shadowed);
        const [shadow, box] = [frame.shade, frame.box];
        const around = () => [shadow.x + 20 - box.x, shadow.y + 20 - shadow.depth - box.y, shadow.width - 40 - box.width, shadow.height - 40 - box.height];
        compare(around(), [0, 0, 0, 0]);
        box.x = 130;
        box.width = 222;
        compare(around(), [0, 0, 0, 0]);
        Themes.id = "Daylight";
        compare(String(shadow.source), String(Theme.current.shadow));
    }

    function test_railsAreOfTheTheme(): void {
        const track = show(rails, { width: 300, height: 40 }) as Rails;
        for (const id of Themes.ids) {
            Themes.id = id;
            tryCompare(track, "source", Theme.current.rails);
            compare([track.sourceSize.height, track.opacity], [track.height, Theme.current.railStrength]);
        }
    }

    // Read once for a size that stands, not for each on the way.
    function test_aDrawingIsReadWhenItsSizeStands(): void {
        const track = show(rails, { width: 300, height: 40 }) as Rails;
        const sizes = [];
        track.sourceSizeChanged.connect(() => sizes.push(track.sourceSize.height));
        for (const height of [12, 80, 64])
            track.height = height;
        compare(sizes, []);
        tryVerify(() => track.status === Image.Ready && track.sourceSize.height === 64);
        compare(Array.from(new Set(sizes)), [64]);
        track.height = 0;
        tryCompare(track, "source", "");
    }

    function test_aTagIsAsLongAsItsWord(): void {
        const sign = show(tag, { words: "Not saved", hue: "#aa2211" }) as Tag;
        const wide = sign.width;
        verify(sameColour(sign.color, Qt.color("#aa2211")) && sameColour(words("Not saved").color, Theme.current.tagText));
        sign.words = "Nicht gespeichert";
        verify(sign.width > wide && words(sign.words).width < sign.width);
        sign.ink = "white";
        verify(sameColour(words(sign.words).color, Qt.color("white")));
    }

    function test_engravedWordsStayOnTheirSign(): void {
        const sign = show(engraved, { words: "Station" }) as Engraved;
        const free = sign.implicitWidth;
        verify(words("Station").width <= free);
        sign.width = free / 3;
        verify(words("Station").contentWidth <= sign.width, "smaller letters, then fewer");
        sign.words = longName;
        verify(words(longName).contentWidth <= sign.width && words(longName).truncated);
    }

    function test_theCoachsSigns_data(): var {
        return [
            { tag: "nothing", isMistake: false, isBetter: false, signs: 0 },
            { tag: "a mistake", isMistake: true, isBetter: false, signs: 1 },
            { tag: "better", isMistake: false, isBetter: true, signs: 1 },
            { tag: "the tile was right, its place was not", isMistake: true, isBetter: true, signs: 2 }
        ];
    }

    function test_theCoachsSigns(data: var): void {
        const tile = show(coachTile, { width: 30, height: 60, x: 50, y: 50, first: 3, second: 1, isMistake: data.isMistake, isBetter: data.isBetter }) as CoachTile;
        const signs = findAll(item => item instanceof CoachSign && isShown(item), tile);
        compare(signs.length, data.signs);
        compare(tile.ring, data.signs > 0);
        if (tile.ring)
            verify(sameColour(tile.ringColour, data.isBetter ? Theme.current.placeGo : Theme.current.placeCaution));
        for (const sign of signs) {
            verify(sameColour(sign.color, sign.isBetter ? Theme.current.placeGo : Theme.current.placeCaution));
            verify(sign.isBetter ? sign.x > 0 : sign.x < 0, "each at its own corner");
            const picture = findAll(item => item instanceof TintedPicture, sign)[0];
            verify(String(picture.picture).endsWith(sign.isBetter ? "tick.svg" : "cross.svg"), "told apart without colours, too");
            verify(sign.width <= 20 && sign.width === sign.height);
        }
    }

    Component { id: face; TileView {} }
    Component { id: seatBadge; NumberDisc {} }
    Component { id: locomotive; Locomotive {} }
    Component { id: rails; Rails {} }
    Component { id: tag; Tag {} }
    Component { id: engraved; Engraved {} }
    Component { id: coachTile; CoachTile {} }
    Component {
        id: shadowed

        Item {
            property alias shade: shade
            property alias box: box

            Shadow { id: shade; of: box }
            Rectangle { id: box; x: 60; y: 40; width: 100; height: 80 }
        }
    }
}
