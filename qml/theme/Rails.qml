import QtQuick

/** A piece of track: sleepers and two rails. */
Image {
    source: Theme.current.rails
    sourceSize.height: height
    fillMode: Image.TileHorizontally
    opacity: Theme.current.railStrength
}
