pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Daily
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** A month of days. The arrow keys go from day to day, also over its ends; page keys turn the months over. */
FocusScope {
    id: grid

    required property DailyDeal daily

    readonly property int days: daily.weekdays.length
    readonly property real cellWidth: width / days
    readonly property real headHeight: Theme.text(26)
    readonly property real cellHeight: (height - headHeight) / Math.max(1, cells.count / days)
    /** The day that is looked at. */
    readonly property CalendarDay chosenDay: cells.count > daily.place ? cells.itemAt(daily.place) as CalendarDay : null

    implicitHeight: headHeight + 6 * Math.max(Theme.px(52), Theme.text(46))
    Accessible.role: Accessible.List
    Accessible.name: daily.month

    Keys.onPressed: event => {
        const ways = {
            [Qt.Key_Left]: () => daily.moveDays(-1),
            [Qt.Key_Right]: () => daily.moveDays(1),
            [Qt.Key_Up]: () => daily.moveDays(-days),
            [Qt.Key_Down]: () => daily.moveDays(days),
            [Qt.Key_PageUp]: () => daily.moveMonths(-1),
            [Qt.Key_PageDown]: () => daily.moveMonths(1),
            [Qt.Key_End]: () => daily.lookAtToday()
        };
        if (!(event.key in ways))
            return;
        ways[event.key]();
        event.accepted = true;
    }
    /** The keyboard goes to the day that is looked at; whoever listens hears it. */
    function takeFocus(): void {
        chosenDay?.forceActiveFocus(Qt.TabFocusReason);
    }

    onChosenDayChanged: if (activeFocus) takeFocus()

    Repeater {
        model: grid.daily.weekdays
        delegate: PaperText {
            required property int index
            required property string modelData

            x: index * grid.cellWidth
            width: grid.cellWidth
            height: grid.headHeight
            horizontalAlignment: Text.AlignHCenter
            text: modelData
            soft: true
            Accessible.name: grid.daily.spokenWeekdays[index]
        }
    }
    Repeater {
        id: cells

        model: grid.daily.cells
        delegate: CalendarDay {
            x: index % grid.days * grid.cellWidth + Theme.px(2)
            y: grid.headHeight + Math.floor(index / grid.days) * grid.cellHeight + Theme.px(1)
            width: grid.cellWidth - Theme.px(4)
            height: grid.cellHeight - Theme.px(2)
            chosen: index === grid.daily.place
            onClicked: {
                grid.daily.choose(index);
                forceActiveFocus(Qt.MouseFocusReason);
            }
        }
    }
}
