import QtQuick
import QtQuick.Controls.Basic as Basic

/** A small button on the cloth for something that can wait. */
Basic.AbstractButton {
    id: button

    implicitWidth: look.implicitWidth
    implicitHeight: look.implicitHeight
    Accessible.name: text
    Accessible.onPressAction: button.clicked()
    Keys.onReturnPressed: button.clicked()
    Keys.onEnterPressed: button.clicked()

    QuietLook {
        id: look

        anchors.fill: parent
        button: button
    }
}
