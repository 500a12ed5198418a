pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** Hides the hand while the computer is handed to the next player, who reads meanwhile what happened. */
FocusScope {
    id: curtain

    required property string playerName
    /** What happened since that player's last turn, in sentences. */
    required property var news
    /** The name of the button that shows all of what happened. */
    required property string logText

    signal lifted()
    /** Who comes next wants to know what happened. */
    signal logWanted()
    /** This player is away: somebody else has to play the seat. */
    signal awayTold()

    /** As much of the cloth is seen on either side. */
    readonly property real hem: Math.max(Theme.px(10), Math.min(Theme.px(90), (width - Theme.px(700)) / 2))

    implicitHeight: parts.implicitHeight + 2 * parts.anchors.margins

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

        anchors { fill: parent; margins: Theme.px(10); leftMargin: curtain.hem; rightMargin: curtain.hem }
        radius: Theme.px(14)
        bevel: Theme.px(5)
    }
    Item {
        id: parts

        readonly property bool isWide: curtain.width >= Theme.px(640)
        readonly property int gap: Theme.px(20)

        anchors { fill: parent; margins: Theme.px(24); leftMargin: curtain.hem + Theme.px(20); rightMargin: curtain.hem + Theme.px(20) }
        implicitHeight: isWide ? Math.max(said.height, buttons.height) : said.height + gap + buttons.height

        Column {
            id: said

            y: parts.isWide ? (parts.height - height) / 2 : 0
            width: parts.isWide ? parts.width - buttons.width - parts.gap : parts.width
            spacing: Theme.px(5)

            Text {
                id: words

                width: said.width
                text: qsTr("%1, it is your turn.").arg(curtain.playerName)
                textFormat: Text.PlainText
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                color: Theme.current.sentence
                style: Text.Raised
                styleColor: Theme.current.textShadow
                font { family: Theme.current.titleFont; bold: true; pixelSize: Theme.text(26) }
                Accessible.ignored: true
            }
            Text {
                id: warning

                width: said.width
                text: qsTr("Nobody else should look now.")
                wrapMode: Text.Wrap
                color: Theme.current.textSoft
                font { family: Theme.current.bodyFont; pixelSize: Theme.text(15) }
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            // The last of it; all is a button away.
            Text {
                width: said.width
                text: curtain.news.slice(-3).join("\n")
                textFormat: Text.PlainText
                wrapMode: Text.Wrap
                color: Theme.current.text
                font { family: Theme.current.bodyFont; pixelSize: Theme.text(15) }
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
        Column {
            id: buttons

            x: parts.isWide ? parts.width - width : (parts.width - width) / 2
            y: parts.isWide ? (parts.height - height) / 2 : said.height + parts.gap
            spacing: Theme.px(8)

            PushButton {
                anchors.horizontalCenter: parent.horizontalCenter
                implicitHeight: Theme.px(46)
                text: qsTr("Show my tiles")
                prominent: true
                focus: true
                Accessible.description: [warning.text, ...curtain.news].join(" ")
                onClicked: curtain.lifted()
            }
            QuietButton {
                anchors.horizontalCenter: parent.horizontalCenter
                text: curtain.logText
                onClicked: curtain.logWanted()
            }
            QuietButton {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(implicitWidth, parts.width * 0.5)
                text: qsTr("Let a computer player play for %1").arg(curtain.playerName)
                onClicked: curtain.awayTold()
            }
        }
    }
}
