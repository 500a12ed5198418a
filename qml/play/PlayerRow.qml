import QtQuick
import QtQuick.Layouts
import MexicanTrain.Setup
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Table
import MexicanTrain.Ui.Theme

/** One seat of the game on the table, and who plays it now. */
RowLayout {
    id: row

    required property int trainId
    required property int seatNumber
    required property bool isMexican
    required property string name
    required property color colour
    required property bool isAi
    required property string level
    required property int levelRank
    required property bool isAway
    required property string character
    required property LevelModel levels

    /** A computer player of that level shall play the seat; empty: its own player again. */
    signal handedOver(levelId: string)

    spacing: Theme.px(10)

    SeatBadge {
        size: Theme.px(32)
        words: row.seatNumber
        colour: row.colour
        character: row.character
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        PaperText {
            Layout.fillWidth: true
            text: row.name
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }
        PaperText {
            Layout.fillWidth: true
            text: qsTr("Away: a computer player plays meanwhile.")
            soft: true
            visible: row.isAway
        }
    }
    SeatKindBadge {
        levelRank: row.levelRank
        isAway: row.isAway
        visible: row.isAi
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("%1 is played by a computer player: %2", "%2: its level").arg(row.name).arg(row.level)
    }
    Toggle {
        text: qsTr("Computer")
        checked: row.isAi
        Accessible.name: qsTr("%1 is a computer player").arg(row.name)
        onToggled: {
            row.handedOver(checked ? levelChoice.valueAt(Math.max(0, levelChoice.currentIndex)) : "");
            checked = Qt.binding(() => row.isAi);
        }
    }
    Choice {
        id: levelChoice

        Layout.preferredWidth: Theme.px(170)
        model: row.levels
        textRole: "name"
        valueRole: "id"
        enabled: row.isAi
        opacity: row.isAi ? 1 : 0
        currentIndex: row.isAi && count > 0 ? find(row.level) : row.levels.defaultRow
        // A game of before may have a level that is offered no more.
        displayText: currentIndex < 0 ? row.level : currentText
        Accessible.name: qsTr("Level of %1").arg(row.name)
        onActivated: row.handedOver(currentValue)
    }
}
