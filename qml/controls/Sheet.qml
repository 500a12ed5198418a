import QtQuick
import QtQuick.Controls.Basic as Basic
import QtQuick.Templates as Templates
import MexicanTrain.Ui.Theme

/** A sheet of paper with a wooden head that lies over the table. */
Basic.Popup {
    id: sheet

    required property string heading
    property bool closable: true
    /** It tells of a problem: it lies above all other sheets, and a press beside it does not put it away. */
    property bool staysOpen: false
    /** What has the keyboard whenever it opens; null: the first thing that can have it, and later what had it last. */
    property Templates.Control firstItem: null
    property real wantedWidth: Theme.px(640)
    property real wantedHeight: Theme.px(480)

    readonly property int headHeight: Theme.px(50)
    /** Qt's software renderer would draw each letter anew for every picture of it, and take longer than one may last. */
    readonly property int coming: contentItem.GraphicsInfo.api === GraphicsInfo.Software ? 0 : Theme.slide

    parent: Templates.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(wantedWidth, parent ? parent.width - Theme.px(32) : wantedWidth)
    height: Math.min(wantedHeight, parent ? parent.height - Theme.px(24) : wantedHeight)
    modal: true
    focus: true
    z: staysOpen ? 1 : 0
    closePolicy: !closable ? Basic.Popup.NoAutoClose
                           : staysOpen ? Basic.Popup.CloseOnEscape : Basic.Popup.CloseOnEscape | Basic.Popup.CloseOnPressOutside
    padding: Theme.px(22)
    topPadding: headHeight + Theme.px(16)

    Templates.Overlay.modal: Rectangle {
        color: Theme.current.dim
    }

    /** Says that to people who use a screen reader: best once it is open, after what has got the focus. */
    function say(text: string): void {
        spoken.say(text);
    }

    /** What is read aloud among other sentences, and is none itself, becomes one. */
    function ended(line: string): string {
        return /[.!?…。！？]$/.test(line) ? line : qsTr("%1.", "a line that is read aloud, made a sentence").arg(line);
    }

    // The popup's own item can do nothing, and of the focus in it no screen reader is told.
    function focusFirst(): void {
        const own = contentItem.parent;
        if (firstItem) {
            firstItem.forceActiveFocus(Qt.TabFocusReason);
            // It has had the keyboard since the sheet was about to show.
            firstItem.focusReason = Qt.TabFocusReason;
        } else if (own.Window.activeFocusItem === own) {
            own.nextItemInFocusChain()?.forceActiveFocus(Qt.TabFocusReason);
        }
    }

    // Else what had it last would be told of first.
    onAboutToShow: if (firstItem) firstItem.focus = true
    onOpened: {
        // Whatever else came up meanwhile.
        if (staysOpen && !activeFocus)
            forceActiveFocus(Qt.TabFocusReason);
        focusFirst();
    }
    // What was said would be there again with the sheet, and so be said again.
    onClosed: spoken.forget()

    // What has the focus is said to be in what is called that.
    Binding {
        target: sheet.contentItem.parent.Accessible
        property: "name"
        value: sheet.heading
    }
    // What comes with the sheet and what comes a moment later: both are said.
    Spoken {
        id: spoken

        collects: true
    }

    enter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: sheet.coming }
        NumberAnimation { property: "scale"; from: 0.96; to: 1; duration: sheet.coming; easing.type: Easing.OutCubic }
    }
    exit: Transition {
        NumberAnimation { property: "opacity"; to: 0; duration: Theme.blink }
    }

    // Lower than 0, where a background usually is, the popup itself would take each press, and the button hear of none.
    Component.onCompleted: contentItem.z = 2

    background: SheetPaper {
        z: 1
        heading: sheet.heading
        headHeight: sheet.headHeight
        closable: sheet.closable
        onCloseWanted: sheet.close()
    }
}
