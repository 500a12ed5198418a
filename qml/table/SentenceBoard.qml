import QtQuick
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Theme

/** One sentence that says what is going on, or why something was refused. */
Item {
    id: board

    required property string sentence
    required property bool isRefusal
    /** The rule behind the sentence; empty: none. */
    required property string rule

    signal ruleWanted(rule: string)
    /** The button for it may have had the keyboard. */
    signal linkGone(link: Item)

    // Not an alert: of one that is always there Orca says that a dialog is open.
    Accessible.role: Accessible.StatusBar
    Accessible.name: sentence

    Rectangle {
        id: dot

        anchors.verticalCenter: parent.verticalCenter
        width: Theme.grown(22)
        height: width
        radius: width / 2
        color: board.isRefusal ? Theme.current.refusal : Theme.current.sentence
        visible: board.sentence !== ""

        Text {
            anchors.centerIn: parent
            text: board.isRefusal ? "!" : "i"
            color: Theme.current.discText
            font { family: Theme.current.titleFont; bold: true; italic: !board.isRefusal; pixelSize: Theme.text(15) }
            Accessible.ignored: true
        }
    }
    Text {
        id: words

        anchors { left: dot.right; leftMargin: Theme.px(10); verticalCenter: parent.verticalCenter }
        // A chosen tile rises to where the last of several lines would be.
        anchors.verticalCenterOffset: lineCount > 1 ? -Theme.px(3) : 0
        lineHeight: 0.9
        width: board.width - x - (link.visible ? link.width + Theme.px(12) : 0)
        text: board.sentence
        textFormat: Text.PlainText
        color: board.isRefusal ? Theme.current.refusal : Theme.current.sentence
        style: Text.Raised
        styleColor: Theme.current.textShadow
        wrapMode: Text.WordWrap
        maximumLineCount: 3
        elide: Text.ElideRight
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.smallestText
        // Lines lie closer than the letters' size is reckoned from.
        height: Math.round(board.height / lineHeight)
        verticalAlignment: Text.AlignVCenter
        font { family: Theme.current.bodyFont; bold: true; pixelSize: Theme.largeText }
        Accessible.ignored: true
    }

    QuietButton {
        id: link

        anchors { left: words.left; leftMargin: words.contentWidth + Theme.px(12); verticalCenter: parent.verticalCenter }
        text: qsTr("Rule")
        Accessible.description: qsTr("Shows the rule behind this.")
        visible: board.rule !== ""
        // By mouse it leaves the keyboard where it is: Space is for the others' moves.
        focusPolicy: Qt.TabFocus
        onVisibleChanged: if (!visible) board.linkGone(link)
        onClicked: board.ruleWanted(board.rule)
    }

    SequentialAnimation {
        id: shake

        NumberAnimation { target: dot; property: "scale"; to: 1.5; duration: Theme.blink }
        NumberAnimation { target: dot; property: "scale"; to: 1; duration: Theme.slide; easing.type: Easing.OutBounce }
    }
    onSentenceChanged: if (isRefusal) shake.restart()
}
