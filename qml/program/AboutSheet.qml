import QtQuick
import MexicanTrain.Program
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** What this program is, and under which terms it and what it is made with may be used. */
Sheet {
    id: sheet

    required property Program program

    heading: qsTr("About Mexican Train")
    wantedWidth: Theme.px(680)
    wantedHeight: Theme.px(600)

    PaperScroll {
        id: scroll

        anchors { fill: parent; rightMargin: -barRoom }
        focus: true
        contentHeight: words.height
        Accessible.name: overflows ? sheet.heading : ""

        Column {
            id: words

            width: scroll.width - scroll.barRoom
            spacing: Theme.px(10)

            PaperText {
                width: words.width
                text: qsTr("Mexican Train, version %1").arg(sheet.program.version)
                font { family: Theme.current.titleFont; bold: true; pixelSize: Theme.largeText }
            }
            PaperText {
                width: words.width
                text: qsTr("A free game for families: by the rules of the leaflet in your box, in many languages. It needs no network and no account, and shows no advertising; nothing leaves this computer.")
            }
            PaperText {
                width: words.width
                text: qsTr("It is made with Qt, which is used under the GNU Lesser General Public License. This program itself may be used, changed and passed on by anybody under these terms:")
            }
            Terms {
                width: words.width
                words: sheet.program.licence
            }
            PaperText {
                width: words.width
                text: qsTr("Made with the work of others, under these terms:")
            }
            Terms {
                width: words.width
                words: sheet.program.thirdParty
            }
        }
    }

    component Terms: Rectangle {
        id: terms

        required property string words

        height: text.height + 2 * Theme.px(10)
        radius: Theme.px(6)
        color: Theme.current.paperShade

        PaperText {
            id: text

            x: Theme.px(10)
            y: Theme.px(10)
            width: parent.width - 2 * Theme.px(10)
            text: terms.words
            soft: true
        }
    }
}
