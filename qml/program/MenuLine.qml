import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** One line of a menu. */
Basic.MenuItem {
    id: line

    required property Command command

    text: command.text
    enabled: command.enabled
    onTriggered: command.triggered()
    implicitHeight: Math.max(Theme.px(32), implicitContentHeight)
    font { family: Theme.current.bodyFont; pixelSize: Theme.text(15) }
    Accessible.description: command.keyName
    Accessible.onPressAction: line.clicked()

    contentItem: Text {
        leftPadding: Theme.px(8)
        text: line.text
        font: line.font
        color: Theme.current.ink
        opacity: line.enabled ? 1 : Theme.faded
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
    }
    background: Rectangle {
        radius: Theme.px(6)
        color: line.highlighted ? Theme.current.paperShade : "transparent"
    }
}
