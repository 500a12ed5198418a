#include "app/words/hint_words.h"

#include "app/words/tile_words.h"

using mt::ActionKind;
using mt::HintReason;

QString HintWords::sentence(const mt::Hint& hint, const SeatNames& names)
{
    const mt::Action& action = hint.action;
    switch (action.kind) {
    case ActionKind::play:
        return tr("Lay %1 %2: %3", "%1: tile, %2: on whose train, %3: why, the end of the sentence")
            .arg(TileWords::text(action.tile), names.ontoTrain(action.train), reason(hint.reason));
    case ActionKind::marker:
        return action.keep ? tr("Better leave your train open.") : tr("Better take your locomotive off.");
    case ActionKind::endOpening: return tr("Finish your first turn: the other tiles are better kept.");
    case ActionKind::pass:
        return hint.reason == HintReason::onlyChoice ? QString() : tr("Better keep the tile you drew, and pass.");
    case ActionKind::draw: return {};
    }
    return {};
}

QString HintWords::reason(HintReason reason)
{
    switch (reason) {
    case HintReason::onlyChoice: return tr("nothing else can be laid.");
    case HintReason::closesDouble: return tr("that closes the double.");
    case HintReason::freesTrain: return tr("then your locomotive can come off.");
    case HintReason::coveredDouble: return tr("you hold a tile that can follow this double.");
    case HintReason::nextOfTrain: return tr("it is the next tile of your longest train.");
    case HintReason::notInTrain: return tr("your longest train does not need it.");
    case HintReason::mostPips: return tr("of the tiles that fit, it has the most pips.");
    case HintReason::bestRest: return tr("that leaves you the best hand.");
    }
    return {};
}
