import QtQuick
import MexicanTrain.Ui.Theme

/** Tells for a moment how the round begins. Nobody has to wait for it. */
NoticeBoard {
    id: card

    /** Empty: somebody has done something, and it goes. */
    required property string words

    /** What the words were, as long as it goes. */
    property string shown: ""

    function open(): void {
        if (Theme.roll > 0 && words !== "") {
            shown = words;
            show.restart();
        }
    }

    note: shown
    onWordsChanged: {
        if (!show.running)
            return;
        if (words === "") {
            show.stop();
            hide.restart();
        } else {
            // In another language.
            shown = words;
        }
    }

    SequentialAnimation {
        id: show

        NumberAnimation { target: card; property: "presence"; to: 1; duration: Theme.slide; easing.type: Easing.OutCubic }
        // Whoever reads slowly finds the same words in the log.
        PauseAnimation { duration: 2000 + 25 * card.shown.length }
        NumberAnimation { target: card; property: "presence"; to: 0; duration: Theme.slide }
    }
    NumberAnimation { id: hide; target: card; property: "presence"; to: 0; duration: Theme.slide }
}
