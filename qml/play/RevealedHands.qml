import QtQuick
import MexicanTrain.Platform
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** The hands that were left, as many as there are room for; the others by scrolling. */
PaperScroll {
    id: hands

    required property RowList model

    property int side: Theme.px(24)
    readonly property alias columns: lefts.columns

    contentHeight: lefts.height
    lines: lefts

    HandLines {
        id: lefts

        width: hands.width - hands.barRoom
        model: hands.model
        side: hands.side
    }
}
