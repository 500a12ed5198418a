pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Table
import MexicanTrain.Ui.Theme

/** One train: the plate of its owner, its rails and tiles, where the next one goes, and the locomotive. */
Item {
    id: track

    required property int index
    required property int trainId
    required property bool isMexican
    required property string name
    required property color colour
    required property int seatNumber
    required property int handCount
    required property int points
    required property bool marker
    required property int signal
    required property int landing
    required property int endValue
    required property bool accepts
    required property bool isTurn
    required property bool isOwn
    required property bool isThinking
    required property int drew
    required property bool passed
    required property bool isAi
    required property int levelRank
    required property bool isAway
    required property string character
    required property TrackModel tiles
    required property string spokenName
    /** For who wants it counted: the values of which its owner has no tile, and what could not be laid, turn by turn. */
    required property string lacks
    required property list<string> missed

    required property Metrics metrics
    property bool current: false
    property bool celebrates: false
    /** The train runs off its track: 0: it is where it belongs; 1: nothing of it is seen any more. */
    property real departed: 0
    /** A hint is to lay the chosen tile here. */
    property bool isHinted: false
    /** What a coach says about this moment, or null. */
    property CoachMarks marks: null

    /** Runs to the left of the station. */
    readonly property bool mirrored: metrics.twoSided && index < metrics.lanes
    readonly property Item plateItem: plate
    readonly property Item landingItem: place.seat
    readonly property int overflow: train.overflow

    /** The tile at the open end, or null. */
    function lastCar(): TrackTile {
        return carRepeater.itemAt(carRepeater.count - 1) as TrackTile;
    }

    // Tiles arrive and markers change also while the track is being made, and when it goes: then nothing moves.
    property bool isMade: false
    Component.onCompleted: isMade = true

    /** The last tile has come to its place: those before it feel it. */
    function couple(): void {
        if (isMade && Theme.blink > 0)
            coupling?.restart();
    }

    function steam(): void {
        if (isMade && Theme.roll > 0)
            steaming?.restart();
    }

    /** Shows that tile of the train; -1: the plate. */
    function point(tileId: int): void {
        let shown = plate;
        for (let i = 0; i < carRepeater.count; ++i) {
            const car = carRepeater.itemAt(i) as TrackTile;
            if (car.tileId === tileId)
                shown = car.faceItem;
        }
        if (isMade && Theme.slide > 0)
            pointing.begin(shown);
    }

    /** Its owner says that. */
    function say(words: string): void {
        bubble.say(words);
    }

    /** The owner of this train is out: its locomotive comes. */
    function celebrate(): void {
        if (isMade && Theme.roll > 0) {
            celebrates = true;
            celebration?.restart();
        }
    }

    /** What was celebrated is over: all is as it was. */
    function settleDown(): void {
        celebration?.complete();
        celebrates = false;
        departed = 0;
    }

    /** Somebody chose this train by key, or pointed at it. */
    signal chosen()
    signal tapped()
    /** Steam comes from the chimney of the locomotive. */
    signal puffed(locomotive: Locomotive)

    width: metrics.twoSided ? metrics.plateWidth + metrics.gap + metrics.trackLength
                            : metrics.plateWidth + metrics.gap + metrics.stationWidth + metrics.trackLength
    height: metrics.pitch - metrics.laneGap
    activeFocusOnTab: current || activeFocus

    onMarkerChanged: steam()
    onCelebratesChanged: steam()

    Accessible.role: Accessible.Button
    Accessible.name: spokenName
    Accessible.description: lacks === "" ? "" : qsTr("Could not lay on %1, and kept no tile drawn since.").arg(lacks)
    Accessible.focusable: true
    Accessible.onPressAction: track.chosen()
    Keys.onReturnPressed: track.chosen()
    Keys.onEnterPressed: track.chosen()

    // What stays as it is while tiles move, kept as one picture: frames take a third less. Qt's software renderer draws
    // only what changed anyway.
    Item {
        id: ground

        anchors.fill: parent
        layer.enabled: GraphicsInfo.api === GraphicsInfo.OpenGL

        Rectangle {
            id: lane

            anchors.fill: parent
            radius: Theme.px(9)
            color: track.isOwn ? Theme.current.ownLane : Theme.current.lane
            border.color: track.activeFocus ? Theme.current.focus : track.isTurn ? Theme.current.turnLine : Theme.current.laneLine
            border.width: track.activeFocus ? Theme.focusWidth : track.isTurn ? Theme.px(2) : 1
        }

        Rails {
            x: train.x
            width: train.width - (track.metrics.twoSided ? Theme.px(8) : Theme.px(3))
            height: Math.round(train.side * 1.08)
            anchors.verticalCenter: parent.verticalCenter
        }

        NamePlate {
            id: plate

            x: track.mirrored ? Theme.px(5) : track.metrics.twoSided ? track.width - width - Theme.px(5) : Theme.px(6)
            width: track.metrics.plateWidth - Theme.px(6)
            height: Math.min(Theme.grown(56), track.height)
            anchors.verticalCenter: parent.verticalCenter
            name: track.name
            facts: track.isMexican ? track.signal === TrackModel.Closed ? qsTr("not now") : qsTr("open to everyone")
                 : track.isThinking ? qsTr("is thinking…")
                 : qsTr("%n tile(s)", "in a hand", track.handCount) + (deeds.isOverWords ? "" : " · " + qsTr("%n pt(s)", "points, short", track.points))
            badge: track.isMexican ? "★" : track.seatNumber
            colour: track.colour
            character: track.character
            aspect: track.signal
            isTurn: track.isTurn
            lacks: track.lacks
            lowerLineEnds: deeds.isOverWords ? deeds.x - x - Theme.px(4) : width
            isLastTile: !track.isMexican && track.handCount === 1
        }
        SeatKindBadge {
            anchors { left: plate.left; leftMargin: hasFace ? Theme.grown(30) : Theme.px(4); bottom: plate.bottom; bottomMargin: Theme.px(2) }
            height: Math.min(Theme.px(16), Math.round(plate.height * 0.3))
            visible: track.isAi
            levelRank: track.levelRank
            isAway: track.isAway
            hasFace: track.character !== ""
        }
    }

    PlateMarks {
        id: deeds

        /** In a low row they do not hang below the words: the points give way to them, as long as they are there. */
        readonly property bool isOverWords: visible && y - plate.y < plate.height * 0.8

        x: plate.x + plate.width - width - Theme.grown(38)
        y: Math.min(plate.y + plate.height - height / 2, track.height - height)
        drew: track.drew
        passed: track.passed
    }
    SpeechBubble {
        id: bubble

        x: plate.x + Theme.grown(36)
        y: plate.y - Theme.px(6)
        z: 1
    }

    TapHandler {
        onTapped: track.tapped()
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    Item {
        id: train

        readonly property int room: track.metrics.trackLength
        readonly property int side: track.metrics.trackTile
        // The next place and a locomotive are always kept room for, so that a train does not jump when they come.
        readonly property int head: track.metrics.countWidth + Theme.px(8)
        readonly property int reserved: 2 * side + 3 * track.metrics.trackGap + track.metrics.locomotiveWidth
        readonly property int overflow: Math.max(0, head + cars.width + reserved - room + Theme.px(4))
        readonly property int end: head + cars.width + (cars.width > 0 ? track.metrics.trackGap : 0) - shown
        readonly property int hidden: {
            let count = 0;
            for (let i = 0; i < carRepeater.count && overflow > 0; ++i) {
                const car = carRepeater.itemAt(i);
                if (car && (track.mirrored ? cars.width - car.x : car.x + car.width) < overflow - Theme.px(4))
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
        readonly property real ahead: track.departed * (room + shown) * (track.mirrored ? -1 : 1)
        // Where no tile lies nothing slides: the room for it is only being measured.
        Behavior on shown {
            enabled: cars.width > 0
            NumberAnimation { duration: Theme.slide; easing.type: Easing.InOutQuad }
        }

        // Tiles that have become smaller, or larger, do so before one's eyes.
        property int lastSide: 0
        onSideChanged: {
            if (track.isMade && lastSide > 0 && Theme.slide > 0) {
                resizing.from = lastSide / side;
                resizing.restart();
            }
            lastSide = side;
        }
        Component.onCompleted: lastSide = side
        transformOrigin: track.mirrored ? Item.Right : Item.Left
        NumberAnimation on scale {
            id: resizing

            running: false
            to: 1
            duration: Theme.slide
            easing.type: Easing.InOutQuad
        }

        // From the hub outwards, whichever side that is.
        function across(along: real, length: real): real {
            return track.mirrored ? width - along - length : along;
        }

        function tossed(fromEnd: int): real {
            const height = 1 - Math.abs(wave - fromEnd - 1.5) / 1.5;
            return wave > 0 && height > 0 ? side * 0.16 * height : 0;
        }

        x: track.mirrored ? plate.x + plate.width + Theme.px(4)
                          : track.metrics.twoSided ? 0 : track.metrics.plateWidth + track.metrics.gap + track.metrics.stationWidth
        width: room
        height: parent.height
        // A locomotive on its way leaves its lane at the far end.
        clip: overflow > 0 || (locomotive.away > 0 && locomotive.away < 1) || track.departed > 0

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
                spacing: track.metrics.trackGap
                layoutDirection: track.mirrored ? Qt.RightToLeft : Qt.LeftToRight
                transform: Translate { x: train.ahead }

                Repeater {
                    id: carRepeater

                    model: track.tiles
                    delegate: TrackTile {
                        required property int index
                        readonly property int fromEnd: carRepeater.count - 1 - index

                        shortSide: train.side
                        mirrored: track.mirrored
                        pushed: fromEnd > 0 && fromEnd < 5 ? train.jolt * (track.mirrored ? 1 : -1) * (5 - fromEnd) * train.side * 0.016 : 0
                        rocked: fromEnd === 0 && isDouble ? train.jolt * 5 : 0
                        tossed: train.tossed(fromEnd)
                    }
                }
            }
        }

        TrainCount {
            x: train.across(Theme.px(2), width)
            width: track.metrics.countWidth
            anchors.verticalCenter: parent.verticalCenter
            count: track.tiles.count
        }
        Tunnel {
            x: train.across(train.head - Theme.px(4), width)
            height: train.side
            anchors.verticalCenter: parent.verticalCenter
            visible: train.overflow > 0
            swallowed: train.hidden
            mirrored: track.mirrored
        }

        LandingPlace {
            id: place

            x: train.across(train.end, width)
            width: 2 * train.side
            height: track.metrics.landingHeight
            anchors.verticalCenter: parent.verticalCenter
            tileSide: train.side
            value: isFree ? track.landing : track.endValue
            isFree: track.landing >= 0
            accepts: track.accepts
            mustClose: track.signal === TrackModel.MustClose
            isHinted: track.isHinted
            visible: value >= 0 && (isFree || !coachMoves.isShown)
            transform: Translate { x: train.ahead }
        }
        CoachMoves {
            id: coachMoves

            x: train.across(train.end, width)
            height: parent.height
            marks: track.marks
            trainId: track.trainId
            mirrored: track.mirrored
            side: train.side
        }

        Locomotive {
            id: locomotive

            // 1: out of sight at the far end; 0: at the end of its train.
            property real away: track.marker || track.celebrates ? 0 : 1
            readonly property real home: train.end + (place.visible || coachMoves.isShown ? place.width + 2 * track.metrics.trackGap : 0)
                                         + track.metrics.trackGap
            Behavior on away {
                NumberAnimation { duration: Theme.roll; easing.type: locomotive.away > 0.5 ? Easing.OutCubic : Easing.InCubic }
            }

            x: train.across(home + away * (train.room - home), width)
            width: track.metrics.locomotiveWidth
            anchors.bottom: parent.verticalCenter
            anchors.bottomMargin: -Math.round(train.side * 0.5)
            colour: track.colour
            mirrored: track.mirrored
            visible: away < 1
            transform: Translate { x: train.ahead }
        }
    }

    SequentialAnimation {
        id: pointing

        function begin(item: Item): void {
            complete();
            grown.target = shrunk.target = item;
            restart();
        }

        NumberAnimation { id: grown; property: "scale"; to: 1.22; duration: Theme.slide; easing.type: Easing.OutCubic }
        NumberAnimation { id: shrunk; property: "scale"; to: 1; duration: Theme.slide; easing.type: Easing.InOutQuad }
    }
    SequentialAnimation {
        id: coupling

        NumberAnimation { target: train; property: "jolt"; from: 0; to: 1; duration: Theme.blink * 0.5; easing.type: Easing.OutQuad }
        NumberAnimation { target: train; property: "jolt"; to: -0.35; duration: Theme.blink; easing.type: Easing.InOutSine }
        NumberAnimation { target: train; property: "jolt"; to: 0; duration: Theme.blink; easing.type: Easing.InOutSine }
    }
    // Steam while it comes or goes, and a little more when it has come.
    SequentialAnimation {
        id: steaming

        loops: track.marker || track.celebrates ? 9 : 5
        ScriptAction { script: track.puffed(locomotive) }
        PauseAnimation { duration: Theme.roll / 6 }
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
