import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain

/** The window. */
Basic.ApplicationWindow {
    id: window

    required property GameController game

    /** What can lie over the table. */
    readonly property var sheets: ({
        menu: menu, newGame: newGameSheet, round: roundSheet, rules: rulesSheet, scores: scoreSheet, train: trainSheet, end: endSheet
    })

    // A sheet that belongs to a state of the game comes and goes with that state.
    function showSheets(): void {
        if (game.roundEnded)
            roundSheet.open();
        else
            roundSheet.close();
        if (game.problem)
            problemSheet.open();
    }

    width: Math.max(minimumWidth, Math.min(1280, Screen.desktopAvailableWidth))
    height: Math.max(minimumHeight, Math.min(800, Screen.desktopAvailableHeight))
    minimumWidth: 960
    minimumHeight: 600
    visible: true
    title: qsTr("Mexican Train")
    color: Theme.look.clothBottom

    Component.onCompleted: showSheets()

    Binding {
        target: Theme
        property: "unit"
        value: Math.max(0.72, Math.min(window.width / 1280, window.height / 800))
    }
    Binding {
        target: Theme
        property: "pace"
        value: window.game.pace
    }
    Connections {
        target: window.game

        function onStateChanged(): void {
            window.showSheets();
        }
        function onProblemChanged(): void {
            window.showSheets();
        }
    }

    Cloth {
        anchors.fill: parent
    }

    HeaderBar {
        id: header

        width: parent.width
        height: Theme.px(46)
        z: 1
        title: window.game.title
        onMenuWanted: menu.popup(Theme.px(8), height)

        extras: [
            IconButton {
                words: qsTr("Hint")
                picture: Theme.look.hint
                visible: window.game.active
                enabled: window.game.myTurn
                onClicked: window.game.hint()
            },
            IconButton {
                words: qsTr("Undo")
                picture: Theme.look.undo
                visible: window.game.active
                enabled: window.game.canUndo
                onClicked: window.game.undo()
            },
            IconButton {
                words: qsTr("Redo")
                picture: Theme.look.undo
                mirroredPicture: true
                visible: window.game.active
                enabled: window.game.canRedo
                onClicked: window.game.redo()
            },
            PushButton {
                height: Theme.px(34)
                text: qsTr("Rules")
                onClicked: rulesSheet.show("")
            },
            PushButton {
                height: Theme.px(34)
                text: qsTr("Scores")
                visible: window.game.active
                onClicked: scoreSheet.open()
            },
            Choice {
                width: Theme.px(140)
                height: Theme.px(34)
                isOnPaper: false
                model: window.game.languages
                textRole: "nativeName"
                valueRole: "code"
                Accessible.name: qsTr("Language")
                currentIndex: count > 0 ? indexOfValue(window.game.language) : -1
                onActivated: window.game.language = currentValue
            }
        ]
    }

    Table {
        id: table

        y: header.height
        width: parent.width
        height: parent.height - header.height
        game: window.game
        visible: window.game.active && !window.game.curtain
        focus: visible
        onTrainWanted: track => trainSheet.show(track)
        onRulesWanted: rule => rulesSheet.show(rule)
    }
    FirstScreen {
        anchors.fill: table
        game: window.game
        visible: !window.game.active
        focus: visible
        onPlayWanted: window.game.startGame(window.game.setup)
        onNewGameWanted: newGameSheet.open()
    }
    Curtain {
        anchors.fill: table
        visible: window.game.active && window.game.curtain
        focus: visible
        playerName: window.game.curtainName
        onLifted: window.game.liftCurtain()
    }

    Shortcut {
        sequences: ["Ctrl+Z"]
        onActivated: window.game.undo()
    }
    Shortcut {
        sequences: ["Ctrl+Y", "Ctrl+Shift+Z"]
        onActivated: window.game.redo()
    }
    Shortcut {
        sequences: ["F1", "?"]
        onActivated: rulesSheet.show(window.game.sentenceRule)
    }

    MainMenu {
        id: menu

        active: window.game.active
        onNewGameWanted: newGameSheet.open()
        onRulesWanted: rulesSheet.show("")
        onEndWanted: endSheet.open()
        onQuitWanted: window.close()
    }
    NewGameSheet {
        id: newGameSheet

        game: window.game
    }
    RoundSheet {
        id: roundSheet

        game: window.game
        onNewGameWanted: {
            close();
            newGameSheet.open();
        }
    }
    RulesSheet {
        id: rulesSheet

        rules: window.game.rules
        onPdfWanted: window.game.saveRulesAsPdf()
    }
    ScoreSheet {
        id: scoreSheet

        game: window.game
    }
    TrainSheet {
        id: trainSheet
    }
    QuestionSheet {
        id: endSheet

        heading: qsTr("End this game?")
        words: qsTr("The game on the table is given up and cannot be continued.")
        yes: qsTr("End it")
        no: qsTr("Go on playing")
        onAgreed: window.game.abandonGame()
    }
    QuestionSheet {
        id: problemSheet

        heading: qsTr("Something is wrong")
        words: window.game.problemText
        yes: qsTr("All right")
        onClosed: window.game.dismissProblem()
    }
}
