pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Platform
import MexicanTrain.Play
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** What happened in the round, line by line; it opens where it is new. */
Sheet {
    id: sheet

    required property RoundLog log

    /** What tells once more what was new, in words. */
    required property string recallText

    /** Where the tile of a line lies. */
    signal placeWanted(train: int)
    signal recallWanted()

    function choose(row: int): void {
        const line = list.itemAtIndex(row) as LogLine;
        if (!line || line.train < 0)
            return;
        close();
        placeWanted(line.train);
    }

    heading: qsTr("What happened")
    wantedWidth: Theme.px(620)
    wantedHeight: Theme.px(560)
    onAboutToShow: {
        log.isRead = true;
        list.currentIndex = Math.min(list.count - 1, list.count - log.newCount);
        list.positionViewAtEnd();
        if (log.newCount > 0)
            list.positionViewAtIndex(list.currentIndex, ListView.Contain);
    }
    onClosed: log.isRead = false

    PaperList {
        id: list

        anchors { fill: parent; rightMargin: -Theme.px(8); bottomMargin: again.height + Theme.px(12) }
        focus: true
        choosable: true
        model: sheet.log
        // Lines are made when they come into sight: those made ahead would not survive a new game.
        cacheBuffer: 0
        Keys.onReturnPressed: sheet.choose(currentIndex)
        Keys.onEnterPressed: sheet.choose(currentIndex)

        delegate: LogLine {
            width: list.width - Theme.px(16)
            highlighted: ListView.isCurrentItem
            focusPolicy: Qt.NoFocus
            onClicked: {
                list.currentIndex = index;
                sheet.choose(index);
            }
        }
    }
    PushButton {
        id: again

        anchors { right: parent.right; bottom: parent.bottom }
        text: sheet.recallText
        isOnPaper: true
        Accessible.description: Keyboard.named("R", Keyboard.letters)
        onClicked: {
            sheet.close();
            sheet.recallWanted();
        }
    }
}
