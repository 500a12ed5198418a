#include "cli/observed_round.h"

#include <algorithm>
#include <bitset>
#include <numeric>

namespace mt::cli
{

ObservedRound::ObservedRound(const Options& options, int players, int seat, Fields& message) : seat_(seat)
{
    const int round = message.number("round", 1, options.set + 1);
    const int engine = engineOfRound(options, round);
    const int first = message.number("first", 1, players) - 1;
    if (message.tile("engine") != Tile(engine, engine) && message.ok())
        message.refuse("engine");
    if (!message.ok())
        return;
    state_ = layTable({.rulebook = {}, .options = options, .players = players, .handSize = 0}, round, engine);
    state_.table.turn = static_cast<std::uint8_t>(first);
    state_.table.boneyardCount = static_cast<std::uint8_t>(message.number("boneyard", 0, maxTiles));
    const std::vector<int> sizes = message.numbers("handSizes", 0, maxTiles);
    const int tiles = std::accumulate(sizes.begin(), sizes.end(), 1 + state_.table.boneyardCount);
    if (message.ok() && (static_cast<int>(sizes.size()) != players || tiles != tileCount(options.set)))
        message.refuse("handSizes");
    if (message.ok())
        readTiles(sizes, message);
    if (!message.ok())
        return;
    placeUnseen(sizes);
    beginTurn(state_);
}

// The bot's own hand and, where they lie face up, all others.
void ObservedRound::readTiles(const std::vector<int>& sizes, Fields& message)
{
    faceUp_ = message.has("hands") && message.array("hands").size() == sizes.size();
    std::bitset<maxTiles> seen;
    seen.set(static_cast<std::size_t>(Tile(state_.table.engine, state_.table.engine).index()));
    for (std::size_t seat = 0; seat < sizes.size(); ++seat) {
        const bool own = static_cast<int>(seat) == seat_;
        if (!own && !faceUp_)
            continue;
        const std::vector<Tile> tiles =
            own ? message.tiles("hand") : message.tilesIn(message.array("hands")[seat], "hands");
        for (const Tile tile : tiles) {
            if (tile.high() > state_.table.rules.set || seen[static_cast<std::size_t>(tile.index())])
                return message.refuse({.kind = FaultKind::tileTwice, .tile = tile});
            seen.set(static_cast<std::size_t>(tile.index()));
            state_.hands[seat].add(tile);
        }
        if (message.ok() && state_.hands[seat].count() != sizes[seat])
            return message.refuse("handSizes");
    }
}

// All other tiles, in the order of the set, wherever there is room.
void ObservedRound::placeUnseen(const std::vector<int>& sizes)
{
    std::vector<Tile> unseen = fullSet(state_.table.rules.set);
    std::erase_if(unseen, [&](Tile tile) { return !isUnseen(tile) || otherHandWith(tile) != nullptr; });
    auto next = unseen.begin();
    for (std::size_t seat = 0; seat < sizes.size(); ++seat)
        while (state_.hands[seat].count() < sizes[seat])
            state_.hands[seat].add(*next++);
    std::copy(next, unseen.end(), state_.boneyard.begin());
}

bool ObservedRound::isUnseen(Tile tile) const
{
    const Table& table = state_.table;
    return tile.high() <= table.rules.set && tile != Tile(table.engine, table.engine) &&
           table.before[static_cast<std::size_t>(tile.index())] == Table::notLaid &&
           !state_.hands[static_cast<std::size_t>(seat_)].has(tile);
}

Tile* ObservedRound::inBoneyard(Tile tile)
{
    Tile* const end = state_.boneyard.data() + state_.table.boneyardCount;
    Tile* const found = std::find(state_.boneyard.data(), end, tile);
    return found == end ? nullptr : found;
}

Hand* ObservedRound::otherHandWith(Tile tile)
{
    for (std::size_t seat = 0; seat < state_.table.players; ++seat)
        if (static_cast<int>(seat) != seat_ && state_.hands[seat].has(tile))
            return &state_.hands[seat];
    return nullptr;
}

// The unseen tile goes into that hand, which is another's and not empty; some tile of it takes the place it had.
void ObservedRound::bringToHand(std::size_t seat, Tile tile)
{
    Hand& hand = state_.hands[seat];
    if (hand.has(tile))
        return;
    const Tile given = hand.tiles().front();
    if (Hand* holder = otherHandWith(tile)) {
        holder->remove(tile);
        holder->add(given);
    } else {
        *inBoneyard(tile) = given;
    }
    hand.remove(given);
    hand.add(tile);
}

// The same for the tile that the next draw takes; the boneyard is not empty.
void ObservedRound::bringToFront(Tile tile)
{
    Tile& front = state_.boneyard[state_.table.boneyardCount - 1U];
    if (Hand* holder = otherHandWith(tile)) {
        holder->remove(tile);
        holder->add(front);
        front = tile;
    } else {
        std::swap(front, *inBoneyard(tile));
    }
}

// By the whole rules for the bot itself; for others by what lies open, for their hands are not known.
bool ObservedRound::isPossible(const Action& action) const
{
    if (action.seat == state_.table.turn && action.seat == seat_)
        return check(state_, action).isLegal();
    return mt::isPossible(state_.table, action) &&
           (action.kind != ActionKind::play || (isUnseen(action.tile) && !state_.hands[action.seat].empty()));
}

bool ObservedRound::saw(const Action& action, std::optional<Tile> drawn)
{
    if (!isRunning() || !isPossible(action))
        return false;
    if (action.kind == ActionKind::draw && drawn) {
        if (!isUnseen(*drawn))
            return false;
        bringToFront(*drawn);
    }
    if (action.kind == ActionKind::play && action.seat != seat_)
        bringToHand(action.seat, action.tile);
    before_ = state_;
    last_ = action;
    std::vector<Event> events;
    apply(state_, action, events);
    memory_.add(before_.table, action, events);
    return true;
}

void ObservedRound::shuffleOtherHands()
{
    std::vector<Tile> tiles;
    std::vector<int> sizes;
    for (std::size_t seat = 0; seat < state_.table.players; ++seat) {
        sizes.push_back(state_.hands[seat].count());
        if (static_cast<int>(seat) == seat_)
            continue;
        for (const Tile tile : state_.hands[seat].tiles())
            tiles.push_back(tile);
        state_.hands[seat] = Hand();
    }
    shuffle(std::span(tiles), rng_);
    auto next = tiles.begin();
    for (std::size_t seat = 0; seat < sizes.size(); ++seat)
        while (state_.hands[seat].count() < sizes[seat])
            state_.hands[seat].add(*next++);
}

bool ObservedRound::isRunning()
{
    // Under `ownTrainFirst` it depends on who holds which tile whether a table is blocked: if it is by our guess and
    // not in truth, another guess is needed. Everything else that ends a round is known to all.
    constexpr int guesses = 1000;
    for (int i = 0; i < guesses && state_.table.phase == Phase::roundEnd; ++i) {
        if (faceUp_ || state_.table.endReason != RoundEndReason::blocked)
            return false;
        state_ = before_;
        shuffleOtherHands();
        if (last_.kind == ActionKind::play && last_.seat != seat_)
            bringToHand(last_.seat, last_.tile);
        apply(state_, last_);
    }
    return state_.table.phase != Phase::roundEnd;
}

} // namespace mt::cli
