import QtQuick
import QtTest
import MexicanTrain.Ui.Play
import MexicanTrain.Ui.Table
import MexicanTrain.Ui.Theme
import MexicanTrain.Tests
import ".."

/** Tiles in the air and in the hand: where they come from and go to, that one tile is in one place, and that nothing stays. */
PartCase {
    name: "Flights"

    /** So slow that it stands still while it is looked at. */
    readonly property real standstill: 100000

    function showLayer(): var {
        return show(sky);
    }

    function flights(layer: Item): var {
        return findAll(item => item instanceof TileFlight, layer);
    }

    function origin(x: real, y: real, side = 20): var {
        return { x: x, y: y, side: side, rotation: 0 };
    }

    function test_withoutMotionNothingFlies(): void {
        const scene = showLayer();
        scene.air.launch(scene.face, origin(10, 10), true);
        scene.air.launchBack(origin(10, 10), origin(90, 90), 0);
        scene.air.puff(scene.engine);
        compare(scene.air.children.length, 0);
        verify(isShown(scene.face), "the tile is where it belongs at once");
    }

    function test_aTileIsInOnePlace(): void {
        Theme.pace = 0.05;
        const scene = showLayer();
        scene.air.launch(scene.face, origin(10, 10), false);
        compare(flights(scene.air).length, 1);
        verify(!isShown(scene.face), "in the air, not in its place");
        tryVerify(() => scene.air.children.length === 0, patience, "it arrives");
        verify(isShown(scene.face));
    }

    function test_nobodyFliesForATileThatIsNotThere(): void {
        Theme.pace = 1;
        const scene = showLayer();
        scene.air.launch(null, origin(10, 10), false);
        compare(scene.air.children.length, 0);
    }

    function test_aTileThatGoesMeanwhile(): void {
        Theme.pace = 0.2;
        const scene = showLayer();
        const other = tile.createObject(scene, { x: 300, y: 300, width: 40, height: 80, first: 5, second: 2 });
        scene.air.launch(other, origin(10, 10), false);
        other.destroy();
        tryVerify(() => scene.air.children.length === 0, patience, "nothing is left in the air");
    }

    /** How a flight looks at that part of its way. */
    function test_onItsWay_data(): var {
        return [
            { tag: "upright, it sets out", lying: false, at: 0, x: 30, y: 40, rotation: 0, scale: 0.5, back: false },
            { tag: "upright, it arrives", lying: false, at: 1, x: 220, y: 240, rotation: 0, scale: 1, back: false },
            { tag: "lying, it turns from how it was held", lying: true, at: 0, x: 30, y: 40, rotation: 90, scale: 0.5, back: false },
            { tag: "lying, it has turned", lying: true, at: 1, x: 240, y: 220, rotation: 0, scale: 1, back: false },
            { tag: "drawn, its back first", lying: false, turnsOver: true, at: 0.2, back: true, rotation: 0 },
            { tag: "drawn, and then its face", lying: false, turnsOver: true, at: 0.8, back: false, rotation: 0 },
            { tag: "rolling, touched down before its neighbour", lying: true, runUp: 40, at: 0.7, x: 280, y: 220, rotation: 0, scale: 1, back: false },
            { tag: "rolling, half of the rest", lying: true, runUp: 40, at: 0.85, x: 260, y: 220, back: false },
            { tag: "rolling, coupled", lying: true, runUp: 40, at: 1, x: 240, y: 220, back: false }
        ];
    }

    function test_onItsWay(data: var): void {
        Theme.pace = 1;
        const scene = showLayer();
        const face = tile.createObject(scene, { x: 200, y: 200, width: data.lying ? 80 : 40, height: data.lying ? 40 : 80, first: 9, second: 4 }) as TileView;
        const flight = flying.createObject(scene.air, {
            face: face, origin: origin(30, 40), turnsOver: data.turnsOver ?? false, runUp: data.runUp ?? 0, duration: standstill
        }) as TileFlight;
        flight.progress = data.at;
        flight.follow();
        if (data.x !== undefined) {
            fuzzyCompare(flight.x + flight.width / 2, data.x, 0.5);
            fuzzyCompare(flight.y + flight.height / 2, data.y, 0.5);
        }
        if (data.rotation !== undefined)
            fuzzyCompare(flight.rotation, data.rotation, 0.01);
        if (data.scale !== undefined)
            fuzzyCompare(flight.scale, data.scale, 0.01);
        compare([flight.first, flight.second], data.back ? [-1, -1] : [9, 4]);
        verify(data.at === 1 ? flight.lift === 0 : flight.lift >= 0);
    }

    function test_theSmallerHalfInFront(): void {
        Theme.pace = 1;
        const scene = showLayer();
        const face = tile.createObject(scene, { x: 200, y: 200, width: 80, height: 40, first: 4, second: 9 }) as TileView;
        const flight = flying.createObject(scene.air, { face: face, origin: origin(30, 40), turnsOver: false, runUp: 0, duration: standstill }) as TileFlight;
        compare(flight.turn, -90, "in the hand the larger half was on top");
    }

    function test_itFollowsAPlaceThatMoves(): void {
        Theme.pace = 1;
        const scene = showLayer();
        const flight = flying.createObject(scene.air, { face: scene.face, origin: origin(0, 0), turnsOver: false, runUp: 0, duration: standstill }) as TileFlight;
        scene.face.x += 100;
        flight.progress = 1;
        flight.follow();
        fuzzyCompare(flight.x, scene.face.x, 0.5);
        fuzzyCompare(flight.y, scene.face.y, 0.5);
    }

    function test_aHiddenTileGoesAcross(): void {
        Theme.pace = 1;
        const scene = showLayer();
        const flight = hidden.createObject(scene.air, { origin: origin(10, 20, 20), target: origin(110, 220, 10), delay: standstill }) as HiddenTileFlight;
        compare([flight.first, flight.tileId], [-1, -1], "its back");
        for (const [at, x, y, scale, opacity] of [[0, 10, 20, 1, 1], [0.5, 60, 120, 0.75, 1], [0.9, 100, 200, 0.55, 0.5], [1, 110, 220, 0.5, 0]]) {
            flight.progress = at;
            fuzzyCompare(flight.x + flight.width / 2, x, 0.5);
            fuzzyCompare(flight.y + flight.height / 2, y, 0.5);
            fuzzyCompare(flight.scale, scale, 0.01);
            fuzzyCompare(flight.opacity, opacity, 0.01);
        }
    }

    function test_hiddenTilesComeToAnEnd(): void {
        Theme.pace = 0.05;
        const scene = showLayer();
        for (let i = 0; i < 4; ++i)
            scene.air.launchBack(origin(10, 10), origin(300, 300), 10 * i);
        compare(scene.air.children.length, 4, "one for each");
        tryVerify(() => scene.air.children.length === 0, patience);
    }

    function test_steam_data(): var {
        return [{ tag: "to the right", mirrored: false }, { tag: "to the left", mirrored: true }];
    }

    function test_steam(data: var): void {
        Theme.pace = 0.05;
        const scene = showLayer();
        scene.engine.mirrored = data.mirrored;
        scene.air.puff(scene.engine);
        const puff = findAll(item => item instanceof Puff, scene.air)[0] as Puff;
        const chimney = scene.engine.chimney.mapToItem(scene.air, 0, 0);
        compare(puff.from, chimney);
        verify(data.mirrored ? puff.drift > 0 : puff.drift < 0, "it stays behind");
        tryVerify(() => scene.air.children.length === 0, patience, "and is gone");
    }

    // When all of fourteen locomotives leave at once, each puff takes of the time that a picture has.
    function test_thereIsNotMoreSteamThanCanBeShown(): void {
        Theme.pace = 0.05;
        const scene = showLayer();
        const puffs = () => findAll(item => item instanceof Puff, scene.air).length;
        for (let i = 0; i < 3 * scene.air.mostPuffs; ++i)
            scene.air.puff(scene.engine);
        compare(puffs(), scene.air.mostPuffs);
        tryVerify(() => puffs() === 0, patience, "and is gone");
        scene.air.puff(scene.engine);
        compare(puffs(), 1, "there is room again");
        tryVerify(() => puffs() === 0, patience);
    }

    function test_aPuffRisesAndFades(): void {
        Theme.pace = standstill;
        const scene = showLayer();
        const puff = steam.createObject(scene.air, { from: Qt.point(100, 100), size: 20, drift: -30 }) as Puff;
        const look = at => {
            puff.progress = at;
            return { x: puff.x + puff.width / 2, y: puff.y + puff.height / 2, width: puff.width, opacity: puff.opacity };
        };
        const [first, middle, last] = [look(0), look(0.5), look(1)];
        fuzzyCompare(first.x, 100, 0.5);
        fuzzyCompare(first.y, 100, 0.5);
        fuzzyCompare(last.x, 70, 0.5);
        verify(first.y > middle.y && middle.y > last.y && first.width < middle.width && middle.width < last.width);
        verify(first.opacity > middle.opacity && middle.opacity > 0);
        compare(last.opacity, 0);
    }

    function test_originsAreOfTheLayer(): void {
        const scene = showLayer();
        scene.air.x = 40;
        const from = scene.air.originAt(scene.face, 33);
        fuzzyCompare(from.x, scene.face.x + scene.face.width / 2 - 40, 0.5);
        fuzzyCompare(from.y, scene.face.y + scene.face.height / 2, 0.5);
        compare([from.side, from.rotation], [33, 0]);
    }

    function test_theHandHoldsOneTile(): void {
        const scene = showLayer();
        const drags = scene.drags as DragLayer;
        verify(!isShown(drags.children[0]), "nothing is carried");
        const at = centre(scene.face);
        drags.pickUp(scene.face, Qt.point(at.x + 5, at.y - 7));
        drags.carryTo(Qt.point(at.x + 105, at.y + 93));
        const held = drags.children[0] as TileView;
        verify(isShown(held) && !isShown(scene.face), "in the hand and not in its place");
        compare([held.first, held.second], [scene.face.first, scene.face.second]);
        fuzzyCompare(held.x + held.width / 2, at.x + 100, 0.5, "held where it was taken");
        fuzzyCompare(held.y + held.height / 2, at.y + 100, 0.5);
        compare([held.rotation, held.lift], [0, 1]);
        const from = drags.origin();
        fuzzyCompare(from.x, at.x + 100, 0.5);
        compare(from.rotation, 0);
        drags.letGo();
        verify(!isShown(held) && isShown(scene.face));
        compare([drags.carried, drags.place, drags.snap], [null, null, 0]);
    }

    function test_aPlaceDrawsTheTileToItself(): void {
        const scene = showLayer();
        const drags = scene.drags as DragLayer;
        drags.pickUp(scene.face, centre(scene.face));
        drags.carryTo(Qt.point(10, 10));
        drags.snapTo(scene.place, 90);
        tryCompare(drags, "snap", 1, patience);
        const held = drags.children[0];
        const goal = centre(scene.place);
        fuzzyCompare(held.x + held.width / 2, goal.x, 0.5);
        fuzzyCompare(held.y + held.height / 2, goal.y, 0.5);
        compare(held.rotation, 90);
        fuzzyCompare(held.width * held.scale, scene.place.height, 0.5, "as large as it will lie there");
        drags.snapTo(null, 0);
        tryCompare(drags, "snap", 0, patience);
        fuzzyCompare(held.x + held.width / 2, 10, 0.5, "back to the pointer");
        drags.letGo();
        drags.letGo();
        verify(isShown(scene.face), "who lets go twice loses nothing");
    }

    Component {
        id: sky

        Item {
            readonly property FlightLayer air: flightLayer
            readonly property DragLayer drags: dragLayer
            readonly property TileView face: home
            readonly property Locomotive engine: locomotive
            readonly property Item place: landing

            width: 600
            height: 400

            TileView { id: home; x: 200; y: 200; width: 40; height: 80; first: 9; second: 4 }
            Locomotive { id: locomotive; x: 400; y: 300; width: 100; colour: "#884422" }
            Item { id: landing; x: 100; y: 40; width: 60; height: 30 }
            FlightLayer { id: flightLayer; width: 600; height: 400 }
            DragLayer { id: dragLayer; width: 600; height: 400 }
        }
    }
    Component { id: tile; TileView {} }
    Component { id: flying; TileFlight {} }
    Component { id: hidden; HiddenTileFlight {} }
    Component { id: steam; Puff {} }
}
