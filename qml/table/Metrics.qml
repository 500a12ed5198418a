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
    /** What the tracks leave free at the bottom. */
    property int below: holderHeight

    readonly property int margin: Theme.px(12)
    readonly property int gap: Theme.px(6)

    // Tracks: with many trains they leave the station on both sides. Larger tiles want that sooner, and for their sake
    // less of a train is seen: so many short sides find room on a track.
    readonly property bool twoSided: trains > bySize(9, 6, 3)
    readonly property real sidesOnTrack: twoSided ? bySize(12.5, 9, 7.2) : bySize(14.5, 12, 10)
    readonly property int lanes: Math.max(1, twoSided ? Math.ceil(trains / 2) : trains)
    readonly property int plateWidth: Theme.px(twoSided ? 190 : 236)
    readonly property int stationWidth: Theme.px(96)
    readonly property int trackLength: twoSided ? Math.floor((width - stationWidth) / 2) - margin - plateWidth - gap
                                                : width - 2 * margin - plateWidth - gap - stationWidth
    readonly property int tracksHeight: height - sentenceHeight - below - 2 * margin - gap
    readonly property int pitch: Math.floor(tracksHeight / lanes)
    readonly property int laneGap: laneGapFor(pitch)

    // A tile in play: doubles lie across, so two short sides must fit the lane; and a train wants to show some tiles.
    readonly property int trackTile: Math.max(16, Math.min(laneTile(pitch), Theme.px(bySize(54, 70, 90)), Math.floor(trackLength / sidesOnTrack)))
    readonly property int trackGap: Math.max(1, Math.round(trackTile / 28))
    readonly property int locomotiveWidth: Math.round(trackTile * 1.7)

    readonly property int sentenceHeight: Theme.text(36)

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
        return rows * (2 * shortSide + Theme.px(9)) + Theme.px(16);
    }

    function laneGapFor(lanePitch: int): int {
        return Math.max(2, Math.min(Theme.px(6), Math.round(lanePitch * 0.05)));
    }

    function laneTile(lanePitch: int): int {
        return Math.floor((lanePitch - laneGapFor(lanePitch) - 2) / 2);
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
        const wanted = Math.min(Theme.px(54), trackTileBeside(normal, Math.ceil(handCount / columnsFor(normal))));
        return Math.max(normal, handTileFor(1, normal, most, wanted), handTileFor(2, normal, most, wanted), handTileFor(3, normal, most, wanted));
    }

    // The hand grows into a second row before its tiles become small.
    function normalHandTile(): int {
        const wanted = Theme.px(lanes <= 5 ? 40 : lanes <= 7 ? 33 : 28);
        const comfortable = Theme.px(lanes <= 5 ? 56 : 48);
        return handTileFor(1, comfortable, Theme.px(64), wanted) || handTileFor(2, Theme.px(26), Theme.px(64), wanted)
            || handTileFor(3, Theme.px(20), Theme.px(48), wanted) || Theme.px(20);
    }
}
