#include "app/words/hint_words.h"

#include "app/words/tile_words.h"

using mt::ActionKind;
using mt::HintReason;

QString HintWords::sentence(const mt::Hint& hint, const SeatNames& names)
{
    const mt::Action& action = hint.action;
    switch (action.kind) {
    case ActionKind::play:
        return tr("Play %1 %2: %3", "%1: tile, %2: on whose train, %3: why, the end of the sentence")
            .arg(TileWords::text(action.tile), names.ontoTrain(action.train), reason(hint));
    case ActionKind::marker:
        return (action.keep ? tr("Better leave your train open: %1", "%1: why, the end of the sentence")
                            : tr("Better take your marker off: %1", "%1: why, the end of the sentence"))
            .arg(reason(hint));
    case ActionKind::endOpening:
        if (hint.worlds > 0)
            return tr("Finish your first turn: %1", "%1: why, the end of the sentence").arg(reason(hint));
        return tr("Finish your first turn: the other tiles are better kept.");
    case ActionKind::pass:
        if (hint.worlds > 0)
            return tr("Better keep the tile you drew, and pass: %1", "%1: why, the end of the sentence")
                .arg(reason(hint));
        return hint.reason == HintReason::onlyChoice ? QString() : tr("Better keep the tile you drew, and pass.");
    case ActionKind::draw: return {};
    }
    return {};
}

QString HintWords::reason(const mt::Hint& hint)
{
    switch (hint.reason) {
    case HintReason::onlyChoice: return tr("nothing else can be played.");
    case HintReason::closesDouble: return tr("that closes the double.");
    case HintReason::freesTrain: return tr("then your marker can come off.");
    case HintReason::coveredDouble: return tr("you hold a tile that can follow this double.");
    case HintReason::nextOfTrain: return tr("it is the next tile of your longest train.");
    case HintReason::notInTrain: return tr("your longest train does not need it.");
    case HintReason::heaviest: return tr("of the tiles that fit, it has the most pips.");
    case HintReason::ownTileFits: return tr("one of your tiles fits on your train.", "so keep others away");
    case HintReason::noTileFits:
        return tr("none of your tiles fits on your train.", "others may play one there that helps you");
    case HintReason::bestRest: return tr("that leaves you the best hand.");
    case HintReason::inMostWorlds:
        return tr("in %1 of %2 guesses at how the hidden tiles lie, that comes out better.",
                  "the end of a sentence; %1, %2: numbers")
            .arg(hint.ahead)
            .arg(hint.worlds);
    case HintReason::onAverage:
        return tr("on average over %1 guesses at how the hidden tiles lie, that comes out better.",
                  "the end of a sentence; %1: a number, 100")
            .arg(hint.worlds);
    case HintReason::playedOn: break;
    }
    return {};
}
