import QtQuick
import MexicanTrain.Ui.Theme

/** What somebody says, for a moment. Nobody needs to have heard it: it is not read aloud. */
Rectangle {
    id: bubble

    property string words: ""

    function say(said: string): void {
        words = said;
        visible = true;
        showing.restart();
    }

    implicitWidth: said.implicitWidth + Theme.px(16)
    implicitHeight: said.implicitHeight + Theme.px(6)
    radius: height / 2
    visible: false
    color: Theme.current.paper
    border.color: Theme.current.paperLine

    // What it hangs on the mouth by.
    Rectangle {
        x: Theme.px(4)
        y: bubble.height - Theme.px(7)
        z: -1
        width: Theme.px(9)
        height: width
        rotation: 20
        color: bubble.color
        border.color: bubble.border.color
    }
    Text {
        id: said

        anchors.centerIn: parent
        text: bubble.words
        color: Theme.current.ink
        font { family: Theme.current.bodyFont; bold: true; pixelSize: Theme.text(14) }
        Accessible.ignored: true
    }
    SequentialAnimation {
        id: showing

        NumberAnimation { target: bubble; property: "scale"; from: 0.6; to: 1; duration: Theme.blink / 2; easing.type: Easing.OutBack }
        PauseAnimation { duration: 1500 }
        onFinished: bubble.visible = false
    }
}
