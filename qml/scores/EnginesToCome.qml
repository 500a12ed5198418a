pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** The doubles that wait for their rounds, the next one first. */
Column {
    id: waiting

    required property var values

    spacing: Theme.px(10)
    visible: values.length > 0
    Accessible.role: Accessible.StaticText
    Accessible.name: heading.text + " " + values.map(value => value + "-" + value).join(", ")

    PaperText {
        id: heading

        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("These engines wait for their rounds:")
        soft: true
        Accessible.ignored: true
    }
    Flow {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width, waiting.values.length * (Theme.px(84) + spacing))
        spacing: Theme.px(12)

        Repeater {
            model: waiting.values
            delegate: TileView {
                required property int modelData

                width: Theme.px(84)
                height: width / 2
                first: modelData
                second: modelData
            }
        }
    }
}
