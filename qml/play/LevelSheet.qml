import QtQuick
import MexicanTrain.Play
import MexicanTrain.Setup
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** The game names levels of the AI that are not here: which one shall play? Put away, it comes again with the game. */
QuestionSheet {
    id: sheet

    required property GameController game
    required property LevelModel levels

    heading: qsTr("Which level?")
    words: sheet.game.levelQuestion
    yes: qsTr("Go on")
    onAgreed: sheet.game.chooseLevel(level.currentValue)

    choices: Choice {
        id: level

        implicitWidth: Theme.px(200)
        model: sheet.levels
        textRole: "name"
        valueRole: "id"
        Accessible.name: sheet.heading
        currentIndex: sheet.levels.defaultRow
    }
}
