import QtQuick
import MexicanTrain.Platform
import MexicanTrain.Play
import MexicanTrain.Table
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** On the lower edge of the holder: what its tiles come to, and how they are put in order. */
Item {
    id: edge

    required property GameController game
    /** It shows what is counted, or null. */
    required property Command counting

    height: plan.implicitHeight

    HolderButton {
        id: pips

        text: qsTr("%n pip(s) in your hand", "", edge.game.counting.pips)
        visible: edge.game.counting.shown
        Accessible.description: qsTr("Shows how many tiles of each value have been seen.")
        onClicked: edge.counting?.triggered()
    }
    Row {
        id: orders

        anchors.right: parent.right
        spacing: Theme.px(8)

        HolderButton {
            id: plan

            // While it is down it says how long the train is, and a second press lets go of it.
            text: edge.game.hand.planText || qsTr("Plan my train")
            checkable: true
            checked: edge.game.hand.plans
            Accessible.name: qsTr("Plan my train")
            keyName: Keyboard.named("P", Keyboard.letters)
            Accessible.description: edge.game.hand.planText || keyName
            onClicked: edge.game.planTrain()
        }
        HolderButton {
            text: qsTr("Sort by number")
            onClicked: edge.game.sortHand(HandOrder.ByNumber)
        }
        HolderButton {
            text: qsTr("Sort by pips")
            onClicked: edge.game.sortHand(HandOrder.ByPips)
        }
    }
}
