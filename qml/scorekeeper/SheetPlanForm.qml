pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MexicanTrain.Scorekeeper
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** What a score sheet is for: rulebook, tiles, how long, and who plays. */
ColumnLayout {
    id: form

    required property SheetPlan plan

    component Label: PaperText {
        Layout.preferredWidth: Theme.px(150)
        Layout.alignment: Qt.AlignVCenter
    }

    spacing: Theme.px(10)

    GridLayout {
        Layout.fillWidth: true
        columns: 2
        rowSpacing: Theme.px(8)
        columnSpacing: Theme.px(12)

        Label {
            text: qsTr("Rulebook")
        }
        Choice {
            Layout.fillWidth: true
            model: form.plan.rulebooks
            textRole: "name"
            currentIndex: form.plan.rulebook
            Accessible.name: qsTr("Rulebook")
            onActivated: index => form.plan.rulebook = index
        }
        Label {
            text: qsTr("Tiles")
        }
        Choice {
            Layout.fillWidth: true
            model: form.plan.tileChoices
            currentIndex: form.plan.tiles
            Accessible.name: qsTr("Tiles")
            onActivated: index => form.plan.tiles = index
        }
        Label {
            text: qsTr("Rounds")
        }
        NumberField {
            from: 1
            to: form.plan.mostRounds
            value: form.plan.rounds
            Accessible.name: qsTr("Number of rounds")
            onValueModified: form.plan.rounds = value
        }
        Label {
            text: qsTr("Point limit")
        }
        RowLayout {
            spacing: Theme.px(10)

            NumberField {
                from: 0
                to: form.plan.mostTarget
                stepSize: 50
                value: form.plan.target
                Accessible.name: qsTr("The game ends at this many points")
                onValueModified: form.plan.target = value
            }
            PaperText {
                Layout.fillWidth: true
                soft: true
                text: form.plan.target === 0 ? qsTr("No limit: all rounds are played.")
                                             : qsTr("The game ends after the round in which somebody’s total reaches %n point(s).", "", form.plan.target)
            }
        }
        Label {
            id: playersLabel

            text: qsTr("Players")
        }
        NumberField {
            from: form.plan.fewestPlayers
            to: form.plan.mostPlayers
            value: form.plan.players
            Accessible.name: qsTr("Number of players")
            onValueModified: form.plan.players = value
        }
    }

    PaperScroll {
        id: scroll

        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredHeight: names.height
        Layout.rightMargin: -barRoom
        contentHeight: names.height
        Accessible.name: playersLabel.text

        Grid {
            id: names

            readonly property real fieldWidth: (scroll.width - scroll.barRoom - spacing) / 2

            columns: 2
            spacing: Theme.px(8)

            Repeater {
                model: form.plan.players
                delegate: SearchField {
                    required property int index

                    width: names.fieldWidth
                    implicitHeight: Theme.px(38)
                    maximumLength: 80
                    words: form.plan.defaultNames[index] ?? ""
                    text: form.plan.names[index] ?? ""
                    Accessible.name: qsTr("Name of player %1").arg(index + 1)
                    onTextEdited: form.plan.setName(index, text)
                }
            }
        }
    }
}
