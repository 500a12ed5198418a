pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Play
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** For who likes to count: how many tiles of each value have been seen, and which. */
Sheet {
    id: sheet

    required property Counting counting
    /** The switch: whether anything is counted. */
    required property bool wanted

    signal switched(on: bool)

    heading: qsTr("Counting aids")
    wantedWidth: Theme.px(760)
    wantedHeight: headHeight + top.height + (counting.shown ? Math.max(list.contentHeight, Theme.px(330)) : 0) + Theme.px(60)
    onClosed: counting.value = -1

    Binding {
        target: sheet.counting
        property: "value"
        value: list.currentIndex
        when: sheet.visible && sheet.counting.shown
    }

    Column {
        id: top

        width: parent.width
        spacing: Theme.px(8)

        Toggle {
            width: parent.width
            text: qsTr("Counting aids: pips in my hand, tiles seen, what others could not play on")
            checked: sheet.wanted
            onToggled: sheet.switched(checked)
        }
        PaperText {
            width: parent.width
            visible: sheet.wanted
            text: sheet.counting.shown ? qsTr("%n pip(s) in your hand", "", sheet.counting.pips)
                                       : qsTr("No tiles are shown now.")
            font.bold: sheet.counting.shown
        }
    }
    PaperList {
        id: list

        anchors { left: parent.left; top: top.bottom; topMargin: Theme.px(10); bottom: parent.bottom }
        width: Math.min(parent.width * 0.42, Theme.text(190))
        visible: sheet.counting.shown
        focus: visible
        choosable: true
        model: sheet.counting.values
        Accessible.name: qsTr("Values")

        delegate: CountedLine {
            width: list.width - Theme.px(16)
            highlighted: ListView.isCurrentItem
            focusPolicy: Qt.NoFocus
            onClicked: list.currentIndex = index
        }
    }
    PaperScroll {
        id: scroll

        anchors { left: list.right; leftMargin: Theme.px(16); right: parent.right; rightMargin: -barRoom; top: list.top; bottom: parent.bottom }
        visible: sheet.counting.shown
        contentHeight: places.height
        lines: places
        Accessible.name: qsTr("Tiles")

        Column {
            id: places

            width: scroll.width - scroll.barRoom
            spacing: Theme.px(12)

            Repeater {
                model: sheet.counting.tiles
                delegate: Column {
                    id: place

                    required property string title
                    required property list<int> tiles
                    required property list<string> tileNames
                    required property bool isSeen

                    width: places.width
                    spacing: Theme.px(5)
                    Accessible.role: Accessible.ListItem
                    Accessible.focusable: true
                    Accessible.name: qsTr("%1: %2").arg(title).arg([...tileNames].join(", "))

                    PaperText {
                        text: place.title
                        Accessible.ignored: true
                    }
                    Flow {
                        width: parent.width
                        spacing: Theme.px(5)

                        Repeater {
                            model: place.tiles
                            delegate: TileView {
                                required property int modelData

                                width: Theme.px(30)
                                height: 2 * width
                                tileId: modelData
                                dimmed: place.isSeen ? 0 : 1
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
            PaperText {
                width: places.width
                visible: text !== ""
                text: sheet.counting.lacking
                Accessible.focusable: true
            }
        }
    }
}
