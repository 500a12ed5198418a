// The score-keeper for real dominoes: what it corrects, takes back and keeps.
#include "app/words/languages.h"
#include "tests/app/scorekeeper/keepers.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace
{

class Keeper : public testing::Test
{
protected:
    void SetUp() override { ASSERT_TRUE(languages.use(QStringLiteral("en"))); }

    QString folder() const { return dir.filePath(QStringLiteral("scores")); }
    QStringList files() const { return QDir(folder()).entryList({QStringLiteral("*.json")}, QDir::Files); }
    QByteArray content(const QString& name) const { return bytesOf(folder() + QLatin1Char('/') + name); }

    void beginForTwo(int rounds = 13, int target = 0)
    {
        keeper.plan()->setRulebook(1); // tactic
        keeper.plan()->setPlayers(2);
        keeper.plan()->setName(0, QStringLiteral("Anna"));
        keeper.plan()->setName(1, QStringLiteral("Bo"));
        keeper.plan()->setRounds(rounds);
        keeper.plan()->setTarget(target);
        ASSERT_TRUE(keeper.begin());
    }

    bool enter(const QStringList& points)
    {
        for (int seat = 0; seat < points.size(); ++seat)
            keeper.entry()->setPoints(seat, points[seat]);
        return keeper.enter();
    }

    QTemporaryDir dir;
    Languages languages;
    ScoreKeeper keeper{folder()};
};

TEST_F(Keeper, KeepsAGameToItsResult)
{
    beginForTwo(2);
    EXPECT_EQ(keeper.rounds().size(), 1);
    EXPECT_EQ(keeper.engineValue(), 12);
    EXPECT_FALSE(keeper.canEnter());
    EXPECT_TRUE(keeper.missing().contains(QStringLiteral("Anna and Bo")));
    EXPECT_FALSE(keeper.enter());
    EXPECT_TRUE(enter({"0", "31"}));
    EXPECT_EQ(keeper.round(), 2);
    EXPECT_EQ(keeper.engineValue(), 11);
    EXPECT_TRUE(enter({"30", "0"}));
    EXPECT_TRUE(keeper.gameOver());
    EXPECT_EQ(keeper.winners(), QList<int>({0}));
    EXPECT_EQ(keeper.rounds().size(), 2) << "only to be corrected";
    EXPECT_TRUE(keeper.correcting());
}

TEST_F(Keeper, ARoundInWhichNobodyWentOutIsShownAsSuch)
{
    beginForTwo();
    keeper.setNobodyOut(true);
    ASSERT_TRUE(enter({"4", "31"}));
    ASSERT_TRUE(enter({"0", "12"}));
    keeper.setRound(1);
    EXPECT_TRUE(keeper.nobodyOut());
    keeper.setRound(2);
    EXPECT_FALSE(keeper.nobodyOut());
}

TEST_F(Keeper, TiesAreTheRulebooks)
{
    keeper.plan()->setRulebook(3); // bigtable
    keeper.plan()->setPlayers(2);
    keeper.plan()->setRounds(3);
    ASSERT_EQ(keeper.plan()->rules().rulebook, "bigtable");
    ASSERT_TRUE(keeper.begin());
    EXPECT_TRUE(enter({"10", "0"}));
    EXPECT_TRUE(enter({"0", "4"}));
    EXPECT_TRUE(enter({"0", "6"}));
    EXPECT_EQ(keeper.winners(), QList<int>({0})) << "of the two with 10 the one with more rounds at zero";
}

TEST_F(Keeper, AnIssueIsToldAndNoHindrance)
{
    beginForTwo();
    keeper.entry()->setPoints(0, QStringLiteral("4"));
    keeper.entry()->setPoints(1, QStringLiteral("2000"));
    ASSERT_EQ(keeper.issues().size(), 2);
    EXPECT_TRUE(keeper.issues()[0].contains(QStringLiteral("Bo")));
    EXPECT_TRUE(keeper.issues()[0].contains(QStringLiteral("1068"))) << keeper.issues()[0].toStdString();
    EXPECT_TRUE(keeper.canEnter());
    EXPECT_TRUE(keeper.enter());
    EXPECT_EQ(keeper.scores()->totals(), QStringList({"4", "2000"}));
    EXPECT_TRUE(keeper.issues().isEmpty()) << "the next round is empty";
}

TEST_F(Keeper, AnEarlierRoundCanBeCorrectedAndEverythingTakenBack)
{
    beginForTwo();
    EXPECT_TRUE(enter({"0", "31"}));
    EXPECT_TRUE(enter({"30", "0"}));
    keeper.setRound(1);
    EXPECT_TRUE(keeper.correcting());
    EXPECT_EQ(keeper.entry()->entry().points, QStringList({"0", "31"}));
    EXPECT_TRUE(enter({"0", "13"}));
    EXPECT_EQ(keeper.scores()->totals(), QStringList({"30", "13"}));
    EXPECT_EQ(keeper.round(), 3);
    EXPECT_TRUE(keeper.undo());
    EXPECT_EQ(keeper.scores()->totals(), QStringList({"30", "31"}));
    EXPECT_TRUE(keeper.undo());
    EXPECT_TRUE(keeper.undo());
    EXPECT_EQ(keeper.scores()->count(), 0);
    EXPECT_EQ(keeper.round(), 1);
    EXPECT_FALSE(keeper.undo());
    ScoreKeeper next(folder());
    refresh(next);
    putAway(keeper);
    ASSERT_TRUE(next.open(0));
    EXPECT_EQ(next.scores()->count(), 0) << "what was taken back is taken back on the disk";
}

TEST_F(Keeper, WhatWasTakenBackCanBeWrittenDownAgain)
{
    beginForTwo();
    EXPECT_FALSE(keeper.canRedo());
    EXPECT_TRUE(enter({"0", "31"}));
    EXPECT_TRUE(enter({"30", "0"}));
    EXPECT_FALSE(keeper.redo()) << "nothing was taken back";
    EXPECT_TRUE(keeper.undo());
    EXPECT_TRUE(keeper.undo());
    EXPECT_TRUE(keeper.redo());
    EXPECT_EQ(keeper.scores()->totals(), QStringList({"0", "31"})) << "in the order in which it was written";
    EXPECT_TRUE(keeper.redo());
    EXPECT_EQ(keeper.scores()->totals(), QStringList({"30", "31"}));
    EXPECT_FALSE(keeper.canRedo());
    EXPECT_TRUE(keeper.undo());
    EXPECT_TRUE(enter({"5", "0"}));
    EXPECT_FALSE(keeper.canRedo()) << "something else was written down";
    EXPECT_TRUE(keeper.undo());
    EXPECT_TRUE(keeper.redo());
    ScoreKeeper next(folder());
    refresh(next);
    putAway(keeper);
    EXPECT_FALSE(keeper.canRedo()) << "it was of that game";
    ASSERT_TRUE(next.open(0));
    EXPECT_EQ(next.scores()->totals(), QStringList({"5", "31"})) << "and it is on the disk";
}

TEST_F(Keeper, WhatIsTypedOfTheNextRoundStaysWhileAnEarlierOneIsLookedUp)
{
    beginForTwo();
    EXPECT_TRUE(enter({"0", "31"}));
    keeper.entry()->setPoints(1, QStringLiteral("45"));
    keeper.setNobodyOut(true);
    keeper.setRound(2);
    EXPECT_EQ(keeper.entry()->entry().points, QStringList({"", "45"}));
    keeper.setRound(1);
    EXPECT_TRUE(enter({"0", "13"}));
    EXPECT_EQ(keeper.round(), 2);
    EXPECT_EQ(keeper.entry()->entry().points, QStringList({"", "45"}));
    EXPECT_TRUE(keeper.nobodyOut());
    EXPECT_TRUE(enter({"6", "45"}));
    EXPECT_EQ(keeper.entry()->entry().points, QStringList({"", ""})) << "a new round begins empty";
    keeper.setRound(1);
    keeper.setRound(3);
    EXPECT_EQ(keeper.entry()->entry().points, QStringList({"", ""}));
    keeper.entry()->setPoints(0, QStringLiteral("7"));
    keeper.setRound(1);
    EXPECT_TRUE(keeper.undo());
    EXPECT_EQ(keeper.round(), 2);
    EXPECT_EQ(keeper.entry()->entry().points, QStringList({"", ""})) << "it was typed for another round";
}

TEST_F(Keeper, WhatIsTypedStaysWhileTheGameIsPutAway)
{
    beginForTwo();
    EXPECT_TRUE(enter({"0", "31"}));
    keeper.entry()->setPoints(1, QStringLiteral("45"));
    keeper.entry()->setOwnTotal(0, QStringLiteral("3"));
    keeper.setRound(1);
    putAway(keeper);
    beginForTwo();
    EXPECT_EQ(keeper.entry()->entry().points, QStringList({"", ""})) << "it is another game's";
    putAway(keeper);
    ASSERT_TRUE(keeper.open(1));
    EXPECT_EQ(keeper.round(), 2);
    EXPECT_EQ(keeper.entry()->entry().points, QStringList({"", "45"}));
    EXPECT_EQ(keeper.entry()->entry().ownTotals, QStringList({"3", ""}));
    EXPECT_TRUE(enter({"6", "45"}));
    putAway(keeper);
    ASSERT_TRUE(keeper.open(1));
    EXPECT_EQ(keeper.entry()->entry().points, QStringList({"", ""})) << "it was entered";
}

TEST_F(Keeper, WhatWasTypedIsForgottenWhereAnotherProgramWroteOn)
{
    beginForTwo();
    keeper.entry()->setPoints(1, QStringLiteral("45"));
    putAway(keeper);
    ScoreKeeper other(folder());
    refresh(other);
    ASSERT_TRUE(other.open(0));
    other.entry()->setPoints(0, QStringLiteral("0"));
    other.entry()->setPoints(1, QStringLiteral("9"));
    ASSERT_TRUE(other.enter());
    putAway(other);
    refresh(keeper);
    ASSERT_TRUE(keeper.open(0));
    EXPECT_EQ(keeper.entry()->entry().points, QStringList({"", ""}));
    keeper.setRound(1);
    EXPECT_EQ(keeper.entry()->entry().points, QStringList({"0", "9"}));
}

TEST_F(Keeper, AGameCanEndAtATarget)
{
    beginForTwo(13, 50);
    EXPECT_TRUE(enter({"0", "49"}));
    EXPECT_FALSE(keeper.gameOver());
    EXPECT_TRUE(enter({"0", "1"}));
    EXPECT_TRUE(keeper.gameOver());
    EXPECT_EQ(keeper.scores()->table().roundsInAll(), 2);
    keeper.setRound(2);
    EXPECT_TRUE(enter({"1", "0"}));
    EXPECT_FALSE(keeper.gameOver()) << "a correction can open it again";
    EXPECT_EQ(keeper.round(), 3);
}

TEST_F(Keeper, EverythingIsOnTheDiskAtOnce)
{
    beginForTwo();
    EXPECT_TRUE(enter({"0", "31"}));
    keeper.setNobodyOut(true);
    EXPECT_TRUE(enter({"30", "2"}));
    const KeptGame game = *keeper.game();
    ASSERT_EQ(files().size(), 1);
    const auto read = readKeptGame(content(files().front()));
    ASSERT_TRUE(std::holds_alternative<KeptGame>(read));
    EXPECT_EQ(std::get<KeptGame>(read), game);
}

TEST_F(Keeper, TheListIsReadBesideTheWindow)
{
    beginForTwo();
    ScoreKeeper next(folder());
    next.refresh();
    EXPECT_TRUE(next.reading());
    EXPECT_EQ(next.games()->count(), 0);
    awaitList(next);
    EXPECT_EQ(next.games()->count(), 1);
}

TEST_F(Keeper, SeveralGamesAreKeptResumedAndDeleted)
{
    beginForTwo();
    EXPECT_TRUE(enter({"0", "31"}));
    putAway(keeper);
    ASSERT_TRUE(keeper.begin());
    putAway(keeper);
    ASSERT_EQ(keeper.games()->count(), 2);
    ASSERT_TRUE(keeper.open(1));
    EXPECT_EQ(keeper.scores()->totals(), QStringList({"0", "31"}));
    EXPECT_EQ(keeper.round(), 2);
    putAway(keeper);
    EXPECT_TRUE(keeper.remove(1));
    awaitList(keeper);
    EXPECT_EQ(keeper.games()->count(), 1);
    EXPECT_EQ(files().size(), 1);
    EXPECT_EQ(keeper.plan()->names(), QStringList({"Anna", "Bo"})) << "the same people play again";
}

TEST_F(Keeper, OnlyOneWritesAGame)
{
    beginForTwo();
    ScoreKeeper other(folder());
    refresh(other);
    EXPECT_FALSE(other.open(0));
    EXPECT_FALSE(other.problem().isEmpty());
    EXPECT_FALSE(other.remove(0));
    awaitList(other);
    EXPECT_EQ(files().size(), 1);
    putAway(keeper);
    EXPECT_TRUE(other.open(0));
}

TEST_F(Keeper, WhatCannotBeReadIsToldAndLeftAlone)
{
    beginForTwo();
    putAway(keeper);
    const QString name = files().front();
    QFile file(folder() + QLatin1Char('/') + name);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"mexican-train-scores\",\n\"version\": 1,\n oops");
    file.close();
    const QByteArray damaged = content(name);
    refresh(keeper);
    ASSERT_EQ(keeper.games()->count(), 1);
    const KeptGameRow& shown = keeper.games()->rows().front();
    EXPECT_FALSE(shown.readable);
    EXPECT_TRUE(shown.blurb.contains(name));
    EXPECT_FALSE(keeper.open(0));
    EXPECT_FALSE(keeper.active());
    EXPECT_TRUE(keeper.problem().contains(QLatin1Char('3'))) << "the line: " << keeper.problem().toStdString();
    EXPECT_EQ(content(name), damaged);
}

TEST_F(Keeper, WithoutADiskThePointsAreStillKept)
{
    ScoreKeeper nowhere(QStringLiteral("/proc/no-such-folder"));
    EXPECT_FALSE(nowhere.begin());
    EXPECT_FALSE(nowhere.problem().isEmpty());
    EXPECT_TRUE(nowhere.active());
}

TEST_F(Keeper, PlansWhatTheRulebookCanBePlayedWith)
{
    SheetPlan& plan = *keeper.plan();
    plan.setRulebook(1); // tactic
    EXPECT_EQ(plan.rules().rulebook, "tactic");
    plan.setPlayers(4);
    EXPECT_EQ(plan.tileChoices().size(), 2) << "double-12, and the leaflet's short game";
    EXPECT_EQ(plan.rounds(), 13);
    plan.setTiles(1);
    EXPECT_TRUE(plan.rules().options.shortGame);
    EXPECT_EQ(plan.rounds(), 10);
    plan.setPlayers(5);
    EXPECT_FALSE(plan.rules().options.shortGame) << "for up to four";
    EXPECT_EQ(plan.rounds(), 13);
    plan.setPlayers(99);
    EXPECT_EQ(plan.players(), 8);
    for (int book = 0; book < plan.rulebooks()->rowCount(); ++book) {
        plan.setRulebook(book);
        for (int players = plan.fewestPlayers(); players <= plan.mostPlayers(); ++players) {
            plan.setPlayers(players);
            ASSERT_FALSE(plan.tileChoices().isEmpty());
            EXPECT_EQ(plan.rules().players, players);
            EXPECT_EQ(plan.sheet()->table().rules, plan.rules());
            EXPECT_EQ(plan.sheet()->count(), 0);
        }
    }
}

} // namespace
