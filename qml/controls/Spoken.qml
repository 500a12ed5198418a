import QtQuick
import MexicanTrain.Platform

/** Nothing that is seen: says to people who use a screen reader what the focus does not tell by itself. */
Announcer {
    visible: place >= 0
    Accessible.role: Accessible.Notification
    Accessible.name: said
}
