import QtQuick
import QtQuick.Templates as Templates

/** A sheet that is made when it is first wanted: a window with all of them would take twice as long to come. */
Item {
    id: lazy

    /** It comes up in the window of the `parent`. */
    default property Component content

    /** The sheet if it has been made, or null. */
    property Templates.Popup made: null

    function sheet(): Templates.Popup {
        if (!made)
            made = content.createObject(lazy) as Templates.Popup;
        return made;
    }
    function open(): void {
        sheet().open();
    }
    function close(): void {
        made?.close();
    }
}
