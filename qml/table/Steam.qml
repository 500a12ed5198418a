pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Ui.Theme

/** Where steam rises, above what gives it off. Nothing of it stays. */
Item {
    id: steam

    // As much as two or three locomotives give: at a new round all of fourteen may leave at once.
    readonly property int mostPuffs: 24
    property int puffs: 0

    /** A puff from its chimney, unless the air is full of them. */
    function puff(locomotive: Locomotive): void {
        if (Theme.roll === 0 || puffs >= mostPuffs)
            return;
        const length = locomotive.width;
        ++puffs;
        one.createObject(steam, {
            from: locomotive.chimney.mapToItem(steam, 0, 0), size: length * 0.24, drift: length * (locomotive.mirrored ? 0.5 : -0.5)
        });
    }

    Component {
        id: one

        Puff {
            onGone: --steam.puffs
        }
    }
}
