import QtQuick
import QtQuick.Templates as Templates
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/**
 * A sheet that is made when it is first wanted: a window with all of them would take twice as long to come. It is made anew
 * when it is wanted after sizes or words have changed: layouts that nobody sees do not hear of all such changes (Qt 6.4).
 */
Item {
    id: lazy

    /** It comes up in the window of the `parent`. */
    default property Component content
    /** It opens this sheet; null: none does. */
    property Command command: null

    /** The sheet if it has been made, or null. */
    property Templates.Popup made: null
    /** The sizes and the language that it was made with. */
    property string madeFor: ""

    /** The sheet that is being made little by little, or null. */
    property var making: null

    /** It will be wanted soon: it is made between frames, so that none has to wait for all of it. */
    function prepare(): void {
        const look = wantedLook();
        if (making || (made && (made.visible || madeFor === look)))
            return;
        discard();
        madeFor = look;
        making = content.incubateObject(lazy);
        if (making.status === Component.Ready)
            take();
        else
            // A window that is closed meanwhile takes this with it, and is told all the same.
            making.onStatusChanged = () => lazy?.take();
    }
    function sheet(): Templates.Popup {
        if (making)
            making.forceCompletion();
        const look = wantedLook();
        if (made && !made.visible && madeFor !== look)
            discard();
        if (!made) {
            made = content.createObject(lazy) as Templates.Popup;
            madeFor = look;
        }
        return made;
    }
    function wantedLook(): string {
        return [Theme.unit, Theme.letters, Qt.locale().name].join();
    }
    function discard(): void {
        made?.destroy();
        made = null;
    }
    function take(): void {
        made = making?.object as Templates.Popup;
        making = null;
    }
    function open(): void {
        sheet().open();
    }
    function close(): void {
        made?.close();
    }

    Connections {
        target: lazy.command

        function onTriggered(): void {
            lazy.open();
        }
    }
}
