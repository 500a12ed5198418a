pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Scores
import MexicanTrain.Ui.Theme

/** Who came after those on the podium, in their order, with their points. */
Flow {
    id: further

    required property Standings standings

    spacing: Theme.px(5)

    Repeater {
        model: further.standings
        delegate: Row {
            id: line

            required property int place
            required property bool onPodium
            required property string name
            required property color colour
            required property string total
            required property string spokenName

            visible: !onPodium
            spacing: Theme.px(5)
            rightPadding: Theme.px(11)
            Accessible.role: Accessible.ListItem
            Accessible.name: spokenName
            Accessible.ignored: onPodium

            Text {
                text: line.place
                color: Theme.current.inkSoft
                font { family: Theme.current.titleFont; bold: true; pixelSize: Theme.bodyText }
                Accessible.ignored: true
            }
            Locomotive {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.text(24)
                colour: line.colour
            }
            Text {
                text: qsTr("%1: %2", "who: points, a number").arg(line.name).arg(line.total)
                textFormat: Text.PlainText
                color: Theme.current.ink
                font { family: Theme.current.bodyFont; pixelSize: Theme.bodyText }
                Accessible.ignored: true
            }
        }
    }
}
