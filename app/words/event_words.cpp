#include "app/words/event_words.h"

#include "app/words/result_words.h"
#include "app/words/tile_words.h"

using mt::EventKind;

QString EventWords::sentence(const mt::Event& event, const SeatNames& names)
{
    const bool you = names.isYou(event.seat);
    const QString name = names.name(event.seat);
    switch (event.kind) {
    case EventKind::tileDrawn:
        return you ? tr("You draw %1.").arg(TileWords::text(event.tile)) : tr("%1 draws a tile.").arg(name);
    case EventKind::engineLaid: return tr("The engine %1 is in the station.").arg(TileWords::text(event.tile));
    case EventKind::tilePlayed: return played(event, names);
    case EventKind::markerPlaced:
        return tr("A marker now stands %1: everybody may play tiles there.", "on whose train")
            .arg(names.onTrain(event.train));
    case EventKind::markerRemoved:
        return names.isYou(event.train) ? tr("Your train is for you alone again.")
                                        : tr("%1 is closed again.").arg(names.trainTitle(event.train));
    case EventKind::passed: return you ? tr("You pass.") : tr("%1 passes.").arg(name);
    case EventKind::lastTile: return you ? tr("You have one tile left!") : tr("%1 has one tile left!").arg(name);
    case EventKind::roundEnded: return ResultWords::roundEnd(event.reason, {event.seat}, names);
    case EventKind::turnStarted:
    case EventKind::doubleClosed:
    case EventKind::doubleOpened:
    case EventKind::markerAsked:
    case EventKind::dutyOwed:
    case EventKind::openingEnded: return {};
    }
    return {};
}

QString EventWords::played(const mt::Event& event, const SeatNames& names)
{
    const QString tile = TileWords::text(event.tile);
    if (names.isYou(event.seat))
        return tr("You play %1 %2.", "%1: tile, %2: on whose train").arg(tile, names.ontoTrain(event.train));
    const QString name = names.name(event.seat);
    const bool isOpen = event.tile.isDouble();
    if (event.train == event.seat)
        return (isOpen ? tr("%1 plays %2 on their own train: the double lies open.", "%1: who, %2: tile")
                       : tr("%1 plays %2 on their own train.", "%1: who, %2: tile"))
            .arg(name, tile);
    return (isOpen ? tr("%1 plays %2 %3: the double lies open.", "%1: who, %2: tile, %3: on whose train")
                   : tr("%1 plays %2 %3.", "%1: who, %2: tile, %3: on whose train"))
        .arg(name, tile, names.ontoTrain(event.train));
}

std::string_view EventWords::rule(const mt::Event& event)
{
    switch (event.kind) {
    case EventKind::engineLaid: return "engineDouble";
    case EventKind::markerPlaced: return "cannotPlay";
    case EventKind::markerRemoved: return "markerOff";
    case EventKind::lastTile: return "lastTile";
    case EventKind::doubleOpened:
    case EventKind::dutyOwed: return "doubleDuty";
    case EventKind::doubleClosed: return "closing";
    case EventKind::markerAsked: return "markerOff";
    case EventKind::openingEnded: return "opening";
    case EventKind::tileDrawn: return "draw";
    case EventKind::passed: return "cannotPlay";
    case EventKind::tilePlayed:
    case EventKind::turnStarted:
    case EventKind::roundEnded: return {};
    }
    return {};
}
