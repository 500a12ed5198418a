import QtQuick
import QtQuick.Layouts
import MexicanTrain.Setup
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** One option of the rules, what it means, and its value. */
RowLayout {
    id: row

    required property int index
    required property string label
    required property string help
    required property int kind
    required property list<string> values
    required property int value
    required property int low
    required property int high
    required property bool isHouseRule
    required property bool isChanged
    required property bool available
    required property OptionModel options

    spacing: Theme.px(14)

    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        RowLayout {
            spacing: Theme.px(7)

            PaperText {
                text: row.label
                opacity: row.available ? 1 : Theme.faded
                font.bold: true
                Accessible.ignored: true // the input's name
            }
            Tag {
                words: qsTr("In no leaflet")
                hue: Theme.current.tag
                visible: row.isHouseRule
            }
            Tag {
                words: qsTr("Changed")
                hue: Theme.current.action
                visible: row.isChanged
            }
        }
        PaperText {
            Layout.fillWidth: true
            text: row.help
            soft: true
            Accessible.ignored: true // its description
        }
    }

    Choice {
        Layout.preferredWidth: Theme.px(350)
        implicitHeight: Theme.grown(42)
        visible: row.kind === OptionInput.Choice
        enabled: row.available
        model: row.values
        currentIndex: row.value
        Accessible.name: row.label
        // In lines, as the eye finds them.
        Accessible.description: displayText + "\n" + row.help
        onActivated: index => row.options.setValue(row.index, index)
    }
    Toggle {
        Layout.preferredWidth: Theme.px(350)
        visible: row.kind === OptionInput.YesNo
        enabled: row.available
        checked: row.value === 1
        text: row.kind === OptionInput.YesNo ? row.values[row.value] : ""
        Accessible.name: row.label
        Accessible.description: row.help
        onToggled: row.options.setValue(row.index, checked ? 1 : 0)
    }
    NumberField {
        Layout.rightMargin: Theme.px(226)
        visible: row.kind === OptionInput.Number
        enabled: row.available
        from: row.low
        to: row.high
        value: row.kind === OptionInput.Number ? row.value : 0
        Accessible.name: row.label
        Accessible.description: row.help
        onValueModified: row.options.setValue(row.index, value)
    }
}
