import QtQuick

/** A piece of track: sleepers and two rails. */
Image {
    source: Theme.look.rails
    sourceSize.height: height
    fillMode: Image.TileHorizontally
    opacity: Theme.look.railStrength
}
