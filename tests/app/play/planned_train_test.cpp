// The planned train: of the hand that is shown and of no other, also after a restart.
#include "tests/app/play/games.h"

#include <QFile>

#include <gtest/gtest.h>

namespace
{

class PlannedTrain : public testing::Test
{
protected:
    const QString alone = QStringLiteral("rules=tactic;seats=human:Anna,easy,easy;seed=count;first=1");
    const QString several = QStringLiteral("rules=tactic;seats=human:Anna,human:Bruno,easy;seed=count;first=1");
    QTemporaryDir dir;
    GameController game{dir.path()};

    static std::string places(GameController& of)
    {
        QStringList places;
        for (const HandRow& row : of.hand()->rows())
            places << QStringLiteral("%1 %2 %3").arg(row.tileId()).arg(row.place).arg(row.turned);
        return (places << of.hand()->planText()).join(QLatin1Char('|')).toStdString();
    }
};

TEST_F(PlannedTrain, LiesAsItWillBeLaid)
{
    begin(game, alone);
    ASSERT_TRUE(waitUntil([this] { return game.myTurn(); }));
    EXPECT_FALSE(game.hand()->plans());
    QString said;
    QObject::connect(&game, &GameController::announced, [&](const QString& text) { said = text; });
    game.planTrain();
    EXPECT_TRUE(game.hand()->plans());
    ASSERT_GT(game.hand()->planned(), 3) << "the seed deals a train";
    EXPECT_EQ(said, game.hand()->planText());
    int end = game.session().table().trains[0].end;
    int leftOver = 0;
    int below = -1;
    for (int i = 0; i < game.hand()->count(); ++i) {
        const HandRow& row = game.hand()->row(i);
        if (i >= game.hand()->planned()) {
            EXPECT_EQ(row.place, 0);
            EXPECT_FALSE(row.turned);
            leftOver += row.tile.pips();
            continue;
        }
        EXPECT_EQ(row.place, i + 1);
        ASSERT_TRUE(row.tile.has(end));
        const int above = row.turned ? row.low() : row.high();
        const int under = row.tile.other(above);
        // Above and below by turns: the half that meets the one before lies beside it.
        EXPECT_EQ(i % 2 == 0 ? above : under, end) << i;
        EXPECT_TRUE(i % 2 == 0 || under == below) << i;
        below = under;
        end = row.tile.other(end);
    }
    EXPECT_EQ(said.toStdString(),
              std::to_string(game.hand()->planned()) + " tile(s), " + std::to_string(leftOver) + " pip(s) left over");
    game.planTrain();
    EXPECT_FALSE(game.hand()->plans());
    EXPECT_TRUE(game.hand()->planText().isEmpty());
    for (const HandRow& row : game.hand()->rows())
        EXPECT_EQ(row.place, 0);
}

TEST_F(PlannedTrain, IsThereAgainAfterARestart)
{
    std::string planned;
    {
        GameController before(dir.path());
        begin(before, alone);
        ASSERT_TRUE(waitUntil([&] { return before.myTurn(); }));
        before.planTrain();
        const int last = before.hand()->count() - 1;
        before.moveHandTile(1, last);
        planned = places(before);
        ASSERT_NE(before.hand()->row(1).tileId(), before.hand()->row(last).tileId());
    }
    GameController later(dir.path());
    later.setPace(0);
    ASSERT_TRUE(later.resume());
    ASSERT_TRUE(waitUntil([&] { return later.myTurn(); }));
    EXPECT_EQ(places(later), planned) << "also what was left out";
    QFile record(later.session().recordPath());
    ASSERT_TRUE(record.open(QIODevice::ReadOnly));
    const QByteArray lines = record.readAll();
    EXPECT_TRUE(lines.contains("\"round\"") && !lines.contains("\"plan")) << lines.toStdString();
    later.sortHand(HandOrder::Order::ByPips);
    const QString path = later.session().recordPath();
    later.abandonGame();
    ASSERT_TRUE(later.open(path));
    EXPECT_FALSE(later.hand()->plans()) << "nor is it there again when it is not wanted any more";
}

TEST_F(PlannedTrain, IsEachPersonsOwn)
{
    begin(game, several);
    ASSERT_TRUE(waitUntil([this] { return game.curtain(); }));
    game.planTrain();
    EXPECT_FALSE(game.hand()->plans()) << "behind the curtain nobody plans";
    game.liftCurtain();
    game.planTrain();
    ASSERT_TRUE(game.hand()->plans());
    ASSERT_EQ(game.viewSeat(), 0);
    for (const bool isAfterRestart : {false, true}) {
        ASSERT_TRUE(!isAfterRestart || game.open(game.session().recordPath()));
        while (game.myTurn())
            doFirstLegal(game);
        for (int looks = 0; looks < 4; ++looks) {
            ASSERT_TRUE(waitUntil([this] { return game.curtain() || game.roundEnded(); }));
            ASSERT_FALSE(game.roundEnded());
            EXPECT_FALSE(game.hand()->plans()) << "nothing of a plan behind the curtain";
            game.liftCurtain();
            EXPECT_EQ(game.hand()->plans(), game.viewSeat() == 0);
            while (game.myTurn())
                doFirstLegal(game);
        }
    }
}

TEST_F(PlannedTrain, StaysPlannedInTheNextRoundAndAfterARestartThere)
{
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,easy;seed=next;first=1;rounds=2"));
    ASSERT_TRUE(waitUntil([this] { return game.myTurn(); }));
    game.planTrain();
    while (waitUntil([this] { return game.roundEnded() || game.myTurn(); }) && !game.roundEnded())
        doFirstLegal(game);
    game.nextRound();
    ASSERT_TRUE(waitUntil([this] { return game.myTurn(); }));
    EXPECT_TRUE(game.hand()->plans());
    const std::string planned = places(game);
    ASSERT_TRUE(game.open(game.session().recordPath()));
    ASSERT_TRUE(waitUntil([this] { return game.myTurn(); }));
    EXPECT_EQ(places(game), planned);
}

TEST_F(PlannedTrain, NonsenseInItsFileIsNoPlan)
{
    begin(game, alone);
    ASSERT_TRUE(waitUntil([this] { return game.myTurn(); }));
    const std::string round = game.session().deal().commit;
    for (const char* nonsense : {"", "99:1", "x:2", "0:999,-4,x", ":", "0"}) {
        SettingsFile(dir.filePath(QStringLiteral("plans.ini")))
            .setValue(QStringLiteral("plans/last"),
                      QStringList{QString::fromStdString(round) + QLatin1Char(' ') + QLatin1String(nonsense)});
        for (const auto& [seat, leftOut] : KeptPlans(dir.path(), nullptr).find(round)) {
            EXPECT_EQ(seat, 0) << nonsense;
            EXPECT_TRUE(leftOut.empty()) << nonsense;
        }
    }
    KeptPlans kept(dir.path(), nullptr);
    for (int i = 0; i < 60; ++i)
        kept.keep(std::to_string(i), {{1, {mt::Tile(3, 2)}}});
    const KeptPlans again(dir.path(), nullptr);
    EXPECT_EQ(again.find("59"), (KeptPlans::Plans{{1, {mt::Tile(3, 2)}}}));
    EXPECT_EQ(again.find("9"), KeptPlans::Plans()) << "the oldest make room";
}

} // namespace
