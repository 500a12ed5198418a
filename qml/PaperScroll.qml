import QtQuick
import QtQuick.Controls.Basic as Basic

/** Something longer than its place, with a bar that shows how much. */
Flickable {
    id: scroll

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    flickableDirection: Flickable.AutoFlickIfNeeded

    Basic.ScrollBar.vertical: Basic.ScrollBar {
        policy: scroll.contentHeight > scroll.height ? Basic.ScrollBar.AlwaysOn : Basic.ScrollBar.AlwaysOff
    }
    Basic.ScrollBar.horizontal: Basic.ScrollBar {
        policy: scroll.contentWidth > scroll.width ? Basic.ScrollBar.AlwaysOn : Basic.ScrollBar.AlwaysOff
    }
}
