import QtQuick
import MexicanTrain.Ui.Theme

/** The hub: the engine lies in it, and every train starts from it. */
Item {
    id: station

    required property int engineValue
    required property int engineTile

    /** The engine that can be seen: while it changes, first the old one and then the new one. */
    property int shownValue: -1
    property real turned: 0

    // As on a departure board the new engine turns up; one that was not there before simply lies there.
    onEngineValueChanged: {
        if (shownValue >= 0 && engineValue >= 0 && Theme.roll > 0)
            changing.restart();
        else
            showEngine();
    }
    Component.onCompleted: showEngine()

    function showEngine(): void {
        changing.stop();
        shownValue = engineValue;
        turned = 0;
    }

    function exchange(): void {
        shownValue = engineValue;
    }

    SequentialAnimation {
        id: changing

        PauseAnimation { duration: Theme.slide } // until the sheet of the last round has gone
        NumberAnimation { target: station; property: "turned"; to: 1; duration: Theme.slide; easing.type: Easing.InQuad }
        ScriptAction { script: station.exchange() }
        NumberAnimation { target: station; property: "turned"; to: 0; duration: Theme.roll; easing.type: Easing.OutBounce }
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: engineValue < 0 ? qsTr("Station") : qsTr("Station, engine %1-%1").arg(engineValue)

    Shadow {
        of: roof
        depth: Theme.px(4)
    }
    Board {
        id: roof

        anchors.fill: parent
        picture: Theme.current.uprightWood
        radius: Theme.px(10)
        bevel: Theme.px(4)
    }
    Engraved {
        anchors { horizontalCenter: parent.horizontalCenter; bottom: bed.top; bottomMargin: Theme.px(14) }
        width: Math.min(implicitWidth, station.width - Theme.px(6))
        words: qsTr("Station")
        size: Theme.text(13)
    }
    Rectangle {
        id: bed

        anchors.centerIn: parent
        width: station.engineTile + Theme.px(16)
        height: 2 * station.engineTile + Theme.px(16)
        radius: Theme.px(8)
        color: Theme.current.bed

        BorderImage {
            anchors.fill: parent
            source: Theme.current.recess
            border { left: 24; right: 24; top: 24; bottom: 24 }
        }
        TileView {
            anchors.centerIn: parent
            width: station.engineTile
            height: 2 * width
            first: station.shownValue
            second: station.shownValue
            visible: station.shownValue >= 0
            transform: Scale {
                origin.y: station.engineTile
                yScale: 1 - station.turned
            }
        }
    }
}
