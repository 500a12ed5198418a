// A saved game may name levels that are not here: nobody plays for these seats until somebody has said who.
#include "engine/ai/level.h"
#include "tests/app/play/games.h"

#include <gtest/gtest.h>

namespace
{

class LevelQuestion : public testing::Test
{
protected:
    QTemporaryDir dir;
    GameController game{dir.path()};
    QString record;

    // A game whose record then names other levels: as an AI of another version, or a bot, would have played it.
    void openWith(const std::vector<std::pair<QByteArray, QByteArray>>& levels, int first = 2)
    {
        begin(game,
              QStringLiteral("rules=tactic;seats=human:Anna,easy:Bruno,hard:Clara;seed=level;first=%1").arg(first));
        record = game.session().recordPath();
        game.abandonGame();
        // The header and the deal: the game stands where it began.
        QByteArray text = bytesOf(record);
        text.truncate(text.indexOf('\n', text.indexOf('\n') + 1) + 1);
        for (const auto& [was, is] : levels)
            text.replace("\"level\":\"" + was + '"', "\"level\":\"" + is + '"');
        QFile file(record);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(text) == text.size());
        file.close();
        ASSERT_TRUE(game.open(record)) << qPrintable(game.saving()->problem());
    }

    std::string levelOf(int seat) const { return game.session().seat(seat).level; }
};

TEST_F(LevelQuestion, IsNotAskedWhereEveryLevelIsKnown)
{
    openWith({});
    EXPECT_EQ(game.levelQuestion(), QString());
    EXPECT_TRUE(game.thinking() || game.session().actionCount() > 0);
    EXPECT_FALSE(game.chooseLevel(QStringLiteral("hard"))) << "there is nothing to choose";
}

TEST_F(LevelQuestion, NobodyPlaysForThatSeatUntilItIsAnswered)
{
    openWith({{"easy", "master-9"}});
    EXPECT_TRUE(game.levelQuestion().contains(QStringLiteral("Bruno"))) << qPrintable(game.levelQuestion());
    EXPECT_FALSE(game.levelQuestion().contains(QStringLiteral("Clara")));
    EXPECT_EQ(game.sentence(), game.levelQuestion());
    EXPECT_FALSE(game.thinking()) << "it is Bruno’s turn";
    QCoreApplication::processEvents();
    EXPECT_EQ(game.session().actionCount(), 0U);

    EXPECT_FALSE(game.chooseLevel(QStringLiteral("master-9"))) << "that is the one that is not here";
    EXPECT_EQ(levelOf(1), "master-9");
    ASSERT_TRUE(game.chooseLevel(QStringLiteral("medium")));
    EXPECT_EQ(levelOf(1), "medium");
    EXPECT_EQ(levelOf(2), "hard");
    EXPECT_EQ(game.levelQuestion(), QString());
    EXPECT_TRUE(waitUntil([&] { return game.myTurn() || game.roundEnded(); })) << "it goes on";
}

TEST_F(LevelQuestion, WhoIsToMoveIsToldWhatToDo)
{
    openWith({{"easy", "master-9"}}, 1);
    ASSERT_FALSE(game.levelQuestion().isEmpty());
    ASSERT_TRUE(game.myTurn());
    EXPECT_NE(game.sentence(), game.levelQuestion()) << "it stands on its sheet, and the sheet can be put away";
}

TEST_F(LevelQuestion, TheAnswerStandsInTheRecord)
{
    openWith({{"easy", "exec:./bot --token x"}, {"hard", "master-9"}});
    EXPECT_TRUE(game.levelQuestion().contains(QStringLiteral("Bruno")) &&
                game.levelQuestion().contains(QStringLiteral("Clara")))
        << "a program counts as unknown here";
    EXPECT_FALSE(game.levelQuestion().contains(QStringLiteral("token"))) << "a command is nothing to show";
    ASSERT_TRUE(game.chooseLevel(QStringLiteral("hard")));
    game.abandonGame();
    const QByteArray text = bytesOf(record);
    EXPECT_TRUE(text.contains(R"({"seatNow":2,"kind":"ai","level":"hard"})")) << text.toStdString();
    EXPECT_TRUE(text.contains(R"({"seatNow":3,"kind":"ai","level":"hard"})")) << text.toStdString();
    ASSERT_TRUE(game.open(record));
    EXPECT_EQ(game.levelQuestion(), QString()) << "it is asked once";
}

TEST_F(LevelQuestion, OneSeatAtATimeOrAHumanAnswerItToo)
{
    openWith({{"easy", "master-9"}, {"hard", "master-9"}});
    ASSERT_TRUE(game.handOver(1, {}));
    EXPECT_FALSE(game.levelQuestion().contains(QStringLiteral("Bruno")));
    EXPECT_FALSE(game.handOver(2, QStringLiteral("master-9")));
    ASSERT_TRUE(game.handOver(2, QStringLiteral("easy")));
    EXPECT_EQ(game.levelQuestion(), QString());
}

TEST_F(LevelQuestion, WhoeverIsAwayIsReplacedByALevelThatIsThere)
{
    openWith({{"easy", "master-9"}, {"hard", "master-9"}});
    ASSERT_TRUE(game.handOver(1, {}));
    ASSERT_TRUE(game.curtain());
    ASSERT_TRUE(game.handOverToAi());
    EXPECT_EQ(levelOf(1), mt::defaultLevel);
}

} // namespace
