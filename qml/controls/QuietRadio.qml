import QtQuick
import QtQuick.Controls.Basic as Basic

/** One of several on the cloth, as small as a QuietButton. */
Basic.RadioButton {
    id: radio

    padding: 0
    implicitWidth: look.implicitWidth
    implicitHeight: look.implicitHeight
    indicator: null
    contentItem: null
    Accessible.name: text
    Accessible.onPressAction: radio.clicked()
    Accessible.onToggleAction: radio.clicked()
    Keys.onReturnPressed: radio.clicked()
    Keys.onEnterPressed: radio.clicked()

    QuietLook {
        id: look

        anchors.fill: parent
        button: radio
    }
}
