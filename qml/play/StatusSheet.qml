pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** How things stand, told in words. */
Sheet {
    id: sheet

    property list<string> lines: []

    /** All of it is spoken once it is open, and then line by line as the keys come there. */
    function tell(told: list<string>): void {
        lines = told;
        open();
    }

    heading: qsTr("How things stand")
    onOpened: say([...sheet.lines].map(line => ended(line)).join(" "))
    wantedWidth: Theme.px(560)
    wantedHeight: Theme.px(600)

    PaperScroll {
        id: scroll

        anchors { fill: parent; rightMargin: -barRoom }
        focus: true
        contentHeight: told.height
        lines: told

        Column {
            id: told

            width: scroll.width - scroll.barRoom
            spacing: Theme.px(7)

            Repeater {
                model: sheet.lines
                delegate: PaperLine {
                    required property string modelData

                    width: told.width
                    text: modelData
                    Accessible.role: Accessible.ListItem
                }
            }
        }
    }
}
