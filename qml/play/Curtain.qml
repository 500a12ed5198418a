pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** Hides the hand while the computer is handed to the next player, who reads meanwhile what happened. */
FocusScope {
    id: curtain

    required property string playerName
    /** What happened since that player's last turn. */
    required property list<string> news
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
    GridLayout {
        id: parts

        anchors { fill: parent; margins: Theme.px(24); leftMargin: curtain.hem + Theme.px(20); rightMargin: curtain.hem + Theme.px(20) }
        columns: curtain.width < Theme.px(640) ? 1 : 2
        columnSpacing: Theme.px(24)
        rowSpacing: Theme.px(10)

        ColumnLayout {
            id: said

            Layout.fillWidth: true
            // A long name is no reason to be wider.
            Layout.preferredWidth: 1
            spacing: Theme.px(4)

            Text {
                id: words

                Layout.fillWidth: true
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
                Layout.fillWidth: true
                text: qsTr("Nobody else should look now.")
                wrapMode: Text.Wrap
                color: Theme.current.textSoft
                font { family: Theme.current.bodyFont; pixelSize: Theme.text(15) }
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            // The last of it; all is a button away.
            Text {
                Layout.fillWidth: true
                Layout.topMargin: Theme.px(4)
                text: curtain.news.slice(-3).join("\n")
                textFormat: Text.PlainText
                wrapMode: Text.Wrap
                maximumLineCount: 4
                elide: Text.ElideRight
                color: Theme.current.text
                font { family: Theme.current.bodyFont; pixelSize: Theme.text(15) }
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
        ColumnLayout {
            Layout.alignment: Qt.AlignHCenter | Qt.AlignVCenter
            Layout.fillWidth: false
            Layout.maximumWidth: parts.width * 0.5
            spacing: Theme.px(8)

            PushButton {
                Layout.alignment: Qt.AlignHCenter
                implicitHeight: Theme.px(46)
                text: qsTr("Show my tiles")
                prominent: true
                focus: true
                onClicked: curtain.lifted()
            }
            QuietButton {
                Layout.alignment: Qt.AlignHCenter
                text: curtain.logText
                onClicked: curtain.logWanted()
            }
            QuietButton {
                Layout.alignment: Qt.AlignHCenter
                Layout.maximumWidth: parts.width * 0.5
                text: qsTr("Let an AI play for %1").arg(curtain.playerName)
                onClicked: curtain.awayTold()
            }
        }
    }
}
