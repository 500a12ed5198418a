pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** Hides the table while the computer is handed to the next player. */
FocusScope {
    id: curtain

    required property string playerName
    /** The name of the button that shows what happened. */
    required property string logText

    signal lifted()
    /** Who comes next wants to know what happened. */
    signal logWanted()
    /** This player is away: somebody else has to play the seat. */
    signal awayTold()

    Accessible.role: Accessible.Pane
    Accessible.name: words.text

    Row {
        anchors.fill: parent

        Repeater {
            model: 14
            delegate: Rectangle {
                width: Math.ceil(curtain.width / 14)
                height: curtain.height
                gradient: Gradient {
                    orientation: Gradient.Horizontal
                    GradientStop { position: 0; color: Qt.darker(Theme.current.curtain, 2.2) }
                    GradientStop { position: 0.3; color: Theme.current.curtain }
                    GradientStop { position: 0.5; color: Qt.lighter(Theme.current.curtain, 1.35) }
                    GradientStop { position: 0.75; color: Theme.current.curtain }
                    GradientStop { position: 1; color: Qt.darker(Theme.current.curtain, 2.2) }
                }
            }
        }
    }
    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.current.curtainShade }
            GradientStop { position: 0.25; color: "transparent" }
            GradientStop { position: 1; color: Theme.current.curtainShade }
        }
    }
    // Nothing behind the curtain can be touched.
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
    }

    Shadow {
        of: board
        depth: Theme.px(12)
    }
    Board {
        id: board

        anchors.centerIn: parent
        width: Math.min(parent.width - Theme.px(40), Theme.px(560))
        height: Theme.px(308)
        radius: Theme.px(16)
        bevel: Theme.px(6)
    }
    Column {
        id: said

        anchors { horizontalCenter: board.horizontalCenter; verticalCenter: board.top; verticalCenterOffset: (show.y - board.y) / 2 }
        width: board.width - Theme.px(48)
        spacing: Theme.px(8)

        Text {
            id: words

            width: said.width
            text: qsTr("%1, it is your turn.").arg(curtain.playerName)
            textFormat: Text.PlainText
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            color: Theme.current.sentence
            style: Text.Raised
            styleColor: Theme.current.textShadow
            font { family: Theme.current.titleFont; bold: true; pixelSize: Theme.text(28) }
            Accessible.ignored: true
        }
        Text {
            width: said.width
            text: qsTr("Nobody else should look now.")
            horizontalAlignment: Text.AlignHCenter
            color: Theme.current.textSoft
            font { family: Theme.current.bodyFont; pixelSize: Theme.text(15) }
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
    PushButton {
        id: show

        anchors { horizontalCenter: board.horizontalCenter; bottom: board.bottom; bottomMargin: Theme.px(104) }
        implicitHeight: Theme.px(46)
        text: qsTr("Show my tiles")
        prominent: true
        focus: true
        onClicked: curtain.lifted()
    }
    Column {
        anchors { horizontalCenter: board.horizontalCenter; top: show.bottom; topMargin: Theme.px(12) }
        spacing: Theme.px(6)

        QuietButton {
            anchors.horizontalCenter: parent.horizontalCenter
            text: curtain.logText
            onClicked: curtain.logWanted()
        }
        QuietButton {
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("Let an AI play for %1").arg(curtain.playerName)
            onClicked: curtain.awayTold()
        }
    }
}
