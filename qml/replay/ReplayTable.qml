pragma ComponentBehavior: Bound

import QtQuick
import MexicanTrain.Replay
import MexicanTrain.Ui.Table
import MexicanTrain.Ui.Theme

/** The tracks as they were at one step of a game: the same as in play, but nothing can be moved. */
Item {
    id: table

    required property GameReplay replay

    signal trainWanted(track: Track)

    Metrics {
        id: measures

        width: table.width
        height: table.height
        trains: table.replay.trains.count
        handCount: 0
        // One step can be told in several sentences, beside the coach: three lines of the smallest letters.
        readonly property int moreWords: Math.max(0, 4 * Theme.smallestText - sentenceHeight)

        below: hands.wantedHeight + moreWords
    }

    Connections {
        target: table.replay

        function onTilePlayed(seat: int, tileId: int, train: int): void {
            const plate = tracks.trackOf(seat).plateItem;
            flights.lay(tracks.trackOf(train), flights.originAt(plate, measures.trackTile * 0.6));
        }
    }

    Tracks {
        id: tracks

        x: measures.margin
        y: measures.margin
        width: table.width - 2 * measures.margin
        height: measures.pitch * measures.lanes
        trains: table.replay.trains
        engineValue: table.replay.engineValue
        metrics: measures
        marks: table.replay.marks
        onChosen: track => {
            if (track.tiles.count > 0)
                table.trainWanted(track);
        }
        onTapped: track => chosen(track)
        onPuffed: locomotive => flights.puff(locomotive)
    }

    SentenceBoard {
        id: sentence

        x: measures.margin + Theme.px(6)
        y: hands.y - height
        width: left.x - Theme.px(12) - x
        height: measures.sentenceHeight + measures.moreWords
        sentence: table.replay.sentence
        isRefusal: false
        rule: ""
    }
    Text {
        id: left

        anchors { right: hands.right; rightMargin: Theme.px(6); verticalCenter: sentence.verticalCenter }
        text: qsTr("Boneyard: %n tile(s)", "", table.replay.boneyardCount)
        color: Theme.current.textSoft
        font { family: Theme.current.bodyFont; pixelSize: Theme.bodyText }
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
