import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain

/** What can be done with the game as a whole. */
Basic.Menu {
    id: menu

    required property bool active
    required property bool hasFinishedRound

    signal newGameWanted()
    signal rulesWanted()
    signal replayWanted()
    signal recordWanted()
    signal endWanted()
    signal quitWanted()

    width: Theme.px(330)
    padding: Theme.px(6)

    background: Rectangle {
        radius: Theme.px(9)
        color: Theme.look.paper
        border.color: Theme.look.paperLine
    }

    MenuLine {
        text: qsTr("New game …")
        onTriggered: menu.newGameWanted()
    }
    MenuLine {
        text: qsTr("Rules …")
        onTriggered: menu.rulesWanted()
    }
    MenuLine {
        text: qsTr("Replay this game")
        enabled: menu.hasFinishedRound
        onTriggered: menu.replayWanted()
    }
    MenuLine {
        text: qsTr("Open a game to look at …")
        onTriggered: menu.recordWanted()
    }
    MenuLine {
        text: qsTr("End this game")
        enabled: menu.active
        onTriggered: menu.endWanted()
    }
    MenuLine {
        text: qsTr("Quit")
        onTriggered: menu.quitWanted()
    }
}
