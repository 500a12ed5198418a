pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** The deal of one round: its fingerprint, and when the round is over what it was made from. */
Column {
    id: entry

    required property int round
    required property list<string> fingerprint
    required property string salt
    required property string deck
    required property string verdict

    readonly property bool isSealed: fingerprint.length > 0

    spacing: Theme.px(2)
    bottomPadding: Theme.px(8)
    Accessible.role: Accessible.ListItem
    Accessible.name: Array.from(children).filter(part => part.visible).map(part => part.Accessible.name).join("\n")
    Accessible.focusable: true

    component Part: PaperText {
        width: entry.width
        Accessible.ignored: true
    }

    Part {
        text: qsTr("Round %1").arg(entry.round)
        font.bold: true
    }
    Part {
        text: qsTr("Fingerprint:")
        visible: entry.isSealed
    }
    FingerprintText {
        width: entry.width
        groups: entry.fingerprint
        visible: entry.isSealed
        bottomPadding: Theme.px(2)
        Accessible.ignored: true
    }
    Part {
        text: qsTr("Salt: %1").arg(entry.salt)
        wrapMode: Text.WrapAnywhere
        visible: entry.salt !== ""
    }
    Part {
        text: qsTr("Tiles, in the order in which they were dealt and drawn: %1").arg(entry.deck)
        soft: true
        visible: entry.deck !== ""
    }
    Part {
        text: entry.verdict
        color: entry.deck !== "" && entry.isSealed ? Theme.current.inkGood : Theme.current.inkSoft
    }
}
