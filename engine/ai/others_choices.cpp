#include "engine/ai/others_choices.h"

#include "engine/ai/weighing.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace mt
{
namespace
{

constexpr int halvings = 2; // for each choice that the planner would have made differently: a quarter

// Of hands of which only the number of tiles counts.
Hand someTiles(int count)
{
    Hand hand;
    for (int index = 0; index < count; ++index)
        hand.add(Tile::fromIndex(index));
    return hand;
}

/// The best trains of a seat's hand, which go on from one of its choices to the next; those of one seat after the
/// other.
class OneAfterTheOther
{
public:
    RestTrains& of(int seat)
    {
        if (std::exchange(seat_, seat) != seat)
            trains_ = RestTrains();
        return trains_;
    }

private:
    int seat_ = -1;
    RestTrains trains_;
};

// Whether in some hand there was something else to do; which hand it was is not known.
bool mayBeChoice(const Remembered& done)
{
    switch (done.action.kind) {
    case ActionKind::draw: return false;
    case ActionKind::pass: return done.drawnBefore > 0 && done.before.rules.drawnDouble == DrawnDouble::may;
    case ActionKind::play:
    case ActionKind::endOpening:
    case ActionKind::marker: break;
    }
    return true;
}

} // namespace

OthersChoices::OthersChoices(const SeatView& view, const Memory& memory, std::span<const HiddenPlace> places)
    : places_(places)
{
    MT_EXPECT(memory.seat() == view.seat);
    Row<int, maxSeats> lastDrawn{};
    for (int when = 0; when < static_cast<int>(memory.done().size()); ++when) {
        const Remembered& each = memory.done()[static_cast<std::size_t>(when)];
        const int seat = each.action.seat;
        if (each.action.kind == ActionKind::draw)
            lastDrawn[seat] = when + 1;
        if (seat != view.seat && mayBeChoice(each)) {
            const int drawn = each.drawnBefore > 0 ? lastDrawn[seat] : HiddenTile::unknown;
            choices_.push_back({.seat = seat, .when = when, .drawn = drawn, .done = each.action, .state = {}});
            choices_.back().state.table = each.before;
        }
    }
    // How many tiles each hand was then follows from now, backwards.
    Row<int, maxSeats> sizes{};
    for (int seat = 0; seat < view.table.players; ++seat)
        sizes[seat] = view.handSizes[seat];
    auto choice = choices_.rbegin();
    for (int when = static_cast<int>(memory.done().size()) - 1; when >= 0 && choice != choices_.rend(); --when) {
        const Action& action = memory.done()[static_cast<std::size_t>(when)].action;
        sizes[action.seat] += action.kind == ActionKind::play ? 1 : action.kind == ActionKind::draw ? -1 : 0;
        if (choice->when != when)
            continue;
        for (int seat = 0; seat < view.table.players; ++seat)
            if (seat != choice->seat)
                choice->state.hands[seat] = someTiles(sizes[seat]);
        ++choice;
    }
    std::stable_sort(choices_.begin(), choices_.end(),
                     [](const Choice& one, const Choice& other) { return one.seat < other.seat; });
}

void OthersChoices::begin(std::span<const HiddenTile> tiles)
{
    OneAfterTheOther trains;
    for (Choice& choice : choices_) {
        Hand& hand = choice.state.hands[choice.seat];
        hand = Hand();
        for (const HiddenTile& tile : tiles) {
            const HiddenPlace& from = place(tile.place);
            if (!wasInHand(tile, from, choice.seat, choice.when))
                continue;
            hand.add(tile.tile);
            if (from.since == choice.drawn)
                choice.state.drawn = tile.tile;
        }
        choice.isPlanners = isPlanners(choice, trains.of(choice.seat));
    }
}

bool OthersChoices::isPlanners(const Choice& choice, RestTrains& trains)
{
    const State& state = choice.state;
    Moves moves;
    findMoves(state.table, state.hands[choice.seat], state.drawn, moves);
    if (moves.total < 2)
        return true;
    for (int move = 0; move < moves.total; ++move)
        if (actionAt(state.table, moves, move) == choice.done)
            return isCheapest(state, moves, move, trains);
    return false;
}

bool OthersChoices::concerns(const Choice& choice, std::span<const PlaceChange> changes) const
{
    return std::any_of(changes.begin(), changes.end(), [&](const PlaceChange& change) {
        const HiddenTile& tile = *change.tile;
        const HiddenPlace& from = place(tile.place);
        const HiddenPlace& to = place(change.to);
        const bool comes = wasInHand(tile, to, choice.seat, choice.when);
        return comes != wasInHand(tile, from, choice.seat, choice.when) ||
               (comes && from.since != to.since && (from.since == choice.drawn || to.since == choice.drawn));
    });
}

void OthersChoices::carryOut(Choice& choice, std::span<const PlaceChange> changes) const
{
    Hand& hand = choice.state.hands[choice.seat];
    for (const PlaceChange& change : changes)
        if (wasInHand(*change.tile, place(change.tile->place), choice.seat, choice.when))
            hand.remove(change.tile->tile);
    for (const PlaceChange& change : changes) {
        const HiddenPlace& to = place(change.to);
        if (!wasInHand(*change.tile, to, choice.seat, choice.when))
            continue;
        hand.add(change.tile->tile);
        if (to.since == choice.drawn)
            choice.state.drawn = change.tile->tile;
    }
}

/// The lot is drawn first: as soon as no choice that is left can make the changes good enough for it, none is looked
/// at any more.
bool OthersChoices::accepts(std::span<const PlaceChange> changes, Rng& rng)
{
    const int allowed = std::countl_zero(rng.next()); // so many halvings, or more: with a chance of that many halvings
    before_.clear();
    int left = 0; // what the choices can make good yet
    for (Choice& choice : choices_)
        if (concerns(choice, changes)) {
            before_.push_back({&choice, choice.state.hands[choice.seat], choice.state.drawn, choice.isPlanners});
            left += choice.isPlanners ? 0 : halvings;
        }
    int worse = 0;
    std::size_t changed = 0;
    OneAfterTheOther trains;
    while (changed < before_.size() && worse - left <= allowed) {
        const Before& each = before_[changed++];
        left -= each.isPlanners ? 0 : halvings;
        carryOut(*each.choice, changes);
        each.choice->isPlanners = isPlanners(*each.choice, trains.of(each.choice->seat));
        worse += (int{each.isPlanners} - int{each.choice->isPlanners}) * halvings;
    }
    if (worse - left <= allowed)
        return true;
    for (const Before& each : std::span(before_).first(changed)) {
        each.choice->state.hands[each.choice->seat] = each.hand;
        each.choice->state.drawn = each.drawn;
        each.choice->isPlanners = each.isPlanners;
    }
    return false;
}

} // namespace mt
