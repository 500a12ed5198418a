import QtQuick
import QtQuick.Templates as Templates

/** The keyboard, for who wants it while what lies over the window may have it: a sheet, the menu. */
Item {
    id: turn

    /** What is to be done as soon as it can be had; null: nothing. */
    property var due: null

    function isTaken(): bool {
        for (let each = Window.activeFocusItem; each; each = each.parent) {
            if (each === Templates.Overlay.overlay)
                return true;
        }
        return false;
    }

    /** At once, or when that has gone; of several the last. */
    function whenFree(action: var): void {
        due = isTaken() ? action : null;
        if (!due)
            action();
    }

    Connections {
        target: turn.Window.window
        enabled: turn.due !== null

        function onActiveFocusItemChanged(): void {
            moved.restart();
        }
    }
    // What closes gives it back first to what had it before.
    Timer {
        id: moved

        interval: 0
        onTriggered: {
            if (turn.due)
                turn.whenFree(turn.due);
        }
    }
}
