import QtQuick
import MexicanTrain.Ui.Theme

/** Where steam rises, above what gives it off. Nothing of it stays. */
Item {
    id: steam

    /** A puff from its chimney. */
    function puff(locomotive: Locomotive): void {
        if (Theme.roll === 0)
            return;
        const length = locomotive.width;
        one.createObject(steam, {
            from: locomotive.chimney.mapToItem(steam, 0, 0), size: length * 0.24, drift: length * (locomotive.mirrored ? 0.5 : -0.5)
        });
    }

    Component {
        id: one

        Puff {}
    }
}
