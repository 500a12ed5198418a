import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain

/** The window. */
Basic.ApplicationWindow {
    id: window

    required property GameController game

    width: 1280
    height: 800
    minimumWidth: 960
    minimumHeight: 600
    visible: true
    title: qsTr("Mexican Train")
    color: Theme.look.clothBottom

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

    Cloth {
        anchors.fill: parent
    }

    HeaderBar {
        id: header

        width: parent.width
        height: Theme.px(46)
        z: 1
        title: window.game.title
    }

    Table {
        id: table

        y: header.height
        width: parent.width
        height: parent.height - header.height
        game: window.game
        focus: true
    }
}
