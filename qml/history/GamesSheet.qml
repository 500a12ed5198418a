pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MexicanTrain.History
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** The saved games: to go on with, to look at and to delete. */
Sheet {
    id: sheet

    required property GameLibrary library

    signal replayWanted(path: string)

    /** What can be done with the chosen game; it changes with the choice, and with the game itself. */
    property bool canResume: false
    property bool canReplay: false
    property bool canDelete: false

    function look(): void {
        canResume = library.canResume(list.currentIndex);
        canReplay = library.canReplay(list.currentIndex);
        canDelete = library.canDelete(list.currentIndex);
    }

    function resume(): void {
        library.resume(list.currentIndex);
    }

    function replay(): void {
        replayWanted(library.path(list.currentIndex));
    }

    function remove(): void {
        if (!library.remove(list.currentIndex))
            return;
        announcer.say(removal.text);
        // What cannot be done with the next one has no keyboard either.
        if (!canDelete)
            list.forceActiveFocus();
    }

    function restore(): void {
        const row = library.restore();
        if (row >= 0)
            list.currentIndex = row;
        list.forceActiveFocus();
    }

    heading: qsTr("Saved games")
    wantedWidth: Theme.px(900)
    wantedHeight: Theme.px(720)
    onAboutToShow: library.refresh()
    onOpened: list.forceActiveFocus()
    onClosed: library.leave()

    Spoken {
        id: announcer
    }

    Connections {
        target: sheet.library

        function onOpened(): void {
            sheet.close();
        }
        function onCountChanged(): void {
            if (list.currentIndex < 0 && list.count > 0)
                list.currentIndex = 0;
            sheet.look();
        }
        function onListed(row: int): void {
            list.currentIndex = row;
            list.positionViewAtIndex(row, ListView.Contain);
            list.forceActiveFocus();
        }
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.px(10)

        PaperList {
            id: list

            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.px(6)
            model: sheet.library
            // Rows made ahead of what is seen would not survive the list being read anew.
            cacheBuffer: 0
            choosable: true
            onCurrentIndexChanged: sheet.look()
            Keys.onReturnPressed: sheet.resume()
            Keys.onEnterPressed: sheet.resume()
            Keys.onDeletePressed: sheet.remove()
            Keys.onPressed: event => {
                if (event.key !== Qt.Key_Z || !(event.modifiers & Qt.ControlModifier))
                    return;
                sheet.restore();
                event.accepted = true;
            }

            delegate: GameLine {
                width: list.width - Theme.px(16)
                highlighted: ListView.isCurrentItem
                focusPolicy: Qt.NoFocus
                onClicked: {
                    list.currentIndex = index;
                    list.forceActiveFocus();
                }
                onDoubleClicked: sheet.resume()
            }

            PaperText {
                anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.px(30) }
                horizontalAlignment: Text.AlignHCenter
                visible: list.count === 0 && !sheet.library.reading
                text: qsTr("There are no saved games yet. Games are saved while they are played.")
            }
        }
        PaperText {
            Layout.fillWidth: true
            visible: sheet.library.reading
            text: qsTr("Reading the games: %1 of %2").arg(sheet.library.count).arg(sheet.library.total)
            soft: true
        }
        PaperText {
            Layout.fillWidth: true
            visible: text !== ""
            text: sheet.library.problem
            color: Theme.current.inkWarning
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.px(12)
            visible: sheet.library.canRestore

            PaperText {
                id: removal

                Layout.fillWidth: true
                text: qsTr("The game is deleted. The statistics stay as they are.")
            }
            PushButton {
                text: qsTr("Undo")
                isOnPaper: true
                onClicked: sheet.restore()
            }
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.px(8)

            PushButton {
                text: qsTr("Continue")
                prominent: true
                isOnPaper: true
                enabled: sheet.canResume
                onClicked: sheet.resume()
            }
            PushButton {
                text: qsTr("View")
                isOnPaper: true
                enabled: sheet.canReplay
                onClicked: sheet.replay()
            }
            PushButton {
                text: qsTr("Delete")
                isOnPaper: true
                enabled: sheet.canDelete
                onClicked: sheet.remove()
            }
            PushButton {
                text: qsTr("Copy the file’s path")
                isOnPaper: true
                enabled: list.currentIndex >= 0
                onClicked: sheet.library.copyPath(list.currentIndex)
            }
            PushButton {
                text: qsTr("Open a game file…")
                isOnPaper: true
                onClicked: sheet.library.askForFile()
            }
        }
    }
}
