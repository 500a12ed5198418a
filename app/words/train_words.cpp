#include "app/words/train_words.h"

#include "engine/game/round.h"

QString TrainWords::mexicanTrain() { return tr("Mexican Train"); }

QString TrainWords::spoken(const Standing& standing, const SeatNames& names)
{
    const QString words = state(standing, names);
    //: %1: a train and how it stands
    return names.isAway(standing.train) ? tr("%1; a computer player plays here meanwhile").arg(words) : words;
}

TrainWords::Standing TrainWords::standing(const mt::Table& table, int train, bool mayMove)
{
    Standing standing{train, table.trains[static_cast<std::size_t>(train)].end, table.hasMarker(train),
                      table.isOpenDouble(train)};
    if (mayMove && table.phase != mt::Phase::marker && table.phase != mt::Phase::roundEnd &&
        !table.available.contains(train))
        standing.closed = closed(mt::whyClosed(table, static_cast<mt::TrainId>(train)).reason);
    return standing;
}

QString TrainWords::closed(mt::Reason reason)
{
    using mt::Reason;
    switch (reason) {
    case Reason::doubleMustBeClosed:
    case Reason::olderDoubleFirst:
    case Reason::coverTheDouble: return tr("the double first", "on a plate: no train is open before it is covered");
    case Reason::ownTrainFirst:
    case Reason::mexicanAfterOwnTrain:
    case Reason::openingOnOwnTrain: return tr("your train first", "on a plate: where one plays first");
    case Reason::mexicanTrainLater: return tr("from your next turn", "on a plate: the train is not open yet");
    default: return {};
    }
}

QString TrainWords::state(const Standing& standing, const SeatNames& names)
{
    const QString title = names.trainTitle(standing.train);
    const QString end = QString::number(standing.endValue);
    const bool isForAll = standing.marker || standing.train == mt::mexicanTrain;
    if (standing.openDouble)
        return tr("%1, ends in %2, double to be closed").arg(title, end);
    if (!isForAll && !names.isYou(standing.train))
        return tr("%1, ends in %2, closed").arg(title, end);
    if (!standing.closed.isEmpty())
        //: %3: what comes first, in a few words, as "the double first"
        return tr("%1, ends in %2, not open now: %3").arg(title, end, standing.closed);
    return (isForAll ? tr("%1, ends in %2, open") : tr("%1, ends in %2, for you alone")).arg(title, end);
}
