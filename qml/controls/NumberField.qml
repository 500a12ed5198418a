import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Ui.Theme

/** A number with a button for one less and one for one more. */
Basic.SpinBox {
    id: field

    // By these names a screen reader finds the ends.
    readonly property int minimumValue: from
    readonly property int maximumValue: to

    implicitWidth: Theme.px(124)
    implicitHeight: Math.max(Theme.px(34), Theme.text(28))
    topPadding: 0
    bottomPadding: 0
    editable: true
    font { family: Theme.current.bodyFont; pixelSize: Theme.bodyText; bold: true }

    contentItem: TextInput {
        text: field.displayText
        font: field.font
        color: Theme.current.ink
        opacity: field.enabled ? 1 : Theme.faded
        selectionColor: Theme.current.action
        selectedTextColor: Theme.current.actionText
        horizontalAlignment: Qt.AlignHCenter
        verticalAlignment: Qt.AlignVCenter
        readOnly: !field.editable
        validator: field.validator
        inputMethodHints: Qt.ImhDigitsOnly
    }
    background: Rectangle {
        radius: Theme.px(7)
        color: field.enabled ? Theme.current.field : "transparent"
        border.color: field.activeFocus ? Theme.current.inkFocus : Theme.current.paperLine
        border.width: field.activeFocus ? Theme.focusWidth : 1
    }
    up.indicator: NumberStep {
        x: field.width - width
        height: field.height
        words: "+"
        isDown: field.up.pressed
        enabled: field.value < field.to
    }
    down.indicator: NumberStep {
        height: field.height
        words: "−"
        isDown: field.down.pressed
        enabled: field.value > field.from
    }
}
