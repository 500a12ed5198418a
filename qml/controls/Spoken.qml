import QtQuick
import QtQuick.Templates as Templates
import MexicanTrain.Platform

/**
 * Nothing that is seen: says to players who use a screen reader what the focus does not tell by itself. It lies in the window
 * and never in a sheet: of a notification in a dialog Orca reads the whole dialog first.
 */
Announcer {
    id: announcer

    /** Where it was written; it has no window before that has one. */
    property Item home: null

    // Once it is hidden: shown there it would be a notification without words.
    Component.onCompleted: {
        home = parent;
        parent = Qt.binding(() => home?.Templates.ApplicationWindow.contentItem ?? home);
    }
    visible: place >= 0
    Accessible.role: announcer.toldDirectly ? Accessible.StaticText : Accessible.Notification
    Accessible.name: said
}
