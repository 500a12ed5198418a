import QtQuick
import MexicanTrain.Ui.Theme

/** Words engraved in a brass sign. */
Rectangle {
    id: sign

    required property string words
    property int size: Theme.text(12)

    implicitWidth: label.implicitWidth + Theme.px(16)
    implicitHeight: label.implicitHeight + Theme.px(6)
    radius: Theme.px(3)
    border.color: Theme.current.panelLine
    gradient: Gradient {
        GradientStop { position: 0; color: Qt.lighter(Theme.current.brass, 1.12) }
        GradientStop { position: 0.5; color: Theme.current.brass }
        GradientStop { position: 1; color: Theme.current.brassDark }
    }

    Text {
        id: label

        anchors.centerIn: parent
        width: Math.min(implicitWidth, sign.width - Theme.px(4))
        text: sign.words
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.smallestText
        color: Theme.current.brassText
        style: Text.Raised
        styleColor: Theme.current.brassShine
        font { family: Theme.current.titleFont; bold: true; pixelSize: sign.size; letterSpacing: Theme.px(1) }
        Accessible.ignored: true
    }
}
