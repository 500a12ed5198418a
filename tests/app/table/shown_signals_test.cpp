// What the table says to the one who is to move, whose hands it shows, and what is left of it when a game goes.
#include "app/table/shown_table.h"
#include "tests/app/in_english.h"
#include "tests/app/support.h"

namespace
{

using mt::Phase;
using mt::SeatSet;
using mt::Tile;
using Signal = TrackModel::Signal;

class Signals : public InEnglish
{
protected:
    Signals()
    {
        game = mt::newGame(rulesOf("tactic", 3), 0);
        game.round = mt::layTable(game.rules, 1, 12);
        game.round.table.phase = Phase::turn;
        game.round.table.turn = 0;
        game.round.table.boneyardCount = 40;
        game.round.hands[0] = {Tile(12, 9), Tile(9, 4), Tile(3, 3)};
        game.round.hands[1] = {Tile(5, 5)};
        game.round.hands[2] = {Tile(0, 0), Tile(8, 1)};
        mt::beginTurn(game.round);
        table.setSeats({{"Anna", true, "", "#111111"}, {"Bo", false, "hard", "#222222"}, {"", true, "", "#333333"}});
    }
    void settle(Viewpoint viewpoint = {0, true, true}, int thinking = -1)
    {
        mt::Moves moves{};
        const mt::State& state = game.round;
        if (state.table.phase != Phase::roundEnd)
            mt::findMoves(state.table, state.hands[state.table.turn], state.drawn, moves);
        table.settle(game, viewpoint, moves, thinking);
    }
    /// The double 9 lies open on the train of seat 1.
    void openDouble()
    {
        game.round.table.trains[1] = {9, 2, Tile(9, 9)};
        game.round.table.openDoubles[0] = 1;
        game.round.table.openDoubleCount = 1;
        game.round.table.binding = mt::TrainSet(mt::TrainId{1});
        game.round.table.before[Tile(9, 9).index()] = Tile(12, 9);
        game.round.table.before[Tile(12, 9).index()] = {};
        mt::beginTurn(game.round);
    }
    const TrainRow& train(int id) { return table.trains().row(table.trains().rowOf(id)); }
    std::vector<Signal> shownSignals()
    {
        std::vector<Signal> all;
        for (const int id : {int{mt::mexicanTrain}, 0, 1, 2})
            all.push_back(train(id).signal);
        return all;
    }

    mt::Game game;
    ShownTable table;
};

TEST_F(Signals, AreThereForTheOneWhoIsToMoveAlone)
{
    settle();
    EXPECT_EQ(shownSignals(), (std::vector{Signal::Open, Signal::Open, Signal::Closed, Signal::Closed}));
    EXPECT_EQ(train(0).landing, 12);
    EXPECT_EQ(train(1).landing, -1);
    settle({0, true, false});
    EXPECT_EQ(shownSignals(), std::vector<Signal>(4, Signal::None));
    EXPECT_EQ(train(0).landing, -1);
}

TEST_F(Signals, ATrainWithALocomotiveIsOpen)
{
    game.round.table.markers = mt::TrainSet(mt::TrainId{1});
    mt::beginTurn(game.round);
    settle();
    EXPECT_EQ(train(1).signal, Signal::Open);
    EXPECT_TRUE(train(1).marker);
    EXPECT_EQ(train(2).signal, Signal::Closed);
}

TEST_F(Signals, AnOpenDoubleComesBeforeEverythingElse)
{
    openDouble();
    settle();
    EXPECT_EQ(shownSignals(), (std::vector{Signal::Closed, Signal::Closed, Signal::MustClose, Signal::Closed}));
    EXPECT_TRUE(train(1).openDouble);
    EXPECT_EQ(train(1).landing, 9);
    EXPECT_TRUE(train(1).spokenName.contains("double to be closed")) << said(train(1).spokenName);
}

// The plate of the Mexican Train has room for a few words; those of others tell of their tiles.
TEST_F(Signals, AClosedMexicanTrainSaysWhatComesFirst)
{
    settle();
    EXPECT_EQ(train(mt::mexicanTrain).closed, "");
    EXPECT_EQ(train(1).closed, "") << "closed, but its owner's";
    settle({0, true, false});
    EXPECT_EQ(train(mt::mexicanTrain).closed, "") << "nobody who sees it is to move";

    game.round.table.rules.mexicanTrain = mt::MexicanTrain::afterOwnTrain;
    mt::beginTurn(game.round);
    settle();
    EXPECT_EQ(train(mt::mexicanTrain).closed, "your train first");
    game.round.table.rules.mexicanTrain = mt::MexicanTrain::secondTurn;
    mt::beginTurn(game.round);
    settle();
    EXPECT_EQ(train(mt::mexicanTrain).closed, "from your next turn");
    game.round.table.rules.mexicanTrain = mt::MexicanTrain::anyTurn;
    game.round.table.rules.ownTrainFirst = true;
    mt::beginTurn(game.round);
    settle();
    EXPECT_EQ(train(mt::mexicanTrain).closed, "your train first");

    openDouble();
    settle();
    EXPECT_EQ(train(mt::mexicanTrain).closed, "the double first");
    EXPECT_EQ(train(0).closed, "the double first");
}

TEST_F(Signals, WhereTheMarkerIsAskedAboutNoneIsShown)
{
    game.round.table.phase = Phase::marker;
    settle();
    EXPECT_EQ(shownSignals(), std::vector<Signal>(4, Signal::None));
}

TEST_F(Signals, ASelectedTileShowsWhereItMayGo)
{
    settle();
    table.select(Tile(12, 9));
    EXPECT_EQ(table.selected(), Tile(12, 9));
    EXPECT_TRUE(train(0).accepts);
    EXPECT_FALSE(train(1).accepts);
    table.select(Tile(9, 4));
    EXPECT_FALSE(train(0).accepts) << "it does not fit";
    table.select(Tile(5, 5));
    EXPECT_FALSE(table.selected().exists()) << "it is in another hand";
    table.select(Tile(12, 9));
    game.round.hands[0].remove(Tile(12, 9));
    settle();
    EXPECT_FALSE(table.selected().exists()) << "it is gone";
}

TEST_F(Signals, ASelectionIsNotSeenByOtherEyes)
{
    settle();
    table.select(Tile(12, 9));
    settle({1, true, false});
    EXPECT_FALSE(table.selected().exists());
    table.select(Tile(12, 9));
    EXPECT_FALSE(table.selected().exists());
    settle({0, false, false});
    table.select(Tile(12, 9));
    EXPECT_FALSE(table.selected().exists()) << "behind a curtain";
}

// --- Rows ---------------------------------------------------------------------------------------------------------

TEST_F(Signals, ARowSaysWhoSitsThere)
{
    game.scores = {{0, 31, 7}, {5, 0, 7}};
    settle({0, true, true}, 1);
    EXPECT_EQ(train(0).name, "Anna");
    EXPECT_EQ(train(2).name, "Player 3");
    EXPECT_EQ(train(mt::mexicanTrain).name, "Mexican Train");
    EXPECT_EQ(train(1).level, "Hard");
    EXPECT_TRUE(train(0).level.isEmpty());
    EXPECT_TRUE(train(1).isAi);
    EXPECT_TRUE(train(1).isThinking);
    EXPECT_FALSE(train(0).isThinking);
    EXPECT_TRUE(train(0).isOwn);
    EXPECT_TRUE(train(0).isTurn);
    EXPECT_FALSE(train(1).isTurn);
    EXPECT_EQ(train(1).points, 31);
    EXPECT_EQ(train(2).points, 14);
    EXPECT_EQ(train(2).handCount, 2);
    EXPECT_EQ(train(2).colour, "#333333");
    EXPECT_EQ(table.boneyardCount(), 40);
    EXPECT_EQ(table.engineValue(), 12);
}

TEST_F(Signals, WhoLooksIsYouWithoutAName)
{
    settle({2, true, false});
    EXPECT_EQ(train(2).name, "You");
    EXPECT_TRUE(train(2).spokenName.startsWith("Your train"));
    EXPECT_TRUE(train(2).isOwn);
    EXPECT_FALSE(train(0).isOwn);
    settle({-1, false, false});
    EXPECT_EQ(train(2).name, "Player 3");
    EXPECT_EQ(table.hand().count(), 0);
}

TEST_F(Signals, ASeatThatChangesHandsIsTheSameTable)
{
    settle();
    table.sortHand(HandArrangement::Order::ByPips);
    const std::vector<Tile> order = table.hand().tiles();
    table.changeSeats({{"Anna", true, "", "#111111"}, {"Bo", true, "", "#222222"}, {"", false, "easy", "#333333"}});
    settle();
    EXPECT_FALSE(train(1).isAi);
    EXPECT_EQ(train(2).level, "Easy");
    EXPECT_EQ(table.hand().tiles(), order) << "the arrangement stays";
}

TEST_F(Signals, WithoutAMexicanTrainThereIsNone)
{
    game.rules = rulesOf("tactic", 3, {{"mexicanTrain", "none"}});
    game.round.table.rules = game.rules.options;
    mt::beginTurn(game.round);
    settle();
    EXPECT_EQ(table.trains().count(), 3);
    EXPECT_EQ(table.trains().rowOf(mt::mexicanTrain), -1);
}

// --- Hands that lie face up ---------------------------------------------------------------------------------------

TEST_F(Signals, HandsLieFaceUpWhenTheRoundIsOverOrTheRulesSaySo)
{
    settle();
    EXPECT_EQ(table.faceUp().count(), 0);
    settle({0, true, true, SeatSet(2)});
    ASSERT_EQ(table.faceUp().count(), 1) << "those that the window is to show";
    EXPECT_EQ(table.faceUp().index(0).data(role<RowModel<FaceUpHand>>("seatNumber")), 3);
    EXPECT_EQ(table.faceUp().index(0).data(role<RowModel<FaceUpHand>>("points")), 9);
    EXPECT_EQ(table.faceUp().index(0).data(role<RowModel<FaceUpHand>>("tiles")).value<QList<int>>(),
              QList<int>({Tile(8, 1).index(), Tile(0, 0).index()}));
    game.round.table.rules.openHands = true;
    settle();
    EXPECT_EQ(table.faceUp().count(), 3);
    EXPECT_EQ(table.faceUp().index(2).data(role<RowModel<FaceUpHand>>("name")), "Player 3");
    settle({2, true, false});
    EXPECT_EQ(table.faceUp().index(2).data(role<RowModel<FaceUpHand>>("name")), "You") << "as on the plate";
    game.round.table.rules.openHands = false;
    game.round.table.phase = Phase::roundEnd;
    settle({0, true, false});
    EXPECT_EQ(table.faceUp().count(), 3);
    EXPECT_FALSE(train(0).isTurn) << "nobody is to move";
}

// --- The end ------------------------------------------------------------------------------------------------------

TEST_F(Signals, OfAGameThatGoesNothingStays)
{
    settle({0, true, true, SeatSet(0, 1, 2)});
    table.select(Tile(12, 9));
    table.clear();
    EXPECT_EQ(table.trains().count(), 0);
    EXPECT_EQ(table.hand().count(), 0);
    EXPECT_EQ(table.faceUp().count(), 0);
    EXPECT_EQ(table.boneyardCount(), 0);
    EXPECT_EQ(table.engineValue(), -1);
    EXPECT_FALSE(table.selected().exists());
    table.moveHandTile(0, 1);
    table.sortHand(HandArrangement::Order::ByPips);
    table.retranslate();
    EXPECT_EQ(table.hand().count(), 0);
}

TEST_F(Signals, AnotherRoundBeginsByNumberAgain)
{
    settle();
    table.sortHand(HandArrangement::Order::ByPips);
    ASSERT_EQ(table.hand().tiles(), (std::vector{Tile(12, 9), Tile(9, 4), Tile(3, 3)}));
    table.moveHandTile(2, 0);
    ASSERT_EQ(table.hand().tiles().front(), Tile(3, 3));
    game.round.table.round = 2;
    settle();
    EXPECT_EQ(table.hand().tiles(), (std::vector{Tile(12, 9), Tile(9, 4), Tile(3, 3)}));
}

TEST_F(Signals, AnotherLanguageHasOtherNames)
{
    settle({2, true, false});
    ASSERT_TRUE(languages.use("de"));
    table.retranslate();
    EXPECT_EQ(train(1).level, "Schwer");
    EXPECT_NE(train(2).name, "You");
}

} // namespace
