import QtQuick
import MexicanTrain.Ui.Theme

/** For who likes to count: the values of which a player has no tile, as far as is known. */
Rectangle {
    id: sign

    /** In words; empty: none, and there is no sign. */
    required property string values
    /** It becomes no wider. */
    required property real room

    width: visible ? Math.min(room, words.implicitWidth + Theme.px(12)) : 0
    height: words.implicitHeight
    radius: height / 2
    visible: values !== ""
    color: Theme.current.plate
    border { color: Theme.current.alert; width: 1 }

    Text {
        id: words

        anchors.centerIn: parent
        width: Math.min(implicitWidth, sign.room - Theme.px(12))
        text: sign.values === "" ? "" : "≠ " + sign.values
        elide: Text.ElideRight
        color: Theme.current.alert
        font { family: Theme.current.bodyFont; bold: true; pixelSize: Theme.text(12) }
        Accessible.ignored: true
    }
}
