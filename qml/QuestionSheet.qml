import QtQuick
import QtQuick.Layouts
import MexicanTrain

/** A few words, and one or two answers. */
Sheet {
    id: sheet

    required property string words
    required property string yes
    property string no: ""

    signal agreed()

    wantedWidth: Theme.px(520)
    wantedHeight: Theme.px(words.length > 120 ? 340 : 230)

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.px(14)

        PaperText {
            Layout.fillWidth: true
            Layout.fillHeight: true
            text: sheet.words
            font.pixelSize: Theme.text(16)
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
                text: sheet.yes
                prominent: true
                focus: true
                onClicked: {
                    sheet.agreed();
                    sheet.close();
                }
            }
        }
    }
}
