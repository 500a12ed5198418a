import QtQuick
import QtQuick.Layouts
import MexicanTrain.Ui.Theme

/** A few words, what is to be chosen, and one or two answers. */
Sheet {
    id: sheet

    required property string words
    required property string yes
    property string no: ""
    /** Stands between the words and the answers. */
    property alias choices: choicePlace.data

    signal agreed()

    wantedWidth: Theme.px(520)
    wantedHeight: Math.max(Theme.px(230), topPadding + page.implicitHeight + bottomPadding)
    // Whatever had the focus when it lay here the last time.
    onAboutToShow: agreement.focus = true
    onOpened: agreement.focusReason = Qt.TabFocusReason

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
        RowLayout {
            Layout.alignment: Qt.AlignRight
            spacing: Theme.px(10)

            PushButton {
                text: sheet.no
                isOnPaper: true
                visible: sheet.no !== ""
                onClicked: sheet.close()
            }
            PushButton {
                id: agreement

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
