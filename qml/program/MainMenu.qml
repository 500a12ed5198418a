import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Ui.Theme

/** What can be done with the game as a whole. */
Basic.Menu {
    id: menu

    required property bool active
    required property bool hasFinishedRound

    signal newGameWanted()
    signal settingsWanted()
    signal rulesWanted()
    signal replayWanted()
    signal playersWanted()
    signal statusWanted()
    signal helpWanted()
    signal aboutWanted()
    signal fullScreenWanted()
    signal scoreKeeperWanted()
    signal blankSheetWanted()
    signal fairnessWanted()
    signal gamesWanted()
    signal statisticsWanted()
    signal endWanted()
    signal quitWanted()

    width: Theme.text(330)
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
        text: qsTr("Games …", "the saved ones")
        onTriggered: menu.gamesWanted()
    }
    MenuLine {
        text: qsTr("Replay this game")
        enabled: menu.hasFinishedRound
        onTriggered: menu.replayWanted()
    }
    MenuRule {}
    MenuLine {
        text: qsTr("Players …")
        enabled: menu.active
        onTriggered: menu.playersWanted()
    }
    MenuLine {
        text: qsTr("How things stand …")
        enabled: menu.active
        onTriggered: menu.statusWanted()
    }
    MenuLine {
        text: qsTr("Fair play …")
        enabled: menu.active
        onTriggered: menu.fairnessWanted()
    }
    MenuLine {
        text: qsTr("Statistics …")
        onTriggered: menu.statisticsWanted()
    }
    MenuRule {}
    MenuLine {
        text: qsTr("Score-keeper …")
        onTriggered: menu.scoreKeeperWanted()
    }
    MenuLine {
        text: qsTr("Blank score sheets …")
        onTriggered: menu.blankSheetWanted()
    }
    MenuRule {}
    MenuLine {
        text: qsTr("Settings …")
        onTriggered: menu.settingsWanted()
    }
    MenuLine {
        text: qsTr("Full screen")
        onTriggered: menu.fullScreenWanted()
    }
    MenuLine {
        text: qsTr("Rules …")
        onTriggered: menu.rulesWanted()
    }
    MenuLine {
        text: qsTr("Help …")
        onTriggered: menu.helpWanted()
    }
    MenuLine {
        text: qsTr("About …")
        onTriggered: menu.aboutWanted()
    }
    MenuRule {}
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
