pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Table
import MexicanTrain.Ui.Theme

/** The trains round their station. */
Item {
    id: tracks

    required property TrainModel trains
    required property int engineValue
    required property Metrics metrics
    /** The train that a hint means; -1: none. */
    property int hintedTrain: -1
    /** What a coach says about this moment, or null. */
    property CoachMarks marks: null
    /** Left and Right go across the station, Home and End to the first and the last; else they are left to somebody else. */
    property bool crossedByKeys: false
    readonly property alias count: repeater.count
    property int current: 0

    Binding {
        target: tracks.metrics
        property: "longestTrain"
        value: tracks.trains.longest
    }

    signal chosen(track: Track)
    signal tapped(track: Track)
    signal puffed(locomotive: Locomotive)
    /** The keyboard goes on below the last train. */
    signal leftDownwards()

    function trackAt(index: int): Track {
        return repeater.itemAt(index) as Track;
    }

    function trackOf(trainId: int): Track {
        for (let i = 0; i < repeater.count; ++i) {
            if (trackAt(i).trainId === trainId)
                return trackAt(i);
        }
        return null;
    }

    function trackUnder(scenePoint: point): Track {
        for (let i = 0; i < repeater.count; ++i) {
            if (trackAt(i).contains(trackAt(i).mapFromItem(null, scenePoint.x, scenePoint.y)))
                return trackAt(i);
        }
        return null;
    }

    function focusTrack(index: int): void {
        const wanted = Math.max(0, Math.min(repeater.count - 1, index));
        trackAt(wanted).forceActiveFocus(Qt.TabFocusReason);
    }

    // To the other side of the station; where there is none, as Up and Down, and round.
    function cross(from: int, step: int): void {
        const across = (from + metrics.lanes) % (2 * metrics.lanes);
        focusTrack(metrics.twoSided ? across : (from + step + count) % count);
    }

    // From the hand upwards: a train that takes the chosen tile, the one of a hint before one's own and that before others;
    // otherwise the nearest one.
    function focusUseful(): void {
        const useful = [...Array(repeater.count).keys()].filter(i => trackAt(i).accepts);
        const best = [useful.findIndex(i => trackAt(i).trainId === hintedTrain), useful.findIndex(i => trackAt(i).isOwn), 0].find(i => i >= 0);
        focusTrack(useful[best] ?? repeater.count - 1);
    }

    Keys.enabled: crossedByKeys
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End;
        if (event.accepted)
            focusTrack(event.key === Qt.Key_Home ? 0 : count - 1);
    }

    Repeater {
        id: repeater

        model: tracks.trains
        delegate: Track {
            id: track

            readonly property int lane: index % metrics.lanes

            metrics: tracks.metrics
            x: metrics.twoSided && !mirrored ? tracks.width - width : 0
            y: lane * metrics.pitch
            current: index === tracks.current
            isHinted: trainId === tracks.hintedTrain
            marks: tracks.marks
            onActiveFocusChanged: if (activeFocus) tracks.current = index
            onChosen: tracks.chosen(track)
            onTapped: tracks.tapped(track)
            onPuffed: locomotive => tracks.puffed(locomotive)

            Keys.onUpPressed: tracks.focusTrack(index - 1)
            Keys.onDownPressed: {
                if (index + 1 < repeater.count)
                    tracks.focusTrack(index + 1);
                else
                    tracks.leftDownwards();
            }
            Keys.onLeftPressed: event => {
                event.accepted = tracks.crossedByKeys;
                if (tracks.crossedByKeys)
                    tracks.cross(index, -1);
            }
            Keys.onRightPressed: event => {
                event.accepted = tracks.crossedByKeys;
                if (tracks.crossedByKeys)
                    tracks.cross(index, 1);
            }
        }
    }

    Station {
        x: tracks.metrics.twoSided ? Math.round((parent.width - width) / 2) : tracks.metrics.plateWidth + tracks.metrics.gap
        width: tracks.metrics.stationWidth
        height: parent.height - tracks.metrics.laneGap
        engineValue: tracks.engineValue
        engineTile: Math.min(Theme.px(58), width - Theme.px(26))
    }
}
