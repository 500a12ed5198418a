// The models show the round as it is at each moment, by small changes.
#include "app/table/shown_table.h"
#include "engine/base/random.h"
#include "tests/app/support.h"

#include <gtest/gtest.h>

#include <array>
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

// The first round of a game, dealt.
mt::Game dealt(const mt::GameRules& rules, std::string_view seed)
{
    mt::Game game = mt::newGame(rules, 0);
    mt::Rng rng(seed);
    mt::Deal deal;
    mt::makeDeal(rules, 1, 0, rng, deal);
    mt::beginRound(game, deal);
    return game;
}

// Everything but what belongs to a settled table only: signals and what may be played.
QVariantList passing(ShownTable& table)
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

// What may be laid where, by the rules asked tile by tile and train by train.
void expectPlaces(ShownTable& table, const mt::State& state, const mt::Moves& moves)
{
    for (const mt::Tile tile : table.hand().tiles()) {
        table.select(tile);
        EXPECT_EQ(table.selected(), tile);
        bool fitsSomewhere = false;
        for (const QVariant& row : contents(table.trains())) {
            const QVariantMap values = row.toMap();
            const auto train = static_cast<mt::TrainId>(values.value(QStringLiteral("trainId")).toInt());
            const mt::Action play{mt::ActionKind::play, state.table.turn, tile, train, false};
            const bool isLegal = mt::check(state, play).isLegal();
            EXPECT_EQ(values.value(QStringLiteral("accepts")).toBool(), isLegal);
            fitsSomewhere = fitsSomewhere || isLegal;
        }
        EXPECT_EQ(mt::playableTiles(state.table, moves).has(tile), fitsSomewhere);
    }
    table.select({});
}

// A random round: after the last moment of an action everything is in its place, and only then may anything be done.
void playAndCompare(std::string_view rulebook, int players, const std::string& seed, std::set<mt::EventKind>& seen)
{
    const mt::GameRules rules = rulesOf(rulebook, players);
    mt::Game game = mt::newGame(rules, 0);
    mt::Rng rng(seed);
    mt::Deal deal;
    mt::makeDeal(rules, 1, 0, rng, deal);
    mt::beginRound(game, deal);
    ShownTable table;
    table.setSeats(seatsOf(players));
    while (game.inRound) {
        const mt::State& state = game.round;
        mt::Moves legal;
        mt::findMoves(state.table, state.hands[state.table.turn], state.drawn, legal);
        const bool isMine = state.table.turn == 0;
        table.settle(game, {0, true, isMine}, legal);
        if (isMine)
            expectPlaces(table, state, legal);
        std::vector<mt::Moment> moments;
        const auto k = static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.total)));
        mt::apply(game, mt::actionAt(state.table, legal, k), moments);
        for (const mt::Moment& moment : moments) {
            table.show(moment.then, {0, true, true});
            seen.insert(moment.event.kind);
            for (const QVariant& row : contents(table.trains()))
                EXPECT_EQ(row.toMap().value(QStringLiteral("landing")).toInt(), -1);
        }
        const QVariantList afterMoments = passing(table);
        table.settle(game, {0, true, false});
        ASSERT_EQ(afterMoments, passing(table)) << rulebook << " " << players << " " << seed;
    }
}

TEST(ShownTable, TheLastMomentIsWhatTheGameHasComeTo)
{
    std::set<mt::EventKind> seen;
    std::size_t number = 0;
    for (const mt::Rulebook& book : mt::allRulebooks())
        playAndCompare(book.id, std::array{2, 8, 4}.at(number++ % 3), "moments", seen);
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
        game = dealt(rulesOf("tactic", 2), "arrange");
        table.setSeats(seatsOf(2));
        table.settle(game, viewpoint);
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
    table.sortHand(HandArrangement::Order::ByPips);
    const std::vector<mt::Tile> tiles = table.hand().tiles();
    EXPECT_TRUE(
        std::is_sorted(tiles.rbegin(), tiles.rend(), [](mt::Tile a, mt::Tile b) { return a.pips() < b.pips(); }));
    table.sortHand(HandArrangement::Order::ByNumber);
    EXPECT_EQ(table.hand().tiles(), dealt);
}

TEST_F(HandArranging, KeepsThePlayersOrderAndPutsNewTilesAtTheEnd)
{
    const std::vector<mt::Tile> dealt = table.hand().tiles();
    table.moveHandTile(0, 5);
    table.moveHandTile(15, 1);
    std::vector<mt::Tile> order = table.hand().tiles();
    EXPECT_EQ(order[6], dealt[0]);
    EXPECT_EQ(order[1], dealt[15]);
    table.moveHandTile(0, 16);
    EXPECT_EQ(table.hand().tiles(), order) << "there is no such place";
    table.settle(game, viewpoint);
    EXPECT_EQ(table.hand().tiles(), order);
    // Out of sight and back: the order is still the player's.
    table.settle(game, {0, false, false});
    EXPECT_EQ(table.hand().count(), 0);
    table.settle(game, viewpoint);
    EXPECT_EQ(table.hand().tiles(), order);
    mt::State then = game.round;
    const mt::Tile drawn = then.boneyard[then.table.boneyardCount - 1U];
    then.hands[0].add(drawn);
    table.show(then, viewpoint);
    order.push_back(drawn);
    EXPECT_EQ(table.hand().tiles(), order);
}

TEST_F(HandArranging, ShowsNothingOfADrawToOthers)
{
    mt::State then = game.round;
    then.hands[1].add(then.boneyard[then.table.boneyardCount - 1U]);
    table.show(then, viewpoint);
    EXPECT_EQ(table.hand().count(), 16);
}

// To make 14 tracks and draw their locomotives takes longer than a frame has. Of the game before it nothing is left.
TEST(ShownTable, AnotherGameKeepsAsManyTracks)
{
    const mt::GameRules rules = rulesOf("bigtable", 4);
    const Viewpoint viewpoint{0, true, true};
    ShownTable table;
    table.setSeats(seatsOf(4));
    mt::Game before = dealt(rules, "before");
    table.settle(before, viewpoint);
    for (int action = 0; action < 40 && before.inRound; ++action) {
        std::vector<mt::Moment> moments;
        mt::apply(before, mt::legalActions(before.round).front(), moments);
        for (const mt::Moment& moment : moments)
            table.show(moment.then, viewpoint);
    }
    table.settle(before, viewpoint);
    table.select(table.hand().tiles().front());
    int changes = 0;
    for (const auto signal : {&QAbstractItemModel::rowsRemoved, &QAbstractItemModel::rowsInserted})
        QObject::connect(&table.trains(), signal, [&changes] { ++changes; });

    const mt::Game after = dealt(rules, "after");
    table.setSeats(seatsOf(4));
    table.settle(after, viewpoint);
    EXPECT_EQ(changes, 0);
    ShownTable fresh;
    fresh.setSeats(seatsOf(4));
    fresh.settle(after, viewpoint);
    const auto everything = [](ShownTable& shown) {
        QVariantList rows = contents(shown.trains());
        rows.append(QVariant(contents(shown.hand())));
        return rows;
    };
    EXPECT_EQ(everything(table), everything(fresh));

    // With another number of seats the tracks change with them.
    table.setSeats(seatsOf(3));
    table.settle(dealt(rulesOf("bigtable", 3), "fewer"), viewpoint);
    EXPECT_EQ(table.trains().count(), 4);
    EXPECT_GT(changes, 0);
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
            table.settle(game, {0, true, game.round.table.turn == 0});
            const std::vector<mt::Action> legal = mt::legalActions(game.round);
            std::vector<mt::Moment> moments;
            mt::apply(game, legal[rng.below(static_cast<std::uint32_t>(legal.size()))], moments);
            for (const mt::Moment& moment : moments)
                table.show(moment.then, {0, true, false});
        }
    }
    EXPECT_EQ(resets, 0);
}

} // namespace
