#include "app/words/step_words.h"

#include "app/words/event_words.h"
#include "app/words/result_words.h"
#include "app/words/tile_words.h"

#include <algorithm>

using mt::ActionKind;
using mt::EventKind;

namespace
{

// How many tiles were drawn until the engine turned up.
int drawnForEngine(const mt::Game& game, const mt::Deal& deal)
{
    std::vector<mt::Event> events;
    mt::startRound(game.rules, deal, &events);
    return static_cast<int>(std::ranges::count(events, EventKind::tileDrawn, &mt::Event::kind));
}

} // namespace

QString StepWords::dealt(const mt::Game& game, const mt::Deal& deal, const SeatNames& names)
{
    const int drawn = drawnForEngine(game, deal);
    const QString tiles = tr("Each player is dealt %n tile(s).", "", game.rules.handSize);
    const QString more = drawn == 0 ? tiles
                                    : tr("%1 %2", "two whole sentences, one after the other")
                                          .arg(tiles, tr("To find the engine, %n more are drawn.", "tiles", drawn));
    return tr("%1 %2", "two whole sentences, one after the other").arg(more, begun(game, deal, names));
}

QString StepWords::begun(const mt::Game& game, const mt::Deal& deal, const SeatNames& names)
{
    return game.rules.options.engine == mt::Engine::aside ? takesTurn(game, deal, names)
                                                          : holdsEngine(game, drawnForEngine(game, deal), names);
}

// Whose turn it is to begin a round.
QString StepWords::takesTurn(const mt::Game& game, const mt::Deal& deal, const SeatNames& names)
{
    const QString engine = TileWords::text(mt::Tile(game.round.table.engine, game.round.table.engine));
    const bool you = names.isYou(game.starter);
    const QString name = names.name(game.starter);
    if (deal.round == 1)
        return you ? tr("The engine %1 lies in the station. You start the game.").arg(engine)
                   : tr("The engine %1 lies in the station. %2 starts the game.", "%2: who").arg(engine, name);
    return you ? tr("The engine %1 lies in the station. The players take turns to start: this time it is you.")
                     .arg(engine)
               : tr("The engine %1 lies in the station. The players take turns to start: this time it is %2.",
                    "%2: who")
                     .arg(engine, name);
}

// Who lays the engine begins; `drawn`: how many tiles were drawn until it turned up.
QString StepWords::holdsEngine(const mt::Game& game, int drawn, const SeatNames& names)
{
    const QString engine = TileWords::text(mt::Tile(game.round.table.engine, game.round.table.engine));
    const bool you = names.isYou(game.starter);
    const QString name = names.name(game.starter);
    if (drawn > 0)
        return you ? tr("Nobody held the engine %1: you drew it and start.", "%1: tile").arg(engine)
                   : tr("Nobody held the engine %1: %2 drew it and starts.", "%1: tile, %2: who").arg(engine, name);
    return you ? tr("You hold the engine %1: it is placed in the station, and you start.").arg(engine)
               : tr("%1 holds the engine %2: it is placed in the station, and %1 starts.", "%1: who, %2: tile")
                     .arg(name, engine);
}

QString StepWords::step(const mt::Action& action, const std::vector<mt::Event>& events, const mt::Game& after,
                        const SeatNames& names, bool seesAll)
{
    QString text;
    for (const mt::Event& event : events) {
        const QString next = ofEvent(event, after, names, seesAll);
        if (text.isEmpty())
            text = next;
        else if (!next.isEmpty())
            text = tr("%1 %2", "two whole sentences, one after the other").arg(text, next);
    }
    return text.isEmpty() ? withoutEvent(action, names) : text;
}

QString StepWords::ofEvent(const mt::Event& event, const mt::Game& after, const SeatNames& names, bool seesAll)
{
    if (event.kind == EventKind::tileDrawn && seesAll && !names.isYou(event.seat))
        return tr("%1 draws %2.", "%1: who, %2: tile").arg(names.name(event.seat), TileWords::text(event.tile));
    if (event.kind == EventKind::roundEnded)
        return ResultWords::roundSummary(after, names);
    return EventWords::sentence(event, names);
}

// What nobody sees happen, but somebody has decided.
QString StepWords::withoutEvent(const mt::Action& action, const SeatNames& names)
{
    const bool you = names.isYou(action.seat);
    const QString name = names.name(action.seat);
    if (action.kind == ActionKind::marker)
        return you ? tr("You leave your train open.") : tr("%1 leaves their train open.").arg(name);
    if (action.kind == ActionKind::endOpening)
        return you ? tr("You finish your first turn.") : tr("%1 finishes their first turn.").arg(name);
    return {};
}
