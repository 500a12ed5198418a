import QtQuick
import MexicanTrain.Platform
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** The hands that were left, as many as there are room for; the others by scrolling. */
PaperScroll {
    id: hands

    required property RowList model

    property int side: Theme.paperTile
    readonly property alias columns: lefts.columns
    /** False: their place is there, and they come with the next picture but one. */
    property alias shown: picture.seen

    contentHeight: lefts.height
    lines: lefts

    HandLines {
        id: lefts

        width: hands.width - hands.barRoom
        model: hands.model
        side: hands.side
        // What lies on the sheet of fourteen players would take longer than one picture may.
        visible: hands.shown
    }
    FirstPicture {
        id: picture
    }
}
