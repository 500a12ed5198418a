pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Ui.Theme

/** A seat that an AI plays: a screen (or a portrait elsewhere), and a bar more for every second better level; a pause sign where somebody is only away. */
Rectangle {
    id: badge

    /** From 1 for the weakest level; 0: it is not known how well it plays. */
    required property int levelRank
    required property bool isAway
    /** A portrait beside it says already that a computer plays: the bars are enough. */
    property bool hasFace: false
    property color ink: Theme.current.tagText

    implicitWidth: signs.width + height
    implicitHeight: Theme.px(18)
    radius: height / 2
    color: Theme.current.tag

    component Bar: Rectangle {
        width: Math.max(2, Math.round(badge.height * 0.12))
        color: badge.ink
    }

    Row {
        id: signs

        readonly property int side: Math.round(badge.height * 0.6)

        anchors.centerIn: parent
        height: side
        spacing: Math.round(side * 0.3)

        Row {
            spacing: Math.round(signs.side * 0.2)
            visible: badge.isAway

            Bar {
                height: signs.side
            }
            Bar {
                height: signs.side
            }
        }
        Item {
            width: Math.round(signs.side * 1.2)
            height: signs.side
            visible: !badge.hasFace || badge.levelRank === 0

            Rectangle {
                width: parent.width
                height: Math.round(parent.height * 0.74)
                radius: 2
                color: "transparent"
                border { color: badge.ink; width: Math.max(1, Math.round(signs.side * 0.14)) }
            }
            Rectangle {
                anchors { bottom: parent.bottom; horizontalCenter: parent.horizontalCenter }
                width: Math.round(parent.width * 0.55)
                height: Math.max(1, Math.round(parent.height * 0.14))
                color: badge.ink
            }
        }
        Row {
            height: signs.side
            spacing: Math.max(1, Math.round(signs.side * 0.12))
            visible: badge.levelRank > 0

            Repeater {
                model: Math.ceil(badge.levelRank / 2)
                delegate: Bar {
                    required property int index

                    y: signs.side - height
                    height: Math.round(signs.side * (0.4 + 0.2 * index))
                }
            }
        }
    }
}
