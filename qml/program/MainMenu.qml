import QtQuick
import QtQuick.Controls.Basic as Basic
import MexicanTrain.Ui.Theme

/** What can be done with the game as a whole. */
Basic.Menu {
    id: menu

    required property Commands commands

    /** The rows of the lines that can be had. */
    function usable(): var {
        const rows = [];
        for (let row = 0; row < count; ++row) {
            if ((itemAt(row) as MenuLine)?.enabled)
                rows.push(row);
        }
        return rows;
    }

    function press(event: var): void {
        const rows = usable();
        const place = rows.indexOf(currentIndex);
        const last = rows.length - 1;
        const ways = {
            [Qt.Key_Up]: place > 0 ? place - 1 : last,
            [Qt.Key_Down]: place < last ? place + 1 : 0,
            [Qt.Key_Home]: 0,
            [Qt.Key_End]: last
        };
        const next = event.key in ways ? rows[ways[event.key]] : startingWith(event.text, [...rows.slice(place + 1), ...rows.slice(0, place + 1)]);
        event.accepted = next !== undefined;
        if (event.accepted)
            currentIndex = next;
    }

    /**
     * The first of these rows whose line starts with that letter; undefined: none does.
     * The letter is a var: the linter of Qt 6.4 may crash at a method of a parameter that is a string.
     */
    function startingWith(letter: var, rows: var): var {
        const wanted = letter.trim().toLocaleUpperCase();
        return wanted === "" ? undefined : rows.find(row => (itemAt(row) as MenuLine).text.toLocaleUpperCase().startsWith(wanted));
    }

    // The keyboard is at a line: of the menu itself nothing would be heard.
    onOpened: currentIndex = usable()[0]

    Binding {
        target: menu.contentItem.parent.Accessible
        property: "name"
        value: qsTr("Menu")
    }

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
        // Its own keys would stop at lines that cannot be had, unheard; those of the menu stop at either end.
        keyNavigationEnabled: false
        Keys.onPressed: event => menu.press(event)
        Basic.ScrollIndicator.vertical: Basic.ScrollIndicator {
            Accessible.ignored: true
        }
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
