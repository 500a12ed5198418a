import QtQuick
import MexicanTrain.Platform

/** Nothing that is seen: says to people who use a screen reader what the focus does not tell by itself. */
Announcer {
    id: announcer

    visible: place >= 0
    Accessible.role: announcer.toldDirectly ? Accessible.StaticText : Accessible.Notification
    Accessible.name: said
}
