// The fairness page: what it shows of a running round, what of the finished ones, and that its figures are right.
#include "app/replay/fairness.h"
#include "engine/record/notation.h"
#include "engine/record/sealed_deal.h"
#include "tests/app/play/games.h"

#include <QClipboard>
#include <QGuiApplication>

#include <gtest/gtest.h>

namespace
{

class FairPlay : public testing::Test
{
protected:
    QTemporaryDir dir;
    GameController game{dir.path()};
    Fairness fairness{game.session()};

    void SetUp() override
    {
        begin(game, QStringLiteral("rules=bigtable;set=6;rounds=3;seats=human:Anna,easy,hard;seed=fair"));
        ASSERT_TRUE(waitUntil([&] { return game.roundEnded() || game.myTurn(); }));
    }

    void look()
    {
        fairness.look();
        ASSERT_TRUE(waitUntil([&] { return !fairness.busy(); }));
    }

    void finishRound()
    {
        while (!game.roundEnded()) {
            doFirstLegal(game);
            ASSERT_TRUE(waitUntil([&] { return game.roundEnded() || game.myTurn(); }));
        }
    }

    QString of(int row, int role) { return fairness.deals()->index(row).data(role).toString(); }
};

TEST_F(FairPlay, ShowsTheFingerprintBeforeTheFirstMoveAndNothingElse)
{
    look();
    const mt::RoundLine& deal = game.session().deal();
    ASSERT_EQ(fairness.deals()->count(), 1);
    EXPECT_EQ(of(0, DealModel::FingerprintRole).toStdString(), deal.commit);
    EXPECT_EQ(of(0, DealModel::SaltRole), QString());
    EXPECT_EQ(of(0, DealModel::DeckRole), QString());
    EXPECT_EQ(fairness.luck()->count(), 0);
    QString all = fairness.command() + fairness.aboutLuck() + fairness.promise();
    for (const QVariant& row : contents(*fairness.deals()))
        for (const QVariant& value : row.toMap())
            all += value.toString();
    EXPECT_FALSE(all.contains(QString::fromStdString(deal.salt)));
    EXPECT_FALSE(all.contains(QStringLiteral("fair;"))) << "the seed would tell the deals to come";
}

TEST_F(FairPlay, RevealsAFinishedRoundAsAnybodyCanCheck)
{
    look();
    const QString sealedThen = of(0, DealModel::FingerprintRole);
    finishRound();
    game.nextRound();
    look();
    ASSERT_EQ(fairness.deals()->count(), 2);
    EXPECT_EQ(of(0, DealModel::RoundRole), QStringLiteral("2"));
    EXPECT_TRUE(of(0, DealModel::DeckRole).isEmpty()) << "the second round is running";
    EXPECT_EQ(of(1, DealModel::FingerprintRole), sealedThen) << "as it was shown before the first move";
    const QString text = of(1, DealModel::SaltRole) + QLatin1Char(' ') + of(1, DealModel::DeckRole);
    EXPECT_EQ(mt::fingerprint(text.toStdString()), sealedThen.toStdString());
    EXPECT_NE(of(0, DealModel::VerdictRole), of(1, DealModel::VerdictRole));
}

TEST_F(FairPlay, CountsEverybodysLuck)
{
    finishRound();
    game.nextRound();
    ASSERT_TRUE(waitUntil([&] { return game.roundEnded() || game.myTurn(); }));
    finishRound();
    look();
    ASSERT_EQ(fairness.luck()->count(), 3);
    const auto read = readPlayedRecord(game.session().recordPath(), {});
    const std::vector<mt::Luck> luck = mt::luckOf(*std::get<SharedGame>(read));
    for (int seat = 0; seat < 3; ++seat) {
        const mt::Luck& right = luck[static_cast<std::size_t>(seat)];
        const QModelIndex row = fairness.luck()->index(seat);
        EXPECT_EQ(row.data(LuckModel::DrawnRole), QString::number(right.drawn));
        EXPECT_TRUE(row.data(LuckModel::FittedRole).toString().startsWith(QString::number(right.fitted)));
        EXPECT_EQ(row.data(LuckModel::PipsDealtRole), QLocale().toString(right.pipsDealt / 2.0, 'f', 1));
    }
    EXPECT_EQ(fairness.luck()->index(0).data(LuckModel::NameRole), QStringLiteral("Anna"));
}

TEST_F(FairPlay, HandsOverTheCommandThatChecks)
{
    EXPECT_EQ(fairness.command(), QStringLiteral("mexican-train-cli check '%1'").arg(game.session().recordPath()));
    fairness.copyCommand();
    EXPECT_EQ(QGuiApplication::clipboard()->text(), fairness.command());
}

TEST_F(FairPlay, OfAGameThatIsLeftNothingStays)
{
    finishRound();
    look();
    game.abandonGame();
    look();
    EXPECT_EQ(fairness.deals()->count(), 0);
    EXPECT_EQ(fairness.luck()->count(), 0);
    EXPECT_TRUE(fairness.command().isEmpty());
}

} // namespace
