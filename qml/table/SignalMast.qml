pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Table
import MexicanTrain.Ui.Theme

/** Three lamps that say what you may do on a train: by colour and by place. */
Rectangle {
    id: mast

    /** A signal of TrackModel. */
    required property int aspect

    implicitWidth: Math.round(lamps.lamp * 1.7)
    implicitHeight: Theme.grown(44)
    radius: width / 2
    color: Theme.current.mast
    border.color: Theme.current.mastLine
    border.width: 1

    Column {
        id: lamps

        // As large as letters want them, and as three of them fit.
        readonly property real lamp: Math.min(Theme.grown(11), (mast.height - Theme.px(4)) / 3)

        anchors.centerIn: parent
        spacing: (mast.height - 3 * lamp) / 4.4

        Repeater {
            model: [
                { shown: TrackModel.Closed, colour: Theme.current.stop },
                { shown: TrackModel.MustClose, colour: Theme.current.caution },
                { shown: TrackModel.Open, colour: Theme.current.go }
            ]
            delegate: Rectangle {
                id: lamp

                required property var modelData
                readonly property bool lit: mast.aspect === modelData.shown

                width: lamps.lamp
                height: width
                radius: width / 2
                color: lit ? modelData.colour : Theme.current.lampOff
                border.color: Theme.current.panelLine

                Rectangle {
                    anchors.centerIn: parent
                    width: parent.width * 2
                    height: width
                    radius: width / 2
                    z: -1
                    color: lamp.modelData.colour
                    opacity: 0.22
                    visible: lamp.lit
                }
                Rectangle {
                    x: parent.width * 0.22
                    y: parent.height * 0.16
                    width: parent.width * 0.34
                    height: width * 0.8
                    radius: width / 2
                    color: Theme.current.shine
                    opacity: lamp.lit ? 0.75 : 0.12
                }
            }
        }
    }
}
