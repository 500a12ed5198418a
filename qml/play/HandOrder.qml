import QtQuick
import MexicanTrain.Play
import MexicanTrain.Ui.Controls

/** The keys that give a tile of the hand another place, as one drags it there. */
Item {
    id: order

    required property GameController game
    /** The place of the tile, and how many tiles there are. */
    required property int current
    required property int count

    signal moved(to: int)

    function move(to: int): void {
        if (to !== current)
            game.moveHandTile(current, to);
        moved(to);
        spoken.say(qsTr("Place %1 of %2", "of a tile in one’s hand").arg(to + 1).arg(count));
    }

    Keys.onPressed: event => {
        const ways = {
            [Qt.Key_Left]: current - 1,
            [Qt.Key_Right]: current + 1,
            [Qt.Key_Home]: 0,
            [Qt.Key_End]: count - 1
        };
        event.accepted = enabled && event.modifiers === Qt.ControlModifier && event.key in ways;
        if (event.accepted)
            move(Math.max(0, Math.min(ways[event.key], count - 1)));
    }

    Spoken {
        id: spoken
    }
}
