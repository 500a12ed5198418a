pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Theme
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** A theme to choose: a corner of the table as it would look. */
Radio {
    id: card

    required property ThemeDefinition theme

    padding: 0
    indicator: null
    text: theme.title
    implicitHeight: Theme.px(116) + Theme.text(22)

    background: Rectangle {
        radius: Theme.px(10)
        color: card.checked ? Theme.current.field : card.hovered ? Theme.current.paperHover : "transparent"
        border.color: card.visualFocus || card.checked ? Theme.current.inkFocus : Theme.current.paperLine
        border.width: card.visualFocus ? Theme.focusWidth : card.checked ? Theme.px(2) : 1
    }
    contentItem: Item {
        Rectangle {
            x: Theme.px(7)
            y: Theme.px(7)
            width: parent.width - 2 * x
            height: Theme.px(102)
            clip: true
            gradient: Gradient {
                GradientStop { position: 0; color: card.theme.clothTop }
                GradientStop { position: 1; color: card.theme.clothBottom }
            }

            Image {
                anchors.fill: parent
                source: card.theme.felt
                opacity: card.theme.feltStrength
                fillMode: Image.Tile
            }
            Rectangle {
                x: Theme.px(6)
                y: Theme.px(7)
                width: Theme.px(62)
                height: Theme.px(24)
                radius: Theme.px(5)
                color: card.theme.plate
                border.color: card.theme.plateLine

                Text {
                    anchors.centerIn: parent
                    // The letters that people know a typeface by.
                    text: "Aa"
                    color: card.theme.text
                    font { family: card.theme.bodyFont; bold: true; pixelSize: Theme.text(13) }
                    Accessible.ignored: true
                }
            }
            TileView {
                x: parent.width - width - Theme.px(9)
                y: Theme.px(7)
                width: Theme.px(52)
                height: Theme.px(26)
                art: card.theme.tiles
                first: 6
                second: 3
            }
            TexturedPanel {
                y: Theme.px(42)
                width: parent.width
                height: parent.height - y
                picture: card.theme.wood
                colour: card.theme.woodColour
                light: card.theme.bevelLight
                shade: card.theme.bevelShade
                outline: card.theme.panelLine
                bevel: Theme.px(3)
                radius: Theme.px(6)
            }
            Row {
                anchors { bottom: parent.bottom; bottomMargin: Theme.px(6); horizontalCenter: parent.horizontalCenter }
                spacing: Theme.px(4)

                Repeater {
                    model: ListModel {
                        ListElement { high: 5; low: 1 }
                        ListElement { high: 9; low: 4 }
                        ListElement { high: 12; low: 8 }
                    }
                    delegate: TileView {
                        required property int high
                        required property int low

                        width: Theme.px(24)
                        height: Theme.px(48)
                        art: card.theme.tiles
                        first: high
                        second: low
                    }
                }
            }
        }
        PaperText {
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.px(4) }
            text: card.text
            horizontalAlignment: Text.AlignHCenter
            font { bold: card.checked; pixelSize: Theme.text(14) }
            Accessible.ignored: true
        }
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
