import QtQuick
import MexicanTrain.Ui.Theme

/** The sign of an award: a locomotive on brass, or its outline where it is not earned. */
Rectangle {
    id: medal

    required property bool earned

    radius: width / 2
    color: earned ? Theme.current.brass : "transparent"
    border { color: earned ? Theme.current.brassDark : Theme.current.paperLine; width: Theme.px(2) }

    Rectangle {
        anchors { fill: parent; margins: Theme.px(4) }
        radius: width / 2
        color: "transparent"
        border { color: medal.earned ? Theme.current.brassDark : Theme.current.paperLine; width: 1 }
    }
    Locomotive {
        anchors.centerIn: parent
        width: parent.width * 0.62
        colour: medal.earned ? Theme.current.inkGood : Theme.current.paperLine
        opacity: medal.earned ? 1 : 0.5
    }
}
