import QtQuick
import QtQuick.Layouts
import MexicanTrain.Scorekeeper
import MexicanTrain.Scores
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Scores
import MexicanTrain.Ui.Theme

/** The score-keeper for games with real dominoes. */
Sheet {
    id: sheet

    required property ScoreKeeper keeper
    required property SheetPrinter printer

    heading: qsTr("Score-keeper")
    wantedWidth: Theme.px(1180)
    wantedHeight: Theme.px(760)
    onAboutToShow: if (!keeper.active) keeper.refresh()
    onOpened: entry.focusFirst()

    Item {
        anchors.fill: parent

        KeptGames {
            anchors.fill: parent
            keeper: sheet.keeper
            visible: !sheet.keeper.active
            onRemoveWanted: (row, names) => {
                removal.row = row;
                removal.names = names;
                removal.open();
            }
        }
        ColumnLayout {
            anchors.fill: parent
            spacing: Theme.px(8)
            visible: sheet.keeper.active

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.px(6)

                SheetTab {
                    id: writing

                    text: qsTr("Write down")
                    checked: true
                }
                SheetTab {
                    id: points

                    text: qsTr("Points")
                }
                SheetTab {
                    id: chart

                    text: qsTr("Chart")
                }
                Item {
                    Layout.fillWidth: true
                }
                IconButton {
                    words: qsTr("Undo")
                    picture: Theme.current.undo
                    isOnPaper: true
                    enabled: sheet.keeper.canUndo
                    onClicked: sheet.keeper.undo()
                }
                IconButton {
                    words: qsTr("Redo")
                    picture: Theme.current.undo
                    mirroredPicture: true
                    isOnPaper: true
                    enabled: sheet.keeper.canRedo
                    onClicked: sheet.keeper.redo()
                }
                PrintButtons {
                    printer: sheet.printer
                    scores: sheet.keeper.scores
                }
                PushButton {
                    text: qsTr("Other games…")
                    isOnPaper: true
                    onClicked: sheet.keeper.close()
                }
            }
            PaperText {
                Layout.fillWidth: true
                text: sheet.keeper.rulesText
                soft: true
            }
            PaperText {
                Layout.fillWidth: true
                text: sheet.keeper.scores.standing
                font { family: Theme.current.titleFont; bold: true; pixelSize: Theme.text(18) }
                visible: writing.checked && text !== ""
            }
            RoundEntryPage {
                id: entry

                Layout.fillWidth: true
                Layout.fillHeight: true
                keeper: sheet.keeper
                visible: writing.checked
            }
            ScorePages {
                Layout.fillWidth: true
                Layout.fillHeight: true
                scores: sheet.keeper.scores
                winners: sheet.keeper.winners
                choosable: true
                showsPlot: chart.checked
                visible: !writing.checked
                onRoundChosen: round => {
                    sheet.keeper.round = round;
                    writing.checked = true;
                    entry.focusFirst();
                }
            }
        }
    }

    Connections {
        target: sheet.keeper

        function onProblemChanged(): void {
            if (sheet.keeper.problem !== "")
                trouble.open();
        }
        function onActiveChanged(): void {
            writing.checked = true;
            entry.focusFirst();
        }
    }
    QuestionSheet {
        id: removal

        property int row: -1
        property string names: ""

        heading: qsTr("Delete this game?")
        words: qsTr("The points of %1 will be deleted for good.", "%1: names of the players").arg(names)
        yes: qsTr("Delete")
        no: qsTr("Keep it")
        onAgreed: sheet.keeper.remove(row)
    }
    QuestionSheet {
        id: trouble

        staysOpen: true
        heading: qsTr("Something is wrong")
        words: sheet.keeper.problem
        yes: qsTr("All right")
        onClosed: sheet.keeper.dismissProblem()
    }
}
