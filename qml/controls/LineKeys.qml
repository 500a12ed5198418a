import QtQuick

/** What the arrow keys do where one goes through lines: the next one gets the focus, and so it is read aloud. */
QtObject {
    id: keys

    /** What the lines lie in, those of its children that have a name; null: there are none. */
    property Item lines: null
    /** Lines lie below each other alone, and keys to the side mean something else. */
    property bool leavesSideKeys: false

    function all(): var {
        const found = [];
        for (let i = 0; i < lines.children.length; ++i) {
            const each = lines.children[i];
            if (each.visible && !(each instanceof Repeater) && each.Accessible.name !== "")
                found.push(each);
        }
        return found;
    }

    function press(event: var): void {
        const ways = {
            [Qt.Key_Up]: -1,
            [Qt.Key_Left]: -1,
            [Qt.Key_Down]: 1,
            [Qt.Key_Right]: 1,
            [Qt.Key_Home]: -Infinity,
            [Qt.Key_End]: Infinity
        };
        const isLeft = leavesSideKeys && (event.key === Qt.Key_Left || event.key === Qt.Key_Right);
        const found = lines && event.key in ways && !isLeft ? all() : [];
        if (found.length === 0)
            return;
        const row = found.findIndex(each => each.activeFocus) + ways[event.key];
        found[Math.max(0, Math.min(row, found.length - 1))].forceActiveFocus(Qt.TabFocusReason);
        event.accepted = true;
    }
}
