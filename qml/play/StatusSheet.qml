pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** How things stand, told in words. */
Sheet {
    id: sheet

    property list<string> lines: []

    function tell(told: list<string>): void {
        lines = told;
        open();
    }

    heading: qsTr("How things stand")
    wantedWidth: Theme.px(560)
    wantedHeight: Theme.px(600)

    PaperScroll {
        id: scroll

        anchors { fill: parent; rightMargin: -barRoom }
        focus: true
        contentHeight: told.height
        Accessible.name: sheet.heading

        Column {
            id: told

            width: scroll.width - scroll.barRoom
            spacing: Theme.px(7)

            Repeater {
                model: sheet.lines
                delegate: PaperText {
                    required property string modelData

                    width: told.width
                    text: modelData
                }
            }
        }
    }
}
