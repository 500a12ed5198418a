#include "app/words/status_words.h"

#include "app/words/train_words.h"

QStringList StatusWords::lines(const mt::Game& game, const QString& sentence, int handCount, const SeatNames& names)
{
    const mt::Table& table = game.round.table;
    QStringList lines{sentence};
    if (handCount >= 0)
        lines.append(tr("You hold %n tile(s).", "", handCount));
    lines.append(tr("%n tile(s) are in the boneyard.", "", table.boneyardCount));
    const std::vector<int> totals = mt::totals(game);
    for (int train = 0; train < mt::maxTrains; ++train) {
        const bool isMexican = train == mt::mexicanTrain;
        if (isMexican ? !table.hasMexicanTrain() : train >= table.players)
            continue;
        lines.append(TrainWords::spoken(TrainWords::standing(table, train, names.isYou(table.turn)), names));
        if (isMexican)
            continue;
        const auto seat = static_cast<std::size_t>(train);
        if (names.isYou(train)) {
            lines.append(tr("You have %n point(s) so far.", "the total of the rounds that are finished", totals[seat]));
            continue;
        }
        //: %1: a player
        lines.append(tr("%1: %n tile(s) in hand.", "", game.round.hands[seat].count()).arg(names.name(train)));
        //: %1: a player; the total of the rounds that are finished
        lines.append(tr("%1: %n point(s) so far.", "", totals[seat]).arg(names.name(train)));
    }
    return lines;
}
