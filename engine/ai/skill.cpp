#include "engine/ai/skill.h"

#include "engine/ai/coach.h"
#include "engine/ai/search.h"
#include "engine/base/side_by_side.h"
#include "engine/base/whole_numbers.h"

#include <mutex>
#include <string>

namespace mt
{
namespace
{

/// A sum of measured numbers, each so many times: they are named by their place in a list. What is in it once to add
/// and once to take away is not in it at all, and has no part in its error.
class Sum
{
public:
    void add(std::size_t index, int times)
    {
        if (index >= times_.size())
            times_.resize(index + 1);
        times_[index] += times;
    }
    void add(const Sum& other, int times)
    {
        for (std::size_t i = 0; i < other.times_.size(); ++i)
            add(i, times * other.times_[i]);
    }
    Estimate of(const std::vector<Estimate>& measured) const
    {
        Estimate sum;
        std::int64_t squares = 0;
        for (std::size_t i = 0; i < times_.size(); ++i) {
            sum.points += times_[i] * measured[i].points;
            const std::int64_t error = std::int64_t{times_[i]} * measured[i].error;
            squares += error * error;
        }
        sum.error = static_cast<int>(rootOf(squares));
        return sum;
    }

private:
    std::vector<int> times_;
};

enum class Part : std::uint8_t { order, deal, draws, others };
constexpr std::size_t parts = 4;

/// A draw that is about to be made.
struct Draw {
    State before;
    Memory memory{-1}; ///< of the seat that draws
    Action action{};
};

/// A moment at which the seat's prospects are measured: after something has changed them, or where the seat chose.
struct Mark {
    Part part = Part::others; ///< what has changed them; of a choice: nothing
    SeatView view{};
    Memory memory{-1};
    std::string seed{};
    std::optional<Action> chosen{};
    std::optional<Draw> draw{}; ///< that has changed them
    // What is found out:
    Estimate value{};                    ///< of a choice: by how much the one is behind the other
    Estimate anyTile{};                  ///< of a draw: the value whichever tile comes
    std::optional<Estimate> toPlanned{}; ///< of a choice of a third move: by how much the best is behind the planner's
    Action planned{};
    Action best{};
};

void applyAndRemember(State& state, Memory& memory, const Action& action)
{
    const Table before = state.table;
    std::vector<Event> events;
    apply(state, action, events);
    memory.add(before, action, events);
}

/// The moments of a round, in their order.
class Marks
{
public:
    Marks(const GameRules& rules, const Deal& deal, const std::vector<Action>& actions, int seat)
        : seat_(seat), seed_(seedOf(deal) + "/skill/" + std::to_string(seat))
    {
        State state = startRound(rules, deal);
        Memory memory(seat);
        marks_.push_back({.part = Part::order});
        mark(Part::deal, state, memory, "/dealt");
        for (const Action& action : actions) {
            const std::string step = '/' + std::to_string(memory.done().size());
            const bool isOwn = action.seat == seat;
            const bool isDraw = isOwn && action.kind == ActionKind::draw;
            const bool isChoice = isOwn && legalActions(state).size() > 1;
            if ((isDraw || isChoice) && !isKnown_)
                mark(Part::others, state, memory, step + "/before");
            if (isChoice)
                marks_.push_back(
                    {.view = viewOf(state, seat), .memory = memory, .seed = seed_ + step, .chosen = action});
            std::optional<Draw> draw;
            if (isDraw)
                draw = Draw{state, memory, action};
            applyAndRemember(state, memory, action);
            isKnown_ = isKnown_ && isOwn;
            if (isDraw && state.table.phase != Phase::roundEnd) {
                mark(Part::draws, state, memory, step + "/drawn");
                marks_.back().draw = std::move(draw);
            }
        }
        Margin end;
        end.add(behind(state, seat));
        marks_.push_back({.part = Part::others, .value = estimateOf(end, rules.players)});
    }

    std::vector<Mark>& all() { return marks_; }
    const std::string& seed() const { return seed_; }

private:
    void mark(Part part, const State& state, const Memory& memory, const std::string& seed)
    {
        marks_.push_back({.part = part, .view = viewOf(state, seat_), .memory = memory, .seed = seed_ + seed});
        isKnown_ = true;
    }

    int seat_;
    std::string seed_;
    std::vector<Mark> marks_;
    bool isKnown_ = false; ///< nobody else has done anything since
};

class Meter
{
public:
    Meter(const GameRules& rules, const Deal& deal, int seat, const SkillSettings& settings, const StopToken& stop)
        : rules_(rules), deal_(deal), seat_(seat), settings_(settings), stop_(stop)
    {
    }

    void measure(Mark& mark) const
    {
        if (mark.part == Part::order)
            mark.value = meanOfDeals(mark.seed);
        else if (mark.chosen)
            compare(mark);
        else if (mark.memory.seat() >= 0)
            mark.value = estimateOf(valueOf(mark.view, mark.memory, Rng(mark.seed), settings_.worlds), rules_.players);
        if (mark.draw)
            mark.anyTile = valueOfDrawing(*mark.draw, mark.seed + "/any");
    }

private:
    /// Of rounds like this one, of which nothing is known yet.
    Estimate meanOfDeals(const std::string& seed) const
    {
        Rng rng(seed + "/deals");
        Deal deal;
        Margin margin;
        while (margin.worlds < settings_.worlds && !stop_.stopRequested()) {
            makeDeal(rules_, deal_.round, deal_.firstSeat, rng, deal);
            State state = startRound(rules_, deal);
            playOutByPlanner(state);
            margin.add(behind(state, seat_));
        }
        return estimateOf(margin, rules_.players);
    }

    Margin valueOf(const SeatView& view, const Memory& memory, const Rng& rng, int count) const
    {
        Worlds worlds(view, memory, rng);
        Margin margin;
        while (margin.worlds < count && !stop_.stopRequested()) {
            State state = worlds.next();
            playOutByPlanner(state);
            margin.add(behind(state, seat_));
        }
        return margin;
    }

    /// The mean of what the value would be after each tile of the boneyard, as it really lay: any of them might have
    /// been in front. So what one drew is 0 in the mean, whatever others have kept and laid, and whatever the seat
    /// makes of that.
    Estimate valueOfDrawing(const Draw& draw, const std::string& seed) const
    {
        const int tiles = draw.before.table.boneyardCount;
        const int each = std::max(2, (settings_.worlds + tiles - 1) / tiles);
        std::int64_t points = 0;
        std::int64_t squares = 0; // of the errors
        for (int i = 0; i < tiles; ++i) {
            State state = draw.before;
            Memory memory = draw.memory;
            std::swap(state.boneyard[i], state.boneyard[tiles - 1]);
            applyAndRemember(state, memory, draw.action);
            const Rng rng(seed + '/' + std::to_string(i));
            const Estimate value = estimateOf(valueOf(viewOf(state, seat_), memory, rng, each), rules_.players);
            points += value.points;
            squares += std::int64_t{value.error} * value.error;
        }
        return {.points = static_cast<int>(divided(points, tiles)), .error = static_cast<int>(rootOf(squares) / tiles)};
    }

    /// Which move is the best is found in other worlds than those in which the moves are compared.
    void compare(Mark& mark) const
    {
        Search search(mark.view, mark.memory, mark.seed + "/search");
        mark.planned = search.best();
        search.run({.worlds = settings_.worlds / 5}, stop_);
        mark.best = search.best();
        const auto difference = [&](const Action& one, const Action& other, const char* seed) {
            if (one == other)
                return Estimate();
            return estimateOf(
                marginIn(mark.view, mark.memory, one, other, Rng(mark.seed + seed), settings_.worlds, stop_),
                rules_.players);
        };
        if (*mark.chosen == mark.planned || *mark.chosen == mark.best) {
            mark.value = difference(mark.best, mark.planned, "/best");
            return;
        }
        mark.value = difference(*mark.chosen, mark.best, "/chosen");
        if (mark.best != mark.planned)
            mark.toPlanned = difference(mark.best, mark.planned, "/best");
    }

    const GameRules& rules_;
    const Deal& deal_;
    int seat_;
    const SkillSettings& settings_;
    const StopToken& stop_;
};

/// From mark to mark the value moves; each way belongs to a part.
class Account
{
public:
    explicit Account(const std::vector<Mark>& marks)
    {
        for (const Mark& mark : marks)
            mark.chosen ? addChoice(mark) : addValue(mark);
    }

    Skill skill() const
    {
        Sum play = lost_;
        play.add(found_, 1);
        const auto part = [&](Part which) { return sums_[static_cast<std::size_t>(which)].of(measured_); };
        return {.order = part(Part::order),
                .deal = part(Part::deal),
                .draws = part(Part::draws),
                .others = part(Part::others),
                .lost = lost_.of(measured_),
                .found = found_.of(measured_),
                .play = play.of(measured_),
                .result = measured_.back().points};
    }

private:
    std::size_t measured(const Estimate& estimate)
    {
        measured_.push_back(estimate);
        return measured_.size() - 1;
    }

    void addValue(const Mark& mark)
    {
        if (mark.draw) // that something was drawn is nothing that the tile brought
            change(Part::others, mark.anyTile);
        change(mark.part, mark.value);
    }

    /// The value is this now, and `which` is the cause.
    void change(Part which, const Estimate& value)
    {
        Sum next;
        next.add(measured(value), 1);
        Sum& part = sums_[static_cast<std::size_t>(which)];
        part.add(next, 1);
        part.add(now_, -1);
        now_ = std::move(next);
    }

    void addChoice(const Mark& mark)
    {
        const std::size_t difference = measured(mark.value);
        if (*mark.chosen == mark.planned) { // as by the value before, which reckons with this move
            found_.add(difference, 1);
            lost_.add(difference, -1);
            return;
        }
        (*mark.chosen == mark.best ? found_ : lost_).add(difference, 1);
        now_.add(difference, 1);
        if (mark.toPlanned) {
            const std::size_t best = measured(*mark.toPlanned);
            found_.add(best, 1);
            now_.add(best, 1);
        }
    }

    std::vector<Estimate> measured_;
    Sum now_;
    std::array<Sum, parts> sums_{};
    Sum lost_;
    Sum found_;
};

} // namespace

std::optional<Skill> skillIn(const GameRules& rules, const Deal& deal, const std::vector<Action>& actions, int seat,
                             const SkillSettings& settings, const StopToken& stop, const Progress& progress)
{
    MT_EXPECT(rules.players >= 2 && seat >= 0 && seat < rules.players);
    Marks marks(rules, deal, actions, seat);
    marks.all().front().seed = marks.seed();
    const Meter meter(rules, deal, seat, settings, stop);
    std::mutex mutex;
    int done = 0;
    sideBySide(marks.all().size(), settings.threads, [&](std::size_t i) {
        meter.measure(marks.all()[i]);
        const std::lock_guard lock(mutex);
        ++done;
        if (progress && !stop.stopRequested())
            progress(done, static_cast<int>(marks.all().size()));
    });
    if (stop.stopRequested())
        return std::nullopt;
    return Account(marks.all()).skill();
}

} // namespace mt
