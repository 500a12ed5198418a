import QtQuick
import MexicanTrain.Ui.Theme

/** Where steam rises, above what gives it off. Nothing of it stays. */
Item {
    id: steam

    // As much as two locomotives give. At a new round all of fourteen may leave at once: their steam alone took half of
    // the time that a frame has.
    readonly property int mostPuffs: 24

    /** A puff from its chimney, unless the air is full of them. */
    function puff(locomotive: Locomotive): void {
        if (Theme.roll === 0 || air.children.length >= mostPuffs)
            return;
        const length = locomotive.width;
        one.createObject(air, {
            from: locomotive.chimney.mapToItem(steam, 0, 0), size: length * 0.24, drift: length * (locomotive.mirrored ? 0.5 : -0.5)
        });
    }

    Item {
        id: air
    }
    Component {
        id: one

        Puff {}
    }
}
