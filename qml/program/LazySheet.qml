import QtQuick
import QtQuick.Templates as Templates

/** A sheet that is made when it is first wanted: a window with all of them would take twice as long to come. */
Item {
    id: lazy

    required property Component content

    /** The sheet if it has been made, or null. */
    property Templates.Popup made: null

    function sheet(): Templates.Popup {
        if (!made)
            made = content.createObject(lazy) as Templates.Popup;
        return made;
    }
}
