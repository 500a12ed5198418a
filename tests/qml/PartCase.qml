import QtQuick
import QtQuick.Controls.Basic as Basic
import QtTest
import MexicanTrain.Theme
import MexicanTrain.Ui.Theme
import MexicanTrain.Tests

/** What the tests of single parts share: one part, alone in a window of its own, and what it says to whoever uses it. */
SheetsCase {
    id: partCase

    readonly property string longName: "Maximiliane von und zu Unterhaching-Oberföhring, the third of that name"

    /** A program without a window, for the objects that a part is given. */
    function programWithout(): void {
        close();
        program = TestGames.beginWithout();
    }

    /** The same with a game, which goes on at once. */
    function programWith(spec: string): void {
        close();
        program = TestGames.begin(spec, 0);
        verify(program, "the game begins");
        tryVerify(() => game.myTurn || game.curtain || game.roundEnded, patience, "somebody at the computer is to move");
    }

    /** The part, in the corner of a window of that size. */
    function show(type: Component, properties = {}, size = Qt.size(1280, 800)): var {
        close();
        window = bareWindow.createObject(null, { width: size.width, height: size.height }) as Window;
        lookAtWindow();
        const part = type.createObject((window as Basic.ApplicationWindow).contentItem, properties);
        verify(part, "the part is there: " + type.errorString());
        return part;
    }

    /** The tiles of the hand that is shown, in its order. */
    function handIds(): var {
        const tileIdRole = Qt.UserRole; // a row's first property
        return [...Array(game.hand.count).keys()].map(row => game.hand.data(game.hand.index(row, 0), tileIdRole));
    }

    /** What `emitter` emits from now on: the arguments of each time. */
    function heard(emitter: QtObject, signalName: string): var {
        const told = [];
        emitter[signalName].connect((...values) => { told.push(values); });
        return told;
    }

    /** The first shown item that `wanted` accepts. */
    function find(wanted: var, top = root): var {
        return findAll(item => wanted(item) && isShown(item), top)[0] ?? null;
    }

    /** The control that is called that. */
    function named(name: string, top = root): var {
        return find(item => item.background !== undefined && item.Accessible.name === name, top);
    }

    function words(text: string, top = root): var {
        return find(item => item instanceof Text && item.text === text, top);
    }

    function textsOf(top = root): var {
        return findAll(item => item instanceof Text && item.text !== "" && isShown(item), top).map(item => item.text);
    }

    function sameColour(one: color, other: color): bool {
        return Qt.colorEqual(one, other);
    }

    /** Nothing moves by itself, and everything is as large as it was drawn. */
    function calm(): void {
        Themes.id = "Classic";
        Theme.unit = 1;
        Theme.letters = 1;
        Theme.pace = 0;
        Theme.tileMarks = TileChoices.Pips;
        Theme.pipColours = TileChoices.Usual;
        Theme.tileSize = TileChoices.Normal;
    }

    function init(): void {
        failOnWarning(/./);
        calm();
    }

    Component {
        id: bareWindow

        Basic.ApplicationWindow {
            visible: true
            color: Theme.current.clothBottom
        }
    }
}
