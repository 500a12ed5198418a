import QtQuick
import MexicanTrain.Ui.Theme

/** One tile on its way to the place where `face` waits, unseen, until it has arrived. */
TileView {
    id: flight

    required property TileView face
    required property var origin
    required property bool turnsOver
    /** It touches down this far from its place and rolls the rest of the way. */
    required property real runUp
    required property int duration
    /** Milliseconds until it sets out. */
    property int delay: 0

    signal arrived()

    property real progress: 0
    readonly property bool lying: width > height
    // How the tile lay at its origin, seen from how it will lie.
    readonly property real turn: {
        const own = face && face.first < face.second ? (lying ? 90 : 180) : lying ? -90 : 0;
        return (origin.rotation - own + 540) % 360 - 180;
    }
    readonly property bool showsBack: turnsOver && air < 0.5
    // The way through the air and the way on the rails, each from 0 to 1.
    readonly property real touchDown: runUp === 0 ? 1 : 0.7
    readonly property real air: smooth(Math.min(1, progress / touchDown))
    readonly property real rolled: runUp === 0 ? 1 : Math.max(0, (progress - touchDown) / (1 - touchDown))

    function smooth(part: real): real {
        return part * part * (3 - 2 * part);
    }

    function follow(): void {
        if (!face || !parent) {
            destroy();
            return;
        }
        const home = face.mapToItem(parent, face.width / 2, face.height / 2);
        x = origin.x + (home.x + runUp * (1 - rolled) - origin.x) * air - width / 2;
        y = origin.y + (home.y - origin.y) * air - height / 2;
    }

    function arrive(): void {
        if (face)
            face.inFlight = false;
        arrived();
        destroy();
    }

    first: showsBack || !face ? -1 : face.first
    second: showsBack || !face ? -1 : face.second
    rotation: turnsOver ? 0 : turn * (1 - air)
    scale: 1 + (origin.side / Math.max(1, Math.min(width, height)) - 1) * (1 - air)
    lift: air < 1 ? 0.2 + 0.8 * Math.sin(Math.PI * air) : 0
    transform: Scale {
        origin.x: flight.width / 2
        xScale: flight.turnsOver ? Math.max(0.05, Math.abs(Math.cos(Math.PI * flight.air))) : 1
    }

    onProgressChanged: follow()
    Component.onCompleted: {
        width = face.width;
        height = face.height;
        face.inFlight = true;
        follow();
        journey.start();
    }

    SequentialAnimation {
        id: journey

        onFinished: flight.arrive()

        PauseAnimation { duration: flight.delay }
        NumberAnimation { target: flight; property: "progress"; from: 0; to: 1; duration: flight.duration }
    }
}
