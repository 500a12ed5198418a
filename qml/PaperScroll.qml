import QtQuick
import QtQuick.Controls.Basic as Basic

/** Something longer than its place, with a bar that shows how much. */
Flickable {
    id: scroll

    // What the keyboard comes to is brought into sight.
    function show(item: Item): void {
        const top = item.mapToItem(contentItem, 0, 0).y;
        contentY = Math.max(0, Math.min(top, Math.max(contentY, top + item.height - height)));
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

    Connections {
        target: scroll.Window.window

        function onActiveFocusItemChanged(): void {
            const item = scroll.Window.activeFocusItem;
            if (item && scroll.isInside(item))
                scroll.show(item);
        }
    }

    Basic.ScrollBar.vertical: Basic.ScrollBar {
        policy: scroll.contentHeight > scroll.height ? Basic.ScrollBar.AlwaysOn : Basic.ScrollBar.AlwaysOff
    }
    Basic.ScrollBar.horizontal: Basic.ScrollBar {
        policy: scroll.contentWidth > scroll.width ? Basic.ScrollBar.AlwaysOn : Basic.ScrollBar.AlwaysOff
    }
}
