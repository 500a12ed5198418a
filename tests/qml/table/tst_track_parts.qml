import QtQuick
import QtTest
import MexicanTrain.Table
import MexicanTrain.Theme
import MexicanTrain.Ui.Play
import MexicanTrain.Ui.Table
import MexicanTrain.Ui.Theme
import MexicanTrain.Tests
import ".."

/** What a train is made of: its plate and signal, the place of the next tile, the tunnel, the station. */
PartCase {
    name: "TrackParts"

    function showPlate(properties = {}): NamePlate {
        return show(plate, Object.assign({
            width: 230, height: 56, name: "Anna", facts: "8 tiles · 12 pts", badge: "1", colour: "#336699", aspect: TrackModel.Open,
            isTurn: false, isLastTile: false
        }, properties)) as NamePlate;
    }

    function test_whoseTurnItIs(): void {
        const sign = showPlate();
        verify(sameColour(sign.border.color, Theme.current.plateLine));
        compare(sign.border.width, 1);
        sign.isTurn = true;
        verify(sameColour(sign.border.color, Theme.current.turnLine));
        verify(sign.border.width > 1, "told apart without colours, too");
    }

    function test_theLastTileIsAWarning(): void {
        const sign = showPlate();
        verify(sameColour(words(sign.facts).color, Theme.current.textSoft));
        sign.isLastTile = true;
        verify(sameColour(words(sign.facts).color, Theme.current.alert));
    }

    function test_everyNameHasRoom_data(): var {
        const rows = [];
        for (const height of [28, 36, 44, 56]) {
            for (const letters of [1, 1.5]) {
                for (const name of ["A", "Mexican Train", longName, "W".repeat(30), "<b>Anna</b>"])
                    rows.push({ tag: name.slice(0, 14) + ", " + height + " high, letters " + letters, height: height, letters: letters, name: name });
            }
        }
        return rows;
    }

    function test_everyNameHasRoom(data: var): void {
        Theme.letters = data.letters;
        const sign = showPlate({ height: data.height, name: data.name });
        const name = words(data.name);
        const facts = words(sign.facts);
        compare(name.textFormat, Text.PlainText);
        const mast = findAll(item => item instanceof SignalMast, sign)[0];
        for (const text of [name, facts]) {
            const left = text.mapToItem(sign, 0, 0).x;
            verify(left >= 0 && left + text.contentWidth <= mast.x + 1, "not in the signal: " + text.contentWidth);
            verify(text.fontInfo.pixelSize >= 9, "large enough to be read: " + text.fontInfo.pixelSize);
        }
        verify(name.lineCount <= 2);
        const top = name.mapToItem(sign, 0, 0).y;
        const bottom = facts.mapToItem(sign, 0, facts.height).y;
        verify(top >= -1 && bottom <= sign.height + 1, "two lines on the plate: " + top + " to " + bottom);
        verify(mast.height <= sign.height, "and the signal");
    }

    function test_theSignal_data(): var {
        return [
            { tag: "closed", aspect: TrackModel.Closed, lit: 0, colour: "stop" },
            { tag: "must be closed", aspect: TrackModel.MustClose, lit: 1, colour: "caution" },
            { tag: "open", aspect: TrackModel.Open, lit: 2, colour: "go" },
            { tag: "nobody is to move", aspect: TrackModel.None, lit: -1, colour: "" }
        ];
    }

    // By place as well as by colour: from the top, stop, caution and go.
    function test_theSignal(data: var): void {
        const mast = show(signalMast, { aspect: data.aspect, height: 44, width: 18 });
        const lamps = findAll(item => item.lit !== undefined, mast).sort((one, other) => one.y - other.y);
        compare(lamps.length, 3);
        compare(lamps.map(lamp => lamp.lit), [0, 1, 2].map(row => row === data.lit));
        lamps.forEach((lamp, row) => {
            verify(sameColour(lamp.color, row === data.lit ? Theme.current[data.colour] : Theme.current.lampOff));
            verify(lamp.y >= 0 && lamp.y + lamp.height <= mast.height);
        });
    }

    function showPlace(properties = {}): LandingPlace {
        return show(place, Object.assign({ x: 100, y: 100, width: 80, height: 40, value: 7, isFree: true, tileSide: 40, accepts: false, mustClose: false, isHinted: false }, properties)) as LandingPlace;
    }

    function test_aPlace_data(): var {
        const rows = [];
        for (const accepts of [false, true]) {
            for (const mustClose of [false, true]) {
                for (const isHinted of [false, true])
                    rows.push({ tag: [accepts, mustClose, isHinted].join(), accepts: accepts, mustClose: mustClose, isHinted: isHinted });
            }
        }
        return rows;
    }

    function test_aPlace(data: var): void {
        const there = showPlace({ accepts: data.accepts, mustClose: data.mustClose, isHinted: data.isHinted });
        verify(words("7"), "the number that is wanted");
        verify(sameColour(there.border.color, data.mustClose ? Theme.current.placeCaution : Theme.current.placeGo));
        const edges = findAll(item => item instanceof Rectangle && item.opacity < 1 && isShown(item) && item.width > there.width, there);
        compare(edges.length, data.accepts ? 1 : 0, "it lights up for the tile that is chosen");
        compare(findAll(item => item instanceof TintedPicture && isShown(item), there).length, data.isHinted && data.accepts ? 1 : 0,
                "the bulb only where that tile can be laid");
    }

    function test_aPlaceThatAcceptsIsMarkedMore(): void {
        const there = showPlace();
        const [line, fill] = [there.border.width, there.color.a];
        there.accepts = true;
        verify(there.border.width > line && there.color.a > fill);
        there.value = 12;
        verify(words("12"));
    }

    function test_theGlowComesToRest(): void {
        Theme.pace = 0.1;
        const there = showPlace({ accepts: true });
        const ring = findAll(item => item instanceof Rectangle && item.opacity < 1, there)[0];
        const changes = heard(ring, "opacityChanged");
        tryVerify(() => changes.length > 0 && ring.opacity === 0.55, patience, "and stays as it is then");
    }

    function test_theTunnel_data(): var {
        return [{ tag: "to the right", mirrored: false }, { tag: "to the left", mirrored: true }];
    }

    function test_theTunnel(data: var): void {
        const dark = show(tunnel, { swallowed: 3, mirrored: data.mirrored, height: 40 }) as Tunnel;
        const number = words("+3");
        verify(number && number.Accessible.ignored);
        const middle = number.x + number.width / 2;
        verify(data.mirrored ? middle > dark.width / 2 : middle < dark.width / 2, "where it comes from");
        dark.swallowed = 21;
        verify(words("+21").x >= 0 && words("+21").x + words("+21").width <= dark.width);
    }

    function showStation(engine: int): Station {
        return show(station, { width: 96, height: 500, engineValue: engine, engineTile: 50 }) as Station;
    }

    function engineOf(hub: Station): TileView {
        return findAll(item => item instanceof TileView, hub)[0] as TileView;
    }

    function test_anEngineLiesInTheStation(): void {
        const hub = showStation(12);
        compare(hub.Accessible.name, "Station, engine 12-12");
        compare([engineOf(hub).first, engineOf(hub).second, isShown(engineOf(hub))], [12, 12, true]);
        hub.engineValue = 11;
        compare(engineOf(hub).first, 11, "without motion it is there at once");
        hub.engineValue = -1;
        compare(hub.Accessible.name, "Station");
        verify(!isShown(engineOf(hub)), "between two rounds there is none");
    }

    function test_aNewEngineTurnsUp(): void {
        Theme.pace = 0.1;
        const hub = showStation(12);
        compare([hub.shownValue, hub.turned], [12, 0], "the first one just lies there");
        const shown = [];
        hub.shownValueChanged.connect(() => shown.push([hub.shownValue, hub.turned]));
        hub.engineValue = 11;
        compare(hub.shownValue, 12, "first the old one goes");
        tryCompare(hub, "shownValue", 11, patience);
        tryCompare(hub, "turned", 0, patience);
        compare(shown, [[11, 1]], "it is exchanged where nobody sees it");
        hub.engineValue = 10;
        hub.engineValue = -1;
        compare([hub.shownValue, hub.turned], [-1, 0], "a game that ends meanwhile is not waited for");
    }

    function test_aTileOfATrain_data(): var {
        return [
            { tag: "in line", near: 12, far: 5, mirrored: false, width: 60, height: 30, first: 12, second: 5 },
            { tag: "in line, to the left", near: 12, far: 5, mirrored: true, width: 60, height: 30, first: 5, second: 12 },
            { tag: "a double", near: 5, far: 5, mirrored: false, width: 30, height: 60, first: 5, second: 5 }
        ];
    }

    function test_aTileOfATrain(data: var): void {
        const tile = show(trackTile, {
            tileId: 4, near: data.near, far: data.far, isDouble: data.near === data.far, spokenName: "twelve, five", newFrom: "", shortSide: 30,
            mirrored: data.mirrored
        }) as TrackTile;
        compare([tile.width, tile.height, tile.faceItem.width, tile.faceItem.height], [data.width, data.height, data.width, data.height]);
        compare([tile.faceItem.first, tile.faceItem.second], [data.first, data.second], "the half that matches lies next to the train");
        compare([tile.Accessible.name, tile.Accessible.role], ["twelve, five", Accessible.StaticText]);
        tile.pushed = 7;
        tile.tossed = 4;
        tile.rocked = 3;
        compare([tile.faceItem.x, tile.faceItem.y, tile.faceItem.rotation], [7, -4, 3], "what moves is its face");
        compare([tile.width, tile.height], [data.width, data.height]);
        verify(!tile.faceItem.ring);
        tile.newFrom = "#c03030";
        verify(tile.faceItem.ring && sameColour(tile.faceItem.ringColour, Qt.lighter("#c03030", 1.35)), "whoever laid it since one's last turn is seen");
    }

    function test_whatWasDoneWithoutATile_data(): var {
        return [
            { tag: "nothing", drew: 0, passed: false, words: "" },
            { tag: "drawn", drew: 1, passed: false, words: "+1" },
            { tag: "drawn more", drew: 3, passed: false, words: "+3" },
            { tag: "drawn and passed", drew: 1, passed: true, words: "+1" },
            { tag: "passed", drew: 0, passed: true, words: "" }
        ];
    }

    function test_whatWasDoneWithoutATile(data: var): void {
        const marks = show(plateMarks, { drew: data.drew, passed: data.passed }) as PlateMarks;
        compare(marks.visible, data.drew > 0 || data.passed);
        const shown = findAll(item => item instanceof Text && isShown(item), marks).map(text => text.text);
        compare(shown.join(), data.words);
        const discs = findAll(item => item instanceof Rectangle && isShown(item) && sameColour(item.color, Theme.current.alert), marks);
        compare(discs.length, data.passed ? 1 : 0);
    }

    function test_howAHandTileLooks_data(): var {
        return [
            { tag: "as it lies", properties: {}, up: false, dims: 0, ring: false },
            { tag: "chosen", properties: { selected: true }, up: true, dims: 0, ring: true },
            { tag: "cannot be played", properties: { dimmed: true, playable: false }, up: false, dims: 1, ring: false },
            { tag: "can be played", properties: { dimmed: true, playable: true }, up: false, dims: 0, ring: false },
            { tag: "nobody is to choose", properties: { dimmed: false, playable: false }, up: false, dims: 0, ring: false }
        ];
    }

    function test_howAHandTileLooks(data: var): void {
        const tile = show(handTile, Object.assign({
            x: 100, y: 100, index: 0, count: 15, tileId: 17, high: 9, low: 4, playable: true, selected: false, isDrawn: false, place: 0, turned: false,
            spokenName: "9-4", fits: "does not fit now", shortSide: 40, dimmed: false, portable: true
        }, data.properties)) as HandTile;
        const face = tile.faceItem;
        compare([face.first, face.second, tile.width, tile.height], [9, 4, 40, 80]);
        compare([face.y < 0, face.dimmed, face.ring], [data.up, data.dims, data.ring]);
        tryVerify(() => tile.Accessible.description === "does not fit now, 1 of 15");
        compare([tile.Accessible.name, tile.Accessible.selected], ["9-4", tile.selected]);
        const chosen = heard(tile, "chosen");
        tile.forceActiveFocus();
        verify(face.ring && sameColour(face.ringColour, Theme.current.focus) && tile.z > 0, "the focus is seen");
        verify(TestGames.press(window, "9-4"));
        compare(chosen.length, 1);
        const tags = () => findAll(item => item instanceof PlaceTag && isShown(item), tile);
        const couplings = () => findAll(item => item instanceof Rectangle && item.x < 0 && item.height < 20 && isShown(item) && item.parent === tile, tile);
        compare([tags().length, couplings().length], [0, 0]);
        tile.place = 2;
        tile.turned = true;
        tile.coupling = 4;
        compare([face.first, face.second], [4, 9], "it is turned");
        compare(tags().map(tag => tag.place), [2], "it is numbered");
        compare(couplings().map(each => each.y > tile.height / 2), [true], "and meets the one before below");
        tile.place = 3;
        compare(couplings().map(each => each.y > tile.height / 2), [false], "the next one above");
        compare(tile.Accessible.description, "number 3 of your planned train, does not fit now, 1 of 15");
    }

    Component { id: plate; NamePlate {} }
    Component { id: signalMast; SignalMast {} }
    Component { id: place; LandingPlace {} }
    Component { id: tunnel; Tunnel {} }
    Component { id: station; Station {} }
    Component { id: trackTile; TrackTile {} }
    Component { id: plateMarks; PlateMarks {} }
    Component { id: handTile; HandTile {} }
}
