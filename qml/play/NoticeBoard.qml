import QtQuick
import MexicanTrain.Ui.Theme

/** A board over the tracks that tells something for a moment. It takes no press, and is heard elsewhere. */
Item {
    id: notice

    required property string heading
    property string note: ""
    /** 0: not there; 1: there. */
    property real presence: 0

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
        width: notice.width - Theme.px(48)
        spacing: Theme.px(6)

        Text {
            width: said.width
            text: notice.heading
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
            text: notice.note
            textFormat: Text.PlainText
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            color: Theme.current.text
            font { family: Theme.current.bodyFont; pixelSize: Theme.largeText }
            Accessible.ignored: true
        }
    }
}
