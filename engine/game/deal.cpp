// How a round begins: the shuffled deal, the hands, the search for the engine, the engine laid.
#include "engine/base/random.h"
#include "engine/base/tile_set.h"
#include "engine/game/turn_machine.h"

namespace mt
{
namespace
{

using machine::CollectEvents;
using machine::drawTile;
using machine::NoEvents;
using machine::startTurn;

int holderOf(const State& s, Tile tile)
{
    for (int seat = 0; seat < s.table.players; ++seat)
        if (s.hands[seat].has(tile))
            return seat;
    return -1;
}

// Ruling 2. The engine is in the boneyard when nobody holds it, so drawing finds it.
template <class Sink>
int searchEngine(State& s, Tile engine, int firstSeat, const Sink& sink)
{
    int holder = holderOf(s, engine);
    const bool wholePasses = s.table.rules.engineSearch == EngineSearch::fullPass;
    while (holder < 0)
        for (int i = 0; i < s.table.players && s.table.boneyardCount > 0 && (holder < 0 || wholePasses); ++i) {
            const int seat = (firstSeat + i) % s.table.players;
            if (drawTile(s, seat, sink) == engine)
                holder = seat;
        }
    return holder;
}

template <class Sink>
void startRoundIn(State& s, const GameRules& rules, const Deal& deal, const Sink& sink)
{
    Table& t = s.table;
    auto next = deal.deck.begin();
    for (int seat = 0; seat < t.players; ++seat)
        for (int i = 0; i < rules.handSize; ++i)
            s.hands[seat].add(*next++);
    t.boneyardCount = static_cast<std::uint8_t>(deal.deck.end() - next);
    std::reverse_copy(next, deal.deck.end(), s.boneyard.begin());

    const Tile engine(deal.engine, deal.engine);
    int starter = deal.firstSeat;
    if (t.rules.engine == Engine::held) {
        starter = searchEngine(s, engine, deal.firstSeat, sink);
        s.hands[starter].remove(engine);
    }
    // Whoever lays the engine takes a normal turn at once (ruling 1).
    t.turn = static_cast<std::uint8_t>(starter);
    sink(Event{.kind = EventKind::engineLaid, .seat = t.turn, .tile = engine});
    startTurn(s, sink);
}

} // namespace

void makeDeal(const GameRules& rules, int round, int firstSeat, Rng& rng, Deal& deal)
{
    MT_EXPECT(firstSeat >= 0 && firstSeat < rules.players);
    deal.round = round;
    deal.engine = engineOfRound(rules.options, round);
    deal.firstSeat = firstSeat;
    deal.deck.resize(static_cast<std::size_t>(tileCount(rules.options.set)));
    std::generate(deal.deck.begin(), deal.deck.end(), [index = 0]() mutable { return Tile::fromIndex(index++); });
    if (rules.options.engine == Engine::aside)
        deal.deck.erase(deal.deck.begin() + Tile(deal.engine, deal.engine).index());
    shuffle(std::span(deal.deck), rng);
}

State layTable(const GameRules& rules, int round, int engine)
{
    MT_EXPECT(round >= 1 && engine >= 0 && engine <= rules.options.set);
    State s = machine::blankState;
    Table& t = s.table;
    t.rules = rules.options;
    t.players = static_cast<std::uint8_t>(rules.players);
    t.round = static_cast<std::uint8_t>(round);
    t.engine = static_cast<std::uint8_t>(engine);
    for (int train = 0; train < maxTrains; ++train)
        if (t.isTrain(train))
            t.trains[train].end = t.engine;
    return s;
}

State startRound(const GameRules& rules, const Deal& deal, std::vector<Event>* events)
{
    MT_EXPECT(deal.firstSeat >= 0 && deal.firstSeat < rules.players);
    MT_EXPECT(!deckMistake(rules.options, deal.engine, deal.deck));
    State s = layTable(rules, deal.round, deal.engine);
    if (events != nullptr)
        startRoundIn(s, rules, deal, CollectEvents{*events});
    else
        startRoundIn(s, rules, deal, NoEvents{});
    return s;
}

std::optional<Tile> deckMistake(const Options& options, int engine, std::span<const Tile> deck)
{
    TileSet seen;
    // What lies in the hub is as good as dealt.
    if (options.engine == Engine::aside)
        seen.insert(Tile(engine, engine));
    for (const Tile tile : deck) {
        if (!tile.exists() || tile.high() > options.set || seen.contains(tile))
            return tile;
        seen.insert(tile);
    }
    for (int index = 0; index < tileCount(options.set); ++index)
        if (const Tile tile = Tile::fromIndex(index); !seen.contains(tile))
            return tile;
    return std::nullopt;
}

} // namespace mt
