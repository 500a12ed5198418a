import QtQuick
import QtQuick.Controls.Basic as Basic
import QtQuick.Layouts
import MexicanTrain.Replay
import MexicanTrain.Theme
import MexicanTrain.Ui.Theme

/** Forwards and backwards through a game. */
Item {
    id: bar

    required property GameReplay replay

    implicitHeight: Theme.px(56)

    TexturedPanel {
        anchors.fill: parent
        picture: Theme.current.darkWood
    }

    RowLayout {
        anchors { fill: parent; leftMargin: Theme.px(14); rightMargin: Theme.px(14) }
        spacing: Theme.px(6)

        TransportButton {
            words: qsTr("The round before")
            sign: "qrc:/art/leap.svg"
            backwards: true
            enabled: bar.replay.round > 1 || bar.replay.step > 0
            onClicked: {
                if (bar.replay.step > 0)
                    bar.replay.step = 0;
                else
                    --bar.replay.round;
            }
        }
        TransportButton {
            words: qsTr("One step back")
            sign: "qrc:/art/step.svg"
            backwards: true
            enabled: bar.replay.round > 1 || bar.replay.step > 0
            onClicked: bar.replay.back()
        }
        TransportButton {
            words: bar.replay.playing ? qsTr("Pause") : qsTr("Play", "let a replay run")
            sign: bar.replay.playing ? "qrc:/art/pause.svg" : "qrc:/art/play.svg"
            prominent: true
            onClicked: bar.replay.playing = !bar.replay.playing
        }
        TransportButton {
            words: qsTr("One step on")
            sign: "qrc:/art/step.svg"
            enabled: bar.replay.round < bar.replay.rounds || bar.replay.step < bar.replay.steps
            onClicked: bar.replay.forward()
        }
        TransportButton {
            words: qsTr("The next round")
            sign: "qrc:/art/leap.svg"
            enabled: bar.replay.round < bar.replay.rounds
            onClicked: ++bar.replay.round
        }
        Basic.Slider {
            id: slider

            Layout.fillWidth: true
            Layout.leftMargin: Theme.px(10)
            implicitHeight: Theme.grown(36)
            from: 0
            to: Math.max(1, bar.replay.steps)
            stepSize: 1
            snapMode: Basic.Slider.SnapAlways
            value: bar.replay.step
            Accessible.name: qsTr("Step")
            onMoved: bar.replay.step = value

            // Dragging it cuts the binding; what is shown is always the step.
            Connections {
                target: bar.replay

                function onMoved(): void {
                    slider.value = bar.replay.step;
                }
            }

            background: Rectangle {
                x: slider.leftPadding
                y: (slider.height - height) / 2
                width: slider.availableWidth
                height: Theme.px(6)
                radius: height / 2
                color: Theme.current.groove
                border.color: Theme.current.plateLine

                Rectangle {
                    width: slider.visualPosition * parent.width
                    height: parent.height
                    radius: parent.radius
                    color: Theme.current.brass
                    border.color: Theme.current.text
                }
            }
            handle: Rectangle {
                x: slider.leftPadding + slider.visualPosition * (slider.availableWidth - width)
                y: (slider.height - height) / 2
                width: Theme.px(22)
                height: width
                radius: width / 2
                color: slider.pressed ? Qt.darker(Theme.current.brass, 1.2) : Theme.current.brass
                border.color: slider.visualFocus ? Theme.current.focus : Theme.current.text
                border.width: slider.visualFocus ? Theme.px(3) : 1
            }
        }
        Text {
            Layout.minimumWidth: Theme.px(120)
            horizontalAlignment: Text.AlignRight
            text: qsTr("Step %1 of %2").arg(bar.replay.step).arg(bar.replay.steps)
            color: Theme.current.text
            font { family: Theme.current.bodyFont; pixelSize: Theme.bodyText }
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
}
