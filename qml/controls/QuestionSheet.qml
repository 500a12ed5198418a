pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as Templates
import MexicanTrain.Ui.Theme

/** A few words, what is to be chosen, and the answers: with `others` they stand one below the other, for they are long. */
Sheet {
    id: sheet

    required property string words
    required property string yes
    property string no: ""
    /** Answers after which the sheet stays, until somebody closes it. */
    property list<Templates.Action> others: []
    /** Stands between the words and the answers. */
    property alias choices: choicePlace.data

    signal agreed()

    wantedWidth: Theme.px(520)
    wantedHeight: Math.max(Theme.px(230), topPadding + page.implicitHeight + bottomPadding)
    // Whatever had the focus when it lay here the last time.
    onAboutToShow: agreement.focus = true
    onOpened: {
        agreement.focusReason = Qt.TabFocusReason;
        say(words);
    }

    ColumnLayout {
        id: page

        anchors.fill: parent
        spacing: Theme.px(14)

        PaperText {
            Layout.fillWidth: true
            Layout.fillHeight: true
            text: sheet.words
            // Paths of files have no spaces.
            wrapMode: Text.Wrap
            font.pixelSize: Theme.text(16)
        }
        ColumnLayout {
            id: choicePlace

            visible: children.length > 0
        }
        GridLayout {
            id: answers

            readonly property bool isColumn: sheet.others.length > 0

            Layout.alignment: Qt.AlignRight
            Layout.fillWidth: isColumn
            columns: isColumn ? 1 : 2
            columnSpacing: Theme.px(10)
            rowSpacing: Theme.px(8)

            PushButton {
                text: sheet.no
                isOnPaper: true
                visible: sheet.no !== ""
                onClicked: sheet.close()
            }
            Repeater {
                model: sheet.others

                PushButton {
                    required property Templates.Action modelData

                    Layout.fillWidth: true
                    text: modelData.text
                    isOnPaper: true
                    onClicked: modelData.trigger()
                }
            }
            PushButton {
                id: agreement

                Layout.fillWidth: answers.isColumn
                text: sheet.yes
                prominent: true
                onClicked: {
                    sheet.agreed();
                    sheet.close();
                }
            }
        }
    }
}
