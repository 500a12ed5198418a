import QtQuick
import MexicanTrain.Settings
import MexicanTrain.Ui.Controls

/** The languages, by the names their speakers know. */
Choice {
    id: choice

    required property LanguageSetting language

    // In a closed box an arrow would switch to each language that it passes, and everything else is in that at once.
    function openFor(key: KeyEvent): void {
        key.accepted = !popup.visible;
        if (key.accepted)
            popup.open();
    }

    model: language.list
    textRole: "nativeName"
    valueRole: "code"
    Accessible.name: qsTr("Language")
    currentIndex: count > 0 ? indexOfValue(language.current) : -1
    onActivated: language.current = currentValue
    Keys.onUpPressed: event => choice.openFor(event)
    Keys.onDownPressed: event => choice.openFor(event)
}
