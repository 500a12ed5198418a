import QtQuick
import QtQuick.Layouts
import MexicanTrain.Scorekeeper
import MexicanTrain.Scores
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** One player's points of the round. */
RowLayout {
    id: row

    required property int index
    required property string name
    required property color colour
    required property string points
    required property string ownTotal
    required property string before
    required property bool hasIssue
    required property EntryModel entry
    /** Whether the family's own totals are asked for. */
    required property bool comparesTotals

    readonly property Item pointsField: field
    readonly property Item totalField: ownField

    /** Enter was pressed in one of its fields. */
    signal pointsDone()
    signal totalDone()

    spacing: Theme.px(8)

    ScoreMark {
        Layout.preferredWidth: Theme.px(22)
        Layout.preferredHeight: Theme.px(22)
        seat: row.index
        colour: row.colour
        paper: Theme.current.paper
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        PaperText {
            Layout.fillWidth: true
            text: row.name
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            font { family: Theme.current.bodyFont; bold: true; pixelSize: Theme.text(16) }
        }
        PaperText {
            Layout.fillWidth: true
            text: qsTr("so far %1", "points before this round").arg(row.before)
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            soft: true
        }
    }
    PointsField {
        id: field

        text: row.points
        hasIssue: row.hasIssue
        Accessible.name: qsTr("Points for %1").arg(row.name)
        onTextEdited: row.entry.setPoints(row.index, text)
        onAccepted: row.pointsDone()
    }
    PointsField {
        id: ownField

        text: row.ownTotal
        visible: row.comparesTotals
        placeholderText: qsTr("total")
        placeholderTextColor: Theme.current.inkSoft
        font { family: Theme.current.bodyFont; bold: false; pixelSize: Theme.text(16) }
        Accessible.name: qsTr("Your own total for %1", "%1: name of a player").arg(row.name)
        onTextEdited: row.entry.setOwnTotal(row.index, text)
        onAccepted: row.totalDone()
    }
}
