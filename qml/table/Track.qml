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
    /** What comes before laying here, in few words; empty: nothing, or it is somebody's own train. */
    required property string closed
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
    readonly property Item landingItem: train.landingItem
    readonly property int overflow: train.overflow

    /** The tile at the open end, or null. */
    function lastCar(): TrackTile {
        return train.lastCar();
    }

    // Tiles arrive and markers change also while the track is being made, and when it goes: then nothing moves.
    property bool isMade: false
    Component.onCompleted: isMade = true

    /** The last tile has come to its place: those before it feel it. */
    function couple(): void {
        if (isMade && Theme.blink > 0)
            train?.couple();
    }

    function steam(): void {
        if (isMade && Theme.roll > 0)
            steaming?.restart();
    }

    /** Shows that tile of the train; -1: the plate. */
    function point(tileId: int): void {
        if (isMade && Theme.slide > 0)
            pointing.begin(train.carOf(tileId)?.faceItem ?? plate);
    }

    /** Its owner says that. */
    function say(words: string): void {
        bubble.wanted = true;
        (bubble.part as SpeechBubble).say(words);
    }

    /** The owner of this train is out: its locomotive comes. */
    function celebrate(): void {
        if (isMade && Theme.roll > 0) {
            celebrates = true;
            train?.celebrate();
        }
    }

    /** What was celebrated is over: all is as it was. */
    function settleDown(): void {
        train?.settleDown();
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
    Accessible.description: lacks === "" ? "" : qsTr("Could not play on %1, and has kept no drawn tile since.").arg(lacks)
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
            facts: track.isMexican ? track.closed !== "" ? track.closed : qsTr("open to everybody")
                 : track.isThinking ? track.isAway ? qsTr("computer thinks…", "for a player who is away") : qsTr("is thinking…")
                 : qsTr("%n tile(s)", "in a hand", track.handCount) + (deeds.isOverWords ? "" : " · " + qsTr("%n pt(s)", "points, short", track.points))
            badge: track.isMexican ? "★" : track.seatNumber
            colour: track.colour
            character: track.character
            aspect: track.signal
            isTurn: track.isTurn
            lacks: track.lacks
            lowerLineBegins: kind.visible ? kind.x + kind.width - x + Theme.px(2) : 0
            lowerLineEnds: deeds.isOverWords ? deeds.x - x - Theme.px(4) : width
            isLastTile: !track.isMexican && track.handCount === 1
        }
        SeatKindBadge {
            id: kind

            anchors { left: plate.left; leftMargin: hasFace ? Theme.grown(30) : Theme.px(4); bottom: plate.bottom; bottomMargin: Theme.px(2) }
            height: Math.min(Theme.grown(16), Math.round(plate.height * 0.43))
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
    Once {
        id: bubble

        wanted: false
        x: plate.x + Theme.grown(36)
        y: plate.y - Theme.px(6)
        z: 1

        SpeechBubble {}
    }

    TapHandler {
        onTapped: track.tapped()
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    TrainOnTrack {
        id: train

        x: track.mirrored ? plate.x + plate.width + Theme.px(4)
                          : track.metrics.twoSided ? 0 : track.metrics.plateWidth + track.metrics.gap + track.metrics.stationWidth
        height: parent.height
        trainId: track.trainId
        colour: track.colour
        marker: track.marker
        signal: track.signal
        landing: track.landing
        endValue: track.endValue
        accepts: track.accepts
        tiles: track.tiles
        metrics: track.metrics
        mirrored: track.mirrored
        celebrates: track.celebrates
        departed: track.departed
        isHinted: track.isHinted
        marks: track.marks
        mayMove: track.isMade
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
    // Steam while it comes or goes, and a little more when it has come.
    SequentialAnimation {
        id: steaming

        loops: track.marker || track.celebrates ? 9 : 5
        ScriptAction { script: track.puffed(train.locomotiveItem) }
        PauseAnimation { duration: Theme.roll / 6 }
    }
}
