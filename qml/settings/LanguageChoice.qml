import QtQuick
import MexicanTrain.Play
import MexicanTrain.Ui.Controls

/** The languages, by the names their speakers know. */
Choice {
    required property GameController game

    model: game.languages
    textRole: "nativeName"
    valueRole: "code"
    Accessible.name: qsTr("Language")
    currentIndex: count > 0 ? indexOfValue(game.language) : -1
    onActivated: game.language = currentValue
}
