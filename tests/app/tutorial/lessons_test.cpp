// Which lesson it is to do something, what it asks for, and which rule stands behind it.
#include "app/tutorial/lesson.h"
#include "app/tutorial/lesson_words.h"
#include "app/words/rule_words.h"
#include "tests/app/in_english.h"
#include "tests/app/support.h"

#include <set>

namespace
{

using mt::ActionKind;
using mt::Phase;
using mt::Tile;

class Lessons : public InEnglish
{
protected:
    Lessons()
    {
        state = mt::layTable(
            rulesOf("bigtable", 2, {{"set", "6"}, {"engine", "aside"}, {"starter", "rotate"}, {"opening", "single"}}),
            1, 6);
        state.table.turn = 0;
        state.table.boneyardCount = 10;
        state.hands[0] = {Tile(6, 3), Tile(5, 5)};
        state.hands[1] = {Tile(1, 0)};
        mt::beginTurn(state);
    }
    static mt::Action play(Tile tile, int train)
    {
        return {ActionKind::play, 0, tile, static_cast<mt::TrainId>(train), false};
    }
    void startOwnTrain()
    {
        state.table.trains[0] = {3, 1, Tile(6, 3)};
        state.table.before[Tile(6, 3).index()] = {};
        state.hands[0] = {Tile(3, 2), Tile(5, 5), Tile(3, 3)};
        mt::beginTurn(state);
    }

    mt::State state;
};

TEST_F(Lessons, TheFirstTileOfOnesTrainIsTheStart)
{
    EXPECT_EQ(lessonOf(state, play(Tile(6, 3), 0)), Lesson::start);
    EXPECT_EQ(lessonOf(state, play(Tile(6, 3), mt::mexicanTrain)), Lesson::mexican);
}

TEST_F(Lessons, OnesTrainGoesOn)
{
    startOwnTrain();
    EXPECT_EQ(lessonOf(state, play(Tile(3, 2), 0)), Lesson::matching);
    EXPECT_EQ(lessonOf(state, play(Tile(3, 3), 0)), Lesson::layDouble);
    state.table.markers = mt::TrainSet(mt::TrainId{0});
    EXPECT_EQ(lessonOf(state, play(Tile(3, 2), 0)), Lesson::ownTrain);
}

TEST_F(Lessons, OtherTrainsAreTheirOwnLessons)
{
    startOwnTrain();
    EXPECT_EQ(lessonOf(state, play(Tile(3, 2), mt::mexicanTrain)), Lesson::mexican);
    EXPECT_EQ(lessonOf(state, play(Tile(3, 3), mt::mexicanTrain)), Lesson::layDouble);
    EXPECT_EQ(lessonOf(state, play(Tile(3, 2), 1)), Lesson::openTrain);
}

TEST_F(Lessons, AnOpenDoubleIsALessonWhereItIsClosed)
{
    startOwnTrain();
    state.table.trains[1] = {3, 2, Tile(3, 3)};
    state.table.before[Tile(3, 3).index()] = Tile(6, 3);
    state.table.openDoubles[0] = 1;
    state.table.openDoubleCount = 1;
    state.table.binding = mt::TrainSet(mt::TrainId{1});
    mt::beginTurn(state);
    EXPECT_EQ(lessonOf(state, play(Tile(3, 2), 1)), Lesson::closeDouble);
}

TEST_F(Lessons, ADutyIsAboutTheTileThatIsOwedToTheDouble)
{
    startOwnTrain();
    state.table.phase = Phase::duty;
    state.table.dutyTrain = 0;
    EXPECT_EQ(lessonOf(state, play(Tile(3, 2), 0)), Lesson::duty);
    EXPECT_EQ(lessonOf(state, play(Tile(3, 2), 1)), std::nullopt) << "allowed, but not what the card says";
}

TEST_F(Lessons, WhoCannotLayDrawsAndThenPasses)
{
    const mt::Action pass{ActionKind::pass, 0, {}, mt::noTrain, false};
    state.hands[0] = {Tile(5, 5), Tile(4, 4)};
    mt::beginTurn(state);
    const auto legal = mt::legalActions(state);
    ASSERT_EQ(legal.size(), 1U);
    EXPECT_EQ(lessonOf(state, legal.front()), Lesson::draw);
    state.drawn = Tile(4, 4);
    state.table.drawnForTile = 1;
    ASSERT_EQ(mt::legalActions(state), std::vector<mt::Action>{pass});
    EXPECT_EQ(lessonOf(state, pass), Lesson::pass);
    state.drawn = {};
    EXPECT_EQ(lessonOf(state, pass), std::nullopt) << "nothing was drawn that does not fit either";
}

TEST_F(Lessons, TheLastTileEndsTheRound)
{
    startOwnTrain();
    state.hands[0] = {Tile(3, 2)};
    EXPECT_EQ(lessonOf(state, play(Tile(3, 2), 0)), Lesson::out);
    EXPECT_EQ(lessonOf(state, play(Tile(3, 2), mt::mexicanTrain)), Lesson::out);
}

TEST_F(Lessons, EachHasARuleOfThePage)
{
    std::set<std::string_view> page;
    for (const RuleWords::Rule& rule : RuleWords::rules())
        page.insert(rule.id);
    std::set<std::string_view> rules;
    for (const Lesson lesson : allLessons) {
        EXPECT_TRUE(page.contains(ruleOf(lesson))) << ruleOf(lesson);
        EXPECT_TRUE(rules.insert(ruleOf(lesson)).second) << "two lessons with one rule: " << ruleOf(lesson);
    }
}

TEST_F(Lessons, EachAsksForOneThing)
{
    const SeatNames names({"Anna", "Bo"}, 0);
    std::set<QString> requests;
    for (const Lesson lesson : allLessons) {
        const QString request = LessonWords::request(lesson, play(Tile(3, 2), 1), names, false);
        SCOPED_TRACE(said(request));
        EXPECT_TRUE(requests.insert(request).second);
        EXPECT_FALSE(request.contains("%"));
        const bool namesTile = lesson != Lesson::draw && lesson != Lesson::pass;
        EXPECT_EQ(request.contains("3-2"), namesTile);
        const bool namesTrain = lesson == Lesson::closeDouble || lesson == Lesson::openTrain || lesson == Lesson::out;
        EXPECT_EQ(request.contains("on Bo’s train"), namesTrain);
    }
    EXPECT_TRUE(requests.insert(LessonWords::goOn(false)).second);
    EXPECT_TRUE(requests.insert(LessonWords::end()).second);
    EXPECT_TRUE(requests.insert(LessonWords::endOfPart(3, false)).second);
}

TEST_F(Lessons, TellTheKeysToWhoHasNoMouse)
{
    const SeatNames names({"Anna", "Bo"}, 0);
    for (const Lesson lesson : allLessons) {
        const QString mouse = LessonWords::request(lesson, play(Tile(3, 2), 1), names, false);
        const QString keys = LessonWords::request(lesson, play(Tile(3, 2), 1), names, true);
        SCOPED_TRACE(said(keys));
        const bool isHandiwork = lesson == Lesson::start || lesson == Lesson::draw || lesson == Lesson::pass;
        EXPECT_EQ(mouse != keys, isHandiwork);
        EXPECT_FALSE(keys.contains("click") || keys.contains("carry") || keys.contains("%"));
    }
    EXPECT_TRUE(LessonWords::request(Lesson::start, play(Tile(3, 2), 0), names, true).contains("3-2"));
    for (const QString& byKeys : {LessonWords::goOn(true), LessonWords::endOfPart(3, true)})
        EXPECT_TRUE(byKeys.contains("key H") && !byKeys.contains("bulb")) << said(byKeys);
}

TEST_F(Lessons, WhatWasDoneInsteadIsTold)
{
    const SeatNames names({"Anna", "Bo"}, 0);
    const QString laid = LessonWords::aside(play(Tile(3, 2), 1), names);
    EXPECT_TRUE(laid.contains("3-2") && laid.contains("on Bo’s train")) << said(laid);
    EXPECT_TRUE(LessonWords::aside({ActionKind::pass, 0, {}, mt::noTrain, false}, names).contains("passed"));
}

} // namespace
