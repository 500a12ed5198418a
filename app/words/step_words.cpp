#include "app/words/step_words.h"

#include "app/words/event_words.h"
#include "app/words/result_words.h"
#include "app/words/tile_words.h"

using mt::ActionKind;
using mt::EventKind;

QString StepWords::dealt(const mt::Game& game, const SeatNames& names)
{
    const QString engine = TileWords::text(mt::Tile(game.round.table.engine, game.round.table.engine));
    if (names.isYou(game.starter))
        return tr("The tiles are dealt, the engine %1 is in the station. You begin.").arg(engine);
    //: %1: tile, %2: who
    return tr("The tiles are dealt, the engine %1 is in the station. %2 begins.").arg(engine, names.name(game.starter));
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
        return you ? tr("You leave your train open.") : tr("%1 leaves the train open.").arg(name);
    if (action.kind == ActionKind::endOpening)
        return you ? tr("You finish your first turn.") : tr("%1 finishes the first turn.").arg(name);
    return {};
}
