// The score-keeper between its games: what it says when none is open, and whom it tells what has changed.
#include "tests/app/in_english.h"
#include "tests/app/scorekeeper/keepers.h"

#include <QDir>
#include <QFileInfo>

namespace
{

class KeeperStates : public InEnglish
{
protected:
    KeeperStates()
    {
        QObject::connect(&keeper, &ScoreKeeper::activeChanged, [this] { told += "active "; });
        QObject::connect(&keeper, &ScoreKeeper::changed, [this] { told += "changed "; });
        QObject::connect(&keeper, &ScoreKeeper::entryChanged, [this] { told += "entry "; });
        QObject::connect(&keeper, &ScoreKeeper::problemChanged, [this] { told += "problem "; });
    }

    void beginForTwo(int rounds = 13)
    {
        keeper.plan()->setRulebook(1); // tactic
        keeper.plan()->setPlayers(2);
        keeper.plan()->setName(0, "Anna");
        keeper.plan()->setName(1, "Bo");
        keeper.plan()->setRounds(rounds);
        ASSERT_TRUE(keeper.begin());
    }
    bool enter(const QString& anna, const QString& bo)
    {
        keeper.entry()->setPoints(0, anna);
        keeper.entry()->setPoints(1, bo);
        return keeper.enter();
    }
    QStringList files() const { return QDir(folder).entryList({"*.json"}, QDir::Files); }

    const QTemporaryDir dir;
    const QString folder = dir.filePath("scores");
    ScoreKeeper keeper{folder};
    std::string told;
};

TEST_F(KeeperStates, WithoutAGameThereIsNothingToSayOrToDo)
{
    EXPECT_FALSE(keeper.active());
    EXPECT_FALSE(keeper.gameOver());
    EXPECT_FALSE(keeper.correcting());
    EXPECT_FALSE(keeper.canEnter());
    EXPECT_FALSE(keeper.canUndo());
    EXPECT_FALSE(keeper.canRedo());
    EXPECT_TRUE(keeper.winners().isEmpty());
    EXPECT_TRUE(keeper.rounds().isEmpty());
    EXPECT_TRUE(keeper.rulesText().isEmpty());
    EXPECT_TRUE(keeper.issues().isEmpty());
    EXPECT_TRUE(keeper.missing().isEmpty());
    EXPECT_TRUE(keeper.problem().isEmpty());
    EXPECT_EQ(keeper.engineValue(), 0);
    EXPECT_FALSE(keeper.enter());
    EXPECT_FALSE(keeper.undo());
    EXPECT_FALSE(keeper.redo());
    for (const int row : {-1, 0, 7}) {
        EXPECT_FALSE(keeper.open(row));
        EXPECT_FALSE(keeper.remove(row));
        awaitList(keeper);
    }
    keeper.setRound(2);
    EXPECT_EQ(keeper.round(), 1);
    EXPECT_EQ(told, "");
}

TEST_F(KeeperStates, AGameThatBeginsIsToldBeforeAnybodyIsToldThatOneIsOpen)
{
    beginForTwo();
    EXPECT_TRUE(told.starts_with("problem entry changed active")) << told;
    EXPECT_EQ(said(keeper.rulesText()), "Tactic rules. Double-12 set, 13 rounds. The double blank counts 0 points.");
    EXPECT_EQ(keeper.rounds(), QStringList({"Round 1, engine 12-12"}));
}

TEST_F(KeeperStates, OnlyRoundsThatThereAreCanBeLookedUp)
{
    beginForTwo();
    ASSERT_TRUE(enter("0", "31"));
    ASSERT_TRUE(enter("30", "0"));
    EXPECT_EQ(keeper.rounds(),
              QStringList({"Round 1, engine 12-12", "Round 2, engine 11-11", "Round 3, engine 10-10"}));
    told.clear();
    for (const int round : {0, -1, 4, 3})
        keeper.setRound(round);
    EXPECT_EQ(keeper.round(), 3);
    EXPECT_EQ(told, "");
    keeper.setRound(1);
    EXPECT_EQ(told, "entry changed ");
    EXPECT_EQ(keeper.engineValue(), 12);
    EXPECT_TRUE(keeper.correcting());
    keeper.setRound(3);
    EXPECT_EQ(keeper.engineValue(), 10);
    EXPECT_FALSE(keeper.correcting());
}

TEST_F(KeeperStates, WhatIsTypedIsToldOncePerKey)
{
    beginForTwo();
    told.clear();
    keeper.entry()->setPoints(0, "3");
    keeper.setNobodyOut(true);
    keeper.setNobodyOut(true);
    EXPECT_EQ(told, "entry entry ");
    EXPECT_EQ(said(keeper.missing()), "Points still to come: Bo.");
}

TEST_F(KeeperStates, AGamePutAwayLeavesNothingBehind)
{
    beginForTwo();
    ASSERT_TRUE(enter("0", "31"));
    told.clear();
    putAway(keeper);
    EXPECT_NE(told.find("active "), std::string::npos);
    EXPECT_FALSE(keeper.active());
    EXPECT_FALSE(keeper.canUndo()) << "it was of that game";
    EXPECT_EQ(keeper.scores()->count(), 0);
    EXPECT_TRUE(keeper.rounds().isEmpty());
    EXPECT_FALSE(keeper.enter());
    EXPECT_EQ(files().size(), 1);
}

TEST_F(KeeperStates, TheListSaysWhoPlaysAndHowFar)
{
    beginForTwo(2);
    ASSERT_TRUE(enter("0", "31"));
    putAway(keeper);
    ASSERT_EQ(keeper.games()->count(), 1);
    EXPECT_EQ(said(keeper.games()->rows().front().names), "Anna and Bo");
    EXPECT_TRUE(keeper.games()->rows().front().blurb.endsWith("1 of 2 rounds played."))
        << said(keeper.games()->rows().front().blurb);
    EXPECT_TRUE(keeper.games()->rows().front().readable);
    ASSERT_TRUE(keeper.open(0));
    ASSERT_TRUE(enter("30", "0"));
    putAway(keeper);
    EXPECT_TRUE(keeper.games()->rows().front().blurb.endsWith("over after 2 rounds."))
        << said(keeper.games()->rows().front().blurb);
}

TEST_F(KeeperStates, AFinishedGameIsOpenedToBeCorrectedAndItsWinnersStand)
{
    beginForTwo(1);
    ASSERT_TRUE(enter("0", "31"));
    putAway(keeper);
    EXPECT_TRUE(keeper.winners().isEmpty());
    ASSERT_TRUE(keeper.open(0));
    EXPECT_TRUE(keeper.gameOver());
    EXPECT_EQ(keeper.winners(), QList<int>({0}));
    EXPECT_EQ(keeper.round(), 1);
    EXPECT_TRUE(keeper.correcting());
    ASSERT_TRUE(enter("31", "0"));
    EXPECT_EQ(keeper.winners(), QList<int>({1}));
    EXPECT_TRUE(keeper.undo());
    EXPECT_EQ(keeper.winners(), QList<int>({0}));
}

TEST_F(KeeperStates, WhileAGameIsOpenNoneIsDeleted)
{
    beginForTwo();
    putAway(keeper);
    beginForTwo();
    refresh(keeper);
    ASSERT_EQ(keeper.games()->count(), 2);
    EXPECT_FALSE(keeper.remove(1));
    awaitList(keeper);
    EXPECT_EQ(files().size(), 2);
    putAway(keeper);
    EXPECT_TRUE(keeper.remove(1));
    awaitList(keeper);
    EXPECT_EQ(files().size(), 1);
}

TEST_F(KeeperStates, WhatAnotherProgramHasDeletedIsAProblemUntilItIsDismissed)
{
    beginForTwo();
    putAway(keeper);
    ASSERT_TRUE(QFile::remove(folder + '/' + files().front()));
    EXPECT_FALSE(keeper.open(0));
    EXPECT_FALSE(keeper.problem().isEmpty());
    told.clear();
    keeper.dismissProblem();
    EXPECT_EQ(told, "problem ");
    EXPECT_TRUE(keeper.problem().isEmpty());
    EXPECT_FALSE(keeper.active());
    refresh(keeper);
    EXPECT_EQ(keeper.games()->count(), 0);
}

TEST_F(KeeperStates, APlanIsTakenFromTheNewestGameThatCanBeRead)
{
    beginForTwo(5);
    putAway(keeper);
    writeFile(folder + "/9999-01-01-000000-000.json", "rubbish");
    ScoreKeeper next(folder);
    refresh(next);
    ASSERT_EQ(next.games()->count(), 2);
    EXPECT_FALSE(next.games()->rows().front().readable);
    EXPECT_EQ(next.games()->rows().front().names, "9999-01-01-000000-000.json");
    EXPECT_EQ(next.plan()->names(), QStringList({"Anna", "Bo"}));
    EXPECT_EQ(next.plan()->rounds(), 5);
}

TEST_F(KeeperStates, EverythingIsSaidAnewInAnotherLanguage)
{
    beginForTwo();
    const QString rules = keeper.rulesText();
    const QString missing = keeper.missing();
    ASSERT_TRUE(languages.use("de"));
    told.clear();
    keeper.retranslate();
    for (const char* what : {"changed ", "entry ", "problem "})
        EXPECT_NE(told.find(what), std::string::npos) << what;
    EXPECT_NE(keeper.rulesText(), rules);
    EXPECT_NE(keeper.missing(), missing);
    EXPECT_TRUE(keeper.missing().contains("Anna und Bo")) << said(keeper.missing());
}

TEST_F(KeeperStates, AFullDiskIsToldAndThePointsStay)
{
    beginForTwo();
    // Nothing can be written where a folder lies in the way of the file.
    const QString path = folder + '/' + files().front();
    ASSERT_TRUE(QFile::remove(path));
    ASSERT_TRUE(QDir().mkpath(path + "/in-the-way"));
    EXPECT_TRUE(enter("0", "31")) << "written down it is";
    EXPECT_TRUE(keeper.problem().contains(QFileInfo(path).fileName())) << said(keeper.problem());
    EXPECT_EQ(keeper.scores()->totals(), QStringList({"0", "31"}));
    ASSERT_TRUE(QDir(path).removeRecursively());
    ASSERT_TRUE(enter("30", "0"));
    EXPECT_TRUE(keeper.problem().isEmpty());
    const auto read = readKeptGame(bytesOf(path));
    ASSERT_TRUE(std::holds_alternative<KeptGame>(read));
    EXPECT_EQ(std::get<KeptGame>(read), *keeper.game()) << "all of it is there in the end";
}

TEST_F(KeeperStates, WhatWasNotWrittenIsThereToGoOnWithAndToDelete)
{
    beginForTwo();
    const QString path = folder + '/' + files().front();
    ASSERT_TRUE(QFile::remove(path));
    ASSERT_TRUE(QDir().mkpath(path + "/in-the-way"));
    ASSERT_TRUE(enter("0", "31"));
    putAway(keeper);
    EXPECT_FALSE(keeper.problem().isEmpty());
    ASSERT_EQ(keeper.games()->count(), 1);
    ASSERT_TRUE(keeper.open(0));
    EXPECT_EQ(keeper.scores()->totals(), QStringList({"0", "31"}));
    putAway(keeper);
    ASSERT_TRUE(QDir(path).removeRecursively());
    EXPECT_TRUE(keeper.remove(0)) << "though the disk never took it";
    awaitList(keeper);
    EXPECT_EQ(keeper.games()->count(), 0);
}

} // namespace
