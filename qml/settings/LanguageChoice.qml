import QtQuick
import MexicanTrain.Settings
import MexicanTrain.Ui.Controls

/** The languages, by the names their speakers know. */
Choice {
    required property LanguageSetting language

    model: language.list
    textRole: "nativeName"
    valueRole: "code"
    Accessible.name: qsTr("Language")
    currentIndex: count > 0 ? indexOfValue(language.current) : -1
    onActivated: language.current = currentValue
}
