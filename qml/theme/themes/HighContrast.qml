import QtQuick
import MexicanTrain.Theme

/** Black, white and one strong yellow, without pictures: whatever is there can be seen. */
ThemeDefinition {
    title: qsTr("High contrast", "a theme: black, white and yellow")

    tiles: TileArt {
        face: "#ffffff"
        edge: "#b4b4b4"
        back: "#4a4a4a"
        dimmedFace: "#c8c8c8"
        digitContrast: 10.8
    }

    wood: ""
    darkWood: ""
    uprightWood: ""
    locomotive: "qrc:/art/locomotive-bright.svg"
    rails: "qrc:/art/rails-plain.svg"
    outlinesPlayable: true
    felt: ""
    lamplight: ""

    clothTop: "#000000"
    clothBottom: "#000000"
    lane: "#101010"
    laneLine: "#707070"
    ownLane: "#24220c"
    turnLine: "#ffd60a"
    placeGo: "#3df06a"
    placeCaution: "#ffc12e"
    placeText: "#ffffff"
    placeShadow: "#ff000000"
    tunnel: "#ff000000"
    tunnelText: "#ffd60a"
    firstLocomotive: "#e0433a"
    curtain: "#161616"
    curtainShade: "#80000000"
    dim: "#c0000000"

    woodColour: "#181818"
    darkWoodColour: "#000000"
    bevelLight: "#6c6c6c"
    bevelShade: "#6c6c6c"
    panelLine: "#b0b0b0"
    groove: "#000000"
    grooveLine: "#707070"
    grooveLight: "#00000000"
    bed: "#000000"

    brass: "#ffd60a"
    brassDark: "#ffd60a"
    brassText: "#000000"
    brassShine: "#00000000"
    plate: "#000000"
    plateLine: "#b0b0b0"
    shine: "#00ffffff"

    text: "#ffffff"
    textSoft: "#e2e2e2"
    textShadow: "#00000000"
    sentence: "#ffd60a"
    refusal: "#ffb3a0"
    discText: "#000000"
    alert: "#ffd60a"

    button: "#2a2a2a"
    buttonLine: "#b0b0b0"
    quiet: "#000000"
    hovered: "#3a3a3a"
    pressed: "#505050"
    action: "#ffd60a"
    actionText: "#000000"
    focus: "#35d0ff"
    focusWidth: 5

    paper: "#000000"
    paperShade: "#1c1c1c"
    paperLine: "#b0b0b0"
    paperHover: "#303030"
    paperStripe: "#202020"
    highlight: "#3a3300"
    field: "#000000"
    ink: "#ffffff"
    inkSoft: "#dcdcdc"
    inkWarning: "#ffb3a0"
    inkGood: "#6cf08c"
    inkFocus: "#35d0ff"
    tag: "#e2e2e2"
    tagText: "#000000"
    toggleOff: "#6a6a6a"

    stop: "#ff6a5e"
    caution: "#ffc12e"
    go: "#3df06a"
    lampOff: "#303030"
    mast: "#000000"
    mastLine: "#b0b0b0"
    badgeLine: "#ffffff"
    plainBadges: true
}
