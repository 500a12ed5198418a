// The coach in the window: for people alone, about the round that is shown, and each mistake leads to its moment.
#include "app/coach/coach_cache.h"
#include "app/coach/coach_words.h"
#include "app/replay/game_replay.h"
#include "tests/app/play/games.h"

#include <QTest>

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace
{

class Coach : public testing::Test
{
protected:
    static constexpr int worlds = 60; // where a few mistakes are found soon

    QTemporaryDir dir;
    GameController game{dir.path()};
    GameReplay replay{[] { return std::vector<QString>(); }, dir.path()};
    RoundCoach& coach = *replay.coach();

    // One round in which people do the first thing that is legal.
    void playARound(const QString& seats, const QString& rules = QStringLiteral("rules=bigtable;set=9;seed=coach6"))
    {
        begin(game, rules + QStringLiteral(";first=1;seats=") + seats);
        while (!game.roundEnded()) {
            ASSERT_TRUE(waitUntil([&] { return game.roundEnded() || game.myTurn() || game.curtain(); }));
            if (game.curtain())
                game.liftCurtain();
            else if (!game.roundEnded())
                doFirstLegal(game);
        }
        replay.open(game.session().recordPath(), 0);
        ASSERT_TRUE(waitUntil([&] { return replay.opened(); }));
    }

    void think()
    {
        coach.setWorlds(worlds);
        coach.setWanted(true);
        ASSERT_TRUE(waitUntil([&] { return !coach.busy(); }));
    }

    mt::Coaching expected(int seat)
    {
        const mt::PlayedRound& round = replay.game()->rounds.at(0);
        return mt::coach(replay.game()->rules, round.deal.deal, round.actions, seat, {.verdict = {.worlds = worlds}});
    }

    const MistakeRow& told(int row) { return coach.mistakes()->rows().at(static_cast<std::size_t>(row)); }
};

// Who played alone without a name is the same person here as at the table.
TEST_F(Coach, CallsPeopleAsTheTableDid)
{
    for (const auto& [seats, name] :
         {std::pair("human,easy", "You"), {"human:Anna,easy", "Anna"}, {"human,human", "Player 1"}}) {
        SCOPED_TRACE(seats);
        playARound(QString::fromLatin1(seats));
        think();
        ASSERT_FALSE(coach.people().isEmpty());
        EXPECT_EQ(coach.people().constFirst(), QString::fromLatin1(name));
        replay.setViewSeat(-1);
        EXPECT_EQ(replay.views().value(1), QString::fromLatin1(name));
        bool isTold = false;
        for (int step = 0; step < replay.steps() && !isTold; ++step) {
            replay.setStep(step);
            isTold = replay.sentence().contains(QString::fromLatin1(name));
        }
        EXPECT_TRUE(isTold) << "what was done, step by step";
    }
}

TEST_F(Coach, TellsTheClearestMistakesOfAPerson)
{
    playARound(QStringLiteral("human:Anna,easy,easy"));
    EXPECT_FALSE(coach.busy()) << "nobody has asked yet";
    EXPECT_TRUE(coach.bestText().isEmpty());
    think();
    EXPECT_EQ(coach.people(), QStringList{QStringLiteral("Anna")});
    EXPECT_EQ(coach.seat(), 0);
    const mt::Coaching right = expected(0);
    ASSERT_FALSE(right.mistakes.empty()) << "the first legal action is not always the best";
    const int mistakes = std::min<int>(RoundCoach::mostMistakes, static_cast<int>(right.mistakes.size()));
    const int good = std::min<int>(RoundCoach::mostGoodMoves, static_cast<int>(right.goodMoves.size()));
    ASSERT_EQ(coach.mistakes()->count(), mistakes + good);
    EXPECT_EQ(coach.best()->tiles(), right.best);
    EXPECT_EQ(coach.train()->tiles(), right.train);
    for (int i = 0; i < mistakes + good; ++i) {
        EXPECT_EQ(told(i).isGood, i >= mistakes);
        EXPECT_EQ(told(i).step, i < mistakes ? right.mistakes[static_cast<std::size_t>(i)].step
                                             : right.goodMoves[static_cast<std::size_t>(i - mistakes)].step);
        EXPECT_FALSE(told(i).done.isEmpty());
        EXPECT_FALSE(told(i).better.isEmpty());
    }
}

// The trains first, then one decision after the other, and the round in one line at last.
TEST_F(Coach, FillsInAsItThinks)
{
    playARound(QStringLiteral("human:Anna,easy,easy"));
    std::vector<int> counts;
    std::vector<bool> hasSkill;
    QObject::connect(&coach, &RoundCoach::changed, &coach, [&] {
        if (coach.bestText().isEmpty())
            return;
        counts.push_back(coach.mistakes()->count());
        hasSkill.push_back(!coach.skillText().isEmpty());
    });
    think();
    ASSERT_GT(counts.size(), 2U);
    EXPECT_EQ(counts.front(), 0);
    EXPECT_TRUE(std::ranges::is_sorted(counts));
    EXPECT_GT(counts.back(), 0);
    EXPECT_FALSE(hasSkill[hasSkill.size() - 2]);
    EXPECT_TRUE(hasSkill.back());
}

// A round that is over never changes: what was found in it is there at once the next time, the very same.
TEST_F(Coach, RemembersWhatItFound)
{
    playARound(QStringLiteral("human:Anna,easy,easy"));
    think();
    const std::vector<MistakeRow> rows = coach.mistakes()->rows();
    const QString skill = coach.skillText();
    const mt::PlayedGame& played = *replay.game();
    const auto notes = CoachCache(dir.path()).find(played, 0, 0);
    ASSERT_TRUE(notes);
    EXPECT_EQ(notes->coaching, expected(0));
    EXPECT_EQ(notes->skill.order.points + notes->skill.deal.points + notes->skill.draws.points +
                  notes->skill.others.points + notes->skill.play.points,
              notes->skill.result);
    EXPECT_FALSE(CoachCache(dir.path()).find(played, 0, 1)) << "nobody asked about that seat";
    // What somebody has written there is not believed.
    const QTemporaryDir elsewhere;
    QByteArray spoilt = bytesOf(CoachCache::fileIn(dir.path()));
    ASSERT_TRUE(spoilt.contains("\"result\":"));
    writeFile(CoachCache::fileIn(elsewhere.path()), spoilt.replace("\"result\":", "\"result\":1"));
    EXPECT_FALSE(CoachCache(elsewhere.path()).find(played, 0, 0));
    GameReplay again{[] { return std::vector<QString>(); }, dir.path()};
    again.open(game.session().recordPath(), 1);
    ASSERT_TRUE(waitUntil([&] { return again.opened(); }));
    again.coach()->setWorlds(2); // with so few it would find nothing itself
    again.coach()->setWanted(true);
    ASSERT_TRUE(waitUntil([&] { return !again.coach()->busy(); }));
    EXPECT_EQ(again.coach()->mistakes()->rows(), rows);
    EXPECT_EQ(again.coach()->skillText(), skill);
}

TEST_F(Coach, LeadsToTheMomentAsTheSeatSawIt)
{
    playARound(QStringLiteral("human:Anna,easy,easy"));
    think();
    const int step = told(0).step;
    replay.showDecision(1, step, coach.seat());
    EXPECT_EQ(replay.step(), step);
    const mt::Action& done = replay.game()->rounds[0].actions[static_cast<std::size_t>(step)];
    EXPECT_EQ(done.seat, 0);
    ASSERT_EQ(replay.hands()->count(), 1) << "her own hand alone";
    const auto hand = replay.hands()->row(0).tiles;
    EXPECT_EQ(hand.contains(done.tile.index()), done.kind == mt::ActionKind::play);
}

TEST_F(Coach, MarksTheTilesAndWhereTheyGo)
{
    playARound(QStringLiteral("human:Anna,easy,easy"));
    think();
    const CoachMarks& marks = *replay.marks();
    EXPECT_EQ(marks.step(), -1) << "not at the start of the round";
    int plays = 0;
    for (const mt::Mistake& mistake : expected(0).mistakes) {
        if (mistake.done.kind != mt::ActionKind::play || mistake.better.action.kind != mt::ActionKind::play)
            continue;
        replay.showDecision(1, mistake.step, 0);
        if (marks.step() < 0)
            continue; // more mistakes than are shown
        ++plays;
        EXPECT_EQ(marks.step(), mistake.step);
        EXPECT_EQ(marks.doneTile(), mistake.done.tile.index());
        EXPECT_EQ(marks.doneTrain(), mistake.done.train);
        EXPECT_EQ(marks.betterTile(), mistake.better.action.tile.index());
        EXPECT_EQ(marks.betterTrain(), mistake.better.action.train);
        const TrainModel& trains = *replay.trains();
        EXPECT_EQ(marks.doneNear(), trains.row(trains.rowOf(marks.doneTrain())).endValue) << "as it lies at the end";
        EXPECT_EQ(marks.betterNear(), trains.row(trains.rowOf(marks.betterTrain())).endValue);
        EXPECT_EQ(mt::Tile(marks.betterNear(), marks.betterFar()), mistake.better.action.tile);
    }
    ASSERT_GT(plays, 0);
}

TEST_F(Coach, MarksNothingForOtherEyesAndOtherMoments)
{
    playARound(QStringLiteral("human:Anna,easy,easy"));
    think();
    const CoachMarks& marks = *replay.marks();
    const int step = told(0).step;
    replay.showDecision(1, step, 0);
    ASSERT_EQ(marks.step(), step);
    replay.setViewSeat(1);
    EXPECT_EQ(marks.step(), -1);
    EXPECT_EQ(marks.betterTile(), -1);
    replay.setViewSeat(0);
    EXPECT_EQ(marks.step(), step);
    replay.setStep(step == 0 ? replay.steps() : 0);
    EXPECT_EQ(marks.step(), -1);
    replay.setStep(step);
    coach.setWanted(false);
    EXPECT_EQ(marks.step(), -1) << "the coach is gone";
    coach.setWanted(true);
    EXPECT_EQ(marks.step(), step);
    replay.close();
    EXPECT_EQ(marks.step(), -1);
}

TEST_F(Coach, AsksWhoseRoundWhereSeveralPeoplePlayed)
{
    playARound(QStringLiteral("human:Anna,easy,human:Clara"));
    think();
    EXPECT_EQ(coach.people(), (QStringList{QStringLiteral("Anna"), QStringLiteral("Clara")}));
    EXPECT_EQ(coach.best()->tiles(), expected(0).best);
    coach.setPerson(1);
    EXPECT_EQ(coach.best()->count(), 0) << "what was said to Anna is not said to Clara";
    think();
    ASSERT_TRUE(waitUntil([&] { return !coach.busy(); }));
    EXPECT_EQ(coach.seat(), 2);
    EXPECT_EQ(coach.best()->tiles(), expected(2).best);
}

// One mistake is one already.
TEST_F(Coach, TheVerdictSaysWhetherAnythingWasAMistake)
{
    std::set<int> counts;
    for (int number = 0; number < 40 && !(counts.contains(0) && counts.contains(1)); ++number) {
        playARound(QStringLiteral("human:Anna,easy"), QStringLiteral("rules=bigtable;set=6;seed=%1").arg(number));
        bool isSaidEarly = false;
        const auto watching = QObject::connect(&coach, &RoundCoach::changed, &coach, [&] {
            isSaidEarly = isSaidEarly || (coach.busy() && !coach.verdict().isEmpty() && coach.skillText().isEmpty());
        });
        think();
        QObject::disconnect(watching);
        EXPECT_TRUE(isSaidEarly) << "it does not wait for what was luck";
        counts.insert(coach.mistakes()->count());
        EXPECT_EQ(coach.verdict(), CoachWords::verdict(coach.mistakes()->count() > 0)) << coach.mistakes()->count();
        replay.close();
    }
    EXPECT_TRUE(counts.contains(0) && counts.contains(1)) << "rounds with one, and without any";
}

TEST_F(Coach, HasNothingToSayToTheComputer)
{
    replay.open(QStringLiteral(MT_TEST_DATA "/games/tactic-3-players.jsonl"));
    ASSERT_TRUE(waitUntil([&] { return replay.opened(); }));
    think();
    EXPECT_EQ(coach.seat(), -1);
    EXPECT_EQ(coach.mistakes()->count(), 0);
    EXPECT_FALSE(coach.verdict().isEmpty());
    replay.close();
    EXPECT_EQ(coach.best()->count(), 0);
}

TEST_F(Coach, TakesNoRoundApartThatTheComputerPlayedPartOf)
{
    begin(game, QStringLiteral("rules=bigtable;set=6;seed=coach;first=1;seats=human:Anna,human:Bo"));
    for (int done = 0; !game.roundEnded();) {
        ASSERT_TRUE(waitUntil([&] { return game.roundEnded() || game.myTurn() || game.curtain(); }));
        if (game.curtain())
            game.liftCurtain();
        else if (!game.roundEnded())
            done += doFirstLegal(game) ? 1 : 0;
        if (done == 3)
            game.handOver(0, QStringLiteral("newcomer"));
    }
    replay.open(game.session().recordPath(), 0);
    ASSERT_TRUE(waitUntil([&] { return replay.opened(); }));
    think();
    EXPECT_EQ(coach.seat(), 0);
    EXPECT_FALSE(coach.verdict().isEmpty());
    EXPECT_TRUE(coach.skillText().isEmpty());
    coach.setPerson(1);
    think();
    ASSERT_TRUE(waitUntil([&] { return !coach.busy(); }));
    EXPECT_FALSE(coach.skillText().isEmpty()) << "Bo has played all of hers";
}

TEST_F(Coach, OfARoundThatIsLeftDoesNotAnswer)
{
    playARound(QStringLiteral("human:Anna,easy,easy"));
    coach.setWorlds(worlds);
    coach.setWanted(true);
    ASSERT_TRUE(waitUntil([&] { return !coach.bestText().isEmpty(); })) << "it has begun";
    ASSERT_TRUE(coach.busy());
    replay.close();
    int changes = 0;
    QObject::connect(&coach, &RoundCoach::changed, &coach, [&] { ++changes; });
    QTest::qWait(500);
    EXPECT_EQ(changes, 0) << "what was being found is for nobody any more";
    EXPECT_FALSE(coach.busy());
    EXPECT_EQ(coach.bestText(), "");
    EXPECT_EQ(coach.mistakes()->count(), 0);
}

} // namespace
