pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Ui.Table
import MexicanTrain.Ui.Theme

/** A train of dominoes that comes in from the left and stops with its locomotive in the middle. */
Item {
    id: train

    /** How far it has come: 0, nothing of it is seen, to 1. */
    property real arrived: 0
    readonly property real gap: Theme.px(13)
    /** From the locomotive backwards; each begins with the number that the one before it ends in. */
    readonly property var wagons: [[12, 9], [9, 4], [4, 6]]

    Accessible.ignored: true
    height: Theme.px(198)

    Rails {
        y: train.height - height * 0.56
        width: parent.width
        height: Theme.px(74)
    }

    // The first picture need not wait for them.
    Once {
        anchors.fill: parent
        wanted: first.seen

        Item {
            id: cars

            readonly property real home: (train.width + locomotive.width) / 2

            x: home * train.arrived - width
            width: locomotive.width + train.wagons.length * (Theme.px(150) + train.gap)
            height: parent.height

            Locomotive {
                id: locomotive

                x: cars.width - width
                width: Theme.px(330)
                colour: Theme.current.firstLocomotive
            }
            Repeater {
                model: train.wagons
                delegate: Item {
                    id: wagon

                    required property int index
                    required property var modelData

                    x: locomotive.x - (index + 1) * (width + train.gap) + Theme.px(16)
                    width: Theme.px(150)
                    height: cars.height

                    Rectangle {
                        anchors { left: tile.right; leftMargin: -Theme.px(4); verticalCenter: tile.bottom; verticalCenterOffset: -Theme.px(8) }
                        width: train.gap + Theme.px(10)
                        height: Theme.px(6)
                        radius: height / 2
                        color: Theme.current.mastLine
                    }
                    Repeater {
                        model: [0.22, 0.78]
                        delegate: Rectangle {
                            required property real modelData

                            x: wagon.width * modelData - width / 2
                            y: locomotive.height * 0.985 - height
                            width: Theme.px(30)
                            height: width
                            radius: width / 2
                            color: Theme.current.mast
                            border { color: Theme.current.mastLine; width: Theme.px(4) }
                        }
                    }
                    TileView {
                        id: tile

                        anchors { bottom: parent.bottom; bottomMargin: locomotive.height * 0.09 }
                        width: parent.width
                        height: width / 2
                        first: wagon.modelData[1]
                        second: wagon.modelData[0]
                    }
                }
            }
            Timer {
                interval: Math.max(16, Theme.roll * 0.45)
                running: coming.running
                repeat: true
                onTriggered: steam.puff(locomotive)
            }
        }
    }
    Steam {
        id: steam

        anchors.fill: parent
    }
    FirstPicture {
        id: first
    }
    NumberAnimation {
        id: coming

        target: train
        property: "arrived"
        running: first.seen
        from: Theme.roll > 0 ? 0 : 1
        to: 1
        duration: Theme.roll * 2.6
        easing.type: Easing.OutCubic
    }
}
