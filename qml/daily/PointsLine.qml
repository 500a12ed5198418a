import QtQuick
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** One who played these tiles, and how many points they came to: a bar, shorter for who did better. */
Item {
    id: line

    required property string name
    required property string points
    required property double share
    required property bool isPerson
    required property string spoken

    readonly property real nameWidth: width * 0.34
    readonly property real pointsWidth: Theme.text(48)

    implicitHeight: Math.max(Theme.text(27), who.implicitHeight + Theme.px(4))
    Accessible.role: Accessible.ListItem
    Accessible.focusable: true
    Accessible.name: spoken

    PaperText {
        id: who

        anchors.verticalCenter: parent.verticalCenter
        width: line.nameWidth
        text: line.name
        elide: Text.ElideRight
        maximumLineCount: 1
        font.bold: line.isPerson
        Accessible.ignored: true
    }
    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        x: line.nameWidth + Theme.px(8)
        width: Math.max(Theme.px(3), (line.width - x - line.pointsWidth - Theme.px(8)) * line.share)
        height: Theme.px(12)
        radius: height / 2
        color: line.isPerson ? Theme.current.inkGood : Theme.current.brassDark
        opacity: line.isPerson ? 1 : 0.55
    }
    PaperText {
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        width: line.pointsWidth
        horizontalAlignment: Text.AlignRight
        text: line.points
        font.bold: line.isPerson
        Accessible.ignored: true
    }
}
