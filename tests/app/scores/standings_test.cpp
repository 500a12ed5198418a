// Who came where, and who stands on the podium.
#include "app/scores/standings.h"
#include "tests/app/in_english.h"
#include "tests/app/scores/some_score_table.h"

namespace
{

class StandingsTest : public InEnglish
{
protected:
    // One round with these points, which ends the game.
    static ScoreTable over(const std::vector<int>& points, const mt::OptionChanges& changes = {})
    {
        mt::OptionChanges all = changes;
        all.push_back({"rounds", "1"});
        ScoreTable table = someTable("tactic", static_cast<int>(points.size()), 0, all);
        table.scores = {points};
        return table;
    }
    std::vector<std::string> names() const
    {
        std::vector<std::string> names;
        for (const Standing& row : standings.rows())
            names.push_back(row.name.toStdString());
        return names;
    }

    Standings standings;
};

using Places = std::vector<int>;

TEST_F(StandingsTest, TheFewestPointsComeFirst)
{
    EXPECT_EQ(placesOf(over({30, 0, 12, 7}).game()), (Places{4, 1, 3, 2}));
    standings.show(over({30, 0, 12, 7}));
    EXPECT_EQ(names(), (std::vector<std::string>{"Bruno", "Dario", "Клара", "Anna"}));
    EXPECT_EQ(standings.steps(), 3);
    EXPECT_EQ(standings.row(0).colour, seatColours()[1]) << "a locomotive of its owner's";
    EXPECT_EQ(standings.row(3).points, "30 points");
    EXPECT_EQ(standings.row(3).total, "30");
    EXPECT_EQ(standings.row(1).spokenName, "Place 2: Dario, 7 points.");
    EXPECT_TRUE(standings.spoken().startsWith(QStringLiteral("Place 1: Bruno, 0 points. Place 2: Dario, 7 points. ")));
}

TEST_F(StandingsTest, WhatIsEqualSharesAPlace)
{
    EXPECT_EQ(placesOf(over({5, 0, 5, 0, 9}).game()), (Places{3, 1, 3, 1, 5}));
    EXPECT_EQ(placesOf(over({0, 0, 0}).game()), (Places{1, 1, 1}));
    standings.show(over({5, 0, 5, 0, 9}));
    EXPECT_EQ(standings.steps(), 4) << "two winners and two thirds";
    standings.show(over({4, 4, 4, 4, 4, 4, 4}));
    EXPECT_EQ(standings.steps(), 5) << "there is room for no more";
    EXPECT_EQ(standings.row(6).place, 1);
}

// Each row of points belongs to a round.
TEST_F(StandingsTest, TiesArePartedAsTheWinnerIs)
{
    ScoreTable table = someTable("tactic", 4, 0, {{"rounds", "3"}, {"ties", "zero-rounds"}});
    table.scores = {{0, 5, 0, 1}, {11, 6, 0, 0}, {0, 0, 99, 98}};
    ASSERT_EQ(table.totals(), (Places{11, 11, 99, 99}));
    EXPECT_EQ(placesOf(table.game()), (Places{1, 2, 3, 4})) << "more rounds without a point come first";
    table.rules.options.ties = mt::Ties::joint;
    EXPECT_EQ(placesOf(table.game()), (Places{1, 1, 3, 3}));
}

TEST_F(StandingsTest, ThereAreNoneBeforeTheEnd)
{
    ScoreTable table = over({3, 0});
    table.rules.options.rounds = 2;
    standings.show(table);
    EXPECT_EQ(standings.count(), 0);
    EXPECT_EQ(standings.steps(), 0);
    EXPECT_TRUE(standings.spoken().isEmpty());
    standings.show(over({3, 0}));
    EXPECT_EQ(standings.count(), 2);
    standings.show({});
    EXPECT_EQ(standings.count(), 0);
}

} // namespace
