pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Scores
import MexicanTrain.Ui.Theme

/**
 * Who came first, second and third: their locomotives on steps, the winner in the middle. As high as there is room: the
 * steps give way, the names do not.
 */
Item {
    id: podium

    /** Those that are not on the podium are left out. */
    required property Standings standings

    readonly property int steps: standings.steps
    readonly property real stepWidth: Math.min(Theme.px(190), width / Math.max(2, steps))
    readonly property real wordsHeight: (Theme.text(winnersName) + Theme.smallText) * 1.4
    readonly property int winnersName: 24
    readonly property real locomotiveWidth: Math.min(stepWidth * 0.72, Theme.px(118), (height - wordsHeight) * 0.9)
    /** Of the first place; the others have less of it. */
    readonly property real stepHeight: height - wordsHeight - locomotiveWidth * 0.6

    /** How far the steps have come up: all at 1. */
    property real risen: 1

    /** The steps come up, the lowest place first. */
    function rise(): void {
        if (Theme.roll > 0)
            rising.restart();
    }

    implicitHeight: Theme.px(220)

    Item {
        anchors.fill: parent
        clip: rising.running

        Repeater {
            id: places

            model: podium.standings
            delegate: Item {
                id: step

                required property int index
                required property int place
                required property bool onPodium
                required property string name
                required property color colour
                required property string points
                required property string spokenName

                // From the middle outwards: second to the left, third to the right, and so on.
                readonly property real aside: Math.ceil(index / 2) * (index % 2 === 1 ? -1 : 1)
                readonly property real up: Math.max(0, Math.min(1, podium.risen * 2.2 - 0.4 * (3 - Math.min(3, place))))
                readonly property real high: Math.round(podium.stepHeight * [1, 0.68, 0.42][place - 1])

                visible: onPodium
                x: Math.round(podium.width / 2 + (aside - (podium.steps % 2 === 1 ? 0.5 : 0)) * podium.stepWidth)
                y: podium.height - height
                width: Math.round(podium.stepWidth)
                height: high + locomotive.height + podium.wordsHeight
                transform: Translate { y: (1 - step.up * (2 - step.up)) * step.height }

                Accessible.role: Accessible.ListItem
                Accessible.name: spokenName
                Accessible.ignored: !onPodium

                Text {
                    id: who

                    width: parent.width - Theme.px(6)
                    anchors.horizontalCenter: parent.horizontalCenter
                    anchors.bottom: total.top
                    text: step.name
                    textFormat: Text.PlainText
                    horizontalAlignment: Text.AlignHCenter
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.smallestText
                    elide: Text.ElideRight
                    color: Theme.current.ink
                    font { family: Theme.current.titleFont; bold: true; pixelSize: Theme.text(step.place === 1 ? podium.winnersName : 15) }
                    Accessible.ignored: true
                }
                Text {
                    id: total

                    anchors { horizontalCenter: parent.horizontalCenter; bottom: locomotive.top }
                    text: step.points
                    color: Theme.current.inkSoft
                    font { family: Theme.current.bodyFont; pixelSize: Theme.smallText }
                    Accessible.ignored: true
                }
                Locomotive {
                    id: locomotive

                    width: Math.round(podium.locomotiveWidth)
                    anchors { horizontalCenter: parent.horizontalCenter; bottom: block.top }
                    colour: step.colour
                }
                Board {
                    id: block

                    anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.px(2); bottomMargin: 0 }
                    height: step.high
                    bevel: Theme.px(3)

                    Text {
                        anchors.centerIn: parent
                        text: step.place
                        color: Theme.current.sentence
                        style: Text.Raised
                        styleColor: Theme.current.textShadow
                        font { family: Theme.current.titleFont; bold: true; pixelSize: Math.max(Theme.smallestText, Math.min(Theme.px(step.place === 1 ? 46 : 30), step.high * 0.66)) }
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.px(2)
        color: Theme.current.paperLine
    }
    NumberAnimation { id: rising; target: podium; property: "risen"; from: 0; to: 1; duration: Theme.roll * 1.6 }
}
