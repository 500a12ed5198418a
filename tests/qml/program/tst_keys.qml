import QtQuick
import QtTest
import MexicanTrain.Platform
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Play
import MexicanTrain.Ui.Program
import MexicanTrain.Tests
import ".."

/** The keys of the commands: on keyboards without Latin letters, and held down. */
SheetsCase {
    name: "Keys"

    readonly property var layouts: ({
        us: { D: "d", P: "p", H: "h", S: "s", C: "c", L: "l", R: "r", A: "a", Z: "z", Y: "y", Q: "q" },
        ru: { D: "в", P: "з", H: "р", S: "ы", C: "с", L: "д", R: "к", A: "ф", Z: "я", Y: "н", Q: "й" },
        ua: { D: "в", P: "з", H: "р", S: "і", C: "с", L: "д", R: "к", A: "ф", Z: "я", Y: "н", Q: "й" },
        gr: { D: "δ", P: "π", H: "η", S: "σ", C: "ψ", L: "λ", R: "ρ", A: "α", Z: "ζ", Y: "υ", Q: ";" },
        il: { D: "ג", P: "פ", H: "י", S: "ד", C: "ב", L: "ך", R: "ר", A: "ש", Z: "ז", Y: "ט", Q: "/" },
        // One that nobody has written down here.
        am: { D: "տ", P: "պ", H: "հ", S: "ս", C: "ծ", L: "լ", R: "ր", A: "ա", Z: "զ", Y: "ը", Q: "ք" }
    })
    readonly property var commandKeys: ({
        draw: "D", endTurn: "Shift+D", hint: "H", planTrain: "P", counting: "C", undo: "Ctrl+Z", redo: "Ctrl+Y",
        again: "A", status: "S", log: "L", recall: "R", quit: "Ctrl+Q"
    })

    function openGame(): void {
        open("rules=tactic;rounds=1;seats=human:Anna,easy,easy;seed=keys;first=1", 0);
        verify(waitForMyTurn());
        // The letters outlive a window.
        press("us", "Z");
    }

    function commands(): Commands {
        return findAll(item => item instanceof Commands)[0] as Commands;
    }

    function press(layout: string, keys: string): void {
        const place = keys.slice(-1);
        const letter = layouts[layout][place];
        const held = keys.startsWith("Ctrl") ? Qt.ControlModifier : keys.startsWith("Shift") ? Qt.ShiftModifier : Qt.NoModifier;
        TestGames.pressPlace(window, place, held === Qt.ShiftModifier ? letter.toUpperCase() : letter, held);
    }

    function test_eachCommandByThePlaceOfItsKey_data(): var {
        return Object.keys(layouts).map(layout => ({ tag: layout }));
    }

    function test_eachCommandByThePlaceOfItsKey(data: var): void {
        openGame();
        const done = [];
        for (const name of Object.keys(commandKeys)) {
            const command = commands()[name];
            command.answersKeys = true;
            command.shortcut.activatedAmbiguously.connect(() => done.push("ambiguous"));
            command.triggered.connect(() => done.push(name));
        }
        for (const name of ["draw", "endTurn", "hint", "planTrain", "recall"]) {
            press(data.tag, commandKeys[name]);
            compare(done.pop(), name);
            compare(done, []);
        }
        press(data.tag, "Ctrl+Z");
        compare(done, ["undo"]);
        press(data.tag, "Ctrl+Y");
        compare(done, ["undo", "redo"]);
        for (const name of ["status", "log", "counting"]) {
            press(data.tag, commandKeys[name]);
            compare(done.pop(), name);
            tryVerify(topSheet, patience);
            keyClick(Qt.Key_Escape);
            tryVerify(() => !topSheet(), patience);
        }
        press(data.tag, "A");
        compare(done.pop(), "again");
    }

    function test_eachKeyHasTheLetterOfTheKeyboard(): void {
        openGame();
        const names = () => [commands().draw.keyNames, commands().endTurn.keyNames, commands().undo.keyNames, commands().quit.keyNames];
        press("us", "R");
        compare(names(), ["D", "Shift+D", "Ctrl+Z, Ctrl+Y", "Ctrl+Q"]);
        for (const [layout, wanted] of [["ru", ["В", "Shift+В", "Ctrl+Я, Ctrl+Н", "Ctrl+Й"]], ["gr", ["Δ", "Shift+Δ", "Ctrl+Ζ, Ctrl+Υ", "Ctrl+;"]],
                                        ["us", ["D", "Shift+D", "Ctrl+Z, Ctrl+Y", "Ctrl+Q"]]]) {
            press(layout, "R");
            compare(names(), wanted);
        }
        press("ru", "R");
        window.sheets.shelf().help.open();
        tryVerify(() => sheet("Help"), patience);
        const lines = findAll(item => item instanceof HelpLine).map(line => line.what);
        for (const key of ["В", "Shift+В", "Р", "З", "С", "К", "Д", "Ы", "Ф", "Ctrl+Й", "F10", "F11"])
            verify(lines.includes(key), key + " in " + lines);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !topSheet(), patience);
        // The table and the sheet of what happened name keys, too.
        press("ru", "L");
        tryVerify(topSheet, patience);
        const told = findAll(item => isShown(item) && item.Accessible.description !== "").map(item => item.Accessible.description);
        for (const key of ["Р", "З", "К", "Ctrl+Я"])
            verify(told.includes(key), key + " in " + told);
        compare(told.filter(text => /^(Shift\+|Ctrl\+)?[A-Z]$/.test(text)), []);
        keyClick(Qt.Key_Escape);
    }

    /** Who types a letter draws no tile. */
    function test_aFieldIsTypedIn(): void {
        openGame();
        const field = textField.createObject(window.contentItem) as SearchField;
        field.forceActiveFocus();
        const left = game.boneyardCount;
        const hand = game.hand.count;
        for (const place of ["D", "S", "L"])
            press("ru", place);
        compare(field.text, "выд");
        verify(!topSheet());
        compare([game.boneyardCount, game.hand.count, game.sentenceIsRefusal], [left, hand, false]);
        TestGames.hold(window, Qt.Key_Space, " ", Qt.NoModifier, 3);
        compare(field.text, "выд    ", "a held key is typed again and again");
        field.destroy();
    }

    function test_onePressIsOneDeed_data(): var {
        return [
            { tag: "D", key: Qt.Key_D, held: Qt.NoModifier, command: "draw" },
            { tag: "H", key: Qt.Key_H, held: Qt.NoModifier, command: "hint" },
            { tag: "R", key: Qt.Key_R, held: Qt.NoModifier, command: "recall" },
            { tag: "P", key: Qt.Key_P, held: Qt.NoModifier, command: "planTrain" },
            { tag: "Ctrl+Z", key: Qt.Key_Z, held: Qt.ControlModifier, command: "undo" },
            { tag: "F11", key: Qt.Key_F11, held: Qt.NoModifier, command: "fullScreen" },
            { tag: "Escape", key: Qt.Key_Escape, held: Qt.NoModifier, command: "letGo" }
        ];
    }

    function test_onePressIsOneDeed(data: var): void {
        openGame();
        let deeds = 0;
        commands()[data.command].triggered.connect(() => { ++deeds; });
        TestGames.hold(window, data.key, "", data.held, 5);
        compare(deeds, 1);
    }

    function test_oneTileForOneEnter(): void {
        openGame();
        const tile = handTiles().find(each => !each.playable);
        (tile as HandTile).forceActiveFocus(Qt.TabFocusReason);
        let refusals = 0;
        game.sentenceChanged.connect(() => { ++refusals; });
        TestGames.hold(window, Qt.Key_Return, "\r", Qt.NoModifier, 5);
        compare(refusals, 1);
    }

    function test_aHeldKeyPressesAButtonOnce_data(): var {
        return [{ tag: "Enter", key: Qt.Key_Return }, { tag: "Space", key: Qt.Key_Space }];
    }

    function test_aHeldKeyPressesAButtonOnce(data: var): void {
        openGame();
        const pressed = pushButton.createObject(window.contentItem) as PushButton;
        let presses = 0;
        pressed.clicked.connect(() => { ++presses; });
        pressed.forceActiveFocus(Qt.TabFocusReason);
        TestGames.hold(window, data.key, "", Qt.NoModifier, 5);
        compare(presses, 1);
        pressed.destroy();
    }

    function test_arrowsGoOnAndOn(): void {
        openGame();
        handTiles()[0].forceActiveFocus(Qt.TabFocusReason);
        TestGames.hold(window, Qt.Key_Right, "", Qt.NoModifier, 5);
        compare((focused as HandTile).index, 6);
    }

    function test_quit(): void {
        openGame();
        let quits = 0;
        commands().quitWanted.connect(() => { ++quits; });
        keyClick(Qt.Key_Q, Qt.ControlModifier);
        compare(quits, 1);
        tryVerify(() => !window.visible, patience);
    }

    Component { id: textField; SearchField { words: "name"; width: 200 } }
    Component { id: pushButton; PushButton { text: "button" } }
}
