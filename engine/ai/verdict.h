// What is to be said of one decision: whether another move was clearly better, or this one clearly better than the move
// that comes to mind first. It is judged by rollouts (rollouts.h) over worlds that are consistent with what the seat
// saw and remembered when it decided, and by nothing else.
//
// Three sets of worlds, none of them used twice. A search over the first finds the move to compare with. The second
// tests the two: a difference is clear when it is more than leastPoints and more than leastErrors standard errors.
// Where the two are in truth alike, that happens in one of 30,000 tests, however the move was found; a round has some
// ten. (It is looked at once before the end, at a quarter: to give up, or because it is five errors already, which adds
// one in three million.) Two errors would do for "rather so than not"; what is found with four, whoever looks again in
// as many worlds of their own finds again (`judge-coach`). The third set gives the number that is told: it has chosen
// nothing, so it is not too high because it was chosen for being high. Nor does it choose which of several are shown:
// they are put in order by the test.
#pragma once

#include "engine/ai/hint.h"
#include "engine/ai/rollouts.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace mt
{

/// What differs by less is a matter of taste; in hundredths of a point, own points less the mean of the others'.
inline constexpr int leastPoints = 200;
/// And so many standard errors must lie between what is found and nothing.
inline constexpr int leastErrors = 4;

struct VerdictSettings {
    int worlds = 1000; ///< of the test; the search has at most 2/5 of them, and the number half

    friend bool operator==(const VerdictSettings&, const VerdictSettings&) = default;
};

/// A decision that cost something.
struct Mistake {
    int step = 0; ///< it is the round's action of that number, from 0
    Action done;
    Hint better;
    Estimate cost;  ///< by how much `done` came out behind `better`
    int tested = 0; ///< the same in the test: by this they are put in order, and not by what is told

    friend bool operator==(const Mistake&, const Mistake&) = default;
};

/// A move that comes to mind first.
enum class PlainLook : std::uint8_t {
    planned, ///< the planner's, which looks no further than this move
    heaviest ///< of the tiles that can be laid one with the most pips
};

/// A decision that brought something: a plain look would not have found it.
struct GoodMove {
    int step = 0; ///< as in Mistake
    Hint done;
    Action plain;
    PlainLook look = PlainLook::planned;
    Estimate gain;  ///< by how much `plain` came out behind `done`
    int tested = 0; ///< as in Mistake

    friend bool operator==(const GoodMove&, const GoodMove&) = default;
};

/// One of the two at most. In both `step` is 0.
struct Verdict {
    std::optional<Mistake> mistake{};
    std::optional<GoodMove> good{};

    friend bool operator==(const Verdict&, const Verdict&) = default;
};

/// Whether the first came out behind the second by more than leastPoints and by more than so many standard errors.
bool isClearlyBehind(const Margin& margin, int players, int errors = leastErrors);

/// Of `done`, one of legalActions(view). `memory`: of the same seat and round, up to that moment. It depends on these,
/// `seed` (any text) and `settings` alone. Asked to stop, it soon says nothing.
Verdict verdictOn(const SeatView& view, const Memory& memory, const Action& done, std::string_view seed,
                  const VerdictSettings& settings = {}, const StopToken& stop = {});

} // namespace mt
