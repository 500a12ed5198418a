#include "app/history/game_feats.h"

#include "app/history/awards.h"
#include "app/history/bests.h"
#include "engine/record/sealed_deal.h"

namespace
{

GameFeats::Seat featsOf(const Deeds& deeds, int seat)
{
    GameFeats::Seat feats{seat, {}, {}};
    for (const Award& award : Awards::all())
        if (award.isEarned(deeds))
            feats.awards.emplace(award.id);
    for (const Best& best : Bests::all())
        if (const auto value = best.valueOf(deeds))
            feats.bests.emplace(best.id, *value);
    return feats;
}

} // namespace

GameFeats featsOf(const mt::PlayedGame& game, const mt::StopToken& stop)
{
    GameFeats feats{game.rules.rulebook, {}, {}};
    for (const mt::RecordPlayer& player : game.players)
        feats.names.push_back(player.name);
    for (std::size_t i = 0; i < game.rounds.size() && !stop.stopRequested(); ++i) {
        const mt::RoundLine& line = game.rounds[i].deal;
        const auto number = static_cast<int>(i);
        std::vector<int> seats;
        for (int seat = 0; seat < game.rules.players; ++seat)
            if (mt::showsPlay(game, number, seat))
                seats.push_back(seat);
        if (seats.empty())
            continue;
        const std::vector<Deeds> deeds = deedsOf(game, number);
        GameFeats::Round round{line.deal.round, mt::dealFingerprint(mt::RoundLine{line.deal, {}, {}}), {}};
        for (const int seat : seats)
            round.seats.push_back(featsOf(deeds[static_cast<std::size_t>(seat)], seat));
        feats.rounds.push_back(std::move(round));
    }
    return feats;
}
