pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Table
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Table
import MexicanTrain.Ui.Theme

/** The whole of one train, however long it is. */
Sheet {
    id: sheet

    property Track track: null
    readonly property int count: track?.tiles.count ?? 0

    function show(train: Track): void {
        track = train;
        open();
    }

    heading: !track ? ""
           : track.isMexican ? qsTr("Mexican Train: %n tile(s)", "", count)
           : track.isOwn ? qsTr("Your train: %n tile(s)", "", count)
           : qsTr("%1’s train: %n tile(s)", "%1: a player", count).arg(track.name)
    wantedWidth: Theme.px(960)
    wantedHeight: Theme.px(150) + Math.min(train.height, Theme.px(460))

    PaperScroll {
        id: scroll

        anchors { fill: parent; rightMargin: -barRoom }
        focus: true
        contentHeight: train.height
        lines: train

        TrainFlow {
            id: train

            width: scroll.width - scroll.barRoom
            padding: Theme.px(4)
            tiles: sheet.track?.tiles ?? null
            side: Theme.px(40)

            // Each is as wide as a line, and so comes below the tiles.
            Repeater {
                // What its owner could not lay, turn by turn.
                model: sheet.track?.missed ?? []
                delegate: PaperText {
                    required property string modelData

                    width: train.width - 2 * train.padding
                    text: modelData
                    Accessible.role: Accessible.ListItem
                    Accessible.focusable: true
                }
            }
        }
    }
}
