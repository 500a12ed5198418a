pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Ladder
import MexicanTrain.Ui.Theme

/** All of the ladder. The arrow keys go from one to the next. */
FocusScope {
    id: grid

    required property Ladder ladder

    readonly property int columns: 5
    readonly property real cellWidth: width / columns
    readonly property real cellHeight: Math.min(height / Math.ceil(Math.max(1, rungs.count) / columns), cellWidth + Theme.text(22))
    /** The one that is looked at. */
    readonly property Rung chosenRung: rungs.count > ladder.place ? rungs.itemAt(ladder.place) as Rung : null

    implicitHeight: 3 * (Theme.px(84) + Theme.text(22))
    Accessible.role: Accessible.List

    Keys.onPressed: event => {
        const ways = {
            [Qt.Key_Left]: -1,
            [Qt.Key_Right]: 1,
            [Qt.Key_Up]: -columns,
            [Qt.Key_Down]: columns,
            [Qt.Key_Home]: -ladder.place,
            [Qt.Key_End]: rungs.count - 1 - ladder.place
        };
        if (!(event.key in ways))
            return;
        ladder.place += ways[event.key];
        event.accepted = true;
    }

    onChosenRungChanged: if (activeFocus) chosenRung?.forceActiveFocus(Qt.TabFocusReason)

    Repeater {
        id: rungs

        model: grid.ladder.rungs
        delegate: Rung {
            x: index % grid.columns * grid.cellWidth + Theme.px(2)
            y: Math.floor(index / grid.columns) * grid.cellHeight + Theme.px(1)
            width: grid.cellWidth - Theme.px(4)
            height: grid.cellHeight - Theme.px(2)
            chosen: index === grid.ladder.place
            onClicked: {
                grid.ladder.place = index;
                forceActiveFocus(Qt.MouseFocusReason);
            }
        }
    }
}
