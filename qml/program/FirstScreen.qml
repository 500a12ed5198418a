import QtQuick
import MexicanTrain.Program
import MexicanTrain.Settings
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Settings
import MexicanTrain.Ui.Setup
import MexicanTrain.Ui.Theme

/** Before there is a game: one click to play, another to choose what. */
FocusScope {
    id: screen

    required property Program program
    required property Commands commands
    readonly property Preferences preferences: program.preferences
    /** Somebody is here for the first time. */
    readonly property bool offersTutorial: !preferences.tutorialOffered

    // The tutorial's button had the focus, and is offered no more.
    onOffersTutorialChanged: play.focus = true

    ArrivingTrain {
        id: train

        y: screen.height * 0.18
        width: parent.width
    }
    Text {
        id: title

        anchors { horizontalCenter: parent.horizontalCenter; top: train.bottom; topMargin: Theme.px(42) }
        text: qsTr("Mexican Train")
        color: Theme.current.sentence
        style: Text.Raised
        styleColor: Theme.current.textShadow
        font { family: Theme.current.titleFont; bold: true; pixelSize: Theme.text(64) }
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Row {
        id: buttons

        anchors { horizontalCenter: parent.horizontalCenter; top: title.bottom; topMargin: Theme.px(30) }
        spacing: Theme.px(16)

        PushButton {
            id: play

            implicitWidth: Theme.px(210)
            implicitHeight: Theme.px(58)
            font.pixelSize: Theme.text(21)
            text: qsTr("Play")
            prominent: true
            focus: true
            Accessible.description: screen.offersTutorial ? qsTr("While you play, %1 opens the menu, and %2 says how things stand.", "keys").arg(screen.commands.menu.keyName).arg(screen.commands.status.keyName) : ""
            onClicked: {
                screen.preferences.tutorialOffered = true;
                screen.program.startGame();
            }
        }
        PushButton {
            implicitWidth: Math.max(Theme.px(210), implicitContentWidth + leftPadding + rightPadding)
            implicitHeight: Theme.px(58)
            font.pixelSize: Theme.text(17)
            text: qsTr("Set up a game…")
            onClicked: screen.commands.newGame.triggered()
        }
        PushButton {
            implicitWidth: Math.max(Theme.px(210), implicitContentWidth + leftPadding + rightPadding)
            implicitHeight: Theme.px(58)
            font.pixelSize: Theme.text(17)
            text: qsTr("Deal of the day…")
            onClicked: screen.commands.daily.triggered()
        }
        PushButton {
            implicitWidth: Math.max(Theme.px(150), implicitContentWidth + leftPadding + rightPadding)
            implicitHeight: Theme.px(58)
            font.pixelSize: Theme.text(17)
            text: qsTr("Ladder…", "of opponents, from the weakest to the strongest")
            onClicked: screen.commands.ladder.triggered()
        }
    }
    LengthChips {
        id: lengths

        anchors { horizontalCenter: parent.horizontalCenter; top: buttons.bottom; topMargin: Theme.px(12) }
        setup: screen.program.setup
    }
    PushButton {
        id: learn

        anchors { horizontalCenter: parent.horizontalCenter; top: lengths.bottom; topMargin: Theme.px(14) }
        visible: screen.offersTutorial
        text: qsTr("New to the game? Learn it in one short round")
        onClicked: screen.program.startTutorial()
    }
    QuietButton {
        anchors { horizontalCenter: parent.horizontalCenter; verticalCenter: learn.verticalCenter }
        visible: !screen.offersTutorial
        text: qsTr("Take the tutorial")
        onClicked: screen.program.startTutorial()
    }
    LanguageRow {
        anchors { horizontalCenter: parent.horizontalCenter; top: learn.bottom; topMargin: Theme.px(18) }
        width: Math.min(implicitWidth, parent.width - Theme.px(60))
        language: screen.program.language
    }
}
