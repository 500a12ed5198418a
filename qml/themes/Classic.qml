import QtQuick
import MexicanTrain

/** Walnut, green cloth, brass and ivory: an evening at the kitchen table. */
Look {
    title: qsTr("Classic", "a theme: walnut, green cloth, brass")

    tiles: TileArt {
        face: "#f8f1df"
        edge: "#cdbf9d"
        back: "#6d1f24"
        veil: "#582a1c10"
    }

    wood: Qt.resolvedUrl("../art/walnut.jpg")
    darkWood: Qt.resolvedUrl("../art/walnut-dark.jpg")
    uprightWood: Qt.resolvedUrl("../art/walnut-upright.jpg")
    felt: Qt.resolvedUrl("../art/felt.png")
    lamplight: Qt.resolvedUrl("../art/vignette.png")

    clothTop: "#286351"
    clothBottom: "#1d5143"
    lane: "#16000000"
    laneLine: "#22000000"
    ownLane: "#20ffe9b8"
    turnLine: "#f2c860"
    placeGo: "#4be36f"
    placeCaution: "#ffb52e"
    placeText: "#ffffff"
    placeShadow: "#a0000000"
    tunnel: "#e0000000"
    tunnelText: "#ffe6a6"
    firstLocomotive: "#b3262b"
    curtain: "#5c1820"
    curtainShade: "#a0000000"
    dim: "#99000000"

    woodColour: "#704427"
    darkWoodColour: "#33201a"
    bevelLight: "#69ffeccd"
    bevelShade: "#96000000"
    panelLine: "#78000000"
    groove: "#8a1c0d06"
    grooveLine: "#40000000"
    grooveLight: "#50ffe4c0"
    bed: "#2a1710"

    brass: "#e3bd68"
    brassDark: "#8d6526"
    brassText: "#3a2509"
    brassShine: "#66fff4cf"
    plate: "#e6211a16"
    plateLine: "#66e3bd68"
    shine: "#ffffff"

    text: "#fbf3e0"
    textSoft: "#e2d8c2"
    textShadow: "#a0000000"
    sentence: "#ffe6a6"
    refusal: "#ffc9ae"
    discText: "#2a1a10"
    alert: "#ffb52e"

    button: "#33261c"
    buttonLine: "#70000000"
    quiet: "#22000000"
    hovered: "#20ffffff"
    pressed: "#40ffffff"
    action: "#26793f"
    actionText: "#ffffff"
    focus: "#fff27a"

    paper: "#f7efdb"
    paperShade: "#eadfc3"
    paperLine: "#88402a10"
    paperHover: "#22402a10"
    paperStripe: "#14402a10"
    highlight: "#fff3c4"
    field: "#fffdf6"
    ink: "#2b2018"
    inkSoft: "#5f5040"
    inkWarning: "#a52a16"
    inkGood: "#1c6433"
    inkFocus: "#26793f"
    tag: "#7a4a24"
    tagText: "#ffffff"
    toggleOff: "#857960"

    stop: "#ff4a3d"
    caution: "#ffb52e"
    go: "#4be36f"
    lampOff: "#2c2b29"
    mast: "#0f0f10"
    mastLine: "#55504a"
    badgeLine: "#ddfff4dc"
}
