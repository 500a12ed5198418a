import QtQuick
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** The tile in the player's hand: it follows the pointer and snaps to a place that accepts it. */
Item {
    id: layer

    /** The tile that is carried; null: none. */
    property TileView carried: null
    property point pointer
    property Item place: null
    property real placeTurn: 0
    property point grip
    property real snap: 0

    /** Something has come between the player and the tile: another window, a sheet, another hand. */
    signal interrupted()

    /** Not while the hand is being changed: the tile is moved in it. */
    function interruptSoon(): void {
        soon.start();
    }

    function pickUp(face: TileView, scenePoint: point): void {
        const corner = face.mapToItem(layer, face.width / 2, face.height / 2);
        const at = layer.mapFromItem(null, scenePoint.x, scenePoint.y);
        grip = Qt.point(corner.x - at.x, corner.y - at.y);
        carried = face;
        face.inFlight = true;
    }

    function carryTo(scenePoint: point): void {
        pointer = layer.mapFromItem(null, scenePoint.x, scenePoint.y);
    }

    /** Snaps to `item`, or lets go of the last place when null. */
    function snapTo(item: Item, turn: real): void {
        if (item) {
            place = item;
            placeTurn = turn;
        }
        snap = item ? 1 : 0;
    }

    /** Where the tile is now, as FlightLayer wants it. */
    function origin(): var {
        const turned = held.first < held.second ? 180 : 0;
        return { x: held.x + held.width / 2, y: held.y + held.height / 2, side: held.width * held.scale, rotation: held.rotation + turned };
    }

    function letGo(): void {
        if (carried)
            carried.inFlight = false;
        carried = null;
        snap = 0;
        place = null;
    }

    Window.onActiveChanged: {
        if (!Window.active)
            interrupted();
    }
    Window.onVisibilityChanged: interrupted()
    Window.onActiveFocusItemChanged: {
        if (keyboard.isTaken())
            interrupted();
    }

    Timer {
        id: soon

        interval: 0
        onTriggered: layer.interrupted()
    }
    Behavior on snap { NumberAnimation { duration: Theme.blink } }

    TileView {
        id: held

        readonly property point home: layer.place ? layer.place.mapToItem(layer, layer.place.width / 2, layer.place.height / 2)
                                                  : Qt.point(0, 0)

        function between(free: real, bound: real): real {
            return free + (bound - free) * layer.snap;
        }

        visible: layer.carried !== null
        first: layer.carried ? layer.carried.first : -1
        second: layer.carried ? layer.carried.second : -1
        width: layer.carried ? layer.carried.width : 0
        height: layer.carried ? layer.carried.height : 0
        x: between(layer.pointer.x + layer.grip.x, home.x) - width / 2
        y: between(layer.pointer.y + layer.grip.y, home.y) - height / 2
        rotation: between(0, layer.placeTurn)
        scale: between(1.05, layer.place && width > 0 ? Math.min(layer.place.height, layer.place.width) / width : 1)
        lift: between(1, 0.3)
    }
    KeyboardTurn {
        id: keyboard
    }
}
