// The fairness page: what it shows of a running round, what of the finished ones, and that its figures are right.
#include "app/replay/fairness.h"
#include "app/replay/fairness_words.h"
#include "app/words/languages.h"
#include "engine/record/notation.h"
#include "engine/record/sealed_deal.h"
#include "tests/app/play/games.h"

#include <QClipboard>
#include <QFile>
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
    EXPECT_EQ(shown(0).fingerprint.join(QString()).toStdString(), deal.commit);
    EXPECT_EQ(shown(0).salt, QString());
    EXPECT_EQ(shown(0).deck, QString());
    EXPECT_EQ(fairness.luck()->count(), 0);
    QString all = fairness.command() + fairness.aboutLuck() + fairness.promise() + fairness.howToCompare();
    for (const QVariant& row : contents(*fairness.deals()))
        for (const QVariant& value : row.toMap())
            all += value.toString();
    EXPECT_FALSE(all.contains(QString::fromStdString(deal.salt)));
    EXPECT_FALSE(all.contains(QStringLiteral("fair;"))) << "the seed would tell the deals to come";
}

// Its fingerprint has been seen before, and so may its tiles have been.
TEST_F(FairPlay, OfTheSameTilesAgainItDoesNotPromiseThatNobodyKnewThem)
{
    const QString promise = fairness.promise();
    const QString whatItShows = fairness.whatItShows();
    finishRound();
    const std::string commit = game.session().deal().commit;
    ASSERT_TRUE(game.startGame(game.session().sameTilesAgain({})));
    look();
    EXPECT_EQ(shown(0).fingerprint.join(QString()).toStdString(), commit);
    EXPECT_EQ(shown(0).deck, QString());
    EXPECT_EQ(fairness.promise(), FairnessWords::sameTilesAgain(1));
    EXPECT_NE(fairness.promise(), promise);
    EXPECT_EQ(fairness.whatItShows(), FairnessWords::fingerprintOfBefore());
    EXPECT_NE(fairness.whatItShows(), whatItShows);
}

TEST_F(FairPlay, RevealsAFinishedRoundAsAnybodyCanCheck)
{
    look();
    const QStringList sealedThen = shown(0).fingerprint;
    finishRound();
    game.nextRound();
    look();
    ASSERT_EQ(fairness.deals()->count(), 2);
    EXPECT_EQ(shown(0).round, 2);
    EXPECT_TRUE(shown(0).deck.isEmpty()) << "the second round is running";
    EXPECT_EQ(shown(1).fingerprint, sealedThen) << "as it was shown before the first move";
    const QString text = shown(1).salt + QLatin1Char(' ') + shown(1).deck;
    EXPECT_EQ(mt::fingerprint(text.toStdString()), sealedThen.join(QString()).toStdString());
    EXPECT_NE(shown(0).verdict, shown(1).verdict);
}

TEST_F(FairPlay, ShowsTheFingerprintInGroupsThatCanBeNoted)
{
    look();
    ASSERT_EQ(shown(0).fingerprint.size(), 16);
    for (const QString& group : shown(0).fingerprint)
        EXPECT_EQ(group.size(), 4);
    EXPECT_EQ(FairnessWords::groups(QStringLiteral("0123456789")), QStringList({"0123", "4567", "89"}));
    EXPECT_EQ(FairnessWords::groups(QString()), QStringList());
}

// As the page says it: the running round's tiles are in the record, and the seed, from which all later rounds follow.
TEST_F(FairPlay, WhoOpensTheRecordReadsThisRoundAndThoseToCome)
{
    QFile file(game.session().recordPath());
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray record = file.readAll();
    EXPECT_TRUE(record.contains(QByteArray::fromStdString(game.session().deal().salt)));
    EXPECT_TRUE(record.contains("\"deck\":[\""));
    EXPECT_TRUE(record.contains("\"seed\":\"fair\""));
    const mt::RoundLine foreseen = mt::sealedDeal(game.session().game().rules, "fair", 2, 0);
    finishRound();
    game.nextRound();
    EXPECT_EQ(game.session().deal().deal.deck, foreseen.deal.deck);
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

TEST_F(FairPlay, WhoHasNoNameIsYouAsOnTheTable)
{
    for (const auto& [seats, name] : {std::pair("human,easy", "You"), {"human,human,easy", "Player 1"}}) {
        begin(game, QStringLiteral("rules=bigtable;set=6;rounds=1;seed=fair;seats=") + QLatin1String(seats));
        while (!game.gameOver()) {
            game.liftCurtain();
            if (game.myTurn())
                doFirstLegal(game);
            else
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
        }
        look();
        ASSERT_GT(fairness.luck()->count(), 0);
        EXPECT_EQ(fairness.luck()->rows().front().name, QLatin1String(name));
    }
}

} // namespace
