pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Settings
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** All languages by their own names; a click speaks one. */
Row {
    id: row

    required property LanguageSetting language

    spacing: Theme.px(7)

    Repeater {
        model: row.language.list
        delegate: QuietButton {
            required property string code
            required property string nativeName

            text: nativeName
            checked: row.language.current === code
            onClicked: row.language.current = code
        }
    }
}
