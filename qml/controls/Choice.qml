pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Theme
import MexicanTrain.Ui.Theme

/** One of several: a box that opens a list. What it stands at is spoken, and each line that the keys come to. */
Basic.ComboBox {
    id: choice

    property bool isOnPaper: true
    /// A role of the model: what is said below the name of each line, in small letters.
    property string noteRole: ""
    property int listWidth: Theme.px(170)

    /** The box alone has the focus: of what changes in it or in its list nobody would hear. */
    function tell(text: string): void {
        if (activeFocus)
            spoken.say(text);
    }

    component Lines: ListView {
        id: lines

        // Later: lines that come into sight because it is higher may be of two rows, and so make it higher still.
        Binding on implicitHeight {
            value: lines.contentHeight
            delayed: true
        }
    }

    component LineWords: Item {
        id: lineWords

        required property string name
        required property string note
        required property bool isChosen

        implicitHeight: words.implicitHeight

        Column {
            id: words

            width: parent.width
            anchors.verticalCenter: parent.verticalCenter

            Text {
                width: parent.width
                text: lineWords.name
                textFormat: Text.PlainText
                font { family: Theme.current.bodyFont; pixelSize: Theme.bodyText; bold: lineWords.isChosen }
                color: Theme.current.ink
                wrapMode: Text.WordWrap
            }
            PaperText {
                width: parent.width
                text: lineWords.note
                soft: true
                visible: text !== ""
                Accessible.ignored: true // the line's description
            }
        }
    }

    implicitHeight: Theme.px(34)
    topPadding: 0
    bottomPadding: 0
    leftPadding: Theme.px(12)
    rightPadding: Theme.px(30)
    font { family: Theme.current.bodyFont; pixelSize: Theme.bodyText }
    Accessible.description: displayText
    Accessible.onPressAction: popup.open()
    onActivated: if (!popup.visible) tell(displayText)
    onHighlightedIndexChanged: if (highlightedIndex >= 0) tell(textAt(highlightedIndex))
    onActiveFocusChanged: if (!activeFocus) spoken.forget()
    // The row it stands in may go while the list is open.
    Component.onDestruction: if (down) popup.close()

    Spoken {
        id: spoken
    }

    contentItem: Text {
        text: choice.displayText
        textFormat: Text.PlainText
        font: choice.font
        color: choice.isOnPaper ? Theme.current.ink : Theme.current.text
        opacity: choice.enabled ? 1 : Theme.faded
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.smallestText
        elide: Text.ElideRight
    }
    // No letter: the fonts that come with the installer for Windows have no such sign.
    indicator: TintedPicture {
        x: choice.width - width - Theme.px(10)
        y: (choice.height - height) / 2
        width: Theme.text(14)
        height: width
        picture: "qrc:/art/open.svg"
        visible: choice.enabled
        colour: choice.isOnPaper ? Theme.current.inkSoft : Theme.current.textSoft
    }
    background: Rectangle {
        radius: Theme.px(7)
        opacity: choice.enabled ? 1 : 0.5
        color: choice.isOnPaper ? Theme.current.field : Theme.current.button
        border.color: choice.visualFocus ? (choice.isOnPaper ? Theme.current.inkFocus : Theme.current.focus)
                                         : choice.isOnPaper ? Theme.current.paperLine : Theme.current.plateLine
        border.width: choice.visualFocus ? Theme.focusWidth : 1
    }
    delegate: Basic.ItemDelegate {
        id: line

        required property int index
        required property var model
        readonly property string note: choice.noteRole === "" ? "" : model[choice.noteRole]

        width: ListView.view.width
        height: Math.max(Theme.px(34), implicitContentHeight + Theme.px(10))
        highlighted: choice.highlightedIndex === index
        text: choice.textAt(index)
        Accessible.name: text
        Accessible.description: note
        Accessible.onPressAction: {
            choice.currentIndex = index;
            choice.activated(index);
            choice.popup.close();
        }
        contentItem: LineWords {
            name: line.text
            note: line.note
            isChosen: choice.currentIndex === line.index
        }
        background: Rectangle {
            color: line.highlighted ? Theme.current.paperShade : "transparent"
            radius: Theme.px(5)
        }
    }
    popup: Basic.Popup {
        y: choice.height + 2
        width: Math.max(choice.width, choice.listWidth)
        // Within the window, wherever the box stands.
        margins: Theme.px(4)
        implicitHeight: Math.min(contentItem.implicitHeight + 2 * padding, choice.Window.height - 2 * margins)
        padding: Theme.px(5)
        onClosed: choice.tell(choice.displayText)
        contentItem: Lines {
            clip: true
            // Lines that are still there when the box goes, go after the list they lie in; with a screen reader that crashes.
            model: choice.popup.visible ? choice.delegateModel : null
            currentIndex: choice.highlightedIndex
        }
        background: Rectangle {
            radius: Theme.px(8)
            color: Theme.current.paper
            border.color: Theme.current.paperLine
        }
    }
}
