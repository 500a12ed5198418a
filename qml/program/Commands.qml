import QtQuick
import MexicanTrain.Platform
import MexicanTrain.Play
import MexicanTrain.Program
import MexicanTrain.Ui.Controls

/**
 * All that can be done by key, from the menu or from the header: header, menu and help page read it here. What only opens a
 * sheet says nothing here: the sheet names its command.
 */
Item {
    id: commands

    required property Program program
    readonly property GameController game: program.game
    /** The game on the table is no game of one's own, and is nowhere else. */
    readonly property bool inTutorial: program.tutorial.active

    /** A train is to be shown on the table. */
    signal placeWanted(train: int)
    /** The whole of this train. */
    signal trainWanted(track: var)
    /** The rule page, at that rule; empty: where it was left. */
    signal rulesWanted(rule: string)
    signal menuWanted()
    signal fullScreenWanted()
    signal quitWanted()

    /** What the help page tells of, in its order. */
    readonly property list<Command> told: [draw, endTurn, hint, planTrain, counting, hurry, recall, log, status, undo, again, rule, menu, fullScreen, letGo, quit]

    function withCtrl(letter: string, letters: string): string {
        return qsTr("Ctrl+%1", "keys that are held together; %1: a letter").arg(Keyboard.named(letter, letters));
    }

    // The table.
    readonly property Command draw: Command {
        keys: ["D"]
        help: qsTr("Draw a tile, or pass where nothing else is left")
        enabled: commands.game.active
        onTriggered: commands.game.drawOrPass()
    }
    readonly property Command endTurn: Command {
        keys: ["Shift+D"]
        keyName: qsTr("Shift+%1", "keys that are held together; %1: a letter").arg(commands.draw.keyName)
        help: qsTr("Pass or end your turn, where the rules let you even though a tile fits")
        enabled: commands.game.active
        onTriggered: commands.game.endTurn()
    }
    readonly property Command hint: Command {
        text: qsTr("Hint")
        keys: ["H"]
        help: qsTr("Hint: what you might do, and why")
        enabled: commands.game.myTurn
        answersKeys: commands.game.active
        onTriggered: commands.game.hint()
    }
    readonly property Command planTrain: Command {
        keys: ["P"]
        help: qsTr("Plan my train: the tiles of the longest train first")
        enabled: commands.game.active
        onTriggered: commands.game.planTrain()
    }
    readonly property Command counting: Command {
        text: qsTr("Counting aids…")
        keys: ["C"]
        help: qsTr("Counting aids: which tiles have been seen")
        enabled: commands.game.active && !commands.inTutorial
    }
    // The table hears the key, where no button and no tile does.
    readonly property Command hurry: Command {
        keyName: qsTr("Space")
        help: qsTr("While others play: on to your turn")
    }
    readonly property Command undo: Command {
        text: qsTr("Undo")
        keys: ["Ctrl+Z"]
        keyName: commands.withCtrl("Z", Keyboard.letters)
        keyNames: qsTr("%1, %2", "two keys").arg(keyName).arg(commands.redo.keyName)
        help: qsTr("Undo, redo")
        enabled: commands.game.canUndo
        answersKeys: commands.game.active
        onTriggered: commands.game.undo()
    }
    readonly property Command redo: Command {
        text: qsTr("Redo")
        keys: ["Ctrl+Y", "Ctrl+Shift+Z"]
        keyName: commands.withCtrl("Y", Keyboard.letters)
        enabled: commands.game.canRedo
        answersKeys: commands.game.active
        onTriggered: commands.game.redo()
    }
    readonly property Command letGo: Command {
        keys: ["Escape"]
        keyName: qsTr("Escape")
        help: qsTr("Close what is open; let go of the tile")
        enabled: commands.game.active
        onTriggered: commands.game.select(-1)
    }
    readonly property Command hands: Command {
        text: qsTr("All hands")
    }
    readonly property Command rule: Command {
        keys: ["F1", "?"]
        keyNames: qsTr("F1 or ?")
        help: qsTr("The rule behind the message")
        onTriggered: commands.rulesWanted(commands.game.sentenceRule)
    }

    // The game as a whole.
    readonly property Command newGame: Command {
        text: qsTr("New game…")
        enabled: !commands.inTutorial
    }
    readonly property Command again: Command {
        text: qsTr("Play again")
        keys: ["A"]
        help: qsTr("When the game is over: the same again, with the same players")
        enabled: commands.game.gameOver && !commands.inTutorial
        onTriggered: commands.program.playAgain()
    }
    readonly property Command daily: Command {
        text: qsTr("Deal of the day…")
        enabled: !commands.inTutorial
    }
    readonly property Command ladder: Command {
        text: qsTr("Ladder…", "of opponents, from the weakest to the strongest")
        enabled: !commands.inTutorial
    }
    readonly property Command games: Command {
        text: qsTr("Games…", "the saved ones")
        enabled: !commands.inTutorial
    }
    readonly property Command replay: Command {
        text: qsTr("Replay this game")
        enabled: commands.game.scores.count > 0 && !commands.inTutorial
        onTriggered: commands.program.replayGame()
    }
    readonly property Command players: Command {
        text: qsTr("Players…")
        enabled: commands.game.active && !commands.inTutorial
    }
    readonly property Command status: Command {
        text: qsTr("How things stand…")
        keys: ["S"]
        help: qsTr("How things stand, in words")
        enabled: commands.game.active
        answersKeys: commands.game.active && !commands.game.curtain
    }
    readonly property Command log: Command {
        text: qsTr("What happened…")
        shortText: qsTr("What happened")
        keys: ["L"]
        help: qsTr("What happened in this round, line by line")
        enabled: commands.game.active
    }
    readonly property Command recall: Command {
        text: qsTr("What happened since your last turn")
        keys: ["R"]
        help: qsTr("What happened since your last turn, once more")
        enabled: commands.game.active
        onTriggered: commands.game.recall()
    }
    readonly property Command scores: Command {
        text: qsTr("Scores")
    }
    readonly property Command fairness: Command {
        text: qsTr("Fair play…")
        enabled: commands.game.active && !commands.inTutorial
    }
    readonly property Command end: Command {
        text: qsTr("End this game")
        enabled: commands.game.active && !commands.inTutorial
    }

    // Beside the game.
    readonly property Command statistics: Command {
        text: qsTr("Statistics…")
    }
    readonly property Command awards: Command {
        text: qsTr("Awards…")
    }
    readonly property Command scoreKeeper: Command {
        text: qsTr("Score-keeper…")
    }
    readonly property Command blankSheet: Command {
        text: qsTr("Blank score sheets…")
    }
    readonly property Command settings: Command {
        text: qsTr("Settings…")
    }
    readonly property Command rules: Command {
        text: qsTr("Rules…")
        shortText: qsTr("Rules")
        onTriggered: commands.rulesWanted("")
    }
    readonly property Command tutorial: Command {
        text: qsTr("Take the tutorial")
        onTriggered: commands.program.startTutorial()
    }
    readonly property Command help: Command {
        text: qsTr("Help…")
    }
    readonly property Command about: Command {
        text: qsTr("About…")
    }

    // The window.
    readonly property Command menu: Command {
        keys: ["F10"]
        help: qsTr("The menu")
        onTriggered: commands.menuWanted()
    }
    readonly property Command fullScreen: Command {
        text: qsTr("Full screen")
        keys: ["F11"]
        help: qsTr("Full screen, and back")
        onTriggered: commands.fullScreenWanted()
    }
    readonly property Command quit: Command {
        text: qsTr("Quit")
        keys: ["Ctrl+Q"]
        keyName: commands.withCtrl("Q", Keyboard.letters)
        help: qsTr("Quit")
        onTriggered: commands.quitWanted()
    }
}
