import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Ui.Theme

/** What a sheet looks like: paper, its head with the title, and the button that puts it away. */
Item {
    id: paper

    required property string heading
    required property int headHeight
    required property bool closable

    signal closeWanted()

    function shadeAt(part: real): color {
        return Qt.tint(Theme.current.paper, Qt.alpha(Theme.current.paperShade, Math.max(0, Math.min(1, part))));
    }

    Shadow {
        of: body
        depth: Theme.px(10)
    }
    Rectangle {
        id: body

        anchors.fill: parent
        radius: Theme.px(12)
        border.color: Theme.current.paperLine
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.current.paper }
            GradientStop { position: 1; color: Theme.current.paperShade }
        }
    }
    // The same again where no corner is round: under what it knows to be opaque the software renderer paints nothing.
    Rectangle {
        readonly property real rim: body.border.width

        anchors { fill: body; topMargin: paper.headHeight; leftMargin: rim; rightMargin: rim; bottomMargin: body.radius }
        gradient: Gradient {
            GradientStop { position: 0; color: paper.shadeAt(paper.headHeight / paper.height) }
            GradientStop { position: 1; color: paper.shadeAt(1 - body.radius / paper.height) }
        }
    }
    Board {
        width: parent.width
        height: paper.headHeight
        radius: Theme.px(12)
        bevel: Theme.px(3)
    }
    Text {
        anchors { left: parent.left; leftMargin: Theme.px(22); right: close.left; rightMargin: Theme.px(8) }
        height: paper.headHeight
        verticalAlignment: Text.AlignVCenter
        text: paper.heading
        textFormat: Text.PlainText
        elide: Text.ElideRight
        color: Theme.current.text
        style: Text.Raised
        styleColor: Theme.current.textShadow
        font { family: Theme.current.titleFont; bold: true; pixelSize: Theme.text(21) }
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Basic.AbstractButton {
        id: close

        anchors { right: parent.right; rightMargin: Theme.px(10) }
        y: (paper.headHeight - height) / 2
        width: Theme.px(34)
        height: width
        visible: paper.closable
        Accessible.name: qsTr("Close")
        Accessible.onPressAction: paper.closeWanted()
        onClicked: paper.closeWanted()

        background: Rectangle {
            radius: width / 2
            color: close.hovered ? Theme.current.pressed : Theme.current.hovered
            border.color: Theme.current.focus
            border.width: close.visualFocus ? Theme.focusWidth : 0
        }
        contentItem: Item {
            Repeater {
                model: [45, -45]
                Rectangle {
                    required property int modelData

                    anchors.centerIn: parent
                    width: Theme.px(16)
                    height: Theme.px(2.4)
                    radius: height / 2
                    rotation: modelData
                    color: Theme.current.text
                    antialiasing: true
                }
            }
        }
    }
}
