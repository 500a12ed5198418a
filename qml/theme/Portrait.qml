import QtQuick

/** A character's face, in a ring. */
Item {
    id: portrait

    required property string character
    required property color ring
    property real ringWidth: Math.max(2, Math.round(width / 14))

    Drawing {
        anchors.fill: parent
        file: portrait.character !== "" ? "qrc:/portraits/" + portrait.character + ".svg" : ""
        wanted: Qt.size(portrait.width, portrait.height)
    }
    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: "transparent"
        border { color: portrait.ring; width: portrait.ringWidth }
    }
}
