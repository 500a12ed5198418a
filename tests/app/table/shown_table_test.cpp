// The models follow the events one by one and are then what the engine has.
#include "app/table/shown_table.h"
#include "engine/base/random.h"
#include "tests/app/support.h"

#include <gtest/gtest.h>

#include <set>

namespace
{

std::vector<Seat> seatsOf(int players)
{
    std::vector<Seat> seats;
    for (int seat = 0; seat < players; ++seat)
        seats.push_back({QStringLiteral("P%1").arg(seat), seat == 0, seat == 0 ? "" : "easy", seatColours()[0]});
    return seats;
}

// Everything that events tell of; signals and what may be played belong to a settled table only.
QVariantList folded(ShownTable& table)
{
    QVariantList all = contents(table.trains());
    for (QVariant& row : all) {
        QVariantMap values = row.toMap();
        for (const char* settled : {"signal", "landing", "accepts", "points", "isThinking"})
            values.remove(QString::fromLatin1(settled));
        row = values;
    }
    QVariantList hand;
    for (const QVariant& row : contents(table.hand()))
        hand.append(row.toMap().value(QStringLiteral("tileId")));
    all.append(QVariant(hand));
    all.append(table.boneyardCount());
    return all;
}

// A random round, the fold compared with the state after every action.
void playAndCompare(std::string_view rulebook, int players, const std::string& seed, std::set<mt::EventKind>& seen)
{
    const mt::GameRules rules = rulesOf(rulebook, players);
    mt::Game game = mt::newGame(rules, 0);
    mt::Rng rng(seed);
    mt::Deal deal;
    mt::makeDeal(rules, 1, 0, rng, deal);
    mt::beginRound(game, deal);
    const Viewpoint viewpoint{0, true, false};
    ShownTable table;
    table.setSeats(seatsOf(players));
    table.show(game, viewpoint, -1);
    while (game.inRound) {
        const std::vector<mt::Action> legal = mt::legalActions(game.round);
        std::vector<mt::Event> events;
        mt::apply(game, legal[rng.below(static_cast<std::uint32_t>(legal.size()))], events);
        for (const mt::Event& event : events) {
            table.apply(event, viewpoint);
            seen.insert(event.kind);
        }
        const QVariantList afterEvents = folded(table);
        table.show(game, viewpoint, -1);
        ASSERT_EQ(afterEvents, folded(table)) << rulebook << " " << players << " " << seed;
    }
}

TEST(ShownTable, FoldingEventsGivesTheEnginesState)
{
    std::set<mt::EventKind> seen;
    for (const mt::Rulebook& book : mt::allRulebooks())
        for (const int players : {2, 4, 8})
            playAndCompare(book.id, players, "fold", seen);
    // The games together had every kind of event that changes a model.
    for (const mt::EventKind kind :
         {mt::EventKind::tileDrawn, mt::EventKind::tilePlayed, mt::EventKind::turnStarted, mt::EventKind::doubleOpened,
          mt::EventKind::doubleClosed, mt::EventKind::markerPlaced, mt::EventKind::markerRemoved,
          mt::EventKind::roundEnded})
        EXPECT_TRUE(seen.contains(kind)) << static_cast<int>(kind);
}

class HandArranging : public testing::Test
{
protected:
    void SetUp() override
    {
        const mt::GameRules rules = rulesOf("tactic", 2);
        game = mt::newGame(rules, 0);
        mt::Rng rng("arrange");
        mt::Deal deal;
        mt::makeDeal(rules, 1, 0, rng, deal);
        mt::beginRound(game, deal);
        table.setSeats(seatsOf(2));
        table.show(game, viewpoint, -1);
    }

    mt::Game game;
    const Viewpoint viewpoint{0, true, true};
    ShownTable table;
};

TEST_F(HandArranging, IsSortedByNumberAtTheDeal)
{
    const std::vector<mt::Tile> tiles = table.hand().tiles();
    EXPECT_EQ(tiles.size(), 16U);
    EXPECT_TRUE(std::is_sorted(tiles.rbegin(), tiles.rend()));
}

TEST_F(HandArranging, SortsByPips)
{
    const std::vector<mt::Tile> dealt = table.hand().tiles();
    table.sortHand(HandArrangement::Order::ByPips, game.round, viewpoint);
    const std::vector<mt::Tile> tiles = table.hand().tiles();
    EXPECT_TRUE(
        std::is_sorted(tiles.rbegin(), tiles.rend(), [](mt::Tile a, mt::Tile b) { return a.pips() < b.pips(); }));
    table.sortHand(HandArrangement::Order::ByNumber, game.round, viewpoint);
    EXPECT_EQ(table.hand().tiles(), dealt);
}

TEST_F(HandArranging, KeepsThePlayersOrderAndPutsNewTilesAtTheEnd)
{
    const std::vector<mt::Tile> dealt = table.hand().tiles();
    table.moveHandTile(0, 5, game.round, viewpoint);
    table.moveHandTile(15, 1, game.round, viewpoint);
    std::vector<mt::Tile> order = table.hand().tiles();
    EXPECT_EQ(order[6], dealt[0]);
    EXPECT_EQ(order[1], dealt[15]);
    table.moveHandTile(0, 16, game.round, viewpoint);
    EXPECT_EQ(table.hand().tiles(), order) << "there is no such place";
    table.show(game, viewpoint, -1);
    EXPECT_EQ(table.hand().tiles(), order);
    // Out of sight and back: the order is still the player's.
    table.show(game, {0, false, false}, -1);
    EXPECT_EQ(table.hand().count(), 0);
    table.show(game, viewpoint, -1);
    EXPECT_EQ(table.hand().tiles(), order);
    const mt::Tile drawn = game.round.boneyard[game.round.table.boneyardCount - 1U];
    mt::Event draw{mt::EventKind::tileDrawn, 0, drawn};
    table.apply(draw, viewpoint);
    order.push_back(drawn);
    EXPECT_EQ(table.hand().tiles(), order);
}

TEST_F(HandArranging, ShowsNothingOfADrawToOthers)
{
    const mt::Tile drawn = game.round.boneyard[game.round.table.boneyardCount - 1U];
    table.apply({mt::EventKind::tileDrawn, 1, drawn}, viewpoint);
    EXPECT_EQ(table.hand().count(), 16);
}

// Rows are inserted, moved, removed and changed: a reset would kill every animation.
TEST(ShownTable, NeverResetsAModel)
{
    const mt::GameRules rules = rulesOf("bigtable", 4);
    mt::Game game = mt::newGame(rules, 0);
    mt::Rng rng("resets");
    ShownTable table;
    table.setSeats(seatsOf(4));
    int resets = 0;
    for (QAbstractItemModel* model :
         {static_cast<QAbstractItemModel*>(&table.trains()), static_cast<QAbstractItemModel*>(&table.hand()),
          static_cast<QAbstractItemModel*>(&table.faceUp())})
        QObject::connect(model, &QAbstractItemModel::modelReset, [&resets] { ++resets; });
    for (int round = 1; round <= 2; ++round) {
        mt::Deal deal;
        mt::makeDeal(rules, round, game.firstSeat, rng, deal);
        mt::beginRound(game, deal);
        while (game.inRound) {
            table.show(game, {0, true, game.round.table.turn == 0}, -1);
            const std::vector<mt::Action> legal = mt::legalActions(game.round);
            std::vector<mt::Event> events;
            mt::apply(game, legal[rng.below(static_cast<std::uint32_t>(legal.size()))], events);
            for (const mt::Event& event : events)
                table.apply(event, {0, true, false});
        }
    }
    EXPECT_EQ(resets, 0);
}

} // namespace
