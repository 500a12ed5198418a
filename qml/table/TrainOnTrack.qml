pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Table
import MexicanTrain.Ui.Theme

/**
 * A train on its track, from the tunnel to the locomotive: its tiles, where the next one goes, and what moves of it. All
 * is reckoned from the hub outwards, whichever side that is.
 */
Item {
    id: train

    required property int trainId
    required property color colour
    required property bool marker
    required property int signal
    required property int landing
    required property int endValue
    required property bool accepts
    required property TrackModel tiles
    required property Metrics metrics
    required property bool mirrored
    required property bool celebrates
    /** 0: it is where it belongs; 1: all of it has run off its track. */
    required property real departed
    /** A hint is to lay the chosen tile here. */
    required property bool isHinted
    /** What a coach says about this moment, or null. */
    required property CoachMarks marks
    /** Not while it is being made: then nothing moves. */
    required property bool mayMove

    readonly property Item landingItem: place.seat
    readonly property Locomotive locomotiveItem: locomotive

    readonly property int room: metrics.trackLength
    readonly property int side: metrics.trackTile
    // The next place and a locomotive are always kept room for, so that a train does not jump when they come.
    readonly property int head: metrics.countWidth + Theme.px(8)
    readonly property int reserved: 2 * side + 3 * metrics.trackGap + metrics.locomotiveWidth
    readonly property int overflow: Math.max(0, head + cars.width + reserved - room + Theme.px(4))
    readonly property int end: head + cars.width + (cars.width > 0 ? metrics.trackGap : 0) - shown
    readonly property int hidden: {
        let count = 0;
        for (let i = 0; i < carRepeater.count && overflow > 0; ++i) {
            const car = carRepeater.itemAt(i);
            if (car && (mirrored ? cars.width - car.x : car.x + car.width) < overflow - Theme.px(4))
                ++count;
        }
        return count;
    }
    // What a tile does to its neighbours when it couples: 1 is the hardest push.
    property real jolt: 0
    // A wave that runs from the open end to the hub: how many tiles it has passed.
    property real wave: 0
    property real shown: overflow
    // How far from its place it is when it leaves: all of it comes out of the tunnel.
    readonly property real ahead: departed * (room + shown) * (mirrored ? -1 : 1)
    // Where no tile lies nothing slides: the room for it is only being measured.
    Behavior on shown {
        enabled: cars.width > 0
        NumberAnimation { duration: Theme.slide; easing.type: Easing.InOutQuad }
    }

    // Tiles that have become smaller, or larger, do so before one's eyes.
    property int lastSide: 0
    onSideChanged: {
        if (mayMove && lastSide > 0 && Theme.slide > 0) {
            resizing.from = lastSide / side;
            resizing.restart();
        }
        lastSide = side;
    }
    Component.onCompleted: lastSide = side
    transformOrigin: mirrored ? Item.Right : Item.Left
    NumberAnimation on scale {
        id: resizing

        running: false
        to: 1
        duration: Theme.slide
        easing.type: Easing.InOutQuad
    }

    /** The tile at the open end, or null. */
    function lastCar(): TrackTile {
        return carRepeater.itemAt(carRepeater.count - 1) as TrackTile;
    }

    /** That tile, or null: it is none of the train. */
    function carOf(tileId: int): TrackTile {
        for (let i = 0; i < carRepeater.count; ++i) {
            const car = carRepeater.itemAt(i) as TrackTile;
            if (car.tileId === tileId)
                return car;
        }
        return null;
    }

    /** The last tile has come to its place: those before it feel it. */
    function couple(): void {
        coupling?.restart();
    }

    /** A wave runs through it. */
    function celebrate(): void {
        celebration?.restart();
    }

    /** What was celebrated is over. */
    function settleDown(): void {
        celebration?.complete();
    }

    // From the hub outwards, whichever side that is.
    function across(along: real, length: real): real {
        return mirrored ? width - along - length : along;
    }

    function tossed(fromEnd: int): real {
        const height = 1 - Math.abs(wave - fromEnd - 1.5) / 1.5;
        return wave > 0 && height > 0 ? side * 0.16 * height : 0;
    }

    width: room
    // A locomotive on its way leaves its lane at the far end.
    clip: overflow > 0 || (locomotive.away > 0 && locomotive.away < 1) || departed > 0

    // What has run into the station is not seen before the tunnel, either.
    Item {
        x: train.across(train.head - Theme.px(4), width)
        width: train.room - train.head + Theme.px(4)
        height: parent.height
        clip: train.overflow > 0

        Row {
            id: cars

            x: train.across(train.head - train.shown, width) - parent.x
            height: parent.height
            spacing: train.metrics.trackGap
            layoutDirection: train.mirrored ? Qt.RightToLeft : Qt.LeftToRight
            transform: Translate { x: train.ahead }

            Repeater {
                id: carRepeater

                model: train.tiles
                delegate: TrackTile {
                    required property int index
                    readonly property int fromEnd: carRepeater.count - 1 - index

                    shortSide: train.side
                    mirrored: train.mirrored
                    pushed: fromEnd > 0 && fromEnd < 5 ? train.jolt * (train.mirrored ? 1 : -1) * (5 - fromEnd) * train.side * 0.016 : 0
                    rocked: fromEnd === 0 && isDouble ? train.jolt * 5 : 0
                    tossed: train.tossed(fromEnd)
                }
            }
        }
    }

    TrainCount {
        x: train.across(Theme.px(2), width)
        width: train.metrics.countWidth
        anchors.verticalCenter: parent.verticalCenter
        count: train.tiles?.count ?? 0 // none where the train goes with its table
    }
    Tunnel {
        x: train.across(train.head - Theme.px(4), width)
        // A double in it must not look out above and below.
        height: Math.min(2 * train.side, parent.height)
        anchors.verticalCenter: parent.verticalCenter
        visible: train.overflow > 0
        swallowed: train.hidden
        mirrored: train.mirrored
    }

    LandingPlace {
        id: place

        x: train.across(train.end, width)
        width: 2 * train.side
        height: train.metrics.landingHeight
        anchors.verticalCenter: parent.verticalCenter
        tileSide: train.side
        value: isFree ? train.landing : train.endValue
        isFree: train.landing >= 0
        accepts: train.accepts
        mustClose: train.signal === TrackModel.MustClose
        isHinted: train.isHinted
        visible: value >= 0 && (isFree || !coachMoves.isShown)
        transform: Translate { x: train.ahead }
    }
    CoachMoves {
        id: coachMoves

        x: train.across(train.end, width)
        height: parent.height
        marks: train.marks
        trainId: train.trainId
        mirrored: train.mirrored
        side: train.side
    }

    Locomotive {
        id: locomotive

        // 1: out of sight at the far end; 0: at the end of its train.
        property real away: train.marker || train.celebrates ? 0 : 1
        readonly property real home: train.end + (place.visible || coachMoves.isShown ? place.width + 2 * train.metrics.trackGap : 0)
                                     + train.metrics.trackGap
        Behavior on away {
            NumberAnimation { duration: Theme.roll; easing.type: locomotive.away > 0.5 ? Easing.OutCubic : Easing.InCubic }
        }

        x: train.across(home + away * (train.room - home), width)
        width: train.metrics.locomotiveWidth
        anchors.bottom: parent.verticalCenter
        anchors.bottomMargin: -Math.round(train.side * 0.5)
        colour: train.colour
        mirrored: train.mirrored
        visible: away < 1
        transform: Translate { x: train.ahead }
    }

    SequentialAnimation {
        id: coupling

        NumberAnimation { target: train; property: "jolt"; from: 0; to: 1; duration: Theme.blink * 0.5; easing.type: Easing.OutQuad }
        NumberAnimation { target: train; property: "jolt"; to: -0.35; duration: Theme.blink; easing.type: Easing.InOutSine }
        NumberAnimation { target: train; property: "jolt"; to: 0; duration: Theme.blink; easing.type: Easing.InOutSine }
    }
    SequentialAnimation {
        id: celebration

        NumberAnimation {
            target: train
            property: "wave"
            from: 0
            to: carRepeater.count + 3
            duration: Theme.roll
        }
        PropertyAction { target: train; property: "wave"; value: 0 }
    }
}
