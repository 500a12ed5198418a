import QtQuick
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** A setting that has one of several values. */
Column {
    id: setting

    required property string label
    required property list<string> values
    /** Which of them holds; the setting itself stands elsewhere and follows `picked`. */
    required property int chosen

    signal picked(index: int)

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
        model: setting.values
        Accessible.name: setting.label
        onModelChanged: follow()
        onActivated: index => {
            setting.picked(index);
            follow();
        }
    }
}
