import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** A setting that is so many per cent. */
Column {
    id: setting

    required property string label
    required property int percent
    required property int from
    required property int to
    property int step: 10

    signal moved(percent: int)

    spacing: Theme.px(2)

    PaperText {
        width: parent.width
        text: qsTr("%1: %2%", "a setting and its value").arg(setting.label).arg(setting.percent)
        Accessible.ignored: true
    }
    Basic.Slider {
        id: slider

        // By these names a screen reader finds the ends.
        readonly property real minimumValue: from
        readonly property real maximumValue: to

        width: parent.width
        height: Theme.px(34)
        from: setting.from
        to: setting.to
        stepSize: setting.step
        snapMode: Basic.Slider.SnapAlways
        value: setting.percent
        opacity: enabled ? 1 : 0.5
        Accessible.name: setting.label
        Accessible.onIncreaseAction: setting.moved(Math.min(setting.to, setting.percent + setting.step))
        Accessible.onDecreaseAction: setting.moved(Math.max(setting.from, setting.percent - setting.step))
        onMoved: setting.moved(Math.round(value))

        background: Rectangle {
            x: slider.leftPadding
            y: (slider.height - height) / 2
            width: slider.availableWidth
            height: Theme.px(8)
            radius: height / 2
            color: Theme.current.field
            border.color: Theme.current.paperLine

            Rectangle {
                width: Math.max(height, slider.visualPosition * parent.width)
                height: parent.height
                radius: parent.radius
                color: Theme.current.action
            }
        }
        handle: Rectangle {
            x: slider.leftPadding + slider.visualPosition * (slider.availableWidth - width)
            y: (slider.height - height) / 2
            width: Theme.px(24)
            height: width
            radius: width / 2
            color: Theme.current.field
            border.color: slider.visualFocus ? Theme.current.inkFocus : Theme.current.inkSoft
            border.width: slider.visualFocus ? Theme.focusWidth : Theme.px(1.5)
        }
    }
}
