import QtQuick
import QtQuick.Controls.Basic as Basic
import QtQuick.Templates as Templates
import MexicanTrain.Replay
import MexicanTrain.Theme
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Table
import MexicanTrain.Ui.Theme

/** A game looked at again, over the whole window. */
Basic.Popup {
    id: screen

    required property GameReplay replay
    /** The coach sits beside the table. */
    property bool coached: false

    signal sameTilesWanted()
    signal trainWanted(track: Track)

    parent: Templates.Overlay.overlay
    width: parent?.width ?? 0
    height: parent?.height ?? 0
    padding: 0
    modal: true
    focus: true
    closePolicy: Basic.Popup.CloseOnEscape
    onClosed: {
        replay.close();
        coached = false;
    }

    background: Cloth {}

    FocusScope {
        anchors.fill: parent
        focus: true
        Accessible.role: Accessible.Dialog
        Accessible.name: screen.replay.title

        Keys.onLeftPressed: screen.replay.back()
        Keys.onRightPressed: screen.replay.forward()
        Keys.onSpacePressed: screen.replay.playing = !screen.replay.playing
        Keys.onPressed: event => {
            if (event.key === Qt.Key_Home)
                screen.replay.step = 0;
            else if (event.key === Qt.Key_End)
                screen.replay.step = screen.replay.steps;
            else if (event.key === Qt.Key_PageUp)
                --screen.replay.round;
            else if (event.key === Qt.Key_PageDown)
                ++screen.replay.round;
            else
                return;
            event.accepted = true;
        }

        Item {
            id: header

            width: parent.width
            height: Theme.px(46)

            TexturedPanel {
                anchors.fill: parent
                picture: Theme.current.darkWood
            }
            Text {
                anchors { left: parent.left; leftMargin: Theme.px(18); right: extras.left; rightMargin: Theme.px(16) }
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                text: screen.replay.title
                textFormat: Text.PlainText
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                elide: Text.ElideRight
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.smallestText
                color: Theme.current.text
                font { family: Theme.current.titleFont; pixelSize: Theme.text(17) }
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Row {
                id: extras

                /** Two lines of the smallest letters have room in the box. */
                readonly property int itemHeight: Math.min(Theme.px(46), Theme.grown(34))

                anchors { right: parent.right; rightMargin: Theme.px(10); verticalCenter: parent.verticalCenter }
                spacing: Theme.px(6)

                Choice {
                    width: Theme.grown(190)
                    height: extras.itemHeight
                    isOnPaper: false
                    visible: screen.replay.opened
                    model: screen.replay.views
                    currentIndex: screen.replay.viewSeat + 1
                    Accessible.name: qsTr("Whose hands are shown")
                    onActivated: index => screen.replay.viewSeat = index - 1
                }
                PushButton {
                    height: extras.itemHeight
                    text: qsTr("Coach")
                    visible: screen.replay.opened
                    checkable: true
                    checked: screen.coached
                    onClicked: screen.coached = checked
                }
                PushButton {
                    height: extras.itemHeight
                    text: qsTr("Same tiles again")
                    visible: screen.replay.opened
                    onClicked: screen.sameTilesWanted()
                }
                PushButton {
                    height: extras.itemHeight
                    text: qsTr("Close")
                    onClicked: screen.close()
                }
            }
        }

        Spoken {
            id: announcer
        }
        Connections {
            target: screen.replay

            function onMoved(): void {
                if (screen.replay.opened)
                    announcer.say(screen.replay.sentence);
            }
        }

        Text {
            anchors.centerIn: parent
            text: qsTr("Reading the game…")
            visible: screen.replay.loading
            color: Theme.current.text
            font { family: Theme.current.titleFont; italic: true; pixelSize: Theme.titleText }
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        ReplayTable {
            y: header.height
            width: coach.visible ? coach.x : parent.width
            height: parent.height - header.height - bar.height
            visible: screen.replay.opened
            replay: screen.replay
            onTrainWanted: track => screen.trainWanted(track)
        }
        CoachPanel {
            id: coach

            x: parent.width - width - Theme.px(12)
            y: header.height + Theme.px(12)
            width: Theme.px(372)
            height: parent.height - header.height - bar.height - Theme.px(24)
            visible: screen.replay.opened && screen.coached
            replay: screen.replay

            Binding {
                target: screen.replay.coach
                property: "wanted"
                value: coach.visible
            }
        }
        ReplayBar {
            id: bar

            y: parent.height - height
            width: parent.width
            height: implicitHeight
            visible: screen.replay.opened
            replay: screen.replay
        }
    }
}
