pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** How the table is used, by hand and by key. */
Sheet {
    id: sheet

    required property Commands commands

    signal rulesWanted()
    signal tutorialWanted()

    heading: qsTr("Help")
    wantedWidth: Theme.px(800)
    wantedHeight: Theme.px(720)

    FocusScope {
        anchors.fill: parent
        focus: true

        PaperScroll {
            id: scroll

            anchors { fill: parent; bottomMargin: Theme.px(54); rightMargin: -barRoom }
            focus: true
            contentHeight: lines.height
            lines: lines

            Column {
                id: lines

                width: scroll.width - scroll.barRoom
                spacing: Theme.px(8)

                SectionHead { width: lines.width; words: qsTr("With mouse or touch") }
                HelpLine { width: lines.width; what: qsTr("Play a tile"); how: qsTr("Drag it onto a train that lights up. Or click the tile, then the train. Or click the tile twice, where it fits in one place only.") }
                HelpLine { width: lines.width; what: qsTr("Arrange your hand"); how: qsTr("Drag a tile to another place in the holder, or use the buttons below it.") }
                HelpLine { width: lines.width; what: qsTr("See a whole train"); how: qsTr("Click the name in front of it.") }
                SectionHead { width: lines.width; words: qsTr("With the keyboard") }
                HelpLine { width: lines.width; what: qsTr("Arrows"); how: qsTr("From tile to tile, and up to the trains") }
                HelpLine { width: lines.width; what: qsTr("Enter or Space"); how: qsTr("Choose the tile, play it on the train; twice on a tile: play it where it fits") }
                HelpLine { width: lines.width; what: qsTr("Ctrl+Left or Ctrl+Right"); how: qsTr("Move the tile to another place in the holder; Ctrl+Home and Ctrl+End: to the first or the last one") }
                HelpLine { width: lines.width; what: qsTr("Tab"); how: qsTr("Move to the other controls") }
                Repeater {
                    model: sheet.commands.told
                    delegate: HelpLine {
                        required property Command modelData

                        width: lines.width
                        what: modelData.keyNames
                        how: modelData.help
                    }
                }
            }
        }
        Row {
            anchors { right: parent.right; bottom: parent.bottom }
            spacing: Theme.px(10)

            PushButton {
                text: qsTr("Rules…")
                isOnPaper: true
                onClicked: sheet.rulesWanted()
            }
            PushButton {
                text: qsTr("Take the tutorial")
                prominent: true
                onClicked: sheet.tutorialWanted()
            }
        }
    }
}
