#include "engine/ai/coach.h"

#include "engine/ai/planner.h"
#include "engine/ai/weighing.h"
#include "engine/base/side_by_side.h"

#include <algorithm>
#include <mutex>

namespace mt
{
namespace
{

struct Looked {
    int step = 0;
    SeatView view;
    Memory memory{-1};
    Action done;
    int slip = 0; ///< what it cost by the planner, whose greatest slips are looked at first
};

class LookBack
{
public:
    LookBack(const GameRules& rules, const Deal& deal, const std::vector<Action>& actions, int seat)
    {
        State state = startRound(rules, deal);
        coaching_.best = longestTrain(state.hands[seat], deal.engine).tiles;
        Memory memory(seat);
        std::vector<Event> events;
        for (std::size_t step = 0; step < actions.size(); ++step) {
            const Action& action = actions[step];
            if (action.seat == seat)
                look(state, memory, action, static_cast<int>(step));
            const Table before = state.table;
            events.clear();
            apply(state, action, events);
            memory.add(before, action, events);
        }
        coaching_.train = state.table.tilesOf(seat);
        std::stable_sort(decisions_.begin(), decisions_.end(),
                         [](const auto& a, const auto& b) { return a.slip > b.slip; });
    }

    const std::vector<Looked>& decisions() const { return decisions_; }
    const Coaching& coaching() const { return coaching_; }

    /// Whether it is news.
    bool add(const Looked& decision, Verdict verdict)
    {
        if (verdict.mistake) {
            verdict.mistake->step = decision.step;
            insert(coaching_.mistakes, *verdict.mistake, [](const Mistake& each) { return each.tested; });
        }
        if (verdict.good) {
            verdict.good->step = decision.step;
            insert(coaching_.goodMoves, *verdict.good, [](const GoodMove& each) { return each.tested; });
        }
        return verdict.mistake || verdict.good;
    }

private:
    void look(const State& state, const Memory& memory, const Action& action, int step)
    {
        if (action.kind == ActionKind::play && action.train == action.seat)
            coaching_.laid.add(action.tile);
        else if (action.kind == ActionKind::play)
            ++coaching_.laidElsewhere;
        const SeatView view = viewOf(state, action.seat);
        const std::vector<WeighedAction> all = weighActions(view);
        if (all.size() < 2)
            return;
        const auto done = std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.action == action; });
        MT_EXPECT(done != all.end());
        const int slip = done->cost - cheapestOf(all)->cost;
        decisions_.push_back({step, view, memory, action, slip});
    }

    template <class Found, class Worth>
    static void insert(std::vector<Found>& all, const Found& found, const Worth& worth)
    {
        const auto before = [&](const Found& a, const Found& b) {
            return worth(a) != worth(b) ? worth(a) > worth(b) : a.step < b.step;
        };
        all.insert(std::upper_bound(all.begin(), all.end(), found, before), found);
    }

    Coaching coaching_;
    std::vector<Looked> decisions_;
};

} // namespace

std::string seedOf(const Deal& deal)
{
    std::string text = std::to_string(deal.round) + '/' + std::to_string(deal.firstSeat);
    for (const Tile tile : deal.deck)
        text += ' ' + std::to_string(tile.index());
    return text;
}

Coaching coach(const GameRules& rules, const Deal& deal, const std::vector<Action>& actions, int seat,
               const CoachSettings& settings, const StopToken& stop, const CoachListener& tell)
{
    MT_EXPECT(seat >= 0 && seat < rules.players);
    LookBack round(rules, deal, actions, seat);
    if (tell)
        tell(round.coaching());
    const std::string seed = seedOf(deal);
    std::mutex mutex;
    sideBySide(round.decisions().size(), settings.threads, [&](std::size_t i) {
        const Looked& each = round.decisions()[i];
        const Verdict verdict = verdictOn(each.view, each.memory, each.done, seed + '/' + std::to_string(each.step),
                                          settings.verdict, stop);
        const std::lock_guard lock(mutex);
        if (round.add(each, verdict) && tell)
            tell(round.coaching());
    });
    return round.coaching();
}

} // namespace mt
