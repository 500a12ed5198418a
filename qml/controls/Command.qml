import QtQuick
import MexicanTrain.Platform

/** Something that can be done from the menu, by a button or by key: what all of these have to know about it. */
QtObject {
    id: command

    /** As a line of the menu, or a button's name. */
    property string text: ""
    /** Shorter, for a button; the text, where that is short enough. */
    property string shortText: text
    property bool enabled: true

    /** Key sequences; none: it has no key. */
    property var keys: []
    /** A key may hurry on what is still being shown, and so does not wait for it as a button does. */
    property bool answersKeys: enabled
    /** The same by the letters of the player's keyboard. */
    readonly property var ownKeys: keys.map(key => Keyboard.named(key, Keyboard.letters))
    /** The first of them in words; empty: there is none. */
    property string keyName: ownKeys[0] ?? ""
    /** All keys in words, and what they do, as the help page has it; empty: it does not tell of them. */
    property string keyNames: keyName
    property string help: ""

    signal triggered()

    readonly property Shortcut shortcut: Shortcut {
        sequences: command.ownKeys
        autoRepeat: false
        enabled: command.answersKeys
        onActivated: command.triggered()
    }
}
