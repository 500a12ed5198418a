import QtQuick
import MexicanTrain.Ui.Controls

/**
 * What a command does, as a picture in the header. A press with the mouse leaves the keyboard at the table, where Space and
 * the arrows mean something, and what cannot be done any more gives it back.
 */
IconButton {
    required property Command command
    required property Item table

    words: command.text
    keyName: command.keyName
    enabled: command.enabled
    focusPolicy: Qt.TabFocus
    // Where a sheet has it meanwhile, the table is what that gives it back to.
    onEnabledChanged: if (!enabled && focus) table.focus = true
    onClicked: command.triggered()
}
