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
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Language")

    RadioGroup {
        id: radios

        lines: row
    }
    Repeater {
        model: row.language.list
        delegate: QuietRadio {
            id: radio

            required property string code
            required property string nativeName

            group: radios
            text: nativeName
            onClicked: row.language.current = code

            // Also where the language that was clicked is not spoken.
            function follow(): void {
                checked = row.language.current === code;
            }
            Component.onCompleted: follow()

            Connections {
                target: row.language

                function onChanged(): void {
                    radio.follow();
                }
            }
        }
    }
}
