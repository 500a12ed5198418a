pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Play
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Table
import MexicanTrain.Ui.Theme

/** The wooden rack with the hand of the player who is looking. */
FocusScope {
    id: holder

    required property GameController game
    required property Metrics metrics
    required property FlightLayer flights
    required property DragLayer drags
    /** It shows what is counted; null: the pips in the hand show nothing more. */
    property Command counting: null
    /** Where the last hint would lay the chosen tile; -1: it would not. */
    required property int hintedTrain

    property int current: 0
    /** Where the tile that is being carried was picked up. */
    property int pickedUpFrom: -1
    /** The tile that has left the hand in this moment, and where it was seen last; -1: none has. */
    property int leavingTile: -1
    property var leavingPlace: null

    /** The keyboard leaves the hand upwards, or past its last or first tile; `opposite` is at the other end. */
    signal leftUpwards()
    signal leftSideways(opposite: int)
    signal letGo(tile: HandTile, scenePoint: point)
    signal dragEnded(tile: HandTile)
    /** A tile has come or gone. */
    signal handChanged()

    function tileAt(index: int): HandTile {
        return tiles.itemAt(index) as HandTile;
    }

    /** The tile just drawn, or null. */
    function drawnTile(): HandTile {
        for (let i = 0; i < tiles.count; ++i) {
            if (tileAt(i).isDrawn)
                return tileAt(i);
        }
        return null;
    }

    function rememberPlace(tile: HandTile): void {
        leavingTile = tile.tileId;
        leavingPlace = drags.carried === tile.faceItem ? drags.origin()
                                                       : Object.assign(flights.originAt(tile.faceItem, tile.shortSide), { rotation: tile.turned ? 180 : 0 });
        leaving.start();
    }

    /** The tile that is being carried takes the place again from which it was picked up. */
    function putBack(): void {
        for (let i = 0; i < tiles.count; ++i) {
            if (tileAt(i)?.faceItem === drags.carried && i !== pickedUpFrom)
                game.moveHandTile(i, Math.min(pickedUpFrom, tiles.count - 1));
        }
    }

    function focusTile(index: int): void {
        if (tiles.count === 0)
            return;
        const wanted = Math.max(0, Math.min(tiles.count - 1, index));
        tileAt(wanted).forceActiveFocus(Qt.TabFocusReason);
        current = wanted;
    }

    /** Where in the hand a tile let go at that point belongs, or -1 outside the holder. */
    function indexAt(scenePoint: point): int {
        const at = rack.mapFromItem(null, scenePoint.x, scenePoint.y);
        if (at.x < 0 || at.y < -metrics.handTile || at.x > rack.width || at.y > rack.height)
            return -1;
        const column = Math.max(0, Math.min(metrics.handColumns - 1, Math.floor((at.x - metrics.holderPadding) / rack.step)));
        const row = Math.max(0, Math.min(metrics.handRows - 1, Math.floor((at.y - rack.firstRow) / rack.rowStep)));
        return Math.max(0, Math.min(tiles.count - 1, row * metrics.handColumns + column));
    }

    Timer {
        id: leaving

        interval: 0
        onTriggered: {
            holder.leavingTile = -1;
            holder.leavingPlace = null;
        }
    }

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Your tiles")

    // While no tile has the focus, any arrow brings it to one.
    Keys.onLeftPressed: focusTile(current)
    Keys.onRightPressed: focusTile(current)
    Keys.onDownPressed: focusTile(current)
    Keys.onUpPressed: focusTile(current)
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End;
        if (event.accepted)
            focusTile(event.key === Qt.Key_Home ? 0 : tiles.count - 1);
    }

    HandOrder {
        id: order

        enabled: !holder.drags.carried
        game: holder.game
        current: holder.current
        count: tiles.count
        onMoved: to => { holder.current = to; }
    }
    Shadow {
        of: rack
    }
    Board {
        id: rack

        readonly property int step: holder.metrics.handTile + holder.metrics.holderGap
        readonly property int rowStep: 2 * holder.metrics.handTile + Theme.px(9)
        readonly property int firstRow: Theme.px(10)

        anchors.fill: parent
        radius: Theme.px(12)
        bevel: Theme.px(5)

        Repeater {
            model: holder.metrics.handRows
            delegate: Rectangle {
                required property int index

                x: holder.metrics.holderPadding - Theme.px(6)
                y: rack.firstRow + index * rack.rowStep + 2 * holder.metrics.handTile - Theme.px(5)
                width: rack.width - 2 * x
                height: Theme.px(11)
                radius: height / 2
                color: Theme.current.groove
                border.color: Theme.current.grooveLine

                Rectangle {
                    anchors { left: parent.left; right: parent.right; top: parent.bottom; margins: Theme.px(5); topMargin: 0 }
                    height: 1
                    color: Theme.current.grooveLight
                }
            }
        }

        Text {
            anchors.centerIn: parent
            width: parent.width - Theme.px(40)
            text: qsTr("No tiles are shown now.")
            visible: tiles.count === 0
            horizontalAlignment: Text.AlignHCenter
            color: Theme.current.textSoft
            style: Text.Sunken
            styleColor: Theme.current.textShadow
            font { family: Theme.current.titleFont; italic: true; pixelSize: Theme.largeText }
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            Accessible.ignored: !visible
        }

        Repeater {
            id: tiles

            model: holder.game.hand
            onItemAdded: holder.handChanged()
            onItemRemoved: (index, item) => {
                holder.handChanged();
                holder.rememberPlace(item as HandTile);
                // Its neighbour has the keyboard before it goes: nothing else is told of meanwhile.
                if (item.activeFocus && holder.game.myTurn)
                    holder.focusTile(index);
            }
            delegate: HandTile {
                id: tile

                count: tiles.count
                shortSide: holder.metrics.handTile
                x: holder.metrics.holderPadding + (index % holder.metrics.handColumns) * rack.step
                y: rack.firstRow + Math.floor(index / holder.metrics.handColumns) * rack.rowStep
                dimmed: holder.game.myTurn && !holder.game.canDraw && !holder.game.canPass
                // The hand may have become shorter since.
                current: index === Math.min(holder.current, tiles.count - 1)
                coupling: place > 1 && index % holder.metrics.handColumns > 0 ? holder.metrics.holderGap : 0
                portable: !holder.drags.carried || holder.drags.carried === faceItem

                onChosen: holder.game.choose(tileId)
                onChosenTwice: holder.game.playOnlyPlace(tileId)
                onPickedUp: scenePoint => {
                    holder.pickedUpFrom = index;
                    if (!selected)
                        holder.game.select(tileId);
                    holder.drags.pickUp(faceItem, scenePoint);
                }
                onCarriedTo: scenePoint => {
                    // The drag was broken off, and the button is still down.
                    if (holder.drags.carried !== faceItem)
                        return;
                    holder.drags.carryTo(scenePoint);
                    const over = holder.indexAt(scenePoint);
                    // On its way to a train it leaves the order of the hand as it was.
                    const to = over >= 0 ? over : holder.pickedUpFrom;
                    if (to !== index)
                        holder.game.moveHandTile(index, to);
                }
                onLetGo: scenePoint => holder.letGo(tile, scenePoint)
                onDragEnded: holder.dragEnded(tile)

                onActiveFocusChanged: if (activeFocus) holder.current = index
                Keys.forwardTo: [order]
                Keys.onLeftPressed: {
                    if (index > 0)
                        holder.focusTile(index - 1);
                    else
                        holder.leftSideways(tiles.count - 1);
                }
                Keys.onRightPressed: {
                    if (index + 1 < tiles.count)
                        holder.focusTile(index + 1);
                    else
                        holder.leftSideways(0);
                }
                Keys.onUpPressed: {
                    if (index >= holder.metrics.handColumns)
                        holder.focusTile(index - holder.metrics.handColumns);
                    else
                        holder.leftUpwards();
                }
                Keys.onDownPressed: {
                    if (index + holder.metrics.handColumns < tiles.count)
                        holder.focusTile(index + holder.metrics.handColumns);
                }
                Keys.onReturnPressed: chooseByKey()
                Keys.onEnterPressed: chooseByKey()
                Keys.onSpacePressed: chooseByKey()

                function chooseByKey(): void {
                    if (selected && holder.hintedTrain >= 0)
                        holder.game.playSelected(holder.hintedTrain);
                    else if (selected)
                        tile.chosenTwice();
                    else
                        tile.chosen();
                }
            }
        }
    }

    // On the lower edge, below the tiles: what is said above the holder has the whole line.
    HolderEdge {
        anchors { left: rack.left; right: rack.right; margins: Theme.px(14); bottom: rack.bottom; bottomMargin: -Theme.px(7) }
        visible: tiles.count > 1
        game: holder.game
        counting: holder.counting
    }
}
