import QtQuick
import QtTest
import MexicanTrain.Theme
import MexicanTrain.Ui.Table
import MexicanTrain.Ui.Theme
import ".."

/** The sizes of the table: whatever the window, the trains and the hand, nothing lies on anything else. */
PartCase {
    id: testCase

    name: "Metrics"

    property Metrics sizes: null

    function cleanup(): void {
        sizes?.destroy();
        sizes = null;
        close();
    }

    /** The table of a window of that size, below its header; as large as everything is drawn for it. */
    function measure(window: size, trains: int, inHand: int): Metrics {
        Theme.unit = Math.max(0.5, Math.min(window.width / 1280, window.height / 800));
        sizes?.destroy();
        sizes = metrics.createObject(testCase, { width: window.width, height: window.height - Theme.px(46), trains: trains, handCount: inHand }) as Metrics;
        return sizes;
    }

    function windows(): var {
        return [Qt.size(960, 600), Qt.size(1280, 800), Qt.size(1920, 1080), Qt.size(2560, 1440), Qt.size(1000, 1400)];
    }

    function test_nothingLiesOnAnythingElse_data(): var {
        const rows = [];
        for (const window of windows()) {
            for (const trains of [3, 5, 9, 10, 15]) {
                for (const size of [TileChoices.Normal, TileChoices.Large, TileChoices.Largest])
                    rows.push({ tag: window.width + "x" + window.height + ", " + trains + " trains, tiles " + size, window: window, trains: trains, size: size });
            }
        }
        return rows;
    }

    function test_nothingLiesOnAnythingElse(data: var): void {
        Theme.tileSize = data.size;
        for (const inHand of [0, 1, 8, 15, 30]) {
            const m = measure(data.window, data.trains, inHand);
            const hand = inHand + " in the hand: ";
            verify(m.margin + m.lanes * m.pitch + m.sentenceHeight + m.holderHeight + m.margin <= m.height, hand + "tracks, sentence and holder, one below the other");
            verify(2 * m.trackTile <= m.pitch - m.laneGap || m.trackTile === 16, hand + "a double lies across its lane");
            const track = m.plateWidth + m.gap + m.trackLength + (m.twoSided ? 0 : m.stationWidth);
            verify((m.twoSided ? 2 * track + m.stationWidth : track) <= m.width, hand + "plates, station and tracks, side by side");
            verify(m.holderWidth + m.gap + m.boneyardWidth + 2 * m.margin <= m.width, hand + "holder and boneyard");
            verify(m.handRows * m.handColumns >= inHand, hand + "every tile has a place");
            verify(m.holderPadding + m.handColumns * (m.handTile + m.holderGap) - m.holderGap <= m.holderWidth, hand + "a row is not longer than the holder");
            verify(m.handRows * (2 * m.handTile) <= m.holderHeight, hand + "nor are its rows higher");
        }
    }

    function test_manyTrainsLeaveOnBothSides_data(): var {
        const rows = [];
        for (const trains of [2, 9, 10, 15])
            rows.push({ tag: trains + " trains", size: TileChoices.Normal, trains: trains, twoSided: trains > 9 });
        // Larger tiles want it sooner, but only where they gain by it.
        for (const size of [TileChoices.Large, TileChoices.Largest]) {
            for (const trains of [2, 5, 9])
                rows.push({ tag: "tiles " + size + ", " + trains + " trains", size: size, trains: trains, twoSided: trains === 9 });
        }
        return rows;
    }

    function test_manyTrainsLeaveOnBothSides(data: var): void {
        Theme.tileSize = data.size;
        const m = measure(Qt.size(1280, 800), data.trains, 10);
        compare(m.twoSided, data.twoSided);
        compare(m.lanes, data.twoSided ? Math.ceil(data.trains / 2) : data.trains);
    }

    // As large as its lane, as long as every train fits; then smaller in steps, but never as small as could not be read.
    function test_tilesShrinkInStepsWhileTrainsGrow_data(): var {
        return [
            { tag: "2 players", trains: 3, first: 60, last: 40 },
            { tag: "4 players", trains: 5, first: 48, last: 40 },
            { tag: "8 players", trains: 9, first: 29, last: 28 },
            { tag: "14 players", trains: 15, first: 30, last: 26 }
        ];
    }

    function test_tilesShrinkInStepsWhileTrainsGrow(data: var): void {
        const m = measure(Qt.size(1280, 800), data.trains, 12);
        const sides = [];
        for (m.longestTrain = 0; m.longestTrain < 80; ++m.longestTrain) {
            if (sides[sides.length - 1] !== m.trackTile)
                sides.push(m.trackTile);
            if (m.trackTile > m.smallestTrackTile)
                verify(m.lengthOfTrain(m.trackTile) <= m.trackLength, "every train fits: " + m.longestTrain);
        }
        verify(sides[0] >= data.first && sides[0] <= (m.pitch - m.laneGap) / 2, "as large as the lane: " + sides);
        verify(sides[sides.length - 1] >= data.last, "at last " + sides);
        verify(sides.every((side, at) => at === 0 || side < sides[at - 1]), "smaller and smaller: " + sides);
        verify(sides.length <= 8, "in few steps: " + sides);
    }

    function test_oneLaneAtLeast(): void {
        const m = measure(Qt.size(1280, 800), 0, 0);
        compare([m.lanes, m.handRows], [1, 1], "before there is a game");
    }

    // In the replay no hand lies in the holder: what is there instead says how high it is.
    function test_somethingElseBelow(): void {
        const m = measure(Qt.size(1280, 800), 5, 15);
        const before = m.tracksHeight;
        m.below = m.holderHeight + 60;
        compare(m.tracksHeight, before - 60);
    }

    function test_aHandGrowsBeforeItsTilesShrink_data(): var {
        return [3, 5, 9].map(trains => ({ tag: trains + " trains", trains: trains }));
    }

    function test_aHandGrowsBeforeItsTilesShrink(data: var): void {
        let last = measure(Qt.size(1280, 800), data.trains, 1).handTile;
        let rows = 1;
        for (let inHand = 2; inHand <= 40; ++inHand) {
            const m = measure(Qt.size(1280, 800), data.trains, inHand);
            verify(m.handRows >= rows || m.handTile < last, "no row less for a tile more");
            verify(m.handTile >= 20 && m.trackTile >= 16, inHand + ": " + m.handTile);
            if (data.trains <= 5 && m.handTile < 56)
                verify(m.handRows > 1, inHand + " tiles: a second row comes before small tiles");
            rows = m.handRows;
            last = m.handTile;
        }
    }

    function test_largerTilesMakeNothingSmaller_data(): var {
        const rows = [];
        for (const window of [Qt.size(800, 450), ...windows()]) {
            for (const letters of [1, 1.5])
                rows.push({ tag: window.width + "x" + window.height + ", letters " + letters, window: window, letters: letters });
        }
        return rows;
    }

    function test_largerTilesMakeNothingSmaller(data: var): void {
        Theme.letters = data.letters;
        for (const trains of [3, 5, 7, 9, 15]) {
            for (const inHand of [5, 16]) {
                const look = size => {
                    Theme.tileSize = size;
                    const m = measure(data.window, trains, inHand);
                    const tracks = [];
                    for (m.longestTrain of [0, 3, 6, 12, 24])
                        tracks.push(m.trackTile);
                    return { hand: m.handTile, tracks: tracks, kept: m.smallestTrackTile };
                };
                const sizes = [TileChoices.Normal, TileChoices.Large, TileChoices.Largest].map(look);
                const what = trains + " trains, " + inHand + " tiles: " + JSON.stringify(sizes);
                for (const [smaller, larger] of [[sizes[0], sizes[1]], [sizes[1], sizes[2]], [sizes[0], sizes[2]]]) {
                    verify(larger.hand >= smaller.hand, "in the hand, " + what);
                    verify(larger.tracks.every((side, at) => side >= smaller.tracks[at]), "on the tracks, " + what);
                }
            }
        }
    }

    function test_largeLettersHaveTheirLine(): void {
        const before = measure(Qt.size(1280, 800), 5, 12);
        const [height, tracks] = [before.sentenceHeight, before.tracksHeight];
        Theme.letters = 1.5;
        verify(Math.abs(before.sentenceHeight - 1.5 * height) <= 1);
        verify(before.tracksHeight < tracks, "the tracks give it the room");
    }

    function test_columns_data(): var {
        return [{ tag: "20", side: 20 }, { tag: "33", side: 33 }, { tag: "64", side: 64 }, { tag: "92", side: 92 }];
    }

    function test_columns(data: var): void {
        const m = measure(Qt.size(1280, 800), 5, 12);
        const columns = m.columnsFor(data.side);
        const gap = Math.max(2, Math.round(data.side * 0.08));
        const taken = count => 2 * m.holderPadding + count * data.side + (count - 1) * gap;
        verify(taken(columns) <= m.holderWidth, "they fit");
        verify(taken(columns + 1) > m.holderWidth, "and one more would not");
    }

    function test_everythingGrowsWithTheWindow(): void {
        const look = window => {
            const m = measure(window, 5, 12);
            return [m.margin, m.handTile, m.trackTile, m.plateWidth, m.boneyardWidth, m.sentenceHeight];
        };
        const small = look(Qt.size(960, 600));
        const usual = look(Qt.size(1280, 800));
        const large = look(Qt.size(2560, 1600));
        for (let i = 0; i < small.length; ++i) {
            // What holds letters becomes no smaller than they do.
            verify(small[i] <= usual[i] && usual[i] < large[i] && small[1] < usual[1], [small[i], usual[i], large[i]].join(" < "));
        }
    }

    Component { id: metrics; Metrics {} }
}
