// Thinking happens elsewhere, and what nobody waits for any more is dropped.
#include "app/play/ai_worker.h"
#include "engine/base/random.h"
#include "tests/app/support.h"

#include <gtest/gtest.h>

#include <latch>

namespace
{

using std::chrono::milliseconds;

mt::Action answerOf(const AiWorker::Question& question)
{
    mt::Action action;
    action.seat = static_cast<std::uint8_t>(question.view.seat);
    return action;
}

AiWorker::Question questionFor(int seat)
{
    AiWorker::Question question;
    question.view.seat = seat;
    return question;
}

TEST(AiWorker, DropsTheAnswerToAnOlderQuestion)
{
    std::latch started(1);
    std::latch release(1);
    AiWorker worker([&](const AiWorker::Question& question, mt::StopToken) {
        if (question.view.seat == 1) {
            started.count_down();
            release.wait();
        }
        return answerOf(question);
    });
    std::vector<int> answers;
    QObject::connect(&worker, &AiWorker::decided, [&](const mt::Action& action) { answers.push_back(action.seat); });
    worker.ask(questionFor(1), milliseconds(0));
    started.wait();
    worker.ask(questionFor(2), milliseconds(0));
    release.count_down();
    ASSERT_TRUE(waitUntil([&] { return !worker.isThinking(); }));
    EXPECT_EQ(answers, std::vector<int>{2});
}

TEST(AiWorker, AsksToStopWhatIsCancelled)
{
    std::latch stopped(1);
    AiWorker worker([&](const AiWorker::Question& question, mt::StopToken stop) {
        while (!stop.stopRequested())
            std::this_thread::yield();
        stopped.count_down();
        return answerOf(question);
    });
    int answers = 0;
    QObject::connect(&worker, &AiWorker::decided, [&] { ++answers; });
    worker.ask(questionFor(1), milliseconds(0));
    worker.cancel();
    EXPECT_FALSE(worker.isThinking());
    worker.ask(questionFor(2), milliseconds(0));
    worker.cancel();
    QCoreApplication::processEvents();
    EXPECT_EQ(answers, 0);
}

TEST(AiWorker, TakesItsTime)
{
    AiWorker worker([](const AiWorker::Question& question, mt::StopToken) { return answerOf(question); });
    const auto asked = std::chrono::steady_clock::now();
    bool answered = false;
    QObject::connect(&worker, &AiWorker::decided, [&] { answered = true; });
    worker.ask(questionFor(1), milliseconds(60));
    ASSERT_TRUE(waitUntil([&] { return answered; }));
    EXPECT_GE(std::chrono::steady_clock::now() - asked, milliseconds(60));
}

TEST(AiWorker, TheSameQuestionHasTheSameAnswer)
{
    const mt::GameRules rules = rulesOf("tactic", 2);
    mt::Rng rng("deal");
    mt::Deal deal;
    mt::makeDeal(rules, 1, 0, rng, deal);
    const mt::State state = mt::startRound(rules, deal);
    const int seat = state.table.turn;
    const AiWorker::Question question{"beginner", "", mt::viewOf(state, seat), mt::Memory(seat), "seed"};
    EXPECT_EQ(AiWorker::think(question, {}), AiWorker::think(question, {}));
    EXPECT_TRUE(mt::check(state, AiWorker::think(question, {})).isLegal());
}

} // namespace
