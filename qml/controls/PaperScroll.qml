import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Ui.Theme

/** Something longer than its place, with a bar that shows how much; the keyboard comes to it, too. */
Flickable {
    id: scroll

    readonly property bool overflows: contentHeight > height
    /** What the bar takes at the right of the content; sheets let it stand in their margin. */
    readonly property int barRoom: Theme.px(14)

    // What the keyboard comes to is brought into sight.
    function show(item: Item): void {
        const top = item.mapToItem(contentItem, 0, 0).y;
        keys.scrollTo(Math.min(top, Math.max(contentY, top + item.height - height)));
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
    Keys.onPressed: event => keys.press(event)

    PageKeys {
        id: keys

        page: scroll
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
