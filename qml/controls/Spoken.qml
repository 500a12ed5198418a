import QtQuick
import MexicanTrain.Platform

/**
 * Nothing that is seen: says to players who use a screen reader what the focus does not tell by itself. It lies in the window
 * and never in a sheet: of a notification in a dialog Orca reads the whole dialog first.
 */
Announcer {
    id: announcer

    parent: Window.contentItem
    visible: place >= 0
    Accessible.role: announcer.toldDirectly ? Accessible.StaticText : Accessible.Notification
    Accessible.name: said
}
