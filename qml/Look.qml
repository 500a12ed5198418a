import QtQuick
import MexicanTrain

/**
 * What a theme must say. A theme is one file in qml/themes/ that fills this in; what has a value here is the same in
 * most of them. tests/app/looks_test.cpp checks that words and pips can be read on what they stand on.
 */
QtObject {
    /** What players call it. */
    required property string title

    // Pictures; empty: the plain colour.
    required property TileArt tiles
    required property url wood
    required property url darkWood
    required property url uprightWood
    required property url felt
    required property url lamplight
    property url shadow: Qt.resolvedUrl("art/shadow.png")
    property url recess: Qt.resolvedUrl("art/recess.png")
    property url rails: Qt.resolvedUrl("art/rails.svg")
    property url locomotive: Qt.resolvedUrl("art/locomotive.svg")
    // These are drawn in the colour of the words beside them.
    property url hint: Qt.resolvedUrl("art/hint.svg")
    property url undo: Qt.resolvedUrl("art/undo.svg")

    // The cloth, and what lies on it.
    required property color clothTop
    required property color clothBottom
    required property color lane
    required property color laneLine
    required property color ownLane
    required property color turnLine
    required property color placeText
    required property color placeShadow
    /** The dark of the station, where a long train runs in. */
    required property color tunnel
    required property color tunnelText
    /** The locomotive of the first screen. */
    required property color firstLocomotive
    required property color curtain
    required property color curtainShade
    /** Over the table while a sheet lies on it. */
    required property color dim

    // Wood: its colour under or instead of the picture, and how its edges catch the light.
    required property color woodColour
    required property color darkWoodColour
    required property color bevelLight
    required property color bevelShade
    required property color panelLine
    required property color groove
    required property color grooveLine
    required property color grooveLight
    required property color bed

    // Metal and plates.
    required property color brass
    required property color brassDark
    required property color brassText
    required property color brassShine
    required property color plate
    required property color plateLine
    required property color shine

    // Words on cloth, wood and plates.
    required property color text
    required property color textSoft
    required property color textShadow
    required property color sentence
    required property color refusal
    /** On the disc before the sentence. */
    required property color discText
    /** On a plate. */
    required property color alert

    // Buttons there.
    required property color button
    required property color buttonLine
    required property color quiet
    required property color hovered
    required property color pressed
    required property color action
    required property color actionText
    required property color focus
    /** How thick what shows the focus is, at 1280x800. */
    property real focusWidth: 3

    // Paper, words on it, and what is filled in there.
    required property color paper
    required property color paperShade
    required property color paperLine
    required property color paperHover
    required property color paperStripe
    required property color highlight
    required property color field
    required property color ink
    required property color inkSoft
    required property color inkWarning
    required property color inkGood
    required property color inkFocus
    required property color tag
    required property color tagText
    required property color toggleOff

    // Signals and badges.
    required property color stop
    required property color caution
    required property color go
    required property color lampOff
    required property color mast
    required property color mastLine
    required property color badgeLine
    /** A badge is a ring in the locomotive's colour instead of a button of it. */
    property bool plainBadges: false

    // Type.
    property string bodyFont: "Noto Sans"
    property string titleFont: "Noto Serif"

    // How long things take at normal pace, in milliseconds.
    property int blink: 120
    property int slide: 240
    property int flight: 460
    property int roll: 900
}
