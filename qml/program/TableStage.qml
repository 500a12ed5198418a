pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Play
import MexicanTrain.Program
import MexicanTrain.Ui.Play
import MexicanTrain.Ui.Theme
import MexicanTrain.Ui.Tutorial

/** The table while there is a game, and what stands at its lower edge: the tutorial's note, the curtain between two players. */
FocusScope {
    id: stage

    required property Program program
    required property Commands commands
    readonly property GameController game: program.game

    Table {
        id: table

        anchors { fill: parent; bottomMargin: note.visible ? note.height + Theme.px(12) : 0 }
        game: stage.game
        reactions: stage.program.reactions
        focus: !stage.game.curtain
        counting: stage.commands.counting
        onTrainWanted: track => stage.commands.trainWanted(track)
        onRulesWanted: rule => stage.commands.rulesWanted(rule)
        onAutoDrawWanted: stage.program.preferences.autoDraw = true

        Connections {
            target: stage.commands

            function onPlaceWanted(train: int): void {
                table.showTrain(train);
            }
        }
    }
    Once {
        id: note

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: table.metrics.margin }
        wanted: stage.program.tutorial.active
        visible: wanted
        // What takes its place is on the screen already, and so is not told to take the focus.
        onVisibleChanged: if (!visible) (curtain.visible ? curtain : table).forceActiveFocus()

        TutorialNote {
            anchors.fill: parent
            tutorial: stage.program.tutorial
            hands: stage.game.revealedHands
            onLeaveWanted: stage.program.endTutorial()
            onAgainWanted: stage.program.startTutorial()
            onPlayWanted: {
                stage.program.endTutorial();
                if (!stage.game.active)
                    stage.program.startGame();
            }
        }
    }
    Once {
        id: curtain

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: Math.max(table.handSpace, implicitHeight)
        wanted: stage.game.curtain
        visible: wanted
        focus: visible

        Curtain {
            anchors.fill: parent
            focus: true
            playerName: stage.game.curtainName
            news: stage.game.curtainNews
            logText: stage.commands.log.text
            onLogWanted: stage.commands.log.triggered()
            onLifted: stage.game.liftCurtain()
            onAwayTold: stage.game.handOverToAi()
        }
    }
}
