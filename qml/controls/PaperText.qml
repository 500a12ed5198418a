import QtQuick
import MexicanTrain.Ui.Theme

/** Words on paper; what people typed is never read as markup. */
Text {
    property bool soft: false

    textFormat: Text.PlainText
    color: soft ? Theme.current.inkSoft : Theme.current.ink
    wrapMode: Text.WordWrap
    font { family: Theme.current.bodyFont; pixelSize: soft ? Theme.text(13) : Theme.bodyText }
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
