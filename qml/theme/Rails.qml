import QtQuick

/** A piece of track: sleepers and two rails. */
Drawing {
    file: Theme.current.rails
    fillMode: Image.TileHorizontally
    opacity: Theme.current.railStrength
}
