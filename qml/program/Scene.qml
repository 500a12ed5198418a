pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Platform
import MexicanTrain.Play
import MexicanTrain.Program
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Settings
import MexicanTrain.Ui.Theme

/** What is in the window: the header, the table or what stands in its place, and all that can lie over it. */
Item {
    id: scene

    required property Program program
    required property Window window
    readonly property GameController game: program.game

    /** The Sheets; null until they are there. Not by its type, which would read every sheet before the first picture. */
    readonly property var sheets: sheetLayer.part
    readonly property alias commands: commands

    readonly property bool isPlaying: game.active

    function furnish(): void {
        if (isPlaying)
            KeptTypes.keepOfTable();
        stage.setSource(Qt.resolvedUrl(isPlaying ? "TableStage.qml" : "FirstScreen.qml"), { program: program, commands: commands });
    }

    onIsPlayingChanged: {
        if (stage.item)
            furnish();
    }
    Component.onCompleted: {
        furnish();
        tellsStart = isPlaying && !game.curtain;
    }

    /** A game that was there before the window has said so to nobody. */
    property bool tellsStart: false
    /** What it has announced meanwhile. */
    property string early: ""

    // A screen reader tells of the window first; Orca throws away what comes while it does.
    Timer {
        interval: 1500
        running: scene.tellsStart && scene.window.active
        onTriggered: {
            scene.tellsStart = false;
            if (!scene.game.curtain)
                announcer.say(scene.game.title + ". " + (scene.early || scene.game.spoken()));
        }
    }

    anchors.fill: parent

    HeaderBar {
        id: header

        width: parent.width
        height: Theme.px(46)
        z: 1
        title: scene.game.title
        menuKey: commands.menu.keyName
        onMenuWanted: commands.menu.triggered()

        tools: [
            HeaderTool {
                command: commands.hint
                table: stage
                picture: Theme.current.hint
                visible: scene.game.active
            },
            HeaderTool {
                command: commands.undo
                table: stage
                picture: Theme.current.undo
                visible: scene.game.active
            },
            HeaderTool {
                command: commands.redo
                table: stage
                picture: Theme.current.undo
                mirroredPicture: true
                visible: scene.game.active
            },
            HeaderTool {
                command: commands.log
                words: commands.log.shortText
                table: stage
                picture: Theme.current.log
                visible: scene.game.active
            }
        ]
        extras: [
            SignButton {
                focusPolicy: Qt.TabFocus
                words: qsTr("Not saved")
                visible: scene.game.saving.state === GameSaving.Unsaved
                onClicked: scene.sheets?.saving.unsaved.open()
                Accessible.name: qsTr("This game is not saved. Saving is tried again every few seconds.")
            },
            PushButton {
                height: Theme.px(34)
                focusPolicy: Qt.TabFocus
                text: commands.hands.text
                visible: scene.game.openHands
                onClicked: commands.hands.triggered()
            },
            PushButton {
                height: Theme.px(34)
                focusPolicy: Qt.TabFocus
                text: commands.rules.shortText
                onClicked: commands.rules.triggered()
            },
            PushButton {
                height: Theme.px(34)
                focusPolicy: Qt.TabFocus
                text: commands.scores.text
                visible: scene.game.active && !scene.program.tutorial.active
                onClicked: commands.scores.triggered()
            },
            LanguageChoice {
                width: Theme.px(140)
                height: Theme.px(34)
                isOnPaper: false
                // The first screen has them all.
                visible: scene.isPlaying
                language: scene.program.language
            }
        ]
    }

    // The game, or the first screen: neither is read for the other to be there soon.
    Loader {
        id: stage

        y: header.height
        width: parent.width
        height: parent.height - header.height
        focus: true
        // What was there before still has it.
        onLoaded: item.focus = true
    }

    Announcer {
        id: announcer

        collects: true
        // What is told directly is told of something that screen readers can find.
        Accessible.role: Accessible.Grouping
        Accessible.name: commands.log.shortText

        Repeater {
            model: announcer.texts.length
            delegate: Item {
                required property int index

                width: 1
                height: 1
                visible: index === announcer.place
                Accessible.role: announcer.toldDirectly ? Accessible.StaticText : Accessible.Notification
                Accessible.name: announcer.texts[index]
            }
        }
    }
    // The tutorial says for its own game what that has to say.
    Connections {
        target: scene.game
        enabled: !scene.program.tutorial.active

        function onAnnounced(text: string): void {
            if (scene.tellsStart && scene.window.active) {
                scene.early = (scene.early + " " + text).trim();
            } else {
                scene.tellsStart = false;
                announcer.say(text);
            }
        }
        function onRephrased(text: string): void {
            if (scene.tellsStart)
                scene.early = text;
            else
                announcer.rephrase(text);
        }
        // What was said to one player is not left for the next.
        function onCurtainChanged(): void {
            if (scene.game.curtain) {
                scene.early = "";
                announcer.forget();
            }
        }
    }
    Connections {
        target: scene.program.tutorial

        function onAnnounced(text: string): void {
            announcer.say(text);
        }
        function onRephrased(text: string): void {
            announcer.rephrase(text);
        }
    }

    Commands {
        id: commands

        program: scene.program
        onMenuWanted: scene.sheets?.menu.sheet().popup(Theme.px(8), header.height)
        onFullScreenWanted: scene.program.windowPlace.toggleFullScreen(scene.window)
        onQuitWanted: scene.window.close()
    }

    Later {
        id: sheetLayer

        file: Qt.resolvedUrl("Sheets.qml")
        properties: ({ program: scene.program, commands: commands })
        due: first.seen
    }
    FirstPicture {
        id: first
    }
}
