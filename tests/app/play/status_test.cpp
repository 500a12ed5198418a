// How things stand, told in words: what everybody at the table sees, and nothing of a hand that is hidden.
#include "app/words/languages.h"
#include "tests/app/play/games.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

namespace
{

class Status : public testing::Test
{
protected:
    QTemporaryDir dir;
    GameController game{dir.path()};

    Languages languages; ///< the plural forms of English are words of their own

    void SetUp() override { languages.use(QStringLiteral("en")); }
};

TEST_F(Status, TellsTheTableAndNamesNoTileButOnesOwn)
{
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,easy:Bruno;seed=status;first=1"));
    ASSERT_TRUE(waitUntil([&] { return game.myTurn(); }));
    const QStringList lines = game.tellStatus();
    EXPECT_TRUE(lines.front().startsWith(QStringLiteral("Your turn. "))) << "no signal is green for ears";
    EXPECT_TRUE(lines.contains(QStringLiteral("You hold 16 tiles."))) << qPrintable(lines.join(QLatin1Char('\n')));
    EXPECT_TRUE(lines.contains(QStringLiteral("58 tiles are in the boneyard.")));
    EXPECT_TRUE(lines.contains(QStringLiteral("Bruno: 16 tiles in hand.")));
    const QString told = lines.mid(1).join(QLatin1Char('\n'));
    EXPECT_FALSE(told.contains(QRegularExpression(QStringLiteral("\\d+-\\d+")))) << "a tile: " << qPrintable(told);
}

TEST_F(Status, IsSilentBehindTheCurtain)
{
    EXPECT_TRUE(game.tellStatus().isEmpty()) << "no game";
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,human:Bruno;seed=status"));
    ASSERT_TRUE(game.curtain());
    EXPECT_TRUE(game.tellStatus().isEmpty());
    game.liftCurtain();
    EXPECT_FALSE(game.tellStatus().isEmpty());
}

} // namespace
