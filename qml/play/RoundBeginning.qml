import QtQuick
import MexicanTrain.Ui.Theme

/** A board that tells for a moment how the round begins. Nobody has to wait for it, and it takes no press. */
Item {
    id: card

    required property string heading
    /** Empty: somebody has done something, and it goes. */
    required property string words

    /** What the words were, as long as it goes. */
    property string shown: ""
    property real presence: 0

    function open(): void {
        if (Theme.roll > 0 && words !== "") {
            shown = words;
            show.restart();
        }
    }

    onWordsChanged: {
        if (words === "" && show.running) {
            show.stop();
            hide.restart();
        }
    }

    implicitHeight: said.height + Theme.px(40)
    visible: presence > 0
    opacity: presence
    scale: 0.92 + 0.08 * presence
    Accessible.ignored: true

    Shadow {
        of: board
        depth: Theme.px(10)
    }
    Board {
        id: board

        anchors.fill: parent
        radius: Theme.px(14)
        bevel: Theme.px(5)
    }
    Column {
        id: said

        anchors.centerIn: parent
        width: card.width - Theme.px(48)
        spacing: Theme.px(6)

        Text {
            width: said.width
            text: card.heading
            textFormat: Text.PlainText
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            color: Theme.current.sentence
            style: Text.Raised
            styleColor: Theme.current.textShadow
            font { family: Theme.current.titleFont; bold: true; pixelSize: Theme.text(26) }
            Accessible.ignored: true
        }
        Text {
            width: said.width
            text: card.shown
            textFormat: Text.PlainText
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            color: Theme.current.text
            font { family: Theme.current.bodyFont; pixelSize: Theme.largeText }
            Accessible.ignored: true
        }
    }

    SequentialAnimation {
        id: show

        NumberAnimation { target: card; property: "presence"; to: 1; duration: Theme.slide; easing.type: Easing.OutCubic }
        // Whoever reads slowly finds the same words in the log.
        PauseAnimation { duration: 2000 + 25 * card.shown.length }
        NumberAnimation { target: card; property: "presence"; to: 0; duration: Theme.slide }
    }
    NumberAnimation { id: hide; target: card; property: "presence"; to: 0; duration: Theme.slide }
}
