// The laws of the tutorial, on its own deal: whoever does what each card asks meets every lesson; whoever does anything
// else comes to the round's end all the same, and no lesson counts that was not done.
#include "app/setup/new_game_setup.h"
#include "app/tutorial/course.h"
#include "app/tutorial/tutorial.h"
#include "engine/ai/hint.h"
#include "engine/ai/level.h"
#include "engine/base/random.h"
#include "engine/record/sealed_deal.h"

#include <gtest/gtest.h>

#include <functional>

namespace
{

using mt::ActionKind;
using mt::Phase;

class CourseTest : public testing::Test
{
protected:
    CourseTest() : game(tutorialSetup()), state(mt::startRound(game.rules, deal())), course(state, 0) {}

    static GameStart tutorialSetup()
    {
        NewGameSetup setup;
        setup.take(std::get<NewGameSpec>(parseNewGame(Tutorial::spec())));
        return setup.start();
    }
    mt::Deal deal() const { return mt::sealedDeal(game.rules, game.seed, 1, game.firstSeat).deal; }

    void perform(const mt::Action& action)
    {
        course.add(action);
        mt::apply(state, action);
    }
    void letTheOtherPlay()
    {
        while (state.table.phase != Phase::roundEnd && state.table.turn != 0) {
            ASSERT_FALSE(course.card()) << "it is another's turn";
            mt::Rng rng("unused");
            const mt::Level& level = *mt::findLevel(game.seats[1].level);
            perform(mt::chooseAction(level, mt::viewOf(state, 1), mt::Memory(1), rng));
        }
    }
    /// Until the round is over the learner does what `choose` says.
    void playOut(const std::function<mt::Action()>& choose)
    {
        for (int decisions = 0; state.table.phase != Phase::roundEnd; ++decisions) {
            ASSERT_LT(decisions, 200) << "a round ends";
            ASSERT_TRUE(course.card()) << "there is always something to do";
            ASSERT_TRUE(mt::check(state, course.card()->action).isLegal());
            perform(choose());
            letTheOtherPlay();
        }
        EXPECT_FALSE(course.card());
    }

    GameStart game;
    mt::State state;
    Course course;
};

TEST_F(CourseTest, WhoDoesWhatIsAskedMeetsEveryLessonInItsOrder)
{
    std::vector<Lesson> met;
    playOut([&] {
        const Course::Card card = *course.card();
        EXPECT_EQ(course.learned().size(), met.size()) << "with each card there is one more";
        EXPECT_TRUE(card.lesson) << "no card without a lesson";
        EXPECT_EQ(card.action, mt::hintFor(mt::viewOf(state, 0)).action) << "the bulb does not say otherwise";
        EXPECT_FALSE(course.otherwise());
        met.push_back(card.lesson.value_or(Lesson::start));
        return card.action;
    });
    EXPECT_EQ(met, std::vector<Lesson>(allLessons.begin(), allLessons.end()));
    EXPECT_EQ(course.learned().size(), allLessons.size());
    EXPECT_TRUE(state.hands[0].empty()) << "and wins";
    EXPECT_GT(state.hands[1].pips(0), 0);
}

TEST_F(CourseTest, NothingCostsMoreThanItsPipsWithoutBeingTold) { EXPECT_EQ(game.rules.options.doubleBlank, 0); }

TEST_F(CourseTest, WhateverElseIsDoneComesToAnEndAndNoLessonCountsThatWasNot)
{
    std::set<std::size_t> ends;
    for (int seed = 0; seed < 300; ++seed) {
        SCOPED_TRACE(seed);
        state = mt::startRound(game.rules, deal());
        course = Course(state, 0);
        mt::Rng rng("tutorial/" + std::to_string(seed));
        std::set<Lesson> done;
        playOut([&] {
            const Course::Card card = *course.card();
            EXPECT_EQ(course.learned(), done);
            EXPECT_FALSE(card.lesson && done.contains(*card.lesson)) << "learned already";
            const std::vector<mt::Action> legal = mt::legalActions(state);
            const mt::Action action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
            if (card.lesson && lessonOf(state, action) == card.lesson)
                done.insert(*card.lesson);
            return action;
        });
        EXPECT_EQ(course.learned(), done);
        ends.insert(done.size());
    }
    EXPECT_GT(ends.size(), 3U) << "some came far and some did not";
    EXPECT_LT(*ends.begin(), allLessons.size());
}

TEST_F(CourseTest, SomethingElseIsNotedUntilTheNextDecision)
{
    const Course::Card first = *course.card();
    ASSERT_EQ(first.lesson, Lesson::start);
    const mt::Action elsewhere{ActionKind::play, 0, first.action.tile, mt::mexicanTrain, false};
    ASSERT_TRUE(mt::check(state, elsewhere).isLegal());
    perform(elsewhere);
    letTheOtherPlay();
    EXPECT_EQ(course.otherwise(), elsewhere);
    EXPECT_TRUE(course.learned().empty()) << "the Mexican Train was not asked for";
    ASSERT_TRUE(course.card());
    perform(course.card()->action);
    letTheOtherPlay();
    EXPECT_EQ(course.otherwise(), std::nullopt);
}

} // namespace
