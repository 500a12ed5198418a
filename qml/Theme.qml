pragma Singleton

import QtQuick
import MexicanTrain

/** The look in force, and how large and how fast it is in this window. */
QtObject {
    id: theme

    readonly property ThemeData look: Themes.current

    /** Pixels of a length that is one at 1280x800; the window sets it. */
    property real unit: 1
    /** 1: normal; 0: nothing moves; the window sets it from the game. */
    property real pace: 1

    // When the program ends, the look may go first.
    readonly property int blink: (look?.blink ?? 0) * pace
    readonly property int slide: (look?.slide ?? 0) * pace
    readonly property int flight: (look?.flight ?? 0) * pace
    readonly property int roll: (look?.roll ?? 0) * pace

    readonly property int smallText: px(12)
    readonly property int bodyText: px(14)
    readonly property int largeText: px(18)
    readonly property int titleText: px(26)

    function px(length: real): int {
        return Math.max(1, Math.round(length * theme.unit));
    }
}
