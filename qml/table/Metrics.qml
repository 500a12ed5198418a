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

    // Tracks: with many trains they leave the station on both sides. Larger tiles want that sooner, and for their sake
    // less of a train is seen: so many short sides find room on a track.
    readonly property bool twoSided: trains > bySize(9, 6, 3)
    readonly property real sidesOnTrack: twoSided ? bySize(12.5, 9, 7.2) : bySize(14.5, 12, 10)
    readonly property int lanes: Math.max(1, twoSided ? Math.ceil(trains / 2) : trains)
    // Letters that are larger, or that a small window cannot make smaller, want wider plates.
    readonly property int plateWidth: wider(twoSided ? 206 : 252, twoSided ? 0.9 : 1)
    readonly property int stationWidth: wider(108, 0.8)
    readonly property int trackLength: twoSided ? Math.floor((width - stationWidth) / 2) - margin - plateWidth - gap
                                                : width - 2 * margin - plateWidth - gap - stationWidth
    readonly property int tracksHeight: height - sentenceHeight - below - 2 * margin - gap
    readonly property int pitch: Math.floor(tracksHeight / lanes)
    readonly property int laneGap: laneGapFor(pitch)

    // A tile in play: doubles lie across, so two short sides must fit the lane. As large as that until a train becomes too
    // long for its track; then smaller in steps, but a train shows some tiles and the rest of it runs into the station.
    readonly property int wantedOnTrack: Theme.px(lanes <= 5 ? 40 : lanes <= 7 ? 33 : 28)
    readonly property int largestTrackTile: Math.min(laneTile(pitch), Theme.px(bySize(60, 72, 90)))
    readonly property int smallestTrackTile: Math.max(16, Math.min(largestTrackTile, Math.round(wantedOnTrack * bySize(1, 1.3, 1.7)), Math.floor(trackLength / sidesOnTrack)))
    readonly property int trackTile: {
        const step = Math.max(2, Math.round(largestTrackTile / 10));
        let side = Math.max(smallestTrackTile, largestTrackTile);
        while (side > smallestTrackTile && lengthOfTrain(side) > trackLength)
            side = Math.max(smallestTrackTile, side - step);
        return side;
    }
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
    readonly property int handTile: fittingHandTile()
    readonly property int handColumns: columnsFor(handTile)
    readonly property int handRows: Math.max(1, Math.ceil(handCount / handColumns))
    readonly property int holderHeight: holderHeightFor(handTile, handRows)

    // Whichever is for the size of tiles that the player chose.
    function bySize(normal: real, large: real, largest: real): real {
        return Theme.tileSize === TileChoices.Largest ? largest : Theme.tileSize === TileChoices.Large ? large : normal;
    }

    function columnsFor(shortSide: int): int {
        const step = shortSide + Math.max(2, Math.round(shortSide * 0.08));
        return Math.max(1, Math.floor((holderWidth - 2 * holderPadding + step - shortSide) / step));
    }

    function holderHeightFor(shortSide: int, rows: int): int {
        // The buttons on its lower edge grow with the letters.
        return rows * (2 * shortSide + Theme.px(9)) + Theme.px(16) + Theme.grown(10) - Theme.px(10);
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
    function laneGapFor(lanePitch: int): int {
        return Math.max(1, Math.min(Theme.px(6), Math.round((lanePitch - Theme.px(56)) / 8), lanePitch - 2 * wantedOnTrack));
    }

    function laneTile(lanePitch: int): int {
        return Math.floor((lanePitch - laneGapFor(lanePitch)) / 2);
    }

    // The largest tile whose rows leave the tracks enough, as long as there is one between these sizes; otherwise 0.
    function handTileFor(rows: int, smallest: int, largest: int, wantedOnTrack: int): int {
        for (let side = largest; side >= smallest; --side) {
            if (handCount <= rows * columnsFor(side) && trackTileBeside(side, rows) >= wantedOnTrack)
                return side;
        }
        return 0;
    }

    function trackTileBeside(handSide: int, rows: int): int {
        const tracks = height - sentenceHeight - holderHeightFor(handSide, rows) - 2 * margin - gap;
        return laneTile(Math.floor(tracks / lanes));
    }

    // Large tiles in the hand take more rows at once, but nothing from the tracks that those of normal size leave them.
    function fittingHandTile(): int {
        const normal = normalHandTile();
        if (Theme.tileSize === TileChoices.Normal)
            return normal;
        const most = Theme.px(bySize(64, 76, 92));
        const wanted = Math.min(Theme.px(60), trackTileBeside(normal, Math.ceil(handCount / columnsFor(normal))));
        return Math.max(normal, handTileFor(1, normal, most, wanted), handTileFor(2, normal, most, wanted), handTileFor(3, normal, most, wanted));
    }

    // The hand grows into a second row before its tiles become small.
    function normalHandTile(): int {
        const comfortable = Theme.px(lanes <= 5 ? 56 : 48);
        // Where tracks are narrow a little more for them is worth more than in the hand.
        const wide = lanes > 7 ? Theme.px(30) : wantedOnTrack;
        return handTileFor(1, comfortable, Theme.px(64), wide) || handTileFor(1, comfortable, Theme.px(64), wantedOnTrack)
            || handTileFor(2, Theme.px(26), Theme.px(64), wantedOnTrack) || handTileFor(3, Theme.px(20), Theme.px(48), wantedOnTrack) || Theme.px(20);
    }
}
