#include "app/words/train_words.h"

QString TrainWords::mexicanTrain() { return tr("Mexican Train"); }

QString TrainWords::spoken(int train, int endValue, bool marker, bool openDouble, const SeatNames& names)
{
    const QString words = state(train, endValue, marker, openDouble, names);
    //: %1: a train and how it stands
    return names.isAway(train) ? tr("%1; a computer player plays here meanwhile").arg(words) : words;
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
