import QtQuick
import QtQuick.Templates as Templates

/**
 * Several of which one is chosen, as the keyboard goes through them: one stop for Tab, where the chosen one is, or the first
 * where none is; from there the arrows, Home and End.
 */
QtObject {
    id: group

    /** The buttons are among its children. */
    required property Item lines
    /** Where the keys come to is chosen at once; else Enter or Space chooses. */
    property bool choosesAtOnce: true

    /** The one that has the keyboard; null: none has. */
    property Templates.AbstractButton at: null
    readonly property Templates.AbstractButton stop: at ?? all().find(each => each.checked) ?? all()[0] ?? null

    function all(): var {
        const found = [];
        for (let i = 0; i < lines.children.length; ++i) {
            const button = lines.children[i] as Templates.AbstractButton;
            if (button && button.visible && button.enabled)
                found.push(button);
        }
        return found;
    }

    /** To be told whenever one gets the keyboard or loses it. */
    function follow(button: Templates.AbstractButton): void {
        if (button.activeFocus)
            at = button;
        else if (at === button)
            at = null;
    }

    function press(event: var): void {
        const found = all();
        const place = found.indexOf(at);
        const last = found.length - 1;
        const ways = {
            [Qt.Key_Up]: place > 0 ? place - 1 : last,
            [Qt.Key_Left]: place > 0 ? place - 1 : last,
            [Qt.Key_Down]: place < last ? place + 1 : 0,
            [Qt.Key_Right]: place < last ? place + 1 : 0,
            [Qt.Key_Home]: 0,
            [Qt.Key_End]: last
        };
        if (!(event.key in ways) || place < 0)
            return;
        event.accepted = true;
        const next = found[ways[event.key]];
        // Before that is told of, or it would be told that it is not chosen.
        if (choosesAtOnce && !next.checked)
            next.clicked();
        next.forceActiveFocus(Qt.TabFocusReason);
    }
}
