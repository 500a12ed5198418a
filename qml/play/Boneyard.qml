pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Platform
import MexicanTrain.Play
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** The face-down tiles, how many are left, and the one thing to do when no tile can be played. */
Item {
    id: boneyard

    required property GameController game

    /** The keyboard goes back to the hand: to its first tile, or its last. */
    signal leftSideways(toFirst: bool)

    readonly property Item pileItem: pile
    readonly property int tileSide: pile.side
    /** The keyboard is at it, or was when it was done. */
    readonly property bool hasKeyboard: action.activeFocus
    readonly property bool canAct: game.canDraw || game.canPass || game.canEndOpening
    readonly property string actionText: game.canDraw ? qsTr("Draw a tile") : game.canPass ? qsTr("Pass")
                                       : game.canEndOpening ? qsTr("End turn") : ""

    function act(): void {
        if (game.canDraw)
            game.draw();
        else if (game.canPass)
            game.pass();
        else if (game.canEndOpening)
            game.endOpening();
    }

    function focusAction(): void {
        if (canAct)
            action.forceActiveFocus(Qt.TabFocusReason);
    }

    Item {
        id: pile

        // How the tiles lie about: x and y in parts of the pile's size, and the angle.
        readonly property var lie: [[0.5, 0.55, 12], [0.3, 0.6, -58], [0.68, 0.62, 71], [0.42, 0.36, -20], [0.62, 0.4, 40],
            [0.2, 0.44, 24], [0.8, 0.46, -33], [0.36, 0.72, 84], [0.6, 0.74, -12], [0.5, 0.24, 65], [0.26, 0.28, -42],
            [0.75, 0.28, 18], [0.47, 0.5, -74], [0.55, 0.58, 33]]
        readonly property int side: Math.round(Math.min(width / 4.6, height / 4.3))

        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: label.top; bottomMargin: Theme.px(2) }

        Repeater {
            model: Math.min(pile.lie.length, boneyard.game.boneyardCount)
            delegate: TileView {
                required property int index

                width: pile.side
                height: 2 * width
                first: -1
                x: pile.width * (0.12 + 0.76 * pile.lie[index][0]) - width / 2
                y: pile.height * pile.lie[index][1] - height / 2
                rotation: pile.lie[index][2]
                lift: 0.15
            }
        }
        TapHandler {
            // Where nothing can be drawn the rules say why.
            onTapped: boneyard.game.draw()
        }
    }

    Text {
        id: label

        anchors { horizontalCenter: parent.horizontalCenter; bottom: action.visible ? action.top : parent.bottom; bottomMargin: Theme.px(5) }
        text: boneyard.game.boneyardCount > 0 ? qsTr("%n tile(s) left", "in the boneyard", boneyard.game.boneyardCount)
                                              : qsTr("No tiles left")
        color: Theme.current.text
        style: Text.Raised
        styleColor: Theme.current.textShadow
        font { family: Theme.current.bodyFont; pixelSize: Theme.bodyText }
        Accessible.role: Accessible.StaticText
        // In one piece: after a colon most languages go on in small letters.
        Accessible.name: boneyard.game.boneyardCount > 0 ? qsTr("Boneyard: %n tile(s) left", "", boneyard.game.boneyardCount)
                                                         : qsTr("Boneyard: no tiles left")
    }

    PushButton {
        id: action

        readonly property string drawKey: Keyboard.named("D", Keyboard.letters)

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: Theme.px(42)
        text: boneyard.actionText
        prominent: true
        visible: boneyard.canAct
        Accessible.description: boneyard.game.canDraw ? drawKey : qsTr("Shift+%1", "keys that are held together; %1: a letter").arg(drawKey)
        onClicked: boneyard.act()
        Keys.onLeftPressed: boneyard.leftSideways(false)
        Keys.onRightPressed: boneyard.leftSideways(true)
        Keys.onUpPressed: boneyard.leftSideways(false)
    }
}
