pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** A fingerprint as it can be noted, photographed, compared and read aloud: in groups, one under the other. */
Grid {
    id: grid

    required property list<string> groups
    /** As wide as the widest group, so that the columns stand whatever the letters are. */
    readonly property int cell: Math.ceil(widest.advanceWidth)

    columns: width < 8 * cell + 7 * columnSpacing ? 4 : 8
    columnSpacing: Theme.text(10)
    rowSpacing: Theme.text(2)
    Accessible.role: Accessible.StaticText
    Accessible.name: Array.from(groups).join(" ")

    TextMetrics {
        id: widest

        font { family: Theme.current.bodyFont; pixelSize: Theme.largeText }
        text: "dddd"
    }
    Repeater {
        model: grid.groups
        delegate: PaperText {
            required property string modelData

            width: grid.cell
            text: modelData
            font.pixelSize: Theme.largeText
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
