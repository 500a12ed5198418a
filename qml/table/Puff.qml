import QtQuick
import MexicanTrain.Ui.Theme

/** One puff of steam: rises, spreads, drifts and is gone. */
Image {
    id: puff

    /** Where it comes from, and how large it is at first. */
    required property point from
    required property real size
    /** How far it is carried along until it is gone. */
    required property real drift

    property real progress: 0

    signal gone()

    source: "qrc:/art/puff.svg"
    sourceSize { width: 64; height: 64 }
    width: size * (1 + 2.2 * progress)
    height: width
    x: from.x + drift * progress - width / 2
    y: from.y - size * 2.6 * progress - height / 2
    opacity: 0.85 * (1 - progress)

    NumberAnimation {
        target: puff
        property: "progress"
        running: true
        from: 0
        to: 1
        duration: Theme.roll * 1.4
        easing.type: Easing.OutQuad
        onFinished: {
            puff.gone();
            puff.destroy();
        }
    }
}
