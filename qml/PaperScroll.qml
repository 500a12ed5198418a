import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain

/** Something longer than its place, with a bar that shows how much; the keyboard comes to it, too. */
Flickable {
    id: scroll

    readonly property bool overflows: contentHeight > height
    /** What the bar takes at the right of the content; sheets let it stand in their margin. */
    readonly property int barRoom: Theme.px(14)

    // What the keyboard comes to is brought into sight.
    function show(item: Item): void {
        const top = item.mapToItem(contentItem, 0, 0).y;
        scrollTo(Math.min(top, Math.max(contentY, top + item.height - height)));
    }

    function scrollTo(y: real): void {
        contentY = Math.max(0, Math.min(y, contentHeight - height));
    }

    function isInside(item: Item): bool {
        for (let each = item; each; each = each.parent) {
            if (each === contentItem)
                return true;
        }
        return false;
    }

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    flickableDirection: Flickable.AutoFlickIfNeeded
    activeFocusOnTab: overflows || activeFocus
    Accessible.role: Accessible.Pane
    Accessible.focusable: overflows

    // Also what the things in it leave of the keys.
    Keys.onPressed: event => {
        const line = Theme.text(40);
        const page = height - line;
        const goals = {
            [Qt.Key_Up]: contentY - line,
            [Qt.Key_Down]: contentY + line,
            [Qt.Key_PageUp]: contentY - page,
            [Qt.Key_PageDown]: contentY + page,
            [Qt.Key_Home]: 0,
            [Qt.Key_End]: contentHeight
        };
        event.accepted = overflows && event.key in goals;
        if (event.accepted)
            scrollTo(goals[event.key]);
    }

    Connections {
        target: scroll.Window.window

        function onActiveFocusItemChanged(): void {
            const item = scroll.Window.activeFocusItem;
            if (item && scroll.isInside(item))
                scroll.show(item);
        }
    }

    Basic.ScrollBar.vertical: PaperBar {
        focused: scroll.activeFocus
    }
    Basic.ScrollBar.horizontal: PaperBar {
        focused: scroll.activeFocus
    }
}
