pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MexicanTrain.Scorekeeper
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** The points of a round are written down: on the left the numbers, on the right the round and what does not add up. */
RowLayout {
    id: page

    required property ScoreKeeper keeper

    function focusFirst(): void {
        if (visible)
            focusRow(0, false);
    }
    /** From top to bottom; after the last player comes the button, or whose points are still to come. */
    function focusRow(index: int, ownTotal: bool): void {
        const row = (players.itemAt(index) ?? hindering()) as PointsRow;
        if (!row)
            button.forceActiveFocus(Qt.TabFocusReason);
        else if (ownTotal)
            row.totalField.forceActiveFocus(Qt.TabFocusReason);
        else
            row.pointsField.forceActiveFocus(Qt.TabFocusReason);
    }
    /** The first row because of which the button does nothing; null: it does something. */
    function hindering(): PointsRow {
        const rows = [...Array(players.count).keys()].map(i => players.itemAt(i) as PointsRow);
        return button.enabled ? null : rows.find(row => row.points === "" || row.hasIssue) ?? rows[0];
    }
    function enter(): void {
        if (keeper.enter())
            focusFirst();
    }

    spacing: Theme.px(22)

    PaperScroll {
        Layout.fillWidth: true
        Layout.fillHeight: true
        contentHeight: numbers.height
        Accessible.name: page.keeper.rounds[page.keeper.round - 1] ?? ""

        Grid {
            id: numbers

            readonly property real rowWidth: Math.min(Theme.px(520), (parent.width - Theme.px(14) - (columns - 1) * columnSpacing) / columns)

            columns: players.count > 7 ? 2 : 1
            columnSpacing: Theme.px(26)
            rowSpacing: Theme.px(7)
            flow: Grid.TopToBottom
            rows: Math.ceil(players.count / columns)

            Repeater {
                id: players

                model: page.keeper.entry
                delegate: PointsRow {
                    width: numbers.rowWidth
                    onPointsDone: page.focusRow(index + 1, false)
                    onTotalDone: page.focusRow(index + 1, true)
                    entry: page.keeper.entry
                    comparesTotals: comparing.checked
                }
            }
        }
    }

    ColumnLayout {
        Layout.fillWidth: false
        Layout.preferredWidth: Theme.px(360)
        Layout.fillHeight: true
        spacing: Theme.px(10)

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.px(12)

            TileView {
                Layout.preferredWidth: Theme.px(92)
                Layout.preferredHeight: Theme.px(46)
                first: page.keeper.engineValue
                second: page.keeper.engineValue
            }
            Choice {
                Layout.fillWidth: true
                implicitHeight: Theme.grown(42)
                model: page.keeper.rounds
                currentIndex: page.keeper.round - 1
                Accessible.name: qsTr("Round")
                onActivated: index => page.keeper.round = index + 1
            }
        }
        PaperText {
            Layout.fillWidth: true
            text: qsTr("This round is written down already: here it can be corrected.")
            visible: page.keeper.correcting
            soft: true
        }
        Toggle {
            Layout.fillWidth: true
            text: qsTr("Nobody went out")
            checked: page.keeper.nobodyOut
            onToggled: page.keeper.nobodyOut = checked
        }
        Toggle {
            id: comparing

            Layout.fillWidth: true
            text: qsTr("Compare with our own totals")
        }
        PaperScroll {
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: issues.height
            Accessible.name: page.keeper.issues[0] ?? ""

            Column {
                id: issues

                width: parent.width - Theme.px(14)
                spacing: Theme.px(8)

                Repeater {
                    model: page.keeper.issues
                    delegate: PaperText {
                        required property string modelData

                        width: issues.width
                        text: modelData
                        color: Theme.current.inkWarning
                        font { family: Theme.current.bodyFont; bold: true; pixelSize: Theme.text(15) }
                        Accessible.role: Accessible.AlertMessage
                    }
                }
                PaperText {
                    width: parent.width
                    text: page.keeper.missing
                    soft: true
                }
            }
        }
        PushButton {
            id: button

            Layout.fillWidth: true
            implicitHeight: Theme.px(50)
            font.pixelSize: Theme.text(17)
            text: page.keeper.correcting ? qsTr("Correct this round")
                : page.keeper.issues.length > 0 ? qsTr("Write it down anyway") : qsTr("Write it down")
            prominent: true
            isOnPaper: true
            enabled: page.keeper.canEnter
            onClicked: page.enter()
        }
    }
}
