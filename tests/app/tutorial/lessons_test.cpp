// When a lesson can be taught, what it then asks for, and which rule stands behind it.
#include "app/tutorial/lesson.h"
#include "app/tutorial/lesson_words.h"
#include "app/words/rule_words.h"
#include "tests/app/in_english.h"
#include "tests/app/support.h"

#include <algorithm>
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
    // The lessons that could be taught now.
    std::set<Lesson> useful(const mt::Action& next) const
    {
        std::set<Lesson> lessons;
        for (const Lesson lesson : allLessons)
            if (isUsefulNow(lesson, state, next))
                lessons.insert(lesson);
        return lessons;
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
    EXPECT_EQ(useful(play(Tile(6, 3), 0)), std::set<Lesson>({Lesson::start}));
    EXPECT_EQ(useful(play(Tile(6, 3), 1)), std::set<Lesson>()) << "it is another’s train";
}

TEST_F(Lessons, OnesTrainGoesOn)
{
    startOwnTrain();
    EXPECT_EQ(useful(play(Tile(3, 2), 0)), std::set<Lesson>({Lesson::matching}));
    EXPECT_EQ(useful(play(Tile(3, 3), 0)), std::set<Lesson>({Lesson::layDouble}));
}

TEST_F(Lessons, OtherTrainsAreTheirOwnLessons)
{
    startOwnTrain();
    EXPECT_EQ(useful(play(Tile(3, 2), mt::mexicanTrain)), std::set<Lesson>({Lesson::mexican}));
    EXPECT_EQ(useful(play(Tile(3, 3), mt::mexicanTrain)), std::set<Lesson>({Lesson::mexican, Lesson::layDouble}));
    EXPECT_EQ(useful(play(Tile(3, 2), 1)), std::set<Lesson>());
    state.table.markers = mt::TrainSet(mt::TrainId{1});
    EXPECT_EQ(useful(play(Tile(3, 2), 1)), std::set<Lesson>({Lesson::openTrain}));
    state.table.markers = mt::TrainSet(mt::TrainId{0});
    EXPECT_FALSE(useful(play(Tile(3, 2), 0)).contains(Lesson::openTrain)) << "one's own";
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
    EXPECT_TRUE(useful(play(Tile(3, 2), 1)).contains(Lesson::closeDouble));
    EXPECT_FALSE(useful(play(Tile(3, 2), 0)).contains(Lesson::closeDouble));
}

TEST_F(Lessons, ADutyIsAboutTheTileThatIsOwed)
{
    startOwnTrain();
    state.table.phase = Phase::duty;
    EXPECT_EQ(useful(play(Tile(3, 2), 0)), std::set<Lesson>({Lesson::duty}));
}

TEST_F(Lessons, WhoCannotLayDrawsAndThenPasses)
{
    state.hands[0] = {Tile(5, 5)};
    mt::beginTurn(state);
    const auto legal = mt::legalActions(state);
    ASSERT_EQ(legal.size(), 1U);
    ASSERT_EQ(legal.front().kind, ActionKind::draw);
    EXPECT_EQ(useful(legal.front()), std::set<Lesson>({Lesson::draw}));
    state.table.boneyardCount = 0;
    const mt::Action pass{ActionKind::pass, 0, {}, mt::noTrain, false};
    EXPECT_EQ(useful(pass), std::set<Lesson>({Lesson::pass}));
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
        const QString request = LessonWords::request(lesson, play(Tile(3, 2), 1), names);
        SCOPED_TRACE(said(request));
        EXPECT_TRUE(requests.insert(request).second);
        EXPECT_FALSE(request.contains("%"));
        const bool namesTile = lesson != Lesson::draw && lesson != Lesson::pass;
        EXPECT_EQ(request.contains("3-2"), namesTile);
        EXPECT_EQ(request.contains("on Bo’s train"), lesson == Lesson::closeDouble || lesson == Lesson::openTrain);
    }
    EXPECT_TRUE(requests.insert(LessonWords::goOn()).second);
    EXPECT_TRUE(requests.insert(LessonWords::end()).second);
}

TEST_F(Lessons, StandInAnOrderInWhichTheSeldomComeFirst)
{
    EXPECT_EQ(std::set<Lesson>(allLessons.begin(), allLessons.end()).size(), allLessons.size());
    const auto at = [](Lesson lesson) { return std::find(allLessons.begin(), allLessons.end(), lesson); };
    EXPECT_LT(at(Lesson::duty), at(Lesson::matching));
    EXPECT_LT(at(Lesson::closeDouble), at(Lesson::matching));
    EXPECT_LT(at(Lesson::pass), at(Lesson::draw));
}

} // namespace
