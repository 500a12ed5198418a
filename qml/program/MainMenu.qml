import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Ui.Theme

/** What can be done with the game as a whole. */
Basic.Menu {
    id: menu

    required property Commands commands

    width: Theme.text(330)
    padding: Theme.px(6)

    background: Rectangle {
        radius: Theme.px(9)
        color: Theme.current.paper
        border.color: Theme.current.paperLine
    }

    contentItem: ListView {
        implicitHeight: contentHeight
        model: menu.contentModel
        currentIndex: menu.currentIndex
        interactive: contentHeight > height
        clip: interactive
        // The menu's own keys pass over lines that cannot be had; a list that can be scrolled would stop there, unheard.
        keyNavigationEnabled: false
        Basic.ScrollIndicator.vertical: Basic.ScrollIndicator {}
    }

    MenuLine { command: menu.commands.newGame }
    MenuLine { command: menu.commands.again }
    MenuLine { command: menu.commands.daily }
    MenuLine { command: menu.commands.ladder }
    MenuLine { command: menu.commands.games }
    MenuLine { command: menu.commands.replay }
    MenuRule {}
    MenuLine { command: menu.commands.players }
    MenuLine { command: menu.commands.log }
    MenuLine { command: menu.commands.status }
    MenuLine { command: menu.commands.counting }
    MenuLine { command: menu.commands.fairness }
    MenuLine { command: menu.commands.statistics }
    MenuLine { command: menu.commands.awards }
    MenuRule {}
    MenuLine { command: menu.commands.scoreKeeper }
    MenuLine { command: menu.commands.blankSheet }
    MenuRule {}
    MenuLine { command: menu.commands.settings }
    MenuLine { command: menu.commands.fullScreen }
    MenuLine { command: menu.commands.rules }
    MenuLine { command: menu.commands.tutorial }
    MenuLine { command: menu.commands.help }
    MenuLine { command: menu.commands.about }
    MenuRule {}
    MenuLine { command: menu.commands.end }
    MenuLine { command: menu.commands.quit }
}
