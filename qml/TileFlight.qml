import QtQuick
import MexicanTrain

/** One tile on its way to the place where `face` waits, unseen, until it has arrived. */
TileView {
    id: flight

    required property TileView face
    required property var origin
    required property bool turnsOver

    property real progress: 0
    readonly property bool lying: width > height
    // How the tile lay at its origin, seen from how it will lie.
    readonly property real turn: origin.rotation + (!lying ? 0 : first >= second ? 90 : -90)
    readonly property bool showsBack: turnsOver && progress < 0.5

    function follow(): void {
        if (!face || !parent) {
            destroy();
            return;
        }
        const home = face.mapToItem(parent, face.width / 2, face.height / 2);
        x = origin.x + (home.x - origin.x) * progress - width / 2;
        y = origin.y + (home.y - origin.y) * progress - height / 2;
    }

    function arrive(): void {
        if (face)
            face.inFlight = false;
        destroy();
    }

    first: showsBack || !face ? -1 : face.first
    second: showsBack || !face ? -1 : face.second
    rotation: turnsOver ? 0 : turn * (1 - progress)
    scale: 1 + (origin.side / Math.max(1, Math.min(width, height)) - 1) * (1 - progress)
    lift: 0.2 + 0.8 * Math.sin(Math.PI * progress)
    transform: Scale {
        origin.x: flight.width / 2
        xScale: flight.turnsOver ? Math.max(0.05, Math.abs(Math.cos(Math.PI * flight.progress))) : 1
    }

    onProgressChanged: follow()
    Component.onCompleted: {
        width = face.width;
        height = face.height;
        face.inFlight = true;
        follow();
        journey.start();
    }

    NumberAnimation {
        id: journey

        target: flight
        property: "progress"
        from: 0
        to: 1
        duration: Theme.flight
        easing.type: Easing.InOutCubic
        onFinished: flight.arrive()
    }
}
