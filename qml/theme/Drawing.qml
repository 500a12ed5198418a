import QtQuick

/**
 * A drawing (SVG), with as many dots as it takes on the screen. While a table is laid out its places change their size
 * three times, and to read the track takes some milliseconds: it is read when the size stands, before the next frame.
 */
Image {
    id: drawing

    /** Which; empty: none. */
    required property url file
    /** 0 wide: as wide as its height makes it. */
    property size wanted: Qt.size(0, height)

    function read(): void {
        sourceSize = wanted;
        source = wanted.height > 0 ? file : "";
    }

    onFileChanged: Qt.callLater(read) // qmllint disable
    onWantedChanged: Qt.callLater(read) // qmllint disable
}
