#include "app/history/deeds.h"

#include <algorithm>
#include <numeric>

namespace
{

/// Follows a round event by event.
class DeedCounter
{
public:
    explicit DeedCounter(std::size_t players) : deeds_(players), inTurn_(players), hosts_(players) {}

    /// `seat`: who acted.
    void take(const mt::Event& event, std::size_t seat)
    {
        switch (event.kind) {
        case mt::EventKind::turnStarted: beginTurn(event.seat); break;
        case mt::EventKind::tileDrawn: ++deeds_[seat].drawn; break;
        case mt::EventKind::tilePlayed: lay(seat, event); break;
        case mt::EventKind::doubleOpened: opener_[event.train] = seat; break;
        case mt::EventKind::doubleClosed: deeds_[seat].closed += opener_[event.train] != seat; break;
        default: break;
        }
    }

    void beginTurn(std::size_t seat)
    {
        ++deeds_[seat].turns;
        inTurn_[seat] = 0;
    }

    std::vector<Deeds> end(const mt::State& state, const std::vector<int>& scores)
    {
        const int all = std::accumulate(scores.begin(), scores.end(), 0);
        for (std::size_t seat = 0; seat < deeds_.size(); ++seat) {
            Deeds& deeds = deeds_[seat];
            deeds.wentOut = state.hands[seat].empty();
            deeds.points = scores[seat];
            deeds.othersPoints = all - scores[seat];
            deeds.fewestOfOthers = fewestBut(seat, state);
            deeds.train = state.table.trains[seat].length;
            deeds.hosts = hosts_[seat].count();
        }
        return deeds_;
    }

private:
    void lay(std::size_t seat, const mt::Event& event)
    {
        Deeds& deeds = deeds_[seat];
        ++deeds.laid;
        deeds.laidInTurn = std::max(deeds.laidInTurn, ++inTurn_[seat]);
        deeds.doubles += event.tile.isDouble();
        deeds.laidAtHome += event.train == seat;
        deeds.laidOnMexican += event.train == mt::mexicanTrain;
        deeds.last = event.tile;
        deeds.endsAsGuest = event.train != seat && event.train != mt::mexicanTrain;
        if (deeds.endsAsGuest)
            hosts_[seat].insert(event.train);
    }

    int fewestBut(std::size_t seat, const mt::State& state) const
    {
        int fewest = mt::maxTiles;
        for (std::size_t other = 0; other < deeds_.size(); ++other)
            if (other != seat)
                fewest = std::min(fewest, static_cast<int>(state.hands[other].count()));
        return fewest;
    }

    std::vector<Deeds> deeds_;
    std::vector<int> inTurn_; ///< tiles laid in the turn now running, by seat
    std::vector<mt::SeatSet> hosts_;
    mt::Row<std::size_t, mt::maxTrains> opener_{}; ///< who laid the double that stands open there
};

} // namespace

std::vector<Deeds> deedsOf(const mt::PlayedGame& game, int round)
{
    const mt::PlayedRound& played = game.rounds[static_cast<std::size_t>(round)];
    mt::Game now = mt::gameAtRound(game, round);
    DeedCounter counter(static_cast<std::size_t>(game.rules.players));
    counter.beginTurn(now.round.table.turn);
    std::vector<mt::Event> events;
    for (const mt::Action& action : played.actions) {
        events.clear();
        mt::apply(now, action, events);
        for (const mt::Event& event : events)
            counter.take(event, action.seat);
    }
    return counter.end(now.round, played.scores);
}
