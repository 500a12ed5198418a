#include "app/replay/coach_words.h"

#include "app/words/hint_words.h"
#include "app/words/tile_words.h"

using mt::ActionKind;

QString CoachWords::tiles(int count) { return tr("%n tile(s)", "", count); }

QString CoachWords::best(const mt::Coaching& coaching)
{
    if (coaching.best.empty())
        return tr("None of the tiles you were dealt fitted the engine.");
    return tr("The longest train in the hand you were dealt: %1.", "%1: so many tiles")
        .arg(tiles(static_cast<int>(coaching.best.size())));
}

QString CoachWords::laid(const mt::Coaching& coaching)
{
    if (coaching.laid.empty())
        return tr("You laid no tile on your own train; on other trains: %1.", "%1: so many tiles")
            .arg(tiles(coaching.laidElsewhere));
    return tr("You laid %1 on your own train; on other trains: %2.", "%1, %2: so many tiles")
        .arg(tiles(coaching.laid.count()), tiles(coaching.laidElsewhere));
}

QString CoachWords::done(const mt::Mistake& mistake, const SeatNames& names)
{
    switch (mistake.done.kind) {
    case ActionKind::play:
        return tr("You played %1 %2.", "%1: tile, %2: on whose train")
            .arg(TileWords::text(mistake.done.tile), names.ontoTrain(mistake.done.train));
    case ActionKind::pass: return tr("You kept the tile you drew, and passed.");
    case ActionKind::endOpening: return tr("You finished your first turn.");
    case ActionKind::marker:
        return mistake.done.keep ? tr("You left your train open.") : tr("You took your locomotive off.");
    case ActionKind::draw: return tr("You drew a tile.");
    }
    return {};
}

QString CoachWords::better(const mt::Mistake& mistake, const SeatNames& names)
{
    const mt::Action& action = mistake.better.action;
    switch (action.kind) {
    case ActionKind::play:
        return tr("%1 %2 looked better: %3", "%1: tile, %2: on whose train, %3: why, the end of the sentence")
            .arg(TileWords::text(action.tile), names.ontoTrain(action.train), HintWords::reason(mistake.better));
    case ActionKind::marker:
        return action.keep ? tr("Leaving your train open looked better.")
                           : tr("Taking your locomotive off looked better.");
    case ActionKind::endOpening: return tr("Finishing your first turn there looked better.");
    case ActionKind::pass:
    case ActionKind::draw: return tr("Keeping the tile you drew looked better.");
    }
    return {};
}

QString CoachWords::verdict(bool anyMistakes)
{
    return anyMistakes
               ? tr("Here another move looked clearly better. Each decision is judged by what you could see when "
                    "you made it.")
               : tr("No slips: by what you could see, no other move looked clearly better.");
}

QString CoachWords::nobodyToCoach() { return tr("Nobody but the computer played this round."); }
