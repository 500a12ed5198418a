import QtQuick
import MexicanTrain.Ui.Theme

/**
 * What the keys do to something longer than its place: by lines, by pages, to its beginning and its end. Where a line of it is
 * chosen, that moves, and stays in sight.
 */
QtObject {
    id: keys

    required property Flickable page
    /** One line of the page, a list, is the current one. */
    property bool choosable: false

    readonly property ListView list: page as ListView
    readonly property real line: Theme.text(40)
    readonly property real sight: Math.max(line, page.height - line)
    readonly property int linesInSight: list && list.count > 0 ? Math.floor(page.height / (page.contentHeight / list.count)) : 1

    function press(event: var): void {
        const steps = {
            [Qt.Key_Up]: () => move(-1, -line),
            [Qt.Key_Down]: () => move(1, line),
            [Qt.Key_PageUp]: () => move(-Math.max(1, linesInSight - 1), -sight),
            [Qt.Key_PageDown]: () => move(Math.max(1, linesInSight - 1), sight),
            [Qt.Key_Home]: goToBeginning,
            [Qt.Key_End]: goToEnd
        };
        if (!(event.key in steps) || !(choosable ? list.count > 0 : page.contentHeight > page.height))
            return;
        steps[event.key]();
        event.accepted = true;
    }

    function move(lines: int, way: real): void {
        if (choosable)
            choose(list.currentIndex + lines);
        else
            scrollTo(page.contentY + way);
    }

    function goToBeginning(): void {
        if (choosable)
            choose(0);
        else if (list)
            list.positionViewAtBeginning();
        else
            scrollTo(page.originY);
    }

    function goToEnd(): void {
        if (choosable)
            choose(list.count - 1);
        else if (list)
            list.positionViewAtEnd();
        else
            scrollTo(page.originY + page.contentHeight);
    }

    function choose(row: int): void {
        list.currentIndex = Math.max(0, Math.min(row, list.count - 1));
        list.positionViewAtIndex(list.currentIndex, ListView.Contain);
    }

    function scrollTo(y: real): void {
        page.contentY = within(y);
        // How high a list's lines are is a guess until they are seen.
        list?.forceLayout();
        page.contentY = within(page.contentY);
    }

    function within(y: real): real {
        return Math.max(page.originY, Math.min(y, page.originY + page.contentHeight - page.height));
    }
}
