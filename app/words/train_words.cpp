#include "app/words/train_words.h"

QString TrainWords::mexicanTrain() { return tr("Mexican Train"); }

QString TrainWords::spoken(int train, int endValue, bool marker, bool openDouble, const SeatNames& names)
{
    const QString words = state(train, endValue, marker, openDouble, names);
    //: %1: a train and how it stands
    return names.isAway(train) ? tr("%1; a computer player plays here meanwhile").arg(words) : words;
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
    case Reason::openingOnOwnTrain: return tr("your train first", "on a plate: it has to be begun before this one");
    case Reason::mexicanTrainLater: return tr("from your next turn", "on a plate: the train is not open yet");
    default: return {};
    }
}

QString TrainWords::state(int train, int endValue, bool marker, bool openDouble, const SeatNames& names)
{
    const QString title = names.trainTitle(train);
    const QString end = QString::number(endValue);
    if (openDouble)
        return tr("%1, ends in %2, double to be closed").arg(title, end);
    if (marker || train == mt::mexicanTrain)
        return tr("%1, ends in %2, open").arg(title, end);
    if (names.isYou(train))
        return tr("%1, ends in %2, for you alone").arg(title, end);
    return tr("%1, ends in %2, closed").arg(title, end);
}
