// What a seat would best do, by playing on: in many worlds as likely as they are drawn (worlds.h), after each action,
// with the planner in every seat. The planner's own opinion counts as what is believed beforehand; the worlds correct
// it.
//
// Every number that decides something is whole: the same view, memory and seed give the same answer on every machine
// and with any number of threads.
#pragma once

#include "engine/ai/rollouts.h"
#include "engine/ai/worlds.h"
#include "engine/base/stop_token.h"
#include "engine/game/memory.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mt
{

/// What is believed of the difference between two actions, in the unit of behind().
struct Belief {
    std::int64_t behind = 0; ///< how far the one comes out behind the other; in 256ths
    bool isSure = false;     ///< that it does, by two standard deviations

    friend bool operator==(const Belief&, const Belief&) = default;
};

/// `moreCost`: by how much the planner's cost of the one is higher; `margin`: by how much it came out behind in worlds.
Belief beliefIn(int moreCost, const Margin& margin, int players);

/// What came out in worlds in which choices are read: they are a chain, and alike, so that they say as much as two
/// thirds of them would that are drawn apart (docs/strength.md).
Margin ofChain(Margin margin);

class Search
{
public:
    struct Settings {
        int worlds = 400; ///< no more than these
        int threads = 1;
        Worlds::Reads reads = Worlds::Reads::nothing; ///< the same in every call of run()
    };

    /// `memory`: of the same seat and round, which must be to move; `seed`: any text.
    Search(const SeatView& view, const Memory& memory, std::string seed);

    /// Goes on until one action is left, as many worlds are played as wanted, or it is to stop.
    void run(const Settings& settings, StopToken stop = {});

    /// The action that is best by all that is known; before any world the planner's.
    const Action& best() const { return actions_[leader_].action; }
    /// How many worlds were played.
    int worlds() const { return worlds_; }
    /// By how much the action, one of legalActions(view), came out behind best(), in the worlds in which both were
    /// played.
    Margin behindBest(const Action& action) const;

private:
    struct Candidate {
        Action action;
        int cost = 0; ///< the planner's
        bool isOut = false;
        std::vector<int> results{}; ///< behindAfter() by world
    };

    std::vector<State> draw(int count, Worlds::Reads reads, const StopToken& stop);
    bool playWorlds(int count, const Settings& settings, const StopToken& stop);
    Belief believed(const Candidate& one, const Candidate& other) const;
    void judge();

    SeatView view_;
    Memory memory_;
    std::string seed_;
    std::vector<Candidate> actions_;
    std::size_t leader_ = 0;
    int worlds_ = 0;
    int batches_ = 0;
    std::optional<Worlds> readWorlds_; ///< those in which choices are read: one chain, as its beginning is dear
};

} // namespace mt
