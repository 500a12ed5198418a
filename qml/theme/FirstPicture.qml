import QtQuick

/** Knows when the first picture with what is made together with it has been seen: what may come later comes then. */
Item {
    id: picture

    property bool seen: false

    Connections {
        target: picture.Window.window
        enabled: !picture.seen

        function onFrameSwapped(): void {
            shown.start();
        }
    }
    // Not at once: what is read at once is read before the system hears that there is a picture.
    Timer {
        id: shown

        interval: 1
        onTriggered: picture.seen = true
    }
}
