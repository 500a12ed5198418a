import QtQuick
import MexicanTrain

/** Words engraved in a brass sign. */
Rectangle {
    id: sign

    required property string words
    property int size: Theme.px(12)

    implicitWidth: label.implicitWidth + Theme.px(16)
    implicitHeight: label.implicitHeight + Theme.px(6)
    radius: Theme.px(3)
    border.color: "#80000000"
    gradient: Gradient {
        GradientStop { position: 0; color: Qt.lighter(Theme.look.brass, 1.12) }
        GradientStop { position: 0.5; color: Theme.look.brass }
        GradientStop { position: 1; color: Theme.look.brassDark }
    }

    Text {
        id: label

        anchors.centerIn: parent
        width: Math.min(implicitWidth, sign.width - Theme.px(6))
        text: sign.words
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(8)
        color: "#3a2509"
        style: Text.Raised
        styleColor: "#66fff4cf"
        font { family: Theme.look.titleFont; bold: true; pixelSize: sign.size; letterSpacing: Theme.px(1) }
        Accessible.ignored: true
    }
}
