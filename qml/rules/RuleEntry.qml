import QtQuick
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** One rule: its name, what it says, perhaps a picture, and what another rulebook says instead. */
Item {
    id: entry

    required property string rule
    required property string section
    required property bool opensSection
    required property string title
    required property string text
    required property string otherText
    required property var picture
    /** What is compared, if anything is. */
    required property string subject
    required property string otherSubject
    property bool highlighted: false
    property bool compares: false
    readonly property bool isCurrent: ListView.isCurrentItem && activeFocus

    /** "Rules: what they say". */
    function spoken(what: string, text: string): string {
        return what === "" ? text : qsTr("%1: %2").arg(what).arg(text !== "" ? text : "–");
    }

    Accessible.role: Accessible.ListItem
    Accessible.focusable: true
    Accessible.name: (opensSection ? section + ". " : "") + spoken(title, compares ? spoken(subject, text) : text)
                     + (compares ? ". " + spoken(otherSubject, otherText) : "")

    height: words.y + words.height + Theme.px(10)

    SectionHead {
        id: head

        width: parent.width
        height: visible ? implicitHeight : 0
        visible: entry.opensSection
        words: entry.section
    }
    Rectangle {
        anchors { fill: parent; topMargin: head.height + Theme.px(2) }
        radius: Theme.px(8)
        color: entry.highlighted ? Theme.current.highlight : "transparent"
        border.color: entry.isCurrent ? Theme.current.inkFocus : Theme.current.brassDark
        border.width: entry.isCurrent ? Theme.focusWidth : entry.highlighted ? Theme.px(2) : 0
    }
    Column {
        id: words

        x: Theme.px(12)
        y: head.height + Theme.px(10)
        width: parent.width - 2 * x
        spacing: Theme.px(3)

        PaperText {
            width: parent.width
            text: entry.title
            visible: text !== ""
            font { bold: true; pixelSize: Theme.text(15) }
            Accessible.role: Accessible.Heading
        }
        Row {
            width: parent.width
            spacing: Theme.px(20)
            visible: entry.compares

            PaperText {
                width: (parent.width - parent.spacing) / 2
                text: entry.text !== "" ? entry.text : "–"
                Accessible.ignored: true // the entry says it
            }
            PaperText {
                width: (parent.width - parent.spacing) / 2
                text: entry.otherText !== "" ? entry.otherText : "–"
                Accessible.ignored: true // the entry says it
            }
        }
        PaperText {
            width: parent.width
            text: entry.text
            visible: !entry.compares
            Accessible.ignored: true // the entry says it
        }
        RulePicture {
            pieces: entry.picture
            spokenName: qsTr("Example for: %1").arg(entry.title)
            visible: entry.picture.length > 0
            topPadding: Theme.px(6)
        }
    }
}
