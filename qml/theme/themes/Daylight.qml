import QtQuick
import MexicanTrain.Theme

/** Birch, painted boards and a light cloth: a morning by the window. */
ThemeDefinition {
    title: qsTr("Daylight", "a theme: light wood and a light cloth")

    tiles: TileArt {
        face: "#fffdf8"
        edge: "#c3c8c4"
        back: "#2f6f8f"
        dimmedFace: "#cdc7ba"
    }

    wood: "qrc:/art/birch.jpg"
    darkWood: "qrc:/art/painted.jpg"
    uprightWood: "qrc:/art/birch-upright.jpg"
    felt: "qrc:/art/felt.png"
    lamplight: "qrc:/art/daylight.png"
    feltStrength: 0.45
    railStrength: 0.5

    clothTop: "#cfe3d8"
    clothBottom: "#bcd6c9"
    lane: "#38ffffff"
    laneLine: "#28204038"
    ownLane: "#60fff0b8"
    turnLine: "#c2570c"
    placeGo: "#0b6b2c"
    placeCaution: "#944400"
    placeText: "#10241c"
    placeShadow: "#c0ffffff"
    tunnel: "#e6103040"
    tunnelText: "#ffffff"
    firstLocomotive: "#c8402c"
    curtain: "#3f8fb0"
    curtainShade: "#40103040"
    dim: "#80203038"

    woodColour: "#e7cba2"
    darkWoodColour: "#dbe7eb"
    bevelLight: "#b0ffffff"
    bevelShade: "#60583a1a"
    panelLine: "#70583a1a"
    groove: "#68583a1a"
    grooveLine: "#30402a10"
    grooveLight: "#a0ffffff"
    bed: "#b99667"

    brass: "#e2b54a"
    brassDark: "#a87820"
    brassText: "#33210a"
    brassShine: "#80fff4cf"
    plate: "#f2fbfdfc"
    plateLine: "#80587068"
    shine: "#ffffff"

    text: "#16262c"
    textSoft: "#36474a"
    textShadow: "#90ffffff"
    sentence: "#12303c"
    refusal: "#6e0f04"
    discText: "#ffffff"
    alert: "#9a4300"

    button: "#f4f7f6"
    buttonLine: "#80405860"
    quiet: "#58ffffff"
    hovered: "#50ffffff"
    pressed: "#2c10303c"
    action: "#17694f"
    actionText: "#ffffff"
    focus: "#0b4fb8"

    paper: "#ffffff"
    paperShade: "#eef3f3"
    paperLine: "#80405860"
    paperHover: "#1c204858"
    paperStripe: "#10204858"
    highlight: "#fff1bd"
    field: "#ffffff"
    ink: "#16262c"
    inkSoft: "#46585e"
    inkWarning: "#a32310"
    inkGood: "#14613f"
    inkFocus: "#0b4fb8"
    tag: "#7c4716"
    tagText: "#ffffff"
    toggleOff: "#71838a"

    stop: "#ff4a3d"
    caution: "#ffb52e"
    go: "#3fdc66"
    lampOff: "#3a4144"
    mast: "#172024"
    mastLine: "#5c6a6e"
    badgeLine: "#ffffff"
}
