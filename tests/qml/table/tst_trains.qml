import QtQuick
import QtTest
import MexicanTrain.Table
import MexicanTrain.Ui.Table
import MexicanTrain.Ui.Theme
import MexicanTrain.Tests
import ".."

/** The trains round their station: with few and with many of them, by pointer and by key. */
PartCase {
    id: testCase

    name: "Trains"

    readonly property int mexican: 14

    function seats(players: int): string {
        return "human:Anna" + ",beginner".repeat(players - 1);
    }

    /** The trains of a real game, in the middle of a round of that many players. */
    function showTrains(players: int, more = {}): Tracks {
        programWith("rules=bigtable;seats=" + seats(players) + ";seed=trains");
        return showAgain(more);
    }

    function showAgain(more = {}): Tracks {
        const frame = show(board, { trains: game.trains, measures: measures });
        const all = frame.tracks as Tracks;
        for (const [name, value] of Object.entries(more))
            all[name] = value;
        compare(all.count, game.trains.count);
        return all;
    }

    function names(): var {
        return tracks().map(each => each.name);
    }

    // Before it knows how much room there is a train has none: what is measured then is not to be seen sliding.
    function test_wherePlacesAreNothingSlidesBeforeATileLies(): void {
        programWith("rules=tactic;seats=human:Anna,easy;seed=trains;first=1");
        const all = showAgain();
        Theme.pace = 1;
        const own = tracks().find(each => each.isOwn);
        compare(own.tiles.count, 0);
        verify(isShown(own.landingItem));
        measures.width = 200;
        tryVerify(() => own.landingItem.mapToItem(own, 0, 0).x < own.plateItem.width, patience, "there is no room for it");
        measures.width = 1280;
        verify(own.landingItem.mapToItem(own, 0, 0).x > own.plateItem.width, "it is where it belongs");
    }

    function test_everyTrainHasItsOwnPlace_data(): var {
        return [2, 4, 8, 9, 14].map(players => ({ tag: players + " players", players: players }));
    }

    function test_everyTrainHasItsOwnPlace(data: var): void {
        const all = showTrains(data.players);
        compare(all.count, data.players + 1, "and the Mexican Train");
        const places = tracks().map(each => each.mapToItem(all, 0, 0));
        compare(new Set(places.map(String)).size, all.count);
        const hub = findAll(item => item instanceof Station)[0] as Station;
        for (const each of tracks()) {
            verify(each.x >= 0 && each.x + each.width <= all.width + 1 && each.y + each.height <= all.height, each.name);
            compare(each.mirrored, each.metrics.twoSided && each.index < each.metrics.lanes);
            const plate = centre(each.plateItem).x;
            verify(each.mirrored || !each.metrics.twoSided ? plate < centre(hub).x : plate > centre(hub).x, each.name + ": its plate is on its side");
            compare(all.trackOf(each.trainId), each);
            compare(all.trackAt(each.index), each);
            const middle = each.mapToItem(null, each.width / 2, each.height / 2);
            compare(all.trackUnder(middle), each);
        }
        compare(all.trackOf(77), null);
        compare(all.trackUnder(Qt.point(-5, -5)), null);
    }

    function test_whatWasDoneCoversNoWords_data(): var {
        return [[4, 1], [4, 1.5], [14, 1], [14, 1.5]].map(([players, letters]) => ({ tag: players + " players, " + 100 * letters + " %", players: players, letters: letters }));
    }

    function test_whatWasDoneCoversNoWords(data: var): void {
        Theme.letters = data.letters;
        showTrains(data.players);
        for (const each of tracks().filter(train => !train.isMexican)) {
            each.drew = 2;
            each.passed = true;
            each.points = 1234;
            const marks = findAll(item => item instanceof PlateMarks && isShown(item), each)[0];
            verify(marks, each.name);
            for (const words of findAll(item => item instanceof Text && isShown(item) && item.text !== "", each.plateItem)) {
                const at = words.mapToItem(each, 0, 0);
                const isBeside = at.x + words.contentWidth <= marks.x;
                // What fonts leave below letters may be covered.
                const isAbove = at.y + words.contentHeight * 0.85 <= marks.y;
                verify(isBeside || isAbove, words.text + " of " + each.name);
            }
        }
    }

    function test_aTrainIsChosen_data(): var {
        return [
            { tag: "by mouse", signal: "tapped", choose: each => click(each.plateItem) },
            { tag: "by finger", signal: "tapped", choose: each => tap(each.plateItem) },
            { tag: "by Return", choose: each => { each.forceActiveFocus(Qt.TabFocusReason); keyClick(Qt.Key_Return); } },
            { tag: "by Enter", choose: each => { each.forceActiveFocus(Qt.TabFocusReason); keyClick(Qt.Key_Enter); } },
            { tag: "from outside", choose: each => verify(TestGames.press(window, each.spokenName)) }
        ];
    }

    function test_aTrainIsChosen(data: var): void {
        const all = showTrains(4);
        const chosen = heard(all, data.signal ?? "chosen");
        for (const each of [all.trackAt(2), all.trackAt(0), all.trackAt(4)]) {
            data.choose(each);
            tryVerify(() => chosen.length === 1, patience, "once");
            compare(chosen.pop()[0], each);
        }
    }

    function test_keysGoFromTrainToTrain_data(): var {
        return [
            { tag: "down", players: 4, from: 1, key: Qt.Key_Down, to: 2 },
            { tag: "up", players: 4, from: 1, key: Qt.Key_Up, to: 0 },
            { tag: "not above the first", players: 4, from: 0, key: Qt.Key_Up, to: 0 },
            { tag: "left on one side", players: 4, from: 2, key: Qt.Key_Left, to: 1 },
            { tag: "right on one side", players: 4, from: 4, key: Qt.Key_Right, to: 0 },
            { tag: "across to the right", players: 14, from: 2, key: Qt.Key_Right, to: 10 },
            { tag: "across to the left", players: 14, from: 10, key: Qt.Key_Left, to: 2 },
            { tag: "the nearest one across", players: 14, from: 7, key: Qt.Key_Right, to: 14 },
            { tag: "from one side to the next", players: 14, from: 7, key: Qt.Key_Down, to: 8 }
        ];
    }

    function test_keysGoFromTrainToTrain(data: var): void {
        const all = showTrains(data.players, { crossedByKeys: true });
        all.focusTrack(data.from);
        compare(focused, all.trackAt(data.from));
        keyClick(data.key);
        compare(focused, all.trackAt(data.to));
        compare(all.current, data.to);
    }

    function test_belowTheLastTrain(): void {
        const all = showTrains(4);
        const left = heard(all, "leftDownwards");
        all.focusTrack(99);
        compare(focused, all.trackAt(4), "no further than the last");
        keyClick(Qt.Key_Down);
        compare(left.length, 1);
        compare(focused, all.trackAt(4), "whoever is below takes the keyboard");
    }

    function test_leftAndRightAreLeftToOthers(): void {
        const all = showTrains(14);
        verify(!all.crossedByKeys);
        const others = [];
        all.parent.pressed.connect(key => others.push(key));
        all.focusTrack(2);
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Left);
        compare(others, [Qt.Key_Right, Qt.Key_Left]);
        compare(focused, all.trackAt(2));
    }

    function test_tabComesToOneOfThem(): void {
        const all = showTrains(8);
        all.focusTrack(3);
        compare(tracks().filter(each => each.activeFocusOnTab).map(each => each.index), [3]);
        compare(findAll(item => item instanceof Track && item.activeFocus).length, 1);
        all.focusTrack(5);
        compare(tracks().filter(each => each.activeFocusOnTab).map(each => each.index), [5], "to the one it came to last");
    }

    // From the hand upwards: where the chosen tile can go, and best where the hint has it go.
    function test_theUsefulTrain(): void {
        programWith("rules=tactic;seats=human:Anna,easy,easy,easy;seed=hand;first=1");
        const all = showAgain();
        all.focusUseful();
        compare(focused, all.trackAt(all.count - 1), "nothing is chosen: the nearest one");
        const choice = handIds().find(id => game.placesFor(id).length > 1);
        verify(choice !== undefined, "a tile with several places");
        game.select(choice);
        const places = game.placesFor(choice);
        compare(tracks().filter(each => each.accepts).map(each => each.trainId).sort(), [...places].sort());
        const own = tracks().find(each => each.isOwn);
        all.focusUseful();
        compare(focused, own, "one's own before others");
        all.hintedTrain = places.find(id => id !== own.trainId);
        all.focusUseful();
        compare((focused as Track).trainId, all.hintedTrain, "but the one that is meant before that");
        compare(tracks().filter(each => each.isHinted).map(each => each.trainId), [all.hintedTrain]);
        all.hintedTrain = 77;
        all.focusUseful();
        compare(focused, own);
    }

    function test_whatAPlateTells(): void {
        const all = showTrains(4);
        for (const each of tracks()) {
            const plate = each.plateItem as NamePlate;
            compare([plate.name, plate.isTurn, plate.aspect], [each.name, each.isTurn, each.signal]);
            compare(plate.badge, each.isMexican ? "★" : String(each.seatNumber));
            if (each.isMexican)
                compare(plate.facts, each.closed !== "" ? each.closed : "open to everybody");
            else
                compare(plate.facts, each.handCount + " tiles · " + each.points + " pts");
            verify(!plate.isLastTile);
        }
        compare(tracks().filter(each => each.isTurn).map(each => each.trainId), [0], "Anna is to move");
        compare(all.trackAt(0).trainId, mexican);
        all.trackAt(0).closed = "the double first";
        compare(all.trackAt(0).plateItem.facts, "the double first", "and why it is not");
    }

    function test_theLanguageChanges(): void {
        showTrains(4);
        program.language.current = "de";
        const plate = tracks()[1].plateItem as NamePlate;
        verify(/Steine/.test(plate.facts), plate.facts);
        verify(/Station|Bahnhof/.test(findAll(item => item instanceof Station)[0].Accessible.name));
        program.language.current = "en";
        verify(/tiles/.test(plate.facts));
    }

    // They outlive what is measured by them.
    readonly property Metrics measures: Metrics {
        width: 1280
        height: 754
        trains: testCase.game?.trains.count ?? 0
        handCount: testCase.game?.hand.count ?? 0
    }
    Component {
        id: board

        FocusScope {
            id: frame

            required property TrainModel trains
            required property Metrics measures
            readonly property Tracks tracks: all

            signal pressed(key: int)

            width: 1280
            height: 754
            Keys.onPressed: event => frame.pressed(event.key)

            Tracks {
                id: all

                x: frame.measures.margin
                y: frame.measures.margin
                width: frame.width - 2 * frame.measures.margin
                height: frame.measures.pitch * frame.measures.lanes
                trains: frame.trains
                engineValue: 12
                metrics: frame.measures
            }
        }
    }
}
