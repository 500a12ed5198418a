import QtQuick
import MexicanTrain.Ui.Theme

/** The dark of the station, into which a long train runs. */
Rectangle {
    id: tunnel

    /** How many tiles have run into it. */
    required property int swallowed
    /** The train comes from the left. */
    required property bool mirrored

    width: Theme.grown(56)
    gradient: Gradient {
        orientation: Gradient.Horizontal
        GradientStop { position: tunnel.mirrored ? 1 : 0; color: Theme.current.tunnel }
        GradientStop { position: 0.5; color: Qt.alpha(Theme.current.tunnel, Theme.current.tunnel.a * 0.65) }
        GradientStop { position: tunnel.mirrored ? 0 : 1; color: Qt.alpha(Theme.current.tunnel, 0) }
    }

    Rectangle {
        visible: count.visible
        anchors.fill: count
        anchors.margins: -Theme.px(3)
        anchors.leftMargin: -Theme.px(5)
        anchors.rightMargin: -Theme.px(5)
        radius: height / 2
        color: Qt.rgba(Theme.current.tunnel.r, Theme.current.tunnel.g, Theme.current.tunnel.b, 1)
        border.color: Theme.current.brass
    }
    Text {
        id: count

        anchors.verticalCenter: parent.verticalCenter
        x: tunnel.mirrored ? parent.width - width - Theme.px(9) : Theme.px(9)
        text: "+" + tunnel.swallowed
        visible: tunnel.swallowed > 0
        color: Theme.current.tunnelText
        font { family: Theme.current.bodyFont; bold: true; pixelSize: Theme.smallText }
        Accessible.ignored: true
    }
}
