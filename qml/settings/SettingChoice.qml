import QtQuick
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** A setting that has one of several values, amounts or those of an enum. */
Column {
    id: setting

    required property string label
    required property list<real> values
    /** What the values are called. */
    required property list<string> names
    /** The one that holds, or is nearest to what holds; the setting itself stands elsewhere and follows `picked`. */
    required property real value
    readonly property int chosen: nearest()

    signal picked(value: real)

    function nearest(): int {
        let best = 0;
        for (let i = 1; i < values.length; ++i) {
            if (Math.abs(values[i] - value) < Math.abs(values[best] - value))
                best = i;
        }
        return best;
    }

    spacing: Theme.px(4)

    PaperText {
        width: parent.width
        text: setting.label
        Accessible.ignored: true
    }
    Choice {
        id: box

        // What a box does to its index by itself, when something is picked or its words change, must not stay.
        function follow(): void {
            currentIndex = Qt.binding(() => setting.chosen);
        }

        width: parent.width
        implicitHeight: Math.max(Theme.px(36), Theme.text(34))
        model: setting.names
        Accessible.name: setting.label
        onModelChanged: follow()
        onActivated: index => {
            setting.picked(setting.values[index]);
            follow();
        }
    }
}
