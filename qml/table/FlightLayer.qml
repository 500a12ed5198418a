import QtQuick
import MexicanTrain.Ui.Theme

/**
 * Above everything: tiles on their way, and steam. Nothing of it stays when it has arrived.
 * An origin is { x, y: centre in this layer; side: short side; rotation: of a tile whose larger half is on top }.
 */
Steam {
    id: layer

    /** An origin at the middle of `item`. */
    function originAt(item: Item, side: real): var {
        const centre = item.mapToItem(layer, item.width / 2, item.height / 2);
        return { x: centre.x, y: centre.y, side: side, rotation: 0 };
    }

    /** Lets `face` come from there; turnsOver: it shows its back on the first half of the way. */
    function launch(face: TileView, origin: var, turnsOver: bool): void {
        if (Theme.flight > 0 && face)
            flight.createObject(layer, { face: face, origin: origin, turnsOver: turnsOver, runUp: 0, duration: Theme.flight });
    }

    /** The same, turned over, after so many milliseconds. */
    function deal(face: TileView, origin: var, delay: int): void {
        if (Theme.flight > 0 && face)
            flight.createObject(layer, { face: face, origin: origin, turnsOver: true, runUp: 0, duration: Theme.flight, delay: delay });
    }

    /**
     * The last tile of `track`, a Track, comes from there, rolls up to its neighbour and couples with it. Not by that type:
     * with it the lint of Qt 6.4 ended on this file, six times in a hundred.
     */
    function lay(track: var, origin: var): void {
        const car = track.lastCar();
        if (Theme.flight === 0 || !car)
            return;
        // One that was snapped to its place is already there, and a double is laid down across the rails.
        const home = car.mapToItem(layer, car.width / 2, car.height / 2);
        const isNear = Math.hypot(home.x - origin.x, home.y - origin.y) < car.shortSide;
        const runUp = isNear || car.isDouble ? 0 : car.shortSide * (track.mirrored ? -1 : 1);
        const tile = flight.createObject(layer, {
            face: car.faceItem, origin: origin, turnsOver: false, runUp: runUp, duration: isNear ? Theme.blink : Theme.flight
        });
        tile.arrived.connect(track.couple);
    }

    /** A tile seen only from its back goes from one place to another, after so many milliseconds, and is gone. */
    function launchBack(origin: var, target: var, delay: int): void {
        if (Theme.flight > 0)
            hiddenFlight.createObject(layer, { origin: origin, target: target, delay: delay });
    }

    Component {
        id: flight

        TileFlight {}
    }
    Component {
        id: hiddenFlight

        HiddenTileFlight {}
    }
}
