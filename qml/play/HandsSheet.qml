import QtQuick
import MexicanTrain.Platform
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** Everybody's hand, where the rules have them lie open. */
Sheet {
    id: sheet

    required property RowList model

    heading: qsTr("All hands")
    wantedWidth: Theme.px(1000)
    wantedHeight: Theme.px(96) + hands.contentHeight

    RevealedHands {
        id: hands

        anchors.fill: parent
        focus: true
        side: Theme.px(columns > 1 ? 24 : 34)
        model: sheet.model
    }
}
