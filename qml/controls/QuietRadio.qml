import QtQuick

/** One of several on the cloth, as small as a QuietButton. */
Radio {
    id: radio

    padding: 0
    implicitWidth: look.implicitWidth
    implicitHeight: look.implicitHeight
    indicator: null
    contentItem: null

    QuietLook {
        id: look

        anchors.fill: parent
        button: radio
    }
}
