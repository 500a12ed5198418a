import QtQuick
import MexicanTrain

/** Walnut, green cloth, brass and ivory: an evening at the kitchen table. */
ThemeData {
    tiles: TileArt {
        face: "#f8f1df"
        edge: "#cdbf9d"
        back: "#6d1f24"
        veil: "#582a1c10"
        pips: ["#000000", "#1f86c9", "#2c8f3c", "#d3262b", "#8a5a2b", "#2338a8", "#b58a00", "#d13f94", "#0d8080",
            "#5c36b4", "#e06a10", "#202227", "#6d7884", "#8e1230", "#66780f", "#3b63d8", "#a0461c", "#00543c", "#7d1f7d"]
    }

    wood: Qt.resolvedUrl("../art/walnut.jpg")
    darkWood: Qt.resolvedUrl("../art/walnut-dark.jpg")
    uprightWood: Qt.resolvedUrl("../art/walnut-upright.jpg")
    felt: Qt.resolvedUrl("../art/felt.png")
    lamplight: Qt.resolvedUrl("../art/vignette.png")
    shadow: Qt.resolvedUrl("../art/shadow.png")
    recess: Qt.resolvedUrl("../art/recess.png")
    rails: Qt.resolvedUrl("../art/rails.svg")
    locomotive: Qt.resolvedUrl("../art/locomotive.svg")
    hint: Qt.resolvedUrl("../art/hint.svg")
    undo: Qt.resolvedUrl("../art/undo.svg")

    clothTop: "#2b6b58"
    clothBottom: "#1d5143"
    lane: "#16000000"
    ownLane: "#20ffe9b8"
    turnLine: "#f2c860"
    brass: "#e3bd68"
    brassDark: "#8d6526"
    plate: "#e6211a16"
    plateLine: "#66e3bd68"

    text: "#fbf3e0"
    textSoft: "#cfc4ad"
    sentence: "#ffe6a6"
    refusal: "#ffb08a"
    paper: "#f7efdb"
    paperShade: "#eadfc3"
    ink: "#2b2018"
    inkSoft: "#6a5a48"
    inkWarning: "#a52a16"

    stop: "#ff4a3d"
    caution: "#ffb52e"
    go: "#4be36f"
    lampOff: "#2c2b29"
    focus: "#fff27a"
    action: "#2f8f4e"
    actionText: "#ffffff"
    curtain: "#5c1820"

    bodyFont: "Noto Sans"
    titleFont: "Noto Serif"

    blink: 120
    slide: 240
    flight: 460
    roll: 900
}
