// What a new score sheet can be for: only what the rulebook can be played with, and the same again after a game.
#include "app/scorekeeper/sheet_plan.h"
#include "tests/app/in_english.h"
#include "tests/app/support.h"

#include <functional>

namespace
{

class Plan : public InEnglish
{
protected:
    void SetUp() override
    {
        InEnglish::SetUp();
        choose("tactic");
    }
    void choose(std::string_view rulebook)
    {
        const auto& books = mt::allRulebooks();
        for (std::size_t row = 0; row < books.size(); ++row)
            if (books[row].id == rulebook)
                plan.setRulebook(static_cast<int>(row));
        ASSERT_EQ(plan.rules().rulebook, rulebook);
    }
    int changesOf(const std::function<void()>& act)
    {
        int changes = 0;
        const auto heard = QObject::connect(&plan, &SheetPlan::changed, [&] { ++changes; });
        act();
        QObject::disconnect(heard);
        return changes;
    }
    // The tiles that are chosen, in words.
    std::string tiles() const { return said(plan.tileChoices().value(plan.tiles())); }

    SheetPlan plan;
};

TEST_F(Plan, BeginsWithTheFirstRulebookForFour)
{
    const SheetPlan fresh;
    EXPECT_EQ(fresh.rules().rulebook, mt::allRulebooks().front().id);
    EXPECT_EQ(fresh.players(), 4);
}

TEST_F(Plan, IsForWholeGamesOfPeopleWithoutNames)
{
    EXPECT_EQ(plan.players(), 4);
    EXPECT_EQ(tiles(), "Double-12 set");
    EXPECT_EQ(plan.rounds(), 13);
    EXPECT_EQ(plan.mostRounds(), 13);
    EXPECT_EQ(plan.target(), 0);
    EXPECT_EQ(plan.names(), QStringList({"", "", "", ""}));
    EXPECT_EQ(plan.defaultNames(), QStringList({"Player 1", "Player 2", "Player 3", "Player 4"}));
}

TEST_F(Plan, ARulebookThatThereIsNotChangesNothing)
{
    const int before = plan.rulebook();
    EXPECT_EQ(changesOf([&] {
                  plan.setRulebook(-1);
                  plan.setRulebook(static_cast<int>(mt::allRulebooks().size()));
                  plan.setRulebook(before);
              }),
              0);
    EXPECT_EQ(plan.rulebook(), before);
}

TEST_F(Plan, AnotherRulebookBringsItsOwnBounds)
{
    choose("bigtable");
    plan.setPlayers(14);
    EXPECT_EQ(plan.players(), 14);
    EXPECT_EQ(tiles(), "Double-18 set") << "the only one with enough tiles that is played by so many";
    plan.setRounds(4);
    EXPECT_EQ(plan.rounds(), 4);
    choose("tactic");
    EXPECT_EQ(plan.players(), plan.mostPlayers());
    EXPECT_EQ(plan.rounds(), plan.mostRounds()) << "its own length again";
    choose("bigtable");
    EXPECT_EQ(plan.players(), 8) << "nobody has asked for more since";
}

TEST_F(Plan, PlayersStayWithinTheRulebooksNumbers)
{
    for (std::size_t row = 0; row < mt::allRulebooks().size(); ++row) {
        const mt::Rulebook& book = mt::allRulebooks()[row];
        SCOPED_TRACE(std::string(book.id));
        plan.setRulebook(static_cast<int>(row));
        plan.setPlayers(-3);
        EXPECT_EQ(plan.players(), book.minPlayers);
        EXPECT_EQ(plan.fewestPlayers(), book.minPlayers);
        plan.setPlayers(99);
        EXPECT_EQ(plan.players(), book.maxPlayers);
        EXPECT_EQ(plan.mostPlayers(), book.maxPlayers);
        EXPECT_EQ(plan.names().size(), book.maxPlayers);
        EXPECT_EQ(plan.defaultNames().size(), book.maxPlayers);
        EXPECT_EQ(changesOf([&] { plan.setPlayers(99); }), 0) << "so many there are already";
    }
}

TEST_F(Plan, TheTilesStayWhereTheyCan)
{
    choose("bigtable");
    plan.setPlayers(2);
    const QStringList forTwo = plan.tileChoices();
    plan.setTiles(static_cast<int>(forTwo.indexOf("Double-9 set")));
    ASSERT_EQ(tiles(), "Double-9 set");
    EXPECT_EQ(plan.mostRounds(), 10);
    plan.setPlayers(3);
    EXPECT_EQ(tiles(), "Double-9 set");
    const int before = plan.tiles();
    EXPECT_EQ(changesOf([&] {
                  plan.setTiles(-1);
                  plan.setTiles(static_cast<int>(plan.tileChoices().size()));
                  plan.setTiles(before);
              }),
              0);
    EXPECT_EQ(plan.tiles(), before);
}

TEST_F(Plan, OtherTilesArePlayedToTheirEnd)
{
    choose("bigtable");
    plan.setPlayers(2);
    plan.setRounds(3);
    ASSERT_EQ(plan.rounds(), 3);
    const auto other = plan.tiles() == 0 ? 1 : 0;
    plan.setTiles(other);
    EXPECT_EQ(plan.rounds(), plan.mostRounds());
}

TEST_F(Plan, TheRoundsAreAtLeastOneAndAtMostAll)
{
    for (const auto& [asked, kept] :
         std::vector<std::pair<int, int>>{{5, 5}, {1, 1}, {0, 1}, {-4, 1}, {13, 13}, {99, 13}}) {
        plan.setRounds(asked);
        EXPECT_EQ(plan.rounds(), kept) << asked;
        EXPECT_EQ(plan.rules().options.rounds, kept) << asked;
        EXPECT_EQ(plan.sheet()->table().roundsInAll(), kept) << asked;
    }
}

TEST_F(Plan, TheTargetStaysWithinItsBounds)
{
    for (const auto& [asked, kept] : std::vector<std::pair<int, int>>{
             {200, 200}, {-1, 0}, {SheetPlan::mostTarget() + 1, SheetPlan::mostTarget()}, {0, 0}}) {
        plan.setTarget(asked);
        EXPECT_EQ(plan.target(), kept) << asked;
        EXPECT_EQ(plan.rules().options.targetScore, kept) << asked;
    }
}

TEST_F(Plan, ANameIsKeptWhileItsSeatIsAway)
{
    plan.setName(3, "Dora");
    EXPECT_EQ(plan.names().at(3), "Dora");
    plan.setPlayers(3);
    EXPECT_FALSE(plan.names().contains("Dora"));
    plan.setPlayers(4);
    EXPECT_EQ(plan.names().at(3), "Dora");
    EXPECT_EQ(plan.sheet()->table().typedNames, plan.names());
    EXPECT_EQ(changesOf([&] {
                  plan.setName(3, "Dora");
                  plan.setName(-1, "Nobody");
                  plan.setName(mt::maxSeats, "Nobody");
              }),
              0);
    EXPECT_EQ(plan.defaultNames().at(3), "Player 4") << "what an empty name stands for, whoever sits there";
}

TEST_F(Plan, TheSheetIsThatOfTheGameThatWouldBegin)
{
    plan.setName(0, "Anna");
    plan.setTarget(300);
    EXPECT_EQ(plan.sheet()->table().rules, plan.rules());
    EXPECT_EQ(plan.sheet()->table().typedNames.front(), "Anna");
    EXPECT_EQ(plan.sheet()->count(), 0);
    EXPECT_EQ(plan.sheet()->seatNames(), QStringList({"Anna", "Player 2", "Player 3", "Player 4"}));
}

TEST_F(Plan, TheSameIsPlayedAgain)
{
    ScoreTable played;
    played.rules = rulesOf("bigtable", 3, {{"set", "9"}, {"rounds", "4"}, {"targetScore", "150"}});
    played.typedNames = QStringList({"Anna", "", "Cy"});
    plan.setName(5, "Franz");
    plan.take(played);
    EXPECT_EQ(plan.rules(), played.rules);
    EXPECT_EQ(plan.names(), played.typedNames);
    EXPECT_EQ(tiles(), "Double-9 set");
    EXPECT_EQ(plan.rounds(), 4);
    EXPECT_EQ(plan.mostRounds(), 10);
    EXPECT_EQ(plan.target(), 150);
    plan.setPlayers(6);
    EXPECT_EQ(plan.names().at(5), "Franz") << "who was not in that game";
}

TEST_F(Plan, AShortGameIsPlayedShortAgain)
{
    ScoreTable played;
    played.rules = rulesOf("tactic", 3, {{"short", "true"}});
    played.typedNames = QStringList(3);
    plan.take(played);
    EXPECT_EQ(tiles(), "Short game with the double-9 set");
    EXPECT_TRUE(plan.rules().options.shortGame);
    EXPECT_EQ(plan.rounds(), 10);
    plan.setPlayers(5);
    EXPECT_EQ(tiles(), "Double-12 set") << "it is for up to four";
}

TEST_F(Plan, ARulebookOfAnotherVersionIsLeftAlone)
{
    ScoreTable played;
    played.rules = rulesOf("bigtable", 2);
    played.rules.rulebook = "chess";
    const mt::GameRules before = plan.rules();
    EXPECT_EQ(changesOf([&] { plan.take(played); }), 0);
    EXPECT_EQ(plan.rules(), before);
}

TEST_F(Plan, SpeaksAnotherLanguageWhenAskedTo)
{
    ASSERT_TRUE(languages.use("de"));
    int renamed = 0;
    QObject::connect(plan.rulebooks(), &QAbstractItemModel::dataChanged, [&] { ++renamed; });
    EXPECT_EQ(changesOf([&] { plan.retranslate(); }), 1);
    EXPECT_EQ(renamed, plan.rulebooks()->rowCount()) << "each by itself";
    EXPECT_NE(tiles(), "Double-12 set");
}

} // namespace
