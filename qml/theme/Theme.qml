pragma Singleton

import QtQuick
import MexicanTrain.Theme

/** The theme in force, and how large and how fast it is in this window. */
QtObject {
    id: theme

    readonly property ThemeDefinition current: Themes.current

    /** Pixels of a length that is one at 1280x800; the window sets it. */
    property real unit: 1
    /** What letters are to be larger than at first; the window sets it. */
    property real letters: 1
    /** What the player chose about tiles; the window sets it. */
    property int tileMarks: TileChoices.Pips
    property int pipColours: TileChoices.Usual
    property int tileSize: TileChoices.Normal
    /** 1: normal; 0: nothing moves; the window sets it from the game. */
    property real pace: 1

    // When the program ends, the theme may go first.
    readonly property int blink: (current?.blink ?? 0) * pace
    readonly property int slide: (current?.slide ?? 0) * pace
    readonly property int flight: (current?.flight ?? 0) * pace
    readonly property int roll: (current?.roll ?? 0) * pace
    readonly property int focusWidth: px(current?.focusWidth ?? 1)

    /** How wide tiles on paper are, those of the hands that were left. */
    readonly property int paperTile: px(24)

    readonly property int smallText: text(12)
    readonly property int bodyText: text(14)
    readonly property int largeText: text(18)
    readonly property int titleText: text(26)

    /** How much is left of words that cannot be pressed now: on paper and wood they can still be read (tst_contrast). */
    readonly property real faded: 0.72

    function px(length: real): int {
        return Math.max(1, Math.round(length * theme.unit));
    }

    /** Letters smaller than this are not read from a sofa. A window below 960x600 is as small as a large screen allows
        that shows everything twice as large: there letters become smaller with all the rest. */
    readonly property int smallestText: Math.round(12 * Math.min(1, theme.unit / 0.75))
    /** What is narrower or lower than this is hard to press; it becomes smaller where the smallest letters do. */
    readonly property int smallestTarget: 2 * smallestText
    /** How much larger letters are than what is around them: what holds them grows with it. */
    readonly property real lettersGrowth: text(12) / px(12)

    /** Pixels of letters, and of what must grow with them. */
    function text(size: real): int {
        return Math.max(smallestText, px(size * theme.letters));
    }

    /** Pixels of something that grows with letters, but is none. */
    function grown(length: real): int {
        return Math.round(px(length) * lettersGrowth);
    }
}
