import QtQuick
import MexicanTrain.Ui.Theme

/** A face-down tile on its way from the boneyard to somebody's hand. */
TileView {
    id: flight

    required property var origin
    required property var target
    /** Milliseconds until it sets out. */
    required property int delay
    property real progress: 0

    width: origin.side
    height: 2 * width
    x: origin.x + (target.x - origin.x) * progress - width / 2
    y: origin.y + (target.y - origin.y) * progress - height / 2
    scale: 1 + (target.side / origin.side - 1) * progress
    rotation: -25 * Math.sin(Math.PI * progress)
    opacity: progress < 0.8 ? 1 : (1 - progress) * 5
    lift: Math.sin(Math.PI * progress)

    SequentialAnimation {
        running: true
        onFinished: flight.destroy()

        PauseAnimation { duration: flight.delay }
        NumberAnimation { target: flight; property: "progress"; from: 0; to: 1; duration: Theme.flight; easing.type: Easing.InOutQuad }
    }
}
