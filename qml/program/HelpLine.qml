import QtQuick
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** What can be done, and how. */
Item {
    id: line

    required property string what
    required property string how

    implicitHeight: Math.max(left.height, right.height)
    Accessible.role: Accessible.ListItem
    Accessible.focusable: true
    //: what can be done, and how; as a screen reader says it
    Accessible.name: qsTr("%1: %2").arg(what).arg(how)

    PaperText {
        id: left

        width: Math.round(line.width * 0.3)
        text: line.what
        font.bold: true
        Accessible.ignored: true
    }
    PaperText {
        id: right

        anchors { left: left.right; right: parent.right; leftMargin: Theme.px(12) }
        text: line.how
        Accessible.ignored: true
    }
}
