pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain

/** The whole of one train, however long it is. */
Sheet {
    id: sheet

    property TrackModel tiles: null
    property int side: Theme.px(40)

    function show(track: Track): void {
        heading = track.name;
        tiles = track.tiles;
        open();
    }

    heading: ""
    wantedWidth: Theme.px(960)
    wantedHeight: Theme.px(150) + Math.min(train.height, Theme.px(460))

    PaperScroll {
        id: scroll

        anchors.fill: parent
        contentHeight: train.height

        Flow {
            id: train

            width: scroll.width - Theme.px(14)
            spacing: Theme.px(3)
            padding: Theme.px(4)

            Repeater {
                model: sheet.tiles
                delegate: Item {
                    id: slot

                    required property int near
                    required property int far
                    required property bool isDouble
                    required property string spokenName

                    width: isDouble ? sheet.side : 2 * sheet.side
                    height: 2 * sheet.side + Theme.px(6)
                    Accessible.role: Accessible.StaticText
                    Accessible.name: spokenName

                    TileView {
                        anchors.centerIn: parent
                        width: parent.width
                        height: slot.isDouble ? 2 * sheet.side : sheet.side
                        first: slot.near
                        second: slot.far
                    }
                }
            }
        }
    }
}
