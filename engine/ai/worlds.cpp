#include "engine/ai/worlds.h"

#include "engine/base/expect.h"

#include <algorithm>
#include <array>

namespace mt
{
namespace
{

// Steps for ten tiles that may move: before the first world, and from one world to the next.
constexpr std::size_t stepsAtFirst = 300;
constexpr std::size_t stepsBetween = 30;
// The same where choices are read: a step costs some hundred times as much, and begins where it did not matter. What
// counts of a world, by how much one action comes out behind another, depends little on the world before: for the same
// time it says most when many of them are drawn, each with few steps (docs/strength.md).
constexpr std::size_t readingStepsAtFirst = 120;
constexpr std::size_t readingStepsBetween = 2;

} // namespace

Worlds::Worlds(const SeatView& view, const Memory& memory, const Rng& rng, Reads reads, const StopToken& stop)
    : seat_(view.seat), rng_(rng), stop_(stop)
{
    MT_EXPECT(view.seat >= 0 && view.seat < view.table.players && memory.seat() == view.seat);
    state_.table = view.table;
    state_.hands[seat_] = view.hand;
    state_.drawn = view.drawn;
    for (std::size_t seat = 0; seat < view.faceUp.size(); ++seat)
        state_.hands[seat] = view.faceUp[seat];
    findHidden(view);
    // With hands that lie face up the boneyard is all that is hidden, and it says nothing.
    if (view.faceUp.empty())
        follow(memory);
    for (HiddenTile& tile : tiles_)
        for (std::size_t place = 0; place < places_.size(); ++place)
            tile.mayBeIn[place] = couldBe(tile, places_[place]);
    placeAll();
    for (std::size_t i = 0; i < tiles_.size(); ++i)
        if (tiles_[i].mayBeIn.count() > 1)
            loose_.push_back(i);
    mix(stepsAtFirst);
    if (reads == Reads::nothing || !view.faceUp.empty())
        return;
    choices_.emplace(view, memory, places_);
    if (choices_->isEmpty()) {
        choices_.reset();
        return;
    }
    choices_->begin(tiles_);
    mix(readingStepsAtFirst);
}

/// What lies hidden now, and where: in the boneyard, and as if they had never drawn in the hands of the others.
void Worlds::findHidden(const SeatView& view)
{
    const Table& table = view.table;
    Hand seen = view.hand;
    for (const Hand& hand : view.faceUp)
        for (const Tile tile : hand.tiles())
            if (!seen.has(tile))
                seen.add(tile);
    for (int index = 0; index < tileCount(table.rules.set); ++index) {
        const Tile tile = Tile::fromIndex(index);
        const bool isLaid = table.before[index] != Table::notLaid || tile == Tile(table.engine, table.engine);
        if (!isLaid && !seen.has(tile))
            tiles_.push_back({.tile = tile});
    }
    places_.push_back({HiddenPlace::boneyard, 0, table.boneyardCount});
    for (int seat = 0; seat < table.players && view.faceUp.empty(); ++seat)
        places_.push_back({seat, 0, seat == seat_ ? 0 : int{view.handSizes[seat]}});
}

/// What the others laid was hidden before, what they drew came from a place of its own, and what they lacked they told
/// by drawing or passing.
void Worlds::follow(const Memory& memory)
{
    Row<int, maxSeats> lastDrawn{}; // the place's `since`
    for (int i = 0; i < static_cast<int>(memory.done().size()); ++i) {
        const Remembered& done = memory.done()[static_cast<std::size_t>(i)];
        const int seat = done.action.seat;
        if (seat == seat_)
            continue;
        HiddenPlace& dealt = places_[static_cast<std::size_t>(seat) + 1];
        const int drawn = done.drawnBefore > 0 ? lastDrawn[seat] : HiddenTile::unknown;
        if (!done.lacked.empty())
            lacks_.push_back({seat, i, drawn, done.lacked});
        if (done.action.kind == ActionKind::play) {
            tiles_.push_back({.tile = done.action.tile, .seat = seat, .until = i, .drawn = drawn});
            ++dealt.capacity;
        } else if (done.action.kind == ActionKind::draw) {
            --dealt.capacity;
            lastDrawn[seat] = i + 1;
            places_.push_back({seat, i + 1, 1});
        }
    }
}

bool Worlds::couldBe(const HiddenTile& tile, const HiddenPlace& place) const
{
    if (place.capacity == 0)
        return false;
    if (place.seat == HiddenPlace::boneyard)
        return !tile.isGone();
    if (tile.isGone() && (tile.seat != place.seat || tile.until < place.since))
        return false;
    if (tile.drawn != HiddenTile::unknown && tile.drawn != place.since)
        return false;
    return std::none_of(lacks_.begin(), lacks_.end(), [&](const Lack& lack) {
        const bool speaksOfIt = lack.seat == place.seat && lack.when >= place.since && lack.when < tile.until &&
                                (lack.drawn == HiddenTile::unknown || lack.drawn == place.since);
        return speaksOfIt && lack.tiles.has(tile.tile);
    });
}

/// Some way in which all tiles have a place that they may be in. One after the other: where its places are taken, one
/// that is there goes elsewhere if it can.
void Worlds::placeAll()
{
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        std::bitset<256> asked;
        if (!findPlaceFor(i, asked))
            for (std::size_t place = 0; tiles_[i].place < 0; ++place) // in no real round: anywhere
                if (places_[place].capacity > 0) {
                    --places_[place].capacity;
                    tiles_[i].place = static_cast<int>(place);
                }
    }
}

bool Worlds::findPlaceFor(std::size_t tile, std::bitset<256>& asked)
{
    const std::bitset<256> possible = tiles_[tile].mayBeIn;
    for (std::size_t place = 0; place < places_.size(); ++place)
        if (possible[place] && places_[place].capacity > 0) {
            --places_[place].capacity;
            tiles_[tile].place = static_cast<int>(place);
            return true;
        }
    for (std::size_t place = 0; place < places_.size(); ++place) {
        if (!possible[place] || asked[place])
            continue;
        asked.set(place);
        for (std::size_t other = 0; other < tiles_.size(); ++other)
            if (tiles_[other].place == static_cast<int>(place) && findPlaceFor(other, asked)) {
                tiles_[tile].place = static_cast<int>(place);
                return true;
            }
    }
    return false;
}

void Worlds::mix(std::size_t steps)
{
    if (loose_.size() < 2)
        return;
    constexpr std::size_t tiles = 10;
    for (std::size_t i = (steps * loose_.size() + tiles - 1) / tiles; i > 0 && !stop_.stopRequested(); --i)
        step();
}

/// Two tiles change places, or three go round. Every step is as likely as the one that takes it back.
void Worlds::step()
{
    const auto any = [this]() -> HiddenTile& {
        return tiles_[loose_[rng_.below(static_cast<std::uint32_t>(loose_.size()))]];
    };
    HiddenTile& a = any();
    HiddenTile& b = any();
    if (rng_.below(4) > 0) {
        const std::array changes{PlaceChange{&a, b.place}, PlaceChange{&b, a.place}};
        carryOut(changes);
        return;
    }
    HiddenTile& c = any();
    const std::array changes{PlaceChange{&a, b.place}, PlaceChange{&b, c.place}, PlaceChange{&c, a.place}};
    if (&a != &b && &b != &c && &a != &c)
        carryOut(changes);
}

/// If they may be carried out, and nothing speaks against it.
void Worlds::carryOut(std::span<const PlaceChange> changes)
{
    bool isAny = false;
    for (const PlaceChange& change : changes) {
        if (!change.tile->mayBeIn[static_cast<std::size_t>(change.to)])
            return;
        isAny = isAny || change.to != change.tile->place;
    }
    if (!isAny || (choices_ && !choices_->accepts(changes, rng_)))
        return;
    for (const PlaceChange& change : changes)
        change.tile->place = change.to;
}

const State& Worlds::next()
{
    mix(choices_ ? readingStepsBetween : stepsBetween);
    fill();
    return state_;
}

void Worlds::fill()
{
    Table& table = state_.table;
    if (places_.size() > 1)
        for (int seat = 0; seat < table.players; ++seat)
            if (seat != seat_)
                state_.hands[seat] = Hand();
    int count = 0;
    int lastDrawn = 0;
    for (const HiddenTile& hidden : tiles_) {
        if (hidden.isGone())
            continue;
        const HiddenPlace& place = places_[static_cast<std::size_t>(hidden.place)];
        if (place.seat == HiddenPlace::boneyard) {
            state_.boneyard[count++] = hidden.tile;
            continue;
        }
        state_.hands[place.seat].add(hidden.tile);
        if (place.seat == table.turn && table.drawnForTile > 0 && place.since > lastDrawn) {
            lastDrawn = place.since;
            state_.drawn = hidden.tile;
        }
    }
    shuffle(std::span(state_.boneyard.data(), static_cast<std::size_t>(count)), rng_);
}

} // namespace mt
