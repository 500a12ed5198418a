import QtQuick
import QtQuick.Controls.Basic as Basic

/** One of several, whatever it looks like. */
Basic.RadioButton {
    id: radio

    /** Null: it stands alone. */
    property RadioGroup group: null

    focusPolicy: !group || group.stop === radio ? Qt.StrongFocus : Qt.ClickFocus
    onActiveFocusChanged: group?.follow(radio)
    Accessible.name: text
    Accessible.onPressAction: radio.clicked()
    Accessible.onToggleAction: radio.clicked()
    Keys.onPressed: event => group?.press(event)
    Keys.onReturnPressed: radio.clicked()
    Keys.onEnterPressed: radio.clicked()
}
