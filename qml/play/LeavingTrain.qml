pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Ui.Table
import MexicanTrain.Ui.Theme

/**
 * The train of who went out leaves: first its own track, then, large, over the whole width of the table. Only what moves
 * is moved, by one number; nothing is laid out again on the way.
 */
Item {
    id: leavingTrain

    /** Who went out, in words; empty: it is not shown any more, and the train is gone. */
    required property string words
    required property string note
    /** The tracks: nothing else is covered. */
    required property rect place

    /** Whose train it is; null: none leaves. */
    property Track track: null
    /** What the words were, as long as it goes. */
    property string shown: ""
    /** From the last tile to the end. */
    property real progress: 0
    /** How much of the strip on which the train comes is there. */
    property real presence: 0

    /** Somebody need not see it to its end. */
    signal hurried()

    readonly property int side: Theme.px(64)
    // On its own track, and over the table: each from 0 to 1.
    readonly property real setsOut: Math.max(0, Math.min(1, (progress - 0.22) / 0.36))
    readonly property real way: Math.max(0, (progress - 0.3) / 0.7)
    readonly property real gone: way * (0.65 + 0.35 * way)

    /** Begins, and says how many milliseconds it takes. */
    function leave(from: Track): int {
        track = from;
        shown = words;
        vanish.stop();
        travel.restart();
        track.celebrate();
        return travel.duration;
    }

    function end(): void {
        travel.stop();
        // With its game the track may be gone.
        track?.settleDown();
        track = null;
        if (presence > 0)
            vanish.restart();
    }

    onWordsChanged: {
        if (words === "")
            end();
        else if (travel.running)
            shown = words; // in another language
    }
    visible: presence > 0 || travel.running
    Accessible.ignored: true

    Binding {
        target: leavingTrain.track
        property: "departed"
        value: leavingTrain.setsOut * leavingTrain.setsOut
        when: leavingTrain.track !== null
    }

    Once {
        id: strip

        y: board.y + board.height + Theme.px(22)
        width: parent.width
        wanted: leavingTrain.track !== null
        opacity: leavingTrain.presence

        LeavingStrip {
            width: strip.width
            track: leavingTrain.track
            side: leavingTrain.side
            gone: leavingTrain.gone
            // All are there before the strip is.
            made: leavingTrain.progress * 100
        }
    }
    Steam {
        id: steam

        anchors.fill: parent
    }
    Timer {
        interval: Math.max(1, Theme.roll / 7)
        repeat: true
        running: travel.running && leavingTrain.way > 0 && leavingTrain.way < 1
        onTriggered: steam.puff((strip.part as LeavingStrip).engine)
    }
    NoticeBoard {
        id: board

        x: Math.round(leavingTrain.place.x + (leavingTrain.place.width - width) / 2)
        y: Math.round(leavingTrain.place.y + Math.max(0, (leavingTrain.place.height - height - Theme.px(22) - strip.implicitHeight) / 2))
        width: Math.min(Theme.px(640), leavingTrain.width - Theme.px(40))
        heading: leavingTrain.shown
        note: leavingTrain.note
        presence: leavingTrain.presence
    }
    // Wherever somebody presses.
    MouseArea {
        anchors.fill: parent
        enabled: travel.running
        onPressed: leavingTrain.hurried()
    }
    // Also where a tile or a button has the keyboard.
    Shortcut {
        sequences: ["Space"]
        autoRepeat: false
        enabled: travel.running
        onActivated: leavingTrain.hurried()
    }

    ParallelAnimation {
        id: travel

        readonly property int duration: Theme.roll * 4

        NumberAnimation { target: leavingTrain; property: "progress"; from: 0; to: 1; duration: travel.duration }
        SequentialAnimation {
            PauseAnimation { duration: travel.duration * 0.2 }
            NumberAnimation { target: leavingTrain; property: "presence"; to: 1; duration: Theme.slide; easing.type: Easing.OutCubic }
        }
    }
    NumberAnimation { id: vanish; target: leavingTrain; property: "presence"; to: 0; duration: Theme.slide }
}
