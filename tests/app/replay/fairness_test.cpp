// The fairness page: what it shows of a running round, what of the finished ones, and that its figures are right.
#include "app/replay/fairness.h"
#include "app/words/languages.h"
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

    const DealRow& shown(std::size_t row) { return fairness.deals()->rows().at(row); }
};

TEST_F(FairPlay, ShowsTheFingerprintBeforeTheFirstMoveAndNothingElse)
{
    look();
    const mt::RoundLine& deal = game.session().deal();
    ASSERT_EQ(fairness.deals()->count(), 1);
    EXPECT_EQ(shown(0).fingerprint.toStdString(), deal.commit);
    EXPECT_EQ(shown(0).salt, QString());
    EXPECT_EQ(shown(0).deck, QString());
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
    const QString sealedThen = shown(0).fingerprint;
    finishRound();
    game.nextRound();
    look();
    ASSERT_EQ(fairness.deals()->count(), 2);
    EXPECT_EQ(shown(0).round, 2);
    EXPECT_TRUE(shown(0).deck.isEmpty()) << "the second round is running";
    EXPECT_EQ(shown(1).fingerprint, sealedThen) << "as it was shown before the first move";
    const QString text = shown(1).salt + QLatin1Char(' ') + shown(1).deck;
    EXPECT_EQ(mt::fingerprint(text.toStdString()), sealedThen.toStdString());
    EXPECT_NE(shown(0).verdict, shown(1).verdict);
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
        const LuckRow& row = fairness.luck()->rows().at(static_cast<std::size_t>(seat));
        EXPECT_EQ(row.drawn, QString::number(right.drawn));
        EXPECT_TRUE(row.fitted.startsWith(QString::number(right.fitted)));
        EXPECT_EQ(row.pipsDealt, QLocale().toString(right.pipsDealt / 2.0, 'f', 1));
    }
    EXPECT_EQ(fairness.luck()->rows().front().name, QStringLiteral("Anna"));
}

TEST_F(FairPlay, HandsOverTheCommandThatChecks)
{
    EXPECT_EQ(fairness.command(), QStringLiteral("mexican-train-cli check '%1'").arg(game.session().recordPath()));
    fairness.copyCommand();
    EXPECT_EQ(QGuiApplication::clipboard()->text(), fairness.command());
}

TEST_F(FairPlay, JudgesInTheLanguageOfTheMoment)
{
    Languages languages;
    ASSERT_TRUE(languages.use(QStringLiteral("en")));
    finishRound();
    look();
    const QString english = shown(0).verdict;
    ASSERT_FALSE(english.isEmpty());
    ASSERT_TRUE(languages.use(QStringLiteral("de")));
    fairness.retranslate();
    EXPECT_NE(shown(0).verdict, english);
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
