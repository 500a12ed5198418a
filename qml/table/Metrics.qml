import QtQuick
import MexicanTrain.Theme
import MexicanTrain.Ui.Theme

/** Every size of the table, worked out in one place from the window, the number of trains and the hand. */
QtObject {
    id: metrics

    required property real width
    required property real height
    required property int trains
    required property int handCount
    /** How long the longest train is, in short sides of tiles; whoever shows the trains says it. */
    property int longestTrain: 0
    /** What the tracks leave free at the bottom. */
    property int below: holderHeight

    readonly property int margin: Theme.px(8)
    readonly property int gap: Theme.px(6)

    // Tracks: with many trains they leave the station on both sides, and where larger tiles are wanted, too, if that makes
    // them larger. For their sake less of a train is seen.
    readonly property bool twoSided: trains > 9 || Theme.tileSize !== TileChoices.Normal && gainsByTwoSides()
    readonly property int lanes: lanesWith(twoSided)
    readonly property int plateWidth: plateWidthWith(twoSided)
    readonly property int stationWidth: wider(108, 0.8)
    readonly property int trackLength: trackLengthWith(twoSided)
    readonly property int tracksHeight: height - sentenceHeight - below - 2 * margin - gap
    readonly property int pitch: Math.floor(tracksHeight / lanes)
    readonly property int laneGap: laneGapFor(pitch, lanes)

    // A tile in play: doubles lie across, so two short sides must fit the lane. As large as that until a train becomes too
    // long for its track; then smaller in steps, but a train shows some tiles and the rest of it runs into the station.
    readonly property int wantedOnTrack: wantedIn(lanes)
    readonly property int largestTrackTile: largestBeside(laneTile(pitch, lanes), Theme.tileSize)
    readonly property int smallestTrackTile: smallestFor(Theme.tileSize)
    // No smaller than with a smaller size of tiles, whose steps are others.
    readonly property int trackTile: Math.max(...sizes.filter(size => size <= Theme.tileSize).map(size => trackTileFor(size)))
    readonly property int trackGap: Math.max(1, Math.round(trackTile / 28))
    readonly property int locomotiveWidth: Math.round(trackTile * 1.7)

    // How wide the sign before a train is, and how high the frame after it.
    readonly property int countWidth: Theme.grown(26)
    readonly property int landingHeight: Math.min(pitch - laneGap - 2, Math.round(trackTile * (1.3 * Theme.lettersGrowth - 0.3)))

    // Two lines of the sentence.
    readonly property int sentenceHeight: Math.round(Theme.largeText * 2.55)

    // The holder, beside the boneyard.
    readonly property int boneyardWidth: Theme.px(196)
    readonly property int holderWidth: width - 2 * margin - boneyardWidth - gap
    readonly property int holderPadding: Theme.px(16)
    readonly property int holderGap: Math.max(2, Math.round(handTile * 0.08))
    readonly property int handTile: handTileBeside(lanes)
    readonly property int handColumns: columnsFor(handTile)
    readonly property int handRows: rowsOf(handTile)
    readonly property int holderHeight: holderHeightFor(handTile, handRows)

    readonly property var sizes: [TileChoices.Normal, TileChoices.Large, TileChoices.Largest]

    // The one of these lengths that is for that size of tiles.
    function bySize(size: int, normal: real, large: real, largest: real): real {
        return size === TileChoices.Largest ? largest : size === TileChoices.Large ? large : normal;
    }

    function lanesWith(two: bool): int {
        return Math.max(1, two ? Math.ceil(trains / 2) : trains);
    }

    // Letters that are larger, or that a small window cannot make smaller, want wider plates.
    function plateWidthWith(two: bool): int {
        return wider(two ? 206 : 252, two ? 0.9 : 1);
    }

    function trackLengthWith(two: bool): int {
        return two ? Math.floor((width - stationWidth) / 2) - margin - plateWidthWith(two) - gap
                   : width - 2 * margin - plateWidthWith(two) - gap - stationWidth;
    }

    function wantedIn(lanes: int): int {
        return Theme.px(lanes <= 5 ? 40 : lanes <= 7 ? 33 : 28);
    }

    // What tiles on the tracks may have at most.
    function largestBeside(laneTile: int, size: int): int {
        return Math.min(laneTile, Theme.px(bySize(size, 60, 72, 90)));
    }

    // A train of any length leaves its tiles so much: that many short sides find room on a track.
    function keptBeside(laneTile: int, size: int, two: bool): int {
        const sides = two ? bySize(size, 12.5, 9, 7.2) : bySize(size, 14.5, 12, 10);
        const wanted = Math.round(wantedIn(lanesWith(two)) * bySize(size, 1, 1.3, 1.7));
        return Math.min(largestBeside(laneTile, size), wanted, Math.floor(trackLengthWith(two) / sides));
    }

    function smallestFor(size: int): int {
        return Math.max(16, keptBeside(laneTile(pitch, lanes), size, twoSided));
    }

    function trackTileFor(size: int): int {
        const smallest = smallestFor(size);
        const largest = largestBeside(laneTile(pitch, lanes), size);
        const step = Math.max(2, Math.round(largest / 10));
        let side = Math.max(smallest, largest);
        while (side > smallest && lengthOfTrain(side) > trackLength)
            side = Math.max(smallest, side - step);
        return side;
    }

    // On two sides the longest train leaves its tiles more than one side ever gives them, and the hand loses nothing.
    function gainsByTwoSides(): bool {
        const [one, two] = [lanesWith(false), lanesWith(true)];
        const [handOfOne, handOfTwo] = [handTileBeside(one), handTileBeside(two)];
        return handOfTwo >= handOfOne && keptBeside(trackTileBeside(handOfTwo, rowsOf(handOfTwo), two), Theme.tileSize, true)
            > largestBeside(trackTileBeside(handOfOne, rowsOf(handOfOne), one), Theme.tileSize);
    }

    function rowsOf(handSide: int): int {
        return Math.max(1, Math.ceil(handCount / columnsFor(handSide)));
    }

    function columnsFor(shortSide: int): int {
        const step = shortSide + Math.max(2, Math.round(shortSide * 0.08));
        return Math.max(1, Math.floor((holderWidth - 2 * holderPadding + step - shortSide) / step));
    }

    function holderHeightFor(shortSide: int, rows: int): int {
        // The buttons on its lower edge grow with the letters, and are no lower than fingers need.
        const buttons = Math.max(Theme.grown(10) - Theme.px(10), Theme.smallestTarget - Theme.px(22));
        return rows * (2 * shortSide + Theme.px(9)) + Theme.px(16) + buttons;
    }

    // As drawn at 1280x800; `part` of what letters grow by it grows, too.
    function wider(length: real, part: real): int {
        return Math.round(Theme.px(length) * (1 + part * (Theme.lettersGrowth - 1)));
    }

    // What a train takes with the sign before it, the place of the next tile and a locomotive.
    function lengthOfTrain(side: int): int {
        return countWidth + Theme.px(16) + Math.ceil((1.03 * longestTrain + 3.9) * side);
    }

    // Narrow lanes have no room to give away, nor has one whose tiles would be smaller than they should be.
    function laneGapFor(lanePitch: int, lanes: int): int {
        return Math.max(1, Math.min(Theme.px(6), Math.round((lanePitch - Theme.px(56)) / 8), lanePitch - 2 * wantedIn(lanes)));
    }

    function laneTile(lanePitch: int, lanes: int): int {
        return Math.floor((lanePitch - laneGapFor(lanePitch, lanes)) / 2);
    }

    // The largest tile whose rows leave the tracks enough, as long as there is one between these sizes; otherwise 0.
    function handTileFor(rows: int, smallest: int, largest: int, wanted: int, lanes: int): int {
        for (let side = largest; side >= smallest; --side) {
            if (handCount <= rows * columnsFor(side) && trackTileBeside(side, rows, lanes) >= wanted)
                return side;
        }
        return 0;
    }

    function trackTileBeside(handSide: int, rows: int, lanes: int): int {
        const tracks = height - sentenceHeight - holderHeightFor(handSide, rows) - 2 * margin - gap;
        return laneTile(Math.floor(tracks / lanes), lanes);
    }

    // Larger tiles in the hand take more rows at once, but nothing from the tracks that the next smaller ones leave them.
    function handTileBeside(lanes: int): int {
        let side = normalHandTile(lanes);
        for (const size of sizes.filter(each => each > TileChoices.Normal && each <= Theme.tileSize)) {
            const most = Theme.px(bySize(size, 64, 76, 92));
            const wanted = largestBeside(trackTileBeside(side, rowsOf(side), lanes), size - 1);
            side = Math.max(side, ...[1, 2, 3].map(rows => handTileFor(rows, side, most, wanted, lanes)));
        }
        return side;
    }

    // The hand grows into a second row before its tiles become small.
    function normalHandTile(lanes: int): int {
        const comfortable = Theme.px(lanes <= 5 ? 56 : 48);
        const wanted = wantedIn(lanes);
        // Where tracks are narrow a little more for them is worth more than in the hand.
        const wide = lanes > 7 ? Theme.px(30) : wanted;
        return handTileFor(1, comfortable, Theme.px(64), wide, lanes) || handTileFor(1, comfortable, Theme.px(64), wanted, lanes)
            || handTileFor(2, Theme.px(26), Theme.px(64), wanted, lanes) || handTileFor(3, Theme.px(20), Theme.px(48), wanted, lanes) || Theme.px(20);
    }
}
