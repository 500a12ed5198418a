import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Ui.Theme

/** The bar beside something longer than its place: how much there is, and whether the keyboard moves it. */
Basic.ScrollBar {
    id: bar

    /** What it belongs to has the focus. */
    required property bool focused

    policy: size < 1 ? Basic.ScrollBar.AlwaysOn : Basic.ScrollBar.AlwaysOff

    background: Rectangle {
        radius: Math.min(width, height) / 2
        color: "transparent"
        border.color: Theme.current.inkFocus
        border.width: bar.focused ? Math.min(2, Theme.focusWidth) : 0
    }
}
