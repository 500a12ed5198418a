#include "app/words/result_words.h"

#include <algorithm>

std::vector<int> ResultWords::lowest(const std::vector<int>& totals)
{
    const int least = *std::min_element(totals.begin(), totals.end());
    std::vector<int> seats;
    for (std::size_t seat = 0; seat < totals.size(); ++seat)
        if (totals[seat] == least)
            seats.push_back(static_cast<int>(seat));
    return seats;
}

QString ResultWords::leaders(const std::vector<int>& seats, int total, const SeatNames& names)
{
    const QString points = tr("%n point(s)", "", total);
    if (seats.size() > 1)
        return tr("%1 lead with %2 each.", "%1: several names, %2: points").arg(names.list(seats), points);
    if (names.isYou(seats.front()))
        return tr("You lead with %1.", "%1: points").arg(points);
    return tr("%1 leads with %2.", "%1: who, %2: points").arg(names.name(seats.front()), points);
}

QString ResultWords::roundEnd(mt::RoundEndReason reason, const std::vector<int>& out, const SeatNames& names)
{
    switch (reason) {
    case mt::RoundEndReason::out:
        if (out.size() == 1 && names.isYou(out.front()))
            return tr("You went out: you win this round!");
        if (out.size() == 1)
            return tr("%1 is out: the round is over.").arg(names.name(out.front()));
        return tr("%1 are out: the round is over.", "several names").arg(names.list(out));
    case mt::RoundEndReason::blocked: return tr("Nobody can play any more: the round is over.");
    case mt::RoundEndReason::boneyardEmpty: return tr("The boneyard is empty: the round is over.");
    }
    return {};
}

QString ResultWords::wentOut(const std::vector<int>& out, const SeatNames& names)
{
    if (out.size() > 1)
        return tr("%1 went out together!", "several names").arg(names.list(out));
    return names.isYou(out.front()) ? tr("You went out first!") : tr("%1 went out first!").arg(names.name(out.front()));
}

std::vector<int> ResultWords::out(const mt::Game& game)
{
    std::vector<int> out;
    for (int seat = 0; seat < game.rules.players; ++seat)
        if (game.round.hands[static_cast<std::size_t>(seat)].empty())
            out.push_back(seat);
    return out;
}

QString ResultWords::roundSummary(const mt::Game& game, const SeatNames& names)
{
    return roundEnd(game.round.table.endReason, out(game), names);
}

QString ResultWords::result(const mt::Game& game, const SeatNames& names)
{
    const mt::Result result = mt::resultOf(game);
    const std::vector<int> totals = mt::totals(game);
    const std::vector<int> tied = lowest(totals);
    const int winner = result.winners.front();
    const QString points = tr("%n point(s)", "", totals[static_cast<std::size_t>(winner)]);
    const QString name = names.name(winner);
    switch (result.decidedBy) {
    case mt::TieBreak::none:
        return names.isYou(winner) ? tr("You win with %1.", "%1: points").arg(points)
                                   : tr("%1 wins with %2.", "%1: who, %2: points").arg(name, points);
    case mt::TieBreak::zeroRounds:
        if (names.isYou(winner))
            return tr("%1 have %2 each. You win: most rounds without a point.", "%1: names, %2: points")
                .arg(names.list(tied), points);
        return tr("%1 have %2 each. %3 wins: most rounds without a point.", "%1: names, %2: points, %3: winner")
            .arg(names.list(tied), points, name);
    case mt::TieBreak::lowestRound:
        if (names.isYou(winner))
            return tr("%1 have %2 each. You win: the lowest round above zero.", "%1: names, %2: points")
                .arg(names.list(tied), points);
        return tr("%1 have %2 each. %3 wins: the lowest round above zero.", "%1: names, %2: points, %3: winner")
            .arg(names.list(tied), points, name);
    case mt::TieBreak::joint:
        return tr("%1 win together with %2.", "%1: names, %2: points").arg(names.list(result.winners), points);
    }
    return {};
}
