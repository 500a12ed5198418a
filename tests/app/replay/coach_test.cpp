// The coach in the window: for people alone, about the round that is shown, and each mistake leads to its moment.
#include "app/replay/coach_words.h"
#include "app/replay/game_replay.h"
#include "tests/app/play/games.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace
{

class Coach : public testing::Test
{
protected:
    QTemporaryDir dir;
    GameController game{dir.path()};
    GameReplay replay{[] { return std::vector<QString>(); }};
    RoundCoach& coach = *replay.coach();

    // One round in which people do the first thing that is legal.
    void playARound(const QString& seats, const QString& rules = QStringLiteral("rules=tactic;seed=coach"))
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
        coach.setWanted(true);
        ASSERT_TRUE(waitUntil([&] { return !coach.busy(); }));
    }

    mt::Coaching expected(int seat)
    {
        const mt::PlayedRound& round = replay.game()->rounds.at(0);
        return mt::coach(replay.game()->rules, round.deal.deal, round.actions, seat);
    }

    const MistakeRow& told(int row) { return coach.mistakes()->rows().at(static_cast<std::size_t>(row)); }
};

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
    ASSERT_EQ(coach.mistakes()->count(),
              std::min<int>(RoundCoach::mostMistakes, static_cast<int>(right.mistakes.size())));
    EXPECT_EQ(coach.best()->tiles(), right.best);
    EXPECT_EQ(coach.train()->tiles(), right.train);
    for (int i = 0; i < coach.mistakes()->count(); ++i) {
        const mt::Mistake& mistake = right.mistakes[static_cast<std::size_t>(i)];
        EXPECT_EQ(told(i).step, mistake.step);
        EXPECT_FALSE(told(i).done.isEmpty());
        EXPECT_FALSE(told(i).better.isEmpty());
    }
}

// What the planner counts in is no measure of the points of a round, so the coach names none.
TEST_F(Coach, NamesNoPoints)
{
    playARound(QStringLiteral("human:Anna,easy,easy"));
    think();
    const QRegularExpression tiles(QStringLiteral("\\b\\d+-\\d+\\b"));
    const QRegularExpression tileCounts(QStringLiteral("\\b\\d+ tiles?\\b"));
    QString said = coach.bestText() + coach.trainText() + coach.verdict();
    for (const MistakeRow& row : coach.mistakes()->rows())
        said += row.done + row.better;
    ASSERT_TRUE(said.contains(tiles) && said.contains(tileCounts));
    said.remove(tiles).remove(tileCounts);
    EXPECT_FALSE(said.contains(QStringLiteral("point"))) << said.toStdString();
    EXPECT_FALSE(said.contains(QRegularExpression(QStringLiteral("\\d")))) << said.toStdString();
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
        think();
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

TEST_F(Coach, OfARoundThatIsLeftDoesNotAnswer)
{
    playARound(QStringLiteral("human:Anna,easy,easy"));
    coach.setWanted(true);
    replay.close();
    QCoreApplication::processEvents();
    ASSERT_TRUE(waitUntil([&] { return !coach.busy(); }));
    EXPECT_EQ(coach.best()->count(), 0);
    EXPECT_EQ(coach.mistakes()->count(), 0);
}

} // namespace
