import QtQuick
import QtQuick.Controls.Basic as Basic
import QtQuick.Layouts
import MexicanTrain.History
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** One saved game in the list. */
Basic.ItemDelegate {
    id: line

    required property int index
    required property string rules
    required property string players
    required property string opponents
    required property string when
    required property string progress
    required property string standing
    required property int state
    required property string stateText
    required property string fault
    required property string spoken

    readonly property color hue: state === GameLibrary.Damaged ? Theme.current.inkWarning
                                 : state === GameLibrary.Finished || state === GameLibrary.GivenUp ? Theme.current.inkSoft
                                 : state === GameLibrary.InUse ? Theme.current.brassDark : Theme.current.inkGood

    leftPadding: Theme.px(14)
    rightPadding: Theme.px(14)
    topPadding: Theme.px(8)
    bottomPadding: Theme.px(8)
    Accessible.role: Accessible.ListItem
    // All that is written in it: what says that by itself would be read twice.
    Accessible.name: spoken
    Accessible.selectable: true
    Accessible.selected: highlighted
    Accessible.onPressAction: line.clicked()

    contentItem: ColumnLayout {
        spacing: Theme.px(1)

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.px(10)

            PaperText {
                text: line.rules
                Accessible.ignored: true
                font { bold: true; pixelSize: Theme.text(16) }
            }
            PaperText {
                Layout.fillWidth: true
                text: line.opponents
                Accessible.ignored: true
                soft: true
            }
            PaperText {
                text: line.progress
                Accessible.ignored: true
            }
            Tag {
                words: line.stateText
                hue: line.hue
            }
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.px(10)
            visible: line.players !== ""

            PaperText {
                Layout.fillWidth: true
                text: line.players
                Accessible.ignored: true
            }
            PaperText {
                Layout.maximumWidth: line.width * 0.45
                text: line.standing
                Accessible.ignored: true
            }
        }
        PaperText {
            Layout.fillWidth: true
            visible: text !== ""
            text: line.fault
            Accessible.ignored: true
            color: Theme.current.inkWarning
        }
        PaperText {
            Layout.fillWidth: true
            text: line.when
            Accessible.ignored: true
            soft: true
        }
    }
    background: Rectangle {
        radius: Theme.px(8)
        color: line.highlighted ? Theme.current.field : line.hovered ? Theme.current.paperHover : "transparent"
        border.color: line.highlighted ? line.ListView.view.activeFocus ? Theme.current.inkFocus : Theme.current.paperLine : Theme.current.paperHover
        border.width: line.highlighted && line.ListView.view.activeFocus ? Theme.px(2) : 1
    }
}
