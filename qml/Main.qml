import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain

/** The window. */
Basic.ApplicationWindow {
    id: window

    required property Program program
    readonly property GameController game: program.game

    readonly property Sheets sheets: sheetLayer

    width: Math.max(minimumWidth, Math.min(1280, Screen.desktopAvailableWidth))
    height: Math.max(minimumHeight, Math.min(800, Screen.desktopAvailableHeight))
    // A screen with large scaling may have less: everything small is better than half of it cut off.
    minimumWidth: Math.min(960, Screen.width)
    minimumHeight: Math.min(600, Screen.height)
    visible: true
    Component.onCompleted: program.windowPlace.restore(window)
    onClosing: program.windowPlace.remember(window)
    title: qsTr("Mexican Train")
    color: Theme.look.clothBottom

    Binding {
        target: Theme
        property: "unit"
        value: Math.max(0.5, Math.min(window.width / 1280, window.height / 800))
    }
    Binding {
        target: Theme
        property: "pace"
        value: window.program.preferences.reducedMotion ? 0 : window.game.pace
    }
    Binding {
        target: Theme
        property: "letters"
        value: window.program.preferences.textSize / 100
    }
    Binding {
        target: Theme
        property: "tileMarks"
        value: window.program.preferences.tileMarks
    }
    Binding {
        target: Theme
        property: "pipColours"
        value: window.program.preferences.pipColours
    }
    Binding {
        target: Theme
        property: "tileSize"
        value: window.program.preferences.tileSize
    }
    Binding {
        target: Themes
        property: "id"
        value: window.program.preferences.theme
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
        hasMenu: !window.program.tutorial.active
        onMenuWanted: sheetLayer.menu().popup(Theme.px(8), height)

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
                text: qsTr("All hands")
                visible: window.game.openHands
                onClicked: sheetLayer.hands().open()
            },
            PushButton {
                height: Theme.px(34)
                text: qsTr("Rules")
                onClicked: sheetLayer.rules().show("")
            },
            PushButton {
                height: Theme.px(34)
                text: qsTr("Scores")
                visible: window.game.active && header.hasMenu
                onClicked: sheetLayer.scores().open()
            },
            LanguageChoice {
                width: Theme.px(140)
                height: Theme.px(34)
                isOnPaper: false
                game: window.program.ownGame
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
        onTrainWanted: track => sheetLayer.train().show(track)
        onRulesWanted: rule => sheetLayer.rules().show(rule)
    }
    TutorialNote {
        anchors { right: table.right; bottom: table.bottom; rightMargin: table.boneyardSpace; bottomMargin: Theme.px(8) }
        visible: window.program.tutorial.active
        // What takes its place is on the screen already, and so is not told to take the focus.
        onVisibleChanged: if (!visible) (table.visible ? table : curtain.visible ? curtain : firstScreen).forceActiveFocus()
        tutorial: window.program.tutorial
        onLeaveWanted: window.program.endTutorial()
        onPlayWanted: {
            window.program.endTutorial();
            if (!window.game.active)
                window.game.startGame(window.game.setup);
        }
    }
    FirstScreen {
        id: firstScreen

        anchors.fill: table
        game: window.game
        offersTutorial: !window.program.preferences.tutorialOffered
        onTutorialWanted: window.program.startTutorial()
        visible: !window.game.active
        focus: visible
        onPlayWanted: {
            window.program.preferences.tutorialOffered = true;
            window.game.startGame(window.game.setup);
        }
        onNewGameWanted: sheetLayer.newGame().open()
    }
    Curtain {
        id: curtain

        anchors.fill: table
        visible: window.game.active && window.game.curtain
        focus: visible
        playerName: window.game.curtainName
        onLifted: window.game.liftCurtain()
        onAwayTold: window.game.handOverToAi()
    }

    Announcer {
        id: announcer

        Accessible.role: Accessible.Notification
        // What was said to one player is not left for the next.
        Accessible.name: window.game.curtain ? "" : said
    }
    Connections {
        target: window.game

        function onAnnounced(text: string): void {
            announcer.say(text);
        }
        // It was said in another language.
        function onLanguageChanged(): void {
            announcer.rephrase(window.game.sentence);
        }
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
        sequences: ["F10"]
        enabled: header.hasMenu
        onActivated: sheetLayer.menu().popup(Theme.px(8), header.height)
    }
    Shortcut {
        sequences: ["F11"]
        onActivated: window.program.windowPlace.toggleFullScreen(window)
    }
    Shortcut {
        sequences: ["S"]
        enabled: table.visible
        onActivated: sheetLayer.showStatus()
    }
    Shortcut {
        sequences: ["F1", "?"]
        onActivated: sheetLayer.rules().show(window.game.sentenceRule)
    }

    Sheets {
        id: sheetLayer

        program: window.program
        onQuitWanted: window.close()
        onFullScreenWanted: window.program.windowPlace.toggleFullScreen(window)
    }
}
