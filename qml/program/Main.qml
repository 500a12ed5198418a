import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Play
import MexicanTrain.Program
import MexicanTrain.Theme
import MexicanTrain.Ui.Theme

/**
 * The window: at first nothing but the cloth, so that it is there at once. What stands on the table comes after the first
 * picture, and what can lie over it after the next.
 */
Basic.ApplicationWindow {
    id: window

    required property Program program
    readonly property GameController game: program.game

    // An Item has no sheets, as far as the lint knows.
    readonly property var stage: scene.part
    /** The Sheets of the scene; null until they are there. */
    readonly property var sheets: stage?.sheets ?? null

    // The desktop may have more than one screen. A title bar takes some of the height, the frame some of the width.
    readonly property int freeWidth: Math.min(Screen.width, Screen.desktopAvailableWidth) - 8
    readonly property int freeHeight: Math.min(Screen.height, Screen.desktopAvailableHeight) - 32

    width: Math.min(1280, freeWidth)
    height: Math.min(800, freeHeight)
    // 1080p at 200 % has no more. A screen that has less still shows all of the window, smaller.
    minimumWidth: Math.min(800, freeWidth)
    minimumHeight: Math.min(450, freeHeight)
    visible: true
    Component.onCompleted: program.windowPlace.restore(window)
    onClosing: close => {
        close.accepted = !sheets || !program.asksBeforeLeaving();
        if (close.accepted)
            program.windowPlace.remember(window);
        else
            sheets.saving.leave.open();
    }
    title: qsTr("Mexican Train")
    color: Theme.current.clothBottom

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

    Later {
        id: scene

        anchors.fill: parent
        focus: true
        file: Qt.resolvedUrl("Scene.qml")
        properties: ({ program: window.program, window: window })
        due: first.seen
    }
    FirstPicture {
        id: first

        onSeenChanged: window.program.windowPlace.makeRoomForFrame(window)
    }
}
