#include "app/play/same_tiles.h"

#include "app/people/seat_names.h"
#include "engine/record/sealed_deal.h"

#include <algorithm>

GameStart sameTilesAgain(const mt::GameRules& rules, const std::vector<mt::RecordPlayer>& players,
                         const mt::RoundLine& deal, const std::vector<int>& scores, const std::vector<QString>& colours)
{
    GameStart start{rules, seatsOf(players, colours), deal.deal.firstSeat, {}, true, GameStart::Round{deal, scores}};
    start.rules.options.rounds = 1;
    // Nothing is dealt from it. It is the same for the same tiles: so AI seats choose alike where everything is alike.
    start.seed = mt::dealFingerprint(deal);
    return start;
}

QString SameTilesWords::comparison(const std::vector<Seat>& seats, const std::vector<int>& now,
                                   const std::vector<int>& then)
{
    const SeatNames names(namesOf(seats), -1);
    const auto humans = std::count_if(seats.begin(), seats.end(), [](const Seat& seat) { return seat.isHuman; });
    QStringList parts;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        if (!seats[seat].isHuman)
            continue;
        const QString both = tr("now %1, earlier %2", "%1, %2: points").arg(now[seat]).arg(then[seat]);
        parts.append(
            humans == 1
                ? both
                : tr("%1: %2", "%1: who, %2: now 34, earlier 61").arg(names.givenName(static_cast<int>(seat)), both));
    }
    return parts.isEmpty() ? QString()
                           : tr("The same tiles: %1.", "%1: now 34, earlier 61").arg(parts.join(QStringLiteral("; ")));
}
