import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Ui.Theme

/** A list on paper that may be longer than its place, as PaperScroll is; where a line can be chosen, the keys choose. */
ListView {
    id: list

    property bool choosable: false

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: choosable || contentHeight > height || activeFocus
    keyNavigationEnabled: false
    highlightMoveDuration: Theme.blink
    Accessible.role: Accessible.List
    Keys.onPressed: event => keys.press(event)

    Basic.ScrollBar.vertical: PaperBar {
        focused: list.activeFocus
    }
    PageKeys {
        id: keys

        page: list
        choosable: list.choosable
    }
}
