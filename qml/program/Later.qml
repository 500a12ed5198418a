import QtQuick

/** A part of the window that is not there at the start: its types are read meanwhile on a thread of their own. */
Item {
    id: later

    required property url source
    /** What the part requires. */
    required property var properties
    /** It may come now. */
    property bool due: true

    /** The part, or null until it is there. */
    property Item part: null
    readonly property Component type: Qt.createComponent(source, Component.Asynchronous)

    function make(): void {
        if (type?.status === Component.Error)
            console.error(type.errorString());
        if (type?.status === Component.Ready && due && !part)
            part = type.createObject(later, properties) as Item;
    }

    onDueChanged: make()
    Component.onCompleted: make()

    Connections {
        target: later.type

        function onStatusChanged(): void {
            later.make();
        }
    }
}
