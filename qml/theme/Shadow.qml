import QtQuick

/** The soft shadow of a box; put it before the box and give it the box as `of`. */
BorderImage {
    required property Item of
    property real depth: Theme.px(6)

    x: of.x - 20
    y: of.y - 20 + depth
    width: of.width + 40
    height: of.height + 40
    source: Theme.current.shadow
    border { left: 34; right: 34; top: 34; bottom: 34 }
}
