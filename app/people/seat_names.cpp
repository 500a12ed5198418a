#include "app/people/seat_names.h"

#include "app/people/player_name.h"

QString SeatNames::name(int seat) const { return isJustYou(seat) ? tr("You") : givenName(seat); }

bool SeatNames::isJustYou(int seat) const { return isYou(seat) && PlayerName::shown(names_.value(seat)).isEmpty(); }

QString SeatNames::givenName(int seat) const
{
    const QString given = PlayerName::shown(names_.value(seat));
    return given.isEmpty() ? tr("Player %1").arg(seat + 1) : given;
}

QString SeatNames::trainTitle(int train) const
{
    if (train == mt::mexicanTrain)
        return tr("The Mexican Train", "start of a sentence");
    return isYou(train) ? tr("Your train", "start of a sentence")
                        : tr("%1’s train", "start of a sentence").arg(name(train));
}

QString SeatNames::onTrain(int train) const
{
    if (train == mt::mexicanTrain)
        return tr("on the Mexican Train", "where something stands");
    return isYou(train) ? tr("on your train", "where something stands")
                        : tr("on %1’s train", "where something stands").arg(name(train));
}

QString SeatNames::ontoTrain(int train) const
{
    if (train == mt::mexicanTrain)
        return tr("on the Mexican Train", "where a tile is played");
    return isYou(train) ? tr("on your train", "where a tile is played")
                        : tr("on %1’s train", "where a tile is played").arg(name(train));
}

QString SeatNames::ontoTrains(const std::vector<int>& trains) const
{
    QStringList words;
    for (const int train : trains)
        words.append(ontoTrain(train));
    return joined(words);
}

QString SeatNames::list(const std::vector<int>& seats) const
{
    QStringList words;
    for (const int seat : seats)
        words.append(isJustYou(seat) && !words.isEmpty() ? tr("you", "in a list of names") : name(seat));
    return joined(words);
}

QString SeatNames::joined(const QStringList& words)
{
    QString text = words.value(0);
    for (qsizetype i = 1; i + 1 < words.size(); ++i)
        text = tr("%1, %2", "a list goes on").arg(text, words[i]);
    return words.size() > 1 ? tr("%1 and %2", "the last of a list").arg(text, words.back()) : text;
}
