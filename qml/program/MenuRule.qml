import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Ui.Theme

/** What parts the lines of a menu that belong together from the next ones. */
Basic.MenuSeparator {
    padding: 0
    topPadding: Theme.px(3)
    bottomPadding: Theme.px(3)

    contentItem: Rectangle {
        implicitHeight: 1
        color: Theme.current.paperLine
    }
}
