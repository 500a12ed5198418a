pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Play
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Table
import MexicanTrain.Ui.Theme

/** The tracks with their trains, the sentence, the holder and the boneyard; and every way to move a tile. */
FocusScope {
    id: table

    required property GameController game
    /** What the players say to what happens; null: nothing is heard of it. */
    property Reactions reactions: null
    /** It shows what is counted; null: the pips in the hand show nothing more. */
    property Command counting: null
    readonly property alias metrics: measures

    /** Which train the last hint means, as long as its tile is chosen; -1: none. */
    property int hintedTrain: -1

    /** How much of the lower edge belongs to who is to move: sentence, hand and boneyard. */
    readonly property real handSpace: height - sentence.y

    /** Somebody else's move: a press on the table, or Space, goes on to one's own turn. */
    readonly property bool othersPlay: game.active && !game.myTurn && !game.roundEnded && !game.markerQuestion && !game.curtain

    /** Somebody wants to see the whole of this train. */
    signal trainWanted(track: Track)
    /** What is no choice shall be done by itself from now on. */
    signal autoDrawWanted()
    /** Somebody asks for the rules; `rule` is the one in question, or empty. */
    signal rulesWanted(rule: string)

    /** A tile was drawn for who looks, and the keyboard has not come to it yet. */
    property bool hasDrawn: false

    // What had the focus in the game before may not even be there.
    onGameChanged: holder.focus = true

    // A game that begins together with the window was dealt before there was a table.
    Component.onCompleted: beginning.open()

    /** The keyboard goes to that train, which so can be told from the others. */
    function showTrain(train: int): void {
        const track = tracks.trackOf(train);
        if (visible && track)
            tracks.focusTrack(track.index);
    }

    function chooseTrack(track: Track): void {
        if (game.selectedTile < 0) {
            if (track.tiles.count > 0 || track.missed.length > 0)
                trainWanted(track);
            return;
        }
        if (game.playSelected(track.trainId) && track.activeFocus)
            holder.focusTile(holder.current);
    }

    function tileInHand(tileId: int): HandTile {
        for (let i = 0; i < game.hand.count; ++i) {
            const tile = holder.tileAt(i);
            if (tile && tile.tileId === tileId)
                return tile;
        }
        return null;
    }

    function dealHand(): void {
        const pile = flights.originAt(boneyard.pileItem, boneyard.tileSide);
        for (let i = 0; i < game.hand.count; ++i) {
            const tile = holder.tileAt(i);
            if (tile)
                flights.deal(tile.faceItem, pile, i * Theme.blink / 4);
        }
    }

    // Whatever had it when the last round ended, a train or a button, means nothing in this one.
    function takeUpHand(): void {
        holder.current = 0;
        if (holder.visible)
            holder.forceActiveFocus(Qt.TabFocusReason);
    }

    Connections {
        target: table.reactions

        function onSaid(seat: int, words: string): void {
            tracks.trackOf(seat)?.say(words);
        }
    }

    // The holder has its tiles where they lie by then.
    Timer {
        id: dealing

        interval: 0
        onTriggered: {
            table.dealHand();
            keyboard.whenFree(table.takeUpHand);
        }
    }

    function drop(tile: HandTile, scenePoint: point): void {
        if (drags.carried !== tile.faceItem)
            return;
        const origin = drags.origin();
        const track = tracks.trackUnder(scenePoint);
        const isPlayed = track && game.play(tile.tileId, track.trainId);
        drags.letGo();
        if (!isPlayed)
            bringHome(tile.faceItem, origin);
    }

    /** The tile that is carried goes home, to its old place in the hand. Whoever carries it may still hold the button. */
    function breakOffDrag(): void {
        const face = drags.carried;
        if (!face)
            return;
        const origin = drags.origin();
        holder.putBack();
        drags.letGo();
        bringHome(face, origin);
    }

    function bringHome(face: TileView, origin: var): void {
        flights.launch(face, origin, false);
        game.select(-1);
    }

    // The keyboard goes to the tile that was advised, or to the one thing that can be done: Enter is all that is left.
    function followHint(): void {
        const tile = tileInHand(game.selectedTile);
        if (tile)
            holder.focusTile(tile.index);
        else if (boneyard.canAct)
            boneyard.focusAction();
    }

    // What is gone from the screen cannot have the keyboard.
    function takeKeyboardFrom(gone: Item): void {
        if (gone.focus && activeFocus)
            holder.focusTile(holder.current);
        else if (gone.focus)
            holder.focus = true;
    }

    KeyboardTurn {
        id: keyboard
    }

    // A drawn tile has the keyboard, unless that is at what can be done now; what cannot be done any more gives it back.
    function followKeyboard(): void {
        // Nobody may move before the draw is on the disk.
        if (!activeFocus || hasDrawn && !game.myTurn)
            return;
        const drawn = hasDrawn ? holder.drawnTile() : null;
        if (drawn && !(boneyard.hasKeyboard && boneyard.canAct))
            holder.focusTile(drawn.index);
        else if (boneyard.hasKeyboard && !boneyard.canAct)
            holder.focusTile(holder.current);
        hasDrawn = false;
    }

    Metrics {
        id: measures

        width: table.width
        height: table.height
        trains: table.game.trains.count
        handCount: table.game.hand.count
    }

    Connections {
        target: table.game

        function onTilePlayed(seat: int, tileId: int, train: int): void {
            const track = tracks.trackOf(train);
            const owner = tracks.trackOf(seat);
            if (holder.leavingTile === tileId)
                flights.lay(track, holder.leavingPlace);
            else
                flights.lay(track, flights.originAt(owner.plateItem, measures.trackTile * 0.6));
        }
        function onTileDrawn(seat: int): void {
            const pile = flights.originAt(boneyard.pileItem, boneyard.tileSide);
            const drawn = seat === table.game.viewSeat ? holder.drawnTile() : null;
            table.hasDrawn = table.hasDrawn || seat === table.game.viewSeat;
            if (drawn)
                flights.launch(drawn.faceItem, pile, true);
            else
                flights.launchBack(pile, flights.originAt(tracks.trackOf(seat).plateItem, measures.trackTile * 0.5), 0);
        }
        // Round the table, one tile for all that each of the others is dealt; one's own come face down and are turned.
        function onDealt(): void {
            const pile = flights.originAt(boneyard.pileItem, boneyard.tileSide);
            beginning.open();
            dealing.start();
            for (let i = 0; i < tracks.count; ++i) {
                const track = tracks.trackAt(i);
                if (!track.isMexican)
                    flights.launchBack(pile, flights.originAt(track.plateItem, measures.trackTile * 0.5), i * Theme.blink / 2);
            }
        }
        function onRoundWon(seat: int): void {
            // The sheet that comes then has tiles of a size of its own.
            Theme.current.tiles.drawAhead(Math.round(Theme.paperTile * Screen.devicePixelRatio));
            if (Theme.roll > 0)
                table.game.linger(leavingTrain.leave(tracks.trackOf(seat)));
        }
        function onSelectedTileChanged(): void {
            table.hintedTrain = -1;
            // A tile is chosen as long as it is carried.
            if (drags.carried && table.tileInHand(table.game.selectedTile)?.faceItem !== drags.carried)
                table.breakOffDrag();
        }
        function onSettled(): void {
            table.hintedTrain = -1;
            table.followKeyboard();
        }
        function onRecalled(seat: int, tileId: int, train: int): void {
            if (seat >= 0)
                tracks.trackOf(train >= 0 ? train : seat).point(tileId);
        }
        function onHinted(train: int): void {
            table.hintedTrain = train;
            keyboard.whenFree(table.followHint);
        }
    }

    Item {
        width: table.width
        height: holder.y

        TapHandler {
            enabled: table.othersPlay
            onTapped: table.game.hurry()
        }
    }
    Keys.onSpacePressed: game.hurry()

    Tracks {
        id: tracks

        x: measures.margin
        y: measures.margin
        width: table.width - 2 * measures.margin
        height: measures.pitch * measures.lanes
        trains: table.game.trains
        engineValue: table.game.engineValue
        metrics: measures
        hintedTrain: table.hintedTrain
        crossedByKeys: true
        onChosen: track => table.chooseTrack(track)
        onTapped: track => {
            if (table.othersPlay)
                table.game.hurry();
            else
                table.chooseTrack(track);
        }
        onPuffed: locomotive => flights.puff(locomotive)
        onLeftDownwards: holder.focusTile(holder.current)
    }

    SentenceBoard {
        id: sentence

        x: measures.margin + Theme.px(6)
        y: holder.y - height
        width: (offer.visible ? offer.x : boneyard.x) - measures.gap - x
        height: measures.sentenceHeight
        visible: holder.visible
        sentence: table.game.sentence
        isRefusal: table.game.sentenceIsRefusal
        rule: table.game.sentenceRule
        onRuleWanted: rule => table.rulesWanted(rule)
        onLinkGone: link => table.takeKeyboardFrom(link)
    }

    QuietButton {
        id: offer

        anchors { right: holder.right; rightMargin: Theme.px(4); verticalCenter: sentence.verticalCenter }
        text: qsTr("Always draw and pass for me")
        visible: table.game.offersAutoDraw
        focusPolicy: Qt.TabFocus
        onVisibleChanged: if (!visible) table.takeKeyboardFrom(offer)
        onClicked: table.autoDrawWanted()
    }

    Holder {
        id: holder

        // What the curtain hides is not there for anybody.
        visible: !table.game.curtain
        x: measures.margin
        y: table.height - measures.margin - height
        width: measures.holderWidth
        height: measures.holderHeight
        game: table.game
        metrics: measures
        flights: flights
        drags: drags
        hintedTrain: table.hintedTrain
        focus: true
        onLeftUpwards: tracks.focusUseful()
        onLeftSideways: opposite => {
            if (boneyard.canAct)
                boneyard.focusAction();
            else
                holder.focusTile(opposite);
        }
        counting: table.counting
        onLetGo: (tile, scenePoint) => table.drop(tile, scenePoint)
        onDragEnded: tile => {
            if (drags.carried === tile.faceItem)
                table.breakOffDrag();
        }
        onHandChanged: drags.interruptSoon()
        onVisibleChanged: table.breakOffDrag()
    }

    Boneyard {
        id: boneyard

        x: table.width - measures.margin - width
        y: holder.y - measures.sentenceHeight
        width: measures.boneyardWidth
        height: holder.height + measures.sentenceHeight
        game: table.game
        visible: holder.visible && !table.game.markerQuestion
        onLeftSideways: toFirst => holder.focusTile(toFirst ? 0 : table.game.hand.count - 1)
    }

    MarkerQuestion {
        id: question

        anchors.fill: boneyard
        visible: table.game.markerQuestion
        onVisibleChanged: {
            if (visible)
                keyboard.whenFree(() => question.forceActiveFocus());
            // While the table is being made, the curtain may have the keyboard.
            else if (table.activeFocus)
                holder.forceActiveFocus();
        }
        onDecided: keep => table.game.decideMarker(keep)
    }

    FlightLayer {
        id: flights

        anchors.fill: parent
    }
    RoundBeginning {
        id: beginning

        readonly property real before: measures.twoSided ? 0 : measures.plateWidth + measures.gap + measures.stationWidth

        x: Math.round(tracks.x + before + (tracks.width - before - width) / 2)
        y: Math.round(tracks.y + (tracks.height - height) / 2)
        width: Math.min(Theme.px(640), tracks.width - before - Theme.px(40))
        heading: qsTr("Round %1 of %2").arg(table.game.round).arg(table.game.rounds)
        words: table.game.beginning
    }
    LeavingTrain {
        id: leavingTrain

        anchors.fill: parent
        words: table.game.wentOut
        note: beginning.heading
        place: Qt.rect(tracks.x, tracks.y, tracks.width, tracks.height)
        onHurried: table.game.hurry()
    }
    DragLayer {
        id: drags

        readonly property Track below: carried ? tracks.trackUnder(table.mapToItem(null, pointer.x, pointer.y)) : null

        anchors.fill: parent
        onInterrupted: table.breakOffDrag()
        onBelowChanged: {
            if (below && below.accepts && below.landingItem.visible)
                snapTo(below.landingItem, table.turnFor(below));
            else
                snapTo(null, 0);
        }
    }

    // A carried tile has its larger half on top; on its side the half that matches comes next to the train.
    function turnFor(track: Track): real {
        const face = drags.carried;
        if (face.first === face.second)
            return 0;
        return (face.first === track.landing) === track.mirrored ? 90 : -90;
    }
}
