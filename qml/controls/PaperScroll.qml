import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Ui.Theme

/** Something longer than its place, with a bar that shows how much; the keyboard comes to it, too, and to each of its lines. */
Flickable {
    id: scroll

    /** What lies in it and is read line by line, each with a name; null: it is only looked at. */
    property alias lines: lineKeys.lines
    property alias leavesSideKeys: lineKeys.leavesSideKeys

    readonly property bool overflows: contentHeight > height
    /** The line that has the focus, or null. */
    property Item line: null
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
    activeFocusOnTab: overflows || lines !== null || activeFocus
    // A sheet is called what it is about: what lies in it is not called that once more.
    Accessible.role: lines !== null ? Accessible.List : Accessible.Pane
    Accessible.focusable: overflows || lines !== null
    // A screen reader would tell all that a pane holds after the sheet that holds it has told that.
    Accessible.ignored: !Accessible.focusable

    // Also what the things in it leave of the keys.
    Keys.onPressed: event => {
        lineKeys.press(event);
        if (!event.accepted)
            keys.press(event);
    }

    PageKeys {
        id: keys

        page: scroll
    }
    LineKeys {
        id: lineKeys
    }
    Rectangle {
        visible: scroll.line !== null
        x: scroll.line ? scroll.lines.x + scroll.line.x : 0
        y: scroll.line ? scroll.lines.y + scroll.line.y : 0
        width: scroll.line?.width ?? 0
        height: scroll.line?.height ?? 0
        radius: Theme.px(4)
        color: "transparent"
        border { color: Theme.current.inkFocus; width: Theme.focusWidth }
    }
    Connections {
        target: scroll.Window.window

        function onActiveFocusItemChanged(): void {
            const item = scroll.Window.activeFocusItem;
            scroll.line = scroll.lines && item?.parent === scroll.lines ? item : null;
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
