import QtQuick
import MexicanTrain.Ui.Theme

/** A tile of the hand: pointed at, carried, or chosen by key. */
Item {
    id: slot

    required property int index
    /** So many tiles are in the hand. */
    required property int count
    required property int tileId
    required property int high
    required property int low
    required property bool playable
    required property bool selected
    required property bool isDrawn
    /** In the planned train, from 1; 0: it is not in it. */
    required property int place
    /** Its smaller half is above. */
    required property bool turned
    required property string spokenName
    /** Where, in words; empty where nobody is to choose. */
    required property string fits
    required property int shortSide
    /** Somebody is to choose one that can be played: the others are told apart. */
    required property bool dimmed
    /** False: another tile is being carried, and there is only one hand. */
    required property bool portable
    property bool current: false
    /** How far away the tile before it in the planned train lies, beside it; 0: none lies there. */
    property int coupling: 0

    readonly property string placeWords: place > 0 ? qsTr("number %1 of your planned train").arg(place) : ""
    readonly property string handWords: qsTr("%1 of %2", "a tile's place in the hand, and how many tiles are in it").arg(index + 1).arg(count)
    readonly property string allWords: (placeWords !== "" ? placeWords + ", " : "") + (fits !== "" ? fits + ", " : "") + handWords
    /** allWords as they were when they last rested. */
    property string restingWords: ""
    readonly property TileView faceItem: face
    readonly property bool carried: drag.active
    /** In a theme that dims nothing, what can be played stands out. */
    readonly property bool outlined: Theme.current.outlinesPlayable && dimmed && playable

    signal chosen()
    signal chosenTwice()
    signal pickedUp(scenePoint: point)
    signal carriedTo(scenePoint: point)
    /** The button or the finger that carried the tile was released there. */
    signal letGo(scenePoint: point)
    /** The drag has ended, however it did: follows letGo, too. */
    signal dragEnded()

    width: shortSide
    height: 2 * shortSide
    activeFocusOnTab: current || activeFocus
    z: activeFocus || selected ? 1 : 0

    Accessible.role: Accessible.Button
    Accessible.name: spokenName
    // Each change is an event. Where one move brings more than fifty, Orca throws away those that tell of the move.
    Accessible.description: activeFocus ? allWords : restingWords
    Accessible.focusable: true
    Accessible.selectable: true
    Accessible.selected: selected
    Accessible.onPressAction: slot.chosen()

    onAllWordsChanged: resting.restart()
    Timer {
        id: resting

        interval: 250
        running: true
        onTriggered: slot.restingWords = slot.allWords
    }

    onTurnedChanged: {
        if (settled && Theme.slide > 0)
            turning.restart();
    }

    // A new tile makes the others move up; only when that is settled does it move by itself.
    property bool settled: false

    Timer {
        interval: 0
        running: true
        onTriggered: slot.settled = true
    }
    Behavior on x {
        enabled: slot.settled
        NumberAnimation { duration: Theme.slide; easing.type: Easing.OutCubic }
    }
    Behavior on y {
        enabled: slot.settled
        NumberAnimation { duration: Theme.slide; easing.type: Easing.OutCubic }
    }

    TileView {
        id: face

        width: slot.width
        height: slot.height
        y: slot.selected ? -Theme.px(12) : slot.outlined ? -Theme.px(6) : hover.hovered && !slot.carried ? -Theme.px(3) : 0
        first: slot.turned ? slot.low : slot.high
        second: slot.turned ? slot.high : slot.low
        lift: slot.selected ? 0.5 : 0
        dimmed: slot.dimmed && !slot.playable && !Theme.current.outlinesPlayable ? 1 : 0
        ring: slot.activeFocus || slot.selected || slot.outlined
        ringColour: slot.activeFocus ? Theme.current.focus : slot.selected ? Theme.current.placeGo : Theme.current.turnLine

        RotationAnimation on rotation {
            id: turning

            running: false
            from: -180
            to: 0
            duration: Theme.slide
        }
        Behavior on y { NumberAnimation { duration: Theme.blink } }
        Behavior on lift { NumberAnimation { duration: Theme.blink } }
        Behavior on dimmed { NumberAnimation { duration: Theme.blink } }
    }

    // Where it meets the tile before it in the planned train: above and below by turns.
    Rectangle {
        readonly property int overlap: Math.max(2, Math.round(slot.shortSide * 0.07))

        x: -slot.coupling - overlap
        y: (slot.place % 2 === 0 ? 1.5 : 0.5) * slot.shortSide - height / 2
        width: slot.coupling + 2 * overlap
        height: Math.max(5, Math.round(slot.shortSide * 0.16))
        radius: height / 3
        color: Theme.current.brass
        border { color: Theme.current.brassText; width: 1 }
        visible: slot.coupling > 0 && !slot.carried
    }
    PlaceTag {
        parent: face
        anchors.horizontalCenter: parent.horizontalCenter
        y: -Math.round(height * 0.6)
        place: slot.place
        visible: place > 0
    }

    HoverHandler {
        id: hover

        cursorShape: drag.active ? Qt.ClosedHandCursor : Qt.OpenHandCursor
    }
    TapHandler {
        onSingleTapped: slot.chosen()
        onDoubleTapped: slot.chosenTwice()
    }
    DragHandler {
        id: drag

        /** It was pressed and not carried since: a drag that was broken off does not begin again by itself. */
        property bool isFresh: false

        enabled: slot.portable
        target: null
        onActiveChanged: {
            if (active && isFresh) {
                slot.pickedUp(centroid.scenePressPosition);
                slot.carriedTo(centroid.scenePosition);
            } else if (!active) {
                ended.start();
            }
            isFresh = false;
        }
        onCentroidChanged: {
            if (active)
                slot.carriedTo(centroid.scenePosition);
        }
        // It becomes inactive before it says why, and does not say so each time. Another button that is pressed and
        // released meanwhile is pressed still as this hears of it. Qt 6.4 gives the state, a single byte, with three more
        // that mean nothing.
        onGrabChanged: (transition, point) => {
            if (transition === PointerDevice.GrabPassive)
                isFresh = (centroid.pressedButtons & ~Qt.LeftButton) === 0;
            else if (transition === PointerDevice.UngrabExclusive && (point.state & 0xff) === Qt.TouchPointReleased
                     && centroid.pressedButtons === Qt.NoButton)
                slot.letGo(point.scenePosition);
        }
    }
    Timer {
        id: ended

        interval: 0
        onTriggered: slot.dragEnded()
    }
}
