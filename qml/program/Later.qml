pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Program
import MexicanTrain.Ui.Controls

/**
 * A part of the window that is not there at the start. It is read in the window's thread, in one go (release: some 20 ms):
 * the thread on which Qt 6.4 would read it gives type names back that this one still uses, and that ended the program.
 */
Loader {
    id: later

    required property url file
    /** What the part requires. */
    required property var properties
    /** It may come now. */
    property bool due: true
    /** There are tables in it, or tiles of one. */
    property bool hasTable: false
    /** The part hears these. The first of them has it read, and is triggered once more when the part is there. */
    property list<Command> commands

    /** The part, or null until it is there. */
    readonly property Item part: item as Item

    function make(): void {
        if (!due || status !== Loader.Null)
            return;
        if (hasTable)
            KeptTypes.keepOfTable();
        setSource(file, properties);
    }

    onDueChanged: make()
    Component.onCompleted: make()

    Instantiator {
        model: later.part ? [] : later.commands
        delegate: Connections {
            id: waiting

            required property Command modelData

            target: modelData

            function onTriggered(): void {
                const command = modelData;
                later.due = true;
                command.triggered();
            }
        }
    }
}
