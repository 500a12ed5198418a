import QtQuick
import QtQuick.Templates as Templates
import MexicanTrain.Ui.Theme

/**
 * A sheet that is made when it is first wanted: a window with all of them would take twice as long to come. It is made anew
 * when it is wanted after sizes or words have changed: layouts that nobody sees do not hear of all such changes (Qt 6.4).
 */
Item {
    id: lazy

    /** It comes up in the window of the `parent`. */
    default property Component content

    /** The sheet if it has been made, or null. */
    property Templates.Popup made: null
    /** The sizes and the language that it was made with. */
    property string madeFor: ""

    function sheet(): Templates.Popup {
        const look = [Theme.unit, Theme.letters, Qt.locale().name].join();
        if (made && !made.visible && madeFor !== look) {
            made.destroy();
            made = null;
        }
        if (!made) {
            made = content.createObject(lazy) as Templates.Popup;
            madeFor = look;
        }
        return made;
    }
    function open(): void {
        sheet().open();
    }
    function close(): void {
        made?.close();
    }
}
