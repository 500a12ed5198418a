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
    /** More than that would be a train without an end. */
    readonly property int mostCars: Math.floor(width / (2 * side) * 0.8)
    readonly property bool mirrored: track?.mirrored ?? false
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

    onWordsChanged: if (words === "") end()
    visible: presence > 0 || travel.running
    Accessible.ignored: true

    Binding {
        target: leavingTrain.track
        property: "departed"
        value: leavingTrain.setsOut * leavingTrain.setsOut
        when: leavingTrain.track !== null
    }

    Item {
        id: strip

        y: board.y + board.height + Theme.px(22)
        width: parent.width
        height: Math.round(2.5 * leavingTrain.side)
        opacity: leavingTrain.presence
        clip: true

        Rectangle {
            anchors.fill: parent
            gradient: Gradient {
                GradientStop { position: 0; color: Qt.darker(Theme.current.clothBottom, 1.9) }
                GradientStop { position: 1; color: Qt.darker(Theme.current.clothBottom, 1.25) }
            }
        }
        Rails {
            y: cars.y + leavingTrain.side - Math.round(height / 2)
            width: parent.width
            height: Math.round(leavingTrain.side * 1.08)
        }
        Item {
            id: train

            readonly property real from: leavingTrain.mirrored ? strip.width : -width
            readonly property real to: leavingTrain.mirrored ? -width : strip.width

            x: Math.round(from + (to - from) * leavingTrain.gone)
            width: cars.width + locomotive.width + Theme.px(6)
            height: strip.height

            Row {
                id: cars

                x: leavingTrain.mirrored ? train.width - width : 0
                y: Math.round(strip.height - height - leavingTrain.side * 0.12)
                height: 2 * leavingTrain.side
                spacing: Theme.px(4)
                layoutDirection: leavingTrain.mirrored ? Qt.RightToLeft : Qt.LeftToRight

                Repeater {
                    id: wagons

                    model: leavingTrain.track?.tiles ?? null
                    delegate: TrackTile {
                        required property int index

                        visible: index >= wagons.count - leavingTrain.mostCars
                        shortSide: leavingTrain.side
                        mirrored: leavingTrain.mirrored
                        Accessible.ignored: true
                    }
                }
            }
            Locomotive {
                id: locomotive

                x: leavingTrain.mirrored ? 0 : train.width - width
                y: cars.y + leavingTrain.side * 1.5 - height
                width: Math.round(leavingTrain.side * 2.9)
                colour: leavingTrain.track?.colour ?? "transparent"
                mirrored: leavingTrain.mirrored
            }
        }
        Rectangle {
            width: parent.width
            height: Theme.px(3)
            color: Theme.current.brass
        }
        Rectangle {
            y: parent.height - height
            width: parent.width
            height: Theme.px(3)
            color: Theme.current.brass
        }
    }
    FlightLayer {
        id: steam

        anchors.fill: parent
    }
    Timer {
        interval: Math.max(1, Theme.roll / 7)
        repeat: true
        running: travel.running && leavingTrain.way > 0 && leavingTrain.way < 1
        onTriggered: steam.puff(locomotive)
    }
    NoticeBoard {
        id: board

        x: Math.round(leavingTrain.place.x + (leavingTrain.place.width - width) / 2)
        y: Math.round(leavingTrain.place.y + Math.max(0, (leavingTrain.place.height - height - Theme.px(22) - strip.height) / 2))
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
