pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import MexicanTrain.Rules
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** The rules of the game being played: to read, to search, and beside those of another rulebook. */
Sheet {
    id: sheet

    required property RuleModel rules
    property string shownRule: ""

    signal pdfWanted()

    /** Opens the page; `rule`, if not empty, is the one in question. */
    function show(rule: string): void {
        rules.showAll();
        search.clear();
        shownRule = rule;
        page.wanted = Math.max(0, rules.rowOf(rule));
        // The rule in question is read aloud.
        page.currentIndex = rule !== "" ? page.wanted : -1;
        (rule !== "" ? page : search).focus = true;
        open();
    }

    component Subject: Choice {
        Layout.fillWidth: true
        Layout.minimumWidth: Theme.grown(96)
        Layout.preferredWidth: Theme.px(210)
        Layout.maximumWidth: Theme.grown(210)
        implicitHeight: Theme.grown(36)
    }
    component SubjectName: PaperText {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        font { family: Theme.current.titleFont; bold: true; pixelSize: Theme.text(18) }
    }

    heading: qsTr("Rules")
    onOpened: page.positionViewAtIndex(page.wanted, shownRule !== "" ? ListView.Center : ListView.Beginning)
    wantedWidth: Theme.px(1080)
    wantedHeight: Theme.px(760)

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.px(12)

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.px(6)

            SearchField {
                id: search

                Layout.fillWidth: true
                Layout.minimumWidth: Theme.text(206)
                Layout.preferredWidth: Theme.text(236)
                Layout.maximumWidth: Theme.text(236)
                words: qsTr("Search the rules")
                onTextChanged: {
                    sheet.rules.search = text;
                    page.currentIndex = -1;
                    if (activeFocus)
                        typed.restart();
                }

                // While letters come, they are what is read aloud.
                Timer {
                    id: typed

                    interval: 600
                    onTriggered: sheet.say(sheet.rules.count > 0 ? qsTr("%n rule(s)", "", sheet.rules.count) : nothing.text)
                }
            }
            PushButton {
                text: qsTr("Save as PDF…")
                isOnPaper: true
                enabled: sheet.rules.count > 0
                onClicked: sheet.pdfWanted()
            }
            Item {
                Layout.fillWidth: true
            }
            Subject {
                model: sheet.rules.subjects
                currentIndex: sheet.rules.subject
                Accessible.name: qsTr("Rules of")
                onActivated: index => sheet.rules.subject = index
            }
            PaperText {
                text: qsTr("compared with")
                soft: true
            }
            Subject {
                model: sheet.rules.others
                currentIndex: sheet.rules.other + 1
                Accessible.name: qsTr("Compare with")
                onActivated: index => sheet.rules.other = index - 1
            }
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.px(20)

            Column {
                Layout.preferredWidth: Theme.px(230)
                Layout.fillHeight: true
                spacing: Theme.px(2)

                Repeater {
                    model: sheet.rules.sections
                    delegate: ContentsLine {
                        required property string modelData
                        required property int index

                        width: Theme.px(230)
                        text: modelData
                        onClicked: page.goTo(sheet.rules.sectionRows[index])
                    }
                }
            }

            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: Theme.px(8)

                RowLayout {
                    Layout.fillWidth: true
                    Layout.leftMargin: Theme.px(12)
                    Layout.rightMargin: Theme.px(28)
                    spacing: Theme.px(20)
                    visible: sheet.rules.other >= 0

                    SubjectName {
                        text: sheet.rules.subjects[sheet.rules.subject]
                    }
                    SubjectName {
                        text: sheet.rules.others[sheet.rules.other + 1]
                    }
                }
                PaperList {
                    id: page

                    /** The row to be seen as soon as the page has a size. */
                    property int wanted: 0

                    function goTo(row: int): void {
                        wanted = row;
                        currentIndex = row;
                        positionViewAtIndex(row, ListView.Beginning);
                        forceActiveFocus(Qt.TabFocusReason);
                    }

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    model: sheet.rules
                    // Rows are made when they come into sight: those made ahead would not survive a change of the rules.
                    cacheBuffer: 0
                    choosable: true
                    currentIndex: -1
                    Accessible.name: sheet.heading
                    delegate: RuleEntry {
                        width: page.width - Theme.px(16)
                        subject: sheet.rules.subjects[sheet.rules.subject]
                        otherSubject: sheet.rules.others[sheet.rules.other + 1]
                        highlighted: rule !== "" && rule === sheet.shownRule
                        compares: sheet.rules.other >= 0
                    }

                    PaperText {
                        id: nothing

                        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.px(20) }
                        horizontalAlignment: Text.AlignHCenter
                        visible: sheet.rules.count === 0
                        text: sheet.rules.search !== "" ? qsTr("No rule mentions that.") : qsTr("These rules are the same.")
                    }
                }
            }
        }
    }
}
