import QtQuick
import MexicanTrain.Ui.Theme

/** A tile of the hand: pointed at, carried, or chosen by key. */
Item {
    id: slot

    required property int index
    required property int tileId
    required property int high
    required property int low
    required property bool playable
    required property bool selected
    required property bool isDrawn
    required property bool planned
    required property string spokenName
    /** Where, in words; empty where nobody is to choose. */
    required property string fits
    required property int shortSide
    /** Somebody is to choose one that can be played: the others are told apart. */
    required property bool dimmed
    /** False: another tile is being carried, and there is only one hand. */
    required property bool portable
    property bool current: false

    readonly property TileView faceItem: face
    readonly property bool carried: drag.active
    /** In a theme that dims nothing, what can be played stands out. */
    readonly property bool outlined: Theme.current.outlinesPlayable && dimmed && playable

    signal chosen()
    signal chosenTwice()
    signal pickedUp(scenePoint: point)
    signal carriedTo(scenePoint: point)
    signal letGo(scenePoint: point)

    width: shortSide
    height: 2 * shortSide
    activeFocusOnTab: current || activeFocus
    z: activeFocus || selected ? 1 : 0

    Accessible.role: Accessible.Button
    Accessible.name: spokenName
    Accessible.description: fits
    Accessible.focusable: true
    Accessible.selectable: true
    Accessible.selected: selected
    Accessible.onPressAction: slot.chosen()

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
        first: slot.high
        second: slot.low
        lift: slot.selected ? 0.5 : 0
        dimmed: slot.dimmed && !slot.playable && !Theme.current.outlinesPlayable ? 1 : 0
        ring: slot.activeFocus || slot.selected || slot.outlined
        ringColour: slot.activeFocus ? Theme.current.focus : slot.selected ? Theme.current.placeGo : Theme.current.turnLine

        Behavior on y { NumberAnimation { duration: Theme.blink } }
        Behavior on lift { NumberAnimation { duration: Theme.blink } }
        Behavior on dimmed { NumberAnimation { duration: Theme.blink } }
    }

    // A rail under the tiles of the planned train.
    Rectangle {
        anchors { left: parent.left; right: parent.right; top: parent.bottom; leftMargin: -Theme.px(2); rightMargin: -Theme.px(3); topMargin: Theme.px(1) }
        height: Theme.px(4)
        radius: height / 2
        color: Theme.current.brass
        visible: slot.planned
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

        property point at

        enabled: slot.portable
        target: null
        onActiveChanged: {
            if (active) {
                at = centroid.scenePosition;
                slot.pickedUp(centroid.scenePressPosition);
                slot.carriedTo(at);
            } else {
                slot.letGo(at);
            }
        }
        onCentroidChanged: {
            if (active) {
                at = centroid.scenePosition;
                slot.carriedTo(at);
            }
        }
    }
}
