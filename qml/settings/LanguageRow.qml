pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Play
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** All languages by their own names; a click speaks one. */
Row {
    id: row

    required property GameController game

    spacing: Theme.px(7)

    Repeater {
        model: row.game.languages
        delegate: QuietButton {
            required property string code
            required property string nativeName

            text: nativeName
            checked: row.game.language === code
            onClicked: row.game.language = code
        }
    }
}
