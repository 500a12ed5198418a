pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Ui.Table
import MexicanTrain.Ui.Theme

/** The strip of ground over the table on which the train of who went out passes, large. */
Item {
    id: strip

    required property Track track
    /** The short side of a tile. */
    required property int side
    /** How far the train has passed: 0 to 1. */
    required property real gone
    /** How many cars are made: all in one frame would hold that up. */
    required property int made

    readonly property Locomotive engine: locomotive
    /** More than that would be a train without an end. */
    readonly property int mostCars: Math.floor(width / (2 * side) * 0.8)
    readonly property bool mirrored: track?.mirrored ?? false

    implicitHeight: Math.round(2.5 * side)
    clip: true

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Qt.darker(Theme.current.clothBottom, 1.9) }
            GradientStop { position: 1; color: Qt.darker(Theme.current.clothBottom, 1.25) }
        }
    }
    Rails {
        y: cars.y + strip.side - Math.round(height / 2)
        width: parent.width
        height: Math.round(strip.side * 1.08)
    }
    Item {
        id: train

        readonly property real from: strip.mirrored ? strip.width : -width
        readonly property real to: strip.mirrored ? -width : strip.width

        x: Math.round(from + (to - from) * strip.gone)
        width: cars.width + locomotive.width + Theme.px(6)
        height: strip.height

        Row {
            id: cars

            x: strip.mirrored ? train.width - width : 0
            y: Math.round(strip.height - height - strip.side * 0.12)
            height: 2 * strip.side
            spacing: Theme.px(4)
            layoutDirection: strip.mirrored ? Qt.RightToLeft : Qt.LeftToRight

            Repeater {
                id: wagons

                model: strip.track?.tiles ?? null
                delegate: Once {
                    id: car

                    required property int index
                    required property int tileId
                    required property int near
                    required property int far
                    required property bool isDouble
                    required property string newFrom
                    readonly property int fromEnd: wagons.count - 1 - index

                    width: isDouble ? strip.side : 2 * strip.side
                    height: cars.height
                    visible: fromEnd < strip.mostCars
                    wanted: visible && fromEnd < strip.made

                    TrackTile {
                        tileId: car.tileId
                        near: car.near
                        far: car.far
                        isDouble: car.isDouble
                        spokenName: ""
                        newFrom: car.newFrom
                        shortSide: strip.side
                        mirrored: strip.mirrored
                        Accessible.ignored: true
                    }
                }
            }
        }
        Locomotive {
            id: locomotive

            x: strip.mirrored ? 0 : train.width - width
            y: cars.y + strip.side * 1.5 - height
            width: Math.round(strip.side * 2.9)
            colour: strip.track?.colour ?? "transparent"
            mirrored: strip.mirrored
        }
    }
    Rectangle {
        width: parent.width
        height: Theme.px(3)
        color: Theme.current.brass
    }
    Rectangle {
        y: parent.height - height
        width: parent.width
        height: Theme.px(3)
        color: Theme.current.brass
    }
}
