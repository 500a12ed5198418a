#include "app/words/refusal_words.h"

#include "app/words/tile_words.h"

using mt::Reason;

// Names go in last and together with the other facts of the sentence (a multi-argument arg()): a player may be called
// "%1".
QString RefusalWords::sentence(const mt::Refusal& refusal, const SeatNames& names)
{
    const QString tile = refusal.tile.exists() ? TileWords::text(refusal.tile) : QString();
    switch (refusal.reason) {
    case Reason::none: return {};
    case Reason::roundOver: return tr("The round is over.");
    case Reason::notYourTurn: return tr("It is not your turn: it is %1’s turn.").arg(names.name(refusal.seat));
    case Reason::noSuchTrain: return tr("There is no such train in this game.");
    case Reason::tileNotInHand: return tr("The tile %1 is not in your hand.").arg(tile);
    case Reason::doubleMustBeClosed:
    case Reason::olderDoubleFirst:
    case Reason::trainClosed:
    case Reason::ownTrainFirst:
    case Reason::mexicanTrainLater:
    case Reason::mexicanAfterOwnTrain:
    case Reason::openingOnOwnTrain:
    case Reason::coverTheDouble:
    case Reason::doesNotFit: return aboutTrains(refusal, names);
    case Reason::doubleForDuty:
        return tr("A double from your hand cannot follow a double, so %1 has to wait.").arg(tile);
    case Reason::drawnDoubleUseless:
        return tr("A double drawn for the tile you owe cannot be used, so %1 stays in your hand.").arg(tile);
    case Reason::onlyDrawnTile: return tr("You have drawn: only that tile, %1, can be played now.").arg(tile);
    case Reason::canPlay:
        return tr("You can play: %1 fits %2.", "%1: tile, %2: on whose train")
            .arg(tile, names.ontoTrain(refusal.train));
    case Reason::mustDraw: return tr("Draw a tile from the boneyard before you pass.");
    case Reason::boneyardEmpty: return tr("The boneyard is empty.");
    case Reason::drawnEnough: return tr("You have drawn already and may not draw again.");
    case Reason::noDrawInOpening: return tr("Nothing is drawn on your first turn of a round.");
    case Reason::decideMarker: return tr("First decide whether your marker stays or comes off.");
    case Reason::noMarkerQuestion: return tr("There is nothing to decide about a marker now.");
    case Reason::notInOpening: return tr("This is not a first turn that could be ended early.");
    case Reason::openingNeedsTile: return tr("Play at least one tile on your train first.");
    case Reason::openingMustEnd: return tr("You have played tiles: finish your first turn instead of passing.");
    }
    return {};
}

QString RefusalWords::aboutTrains(const mt::Refusal& refusal, const SeatNames& names)
{
    const QString tile = refusal.tile.exists() ? TileWords::text(refusal.tile) : QString();
    switch (refusal.reason) {
    case Reason::doubleMustBeClosed:
        return tr("First the double %1 %2 must be closed.", "%1: tile, %2: on whose train")
            .arg(tile, names.onTrain(refusal.train));
    case Reason::olderDoubleFirst:
        return tr("The double %1 %2 was played earlier and must be closed first.", "%1: tile, %2: on whose train")
            .arg(tile, names.onTrain(refusal.train));
    case Reason::trainClosed:
        return tr("%1 is closed to you: no marker stands there.").arg(names.trainTitle(refusal.train));
    case Reason::ownTrainFirst: return tr("Start your own train before you play elsewhere.");
    case Reason::mexicanTrainLater: return tr("You may start the Mexican Train from your second turn on.");
    case Reason::mexicanAfterOwnTrain: return tr("You may start the Mexican Train once your own train has a tile.");
    case Reason::openingOnOwnTrain: return tr("On your first turn of a round you play on your own train only.");
    case Reason::coverTheDouble:
        return tr("The next tile must be played on the double %1 itself, %2.", "%1: tile, %2: on whose train")
            .arg(tile, names.onTrain(refusal.train));
    case Reason::doesNotFit:
        return tr("%1 does not fit %2: the value %3 is needed there.", "%1: tile, %2: on whose train, %3: value")
            .arg(tile, names.ontoTrain(refusal.train), QString::number(refusal.pip));
    default: return {};
    }
}
