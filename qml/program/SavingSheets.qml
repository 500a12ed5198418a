pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as Templates
import MexicanTrain.Play
import MexicanTrain.Program
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** What is said and asked about a game that is not saved: while it is played, when it is left, and at the next start. */
Item {
    id: sheets

    required property Program program
    readonly property GameController game: program.game
    readonly property bool isUnsaved: game.saving.state === GameSaving.Unsaved

    signal quitWanted()

    readonly property LazySheet unsaved: LazySheet {
        parent: sheets

        QuestionSheet {
            staysOpen: true
            wantedWidth: Theme.px(640)
            heading: qsTr("This game is not saved")
            words: sheets.game.saving.reason + "\n\n" + qsTr("Saving is tried again every few seconds, and the game goes on meanwhile. You can also save the whole game as another file, on another disk; it then goes on in that file. Until it is saved, no other game can be opened or begun.")
            yes: qsTr("Go on playing")
            others: [
                Templates.Action {
                    text: qsTr("Try again now")
                    onTriggered: sheets.game.saving.tryAgain()
                },
                Templates.Action {
                    text: qsTr("Save as another file…")
                    onTriggered: sheets.game.saving.askForFile()
                }
            ]
        }
    }
    readonly property LazySheet leave: LazySheet {
        parent: sheets

        QuestionSheet {
            staysOpen: true
            wantedWidth: Theme.px(640)
            z: 2
            heading: qsTr("Leave without saving?")
            words: sheets.program.ownGame.saving.reason + "\n\n" + qsTr("If you leave all the same, the whole game is put into a rescue file, if one can be written anywhere. The next start of the program offers it.")
            yes: qsTr("Stay")
            others: [
                Templates.Action {
                    text: qsTr("Save as another file…")
                    onTriggered: sheets.program.ownGame.saving.askForFile()
                },
                Templates.Action {
                    text: qsTr("Leave all the same")
                    onTriggered: {
                        sheets.program.leaveUnasked();
                        sheets.quitWanted();
                    }
                }
            ]
        }
    }
    readonly property LazySheet rescue: LazySheet {
        parent: sheets

        QuestionSheet {
            id: rescueSheet

            property string asked: ""

            staysOpen: true
            wantedWidth: Theme.px(640)
            heading: qsTr("A game was rescued")
            words: qsTr("This game could not be saved in its place when the program ended. All of it is in the file %1. If you go on with it, it is among your saved games again; if not, the file stays where it is.").arg(sheets.program.rescue.file)
            yes: qsTr("Continue")
            others: Templates.Action {
                text: qsTr("Leave it there")
                onTriggered: {
                    sheets.program.rescue.leave();
                    rescueSheet.asked = sheets.program.rescue.file;
                }
            }
            onAgreed: sheets.program.rescue.keepOn()
            onAboutToShow: asked = sheets.program.rescue.file
            // Put away without an answer; there may be another one to ask about.
            onClosed: {
                if (asked === sheets.program.rescue.file)
                    sheets.program.rescue.putOff();
                sheets.followRescue();
            }
        }
    }

    // It comes by itself when this begins, and can be put away. Before it is in a window there is nowhere to come to.
    function followSaving(): void {
        if (isUnsaved && unsaved.Window.window)
            unsaved.open();
        else
            unsaved.close();
    }

    function followRescue(): void {
        if (program.rescue.file !== "")
            rescue.open();
        else
            rescue.close();
    }

    Component.onCompleted: {
        followSaving();
        followRescue();
    }
    onIsUnsavedChanged: followSaving()

    Connections {
        target: sheets.program.rescue

        function onChanged(): void {
            sheets.followRescue();
        }
    }
    Connections {
        target: sheets.program.ownGame.saving

        // Who wanted to leave need not be asked any more.
        function onStateChanged(): void {
            if (sheets.leave.made?.visible && sheets.program.ownGame.saving.state !== GameSaving.Unsaved) {
                sheets.leave.close();
                sheets.quitWanted();
            }
        }
    }
    Connections {
        target: sheets.game.saving

        function onLeavingRefused(): void {
            sheets.unsaved.open();
        }
    }
}
