pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Table
import MexicanTrain.Ui.Theme

/**
 * What a coach says of the move to one train: the tile as it lay, or would lie, at the open end. When only the tile was a
 * mistake, and not the train, both are there, the better one below.
 */
Item {
    id: moves

    /** What the coach says about this moment, or null. */
    required property CoachMarks marks
    required property int trainId
    /** The train runs to the left: its open end is at the left, and tiles are the other way round. */
    required property bool mirrored
    required property int side

    readonly property bool hasMistake: marks?.doneTrain === trainId
    readonly property bool hasBetter: marks?.betterTrain === trainId
    readonly property bool isShown: hasMistake || hasBetter

    component LaidTile: CoachTile {
        required property int near
        required property int far
        readonly property bool isAcross: near === far && !(moves.hasMistake && moves.hasBetter)

        x: moves.mirrored ? moves.width - width : 0
        width: isAcross ? moves.side : 2 * moves.side
        height: isAcross ? 2 * moves.side : moves.side
        first: moves.mirrored ? far : near
        second: moves.mirrored ? near : far
        Accessible.ignored: true
    }

    width: 2 * side

    Once {
        wanted: moves.hasMistake
        visible: wanted

        LaidTile {
            near: moves.marks?.doneNear ?? -1
            far: moves.marks?.doneFar ?? -1
            y: (moves.height - (moves.hasBetter ? 2 : 1) * height) / 2
            isMistake: true
            isBetter: false
            dimmed: 1
        }
    }
    Once {
        wanted: moves.hasBetter
        visible: wanted

        LaidTile {
            near: moves.marks?.betterNear ?? -1
            far: moves.marks?.betterFar ?? -1
            y: (moves.height - (moves.hasMistake ? 0 : 1) * height) / 2
            isMistake: false
            isBetter: true
        }
    }
}
