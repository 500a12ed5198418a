pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain

/** The yard as it was at one step of a game: the same tracks as in play, but nothing can be moved. */
Item {
    id: table

    required property GameReplay replay

    signal trainWanted(track: Track)

    function trackAt(index: int): Track {
        return tracks.itemAt(index) as Track;
    }

    function trackOf(trainId: int): Track {
        for (let i = 0; i < tracks.count; ++i) {
            if (trackAt(i).trainId === trainId)
                return trackAt(i);
        }
        return null;
    }

    Metrics {
        id: measures

        width: table.width
        height: table.height
        trains: table.replay.trains.count
        handCount: 0
        below: hands.wantedHeight
    }

    Connections {
        target: table.replay

        function onTilePlayed(seat: int, tileId: int, train: int): void {
            const plate = table.trackOf(seat).plateItem;
            flights.lay(table.trackOf(train), flights.originAt(plate, measures.trackTile * 0.6));
        }
    }

    Item {
        id: yard

        property int current: 0

        x: measures.margin
        y: measures.margin
        width: table.width - 2 * measures.margin
        height: measures.pitch * measures.lanes

        Repeater {
            id: tracks

            model: table.replay.trains
            delegate: Track {
                id: track

                metrics: measures
                x: measures.twoSided && !mirrored ? yard.width - width : 0
                y: (index % measures.lanes) * measures.pitch
                current: index === yard.current
                marks: table.replay.marks
                onActiveFocusChanged: if (activeFocus) yard.current = index
                onPuffed: locomotive => flights.puff(locomotive)
                onChosen: if (track.tiles.count > 0) table.trainWanted(track)
                Keys.onUpPressed: table.trackAt(Math.max(0, index - 1)).forceActiveFocus(Qt.TabFocusReason)
                Keys.onDownPressed: table.trackAt(Math.min(tracks.count - 1, index + 1)).forceActiveFocus(Qt.TabFocusReason)
            }
        }
        Station {
            x: measures.twoSided ? Math.round((parent.width - width) / 2) : measures.plateWidth + measures.gap
            width: measures.stationWidth
            height: parent.height - measures.laneGap
            engineValue: table.replay.engineValue
            engineTile: Math.min(Theme.px(58), width - Theme.px(26))
        }
    }

    SentenceBoard {
        id: sentence

        x: measures.margin + Theme.px(6)
        y: hands.y - height
        width: left.x - Theme.px(12) - x
        height: measures.sentenceHeight
        sentence: table.replay.sentence
        isRefusal: false
        rule: ""
    }
    Text {
        id: left

        anchors { right: hands.right; rightMargin: Theme.px(6); verticalCenter: sentence.verticalCenter }
        text: qsTr("Boneyard: %n tile(s)", "", table.replay.boneyardCount)
        color: Theme.look.textSoft
        font { family: Theme.look.bodyFont; pixelSize: Theme.bodyText }
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    ReplayHands {
        id: hands

        x: measures.margin
        y: table.height - measures.margin - height
        width: table.width - 2 * measures.margin
        height: wantedHeight
        model: table.replay.hands
        marks: table.replay.marks
        seats: table.replay.views.length - 1
    }
    FlightLayer {
        id: flights

        anchors.fill: parent
    }
}
