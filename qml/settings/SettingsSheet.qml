pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Platform
import MexicanTrain.Settings
import MexicanTrain.Theme
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** What players can set to taste; everything holds at once. */
Sheet {
    id: sheet

    required property Preferences preferences
    required property LanguageSetting language

    heading: qsTr("Settings")
    wantedWidth: Theme.px(1080)
    wantedHeight: headHeight + columns.height + Theme.px(60)

    PaperScroll {
        id: scroll

        readonly property int column: (width - barRoom - columns.spacing) / 2

        anchors { fill: parent; rightMargin: -barRoom }
        contentHeight: columns.height
        // Where all of it is seen the keyboard does not come here.
        Accessible.name: overflows ? sheet.heading : ""

        Row {
            id: columns

            spacing: Theme.px(34)

            Column {
                id: look

                width: scroll.column
                spacing: Theme.px(12)

                SectionHead {
                    width: parent.width
                    words: qsTr("Look", "a heading: how the table looks")
                }
                Row {
                    id: themes

                    width: parent.width
                    spacing: Theme.px(10)
                    Accessible.role: Accessible.Grouping
                    Accessible.name: qsTr("Theme", "how the table looks")

                    RadioGroup {
                        id: themeCards

                        lines: themes
                    }
                    Repeater {
                        model: Themes.ids
                        delegate: ThemeCard {
                            required property string modelData

                            width: (themes.width - (Themes.ids.length - 1) * themes.spacing) / Themes.ids.length
                            group: themeCards
                            theme: Themes.theme(modelData)
                            checked: sheet.preferences.theme === modelData
                            onClicked: sheet.preferences.theme = modelData
                        }
                    }
                }
                Row {
                    width: parent.width
                    spacing: Theme.px(16)

                    SettingChoice {
                        width: parent.width - parent.spacing - example.width
                        label: qsTr("On the tiles")
                        values: [TileChoices.Pips, TileChoices.Digits, TileChoices.PipsAndDigits]
                        names: [qsTr("Pips"), qsTr("Digits"), qsTr("Pips and digits")]
                        value: sheet.preferences.tileMarks
                        onPicked: value => sheet.preferences.tileMarks = value
                    }
                    TileView {
                        id: example

                        anchors.verticalCenter: parent.verticalCenter
                        width: 2 * height
                        height: Theme.px(50)
                        first: 9
                        second: 6
                    }
                }
                SettingChoice {
                    width: parent.width
                    label: qsTr("Colours of the pips")
                    values: [TileChoices.Usual, TileChoices.Safe, TileChoices.OneInk]
                    names: [qsTr("The usual ones"), qsTr("Colour-blind friendly"), qsTr("All black")]
                    value: sheet.preferences.pipColours
                    onPicked: value => sheet.preferences.pipColours = value
                }
                SettingChoice {
                    width: parent.width
                    label: qsTr("Size of the tiles")
                    values: [TileChoices.Normal, TileChoices.Large, TileChoices.Largest]
                    names: [qsTr("Normal"), qsTr("Large"), qsTr("As large as possible")]
                    value: sheet.preferences.tileSize
                    onPicked: value => sheet.preferences.tileSize = value
                }
                SettingSlider {
                    width: parent.width
                    label: qsTr("Size of the text")
                    from: 100
                    to: 150
                    percent: sheet.preferences.textSize
                    onMoved: percent => sheet.preferences.textSize = percent
                }
                Column {
                    width: parent.width
                    spacing: Theme.px(4)

                    PaperText {
                        text: qsTr("Language")
                        Accessible.ignored: true
                    }
                    LanguageChoice {
                        width: parent.width
                        implicitHeight: Math.max(Theme.px(36), Theme.text(34))
                        language: sheet.language
                    }
                }
            }

            Column {
                width: scroll.column
                spacing: Theme.px(12)

                SectionHead {
                    width: parent.width
                    words: qsTr("Motion and sound")
                }
                SettingChoice {
                    width: parent.width
                    label: qsTr("Pace of the game")
                    values: [2, 1, 0.5, 0]
                    names: [qsTr("Slow"), qsTr("Normal"), qsTr("Fast"), qsTr("At once")]
                    value: sheet.preferences.pace
                    onPicked: value => sheet.preferences.pace = value
                }
                SettingChoice {
                    width: parent.width
                    label: qsTr("How long the computer thinks before it plays")
                    values: [0, 0.5, 1, 2]
                    names: [qsTr("Not at all"), qsTr("A short moment"), qsTr("A moment"), qsTr("A long moment")]
                    value: sheet.preferences.thinking
                    onPicked: value => sheet.preferences.thinking = value
                }
                Toggle {
                    width: parent.width
                    text: qsTr("Reduced motion: nothing flies, rolls or slides")
                    checked: sheet.preferences.reducedMotion
                    onToggled: sheet.preferences.reducedMotion = checked
                }
                Toggle {
                    width: parent.width
                    text: qsTr("Sounds")
                    checked: !sheet.preferences.muted
                    onToggled: sheet.preferences.muted = !checked
                }
                SettingSlider {
                    width: parent.width
                    label: qsTr("Volume")
                    from: 0
                    to: 100
                    enabled: !sheet.preferences.muted
                    percent: Math.round(sheet.preferences.soundVolume * 100)
                    onMoved: percent => sheet.preferences.soundVolume = percent / 100
                }
                SectionHead {
                    width: parent.width
                    words: qsTr("Playing and reading")
                }
                Toggle {
                    width: parent.width
                    text: qsTr("Draw and pass for me when nothing else is possible")
                    checked: sheet.preferences.autoDraw
                    onToggled: sheet.preferences.autoDraw = checked
                }
                Toggle {
                    width: parent.width
                    text: qsTr("Counting aids: pips in my hand, tiles seen, what others could not play on")
                    checked: sheet.preferences.counting
                    onToggled: sheet.preferences.counting = checked
                }
                Toggle {
                    width: parent.width
                    text: qsTr("Computer players say a word now and then")
                    checked: sheet.preferences.reactions
                    onToggled: sheet.preferences.reactions = checked
                }
                SettingChoice {
                    width: parent.width
                    label: qsTr("What a screen reader says by itself")
                    values: [Announcement.Anybody, Announcement.ThePlayer, Announcement.TheTurn]
                    names: [qsTr("Everything that happens"), qsTr("What concerns me"), qsTr("Only that it is my turn")]
                    value: sheet.preferences.announcements
                    onPicked: value => sheet.preferences.announcements = value
                }
                PushButton {
                    text: qsTr("Back to the defaults")
                    isOnPaper: true
                    onClicked: sheet.preferences.reset()
                }
            }
        }
    }
}
