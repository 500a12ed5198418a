// Forced moves that happen by themselves, and how much is said aloud.
#include "tests/app/play/games.h"

#include <gtest/gtest.h>

namespace
{

const QString spec = QStringLiteral("rules=ecowoodart;seats=human:Anna,easy,easy;seed=undo");

class Aids : public testing::Test
{
protected:
    QTemporaryDir dir;
    GameController game{dir.path()};

    bool canDoNothingElse() const
    {
        return mt::legalActions(game.session().state()).size() == 1 && !game.markerQuestion();
    }
    bool mayPlay() { return game.myTurn() && !((game.canDraw() || game.canPass()) && canDoNothingElse()); }
    // Plays on, and counts what the player had to do that was no choice.
    int forcedByHand()
    {
        int forced = 0;
        while (waitUntil([&] { return game.roundEnded() || game.myTurn(); }) && !game.roundEnded()) {
            forced += game.canDraw() || game.canPass();
            doFirstLegal(game);
        }
        return forced;
    }
};

TEST_F(Aids, ForcedDrawsAndPassesHappenByThemselves)
{
    begin(game, spec);
    ASSERT_GT(forcedByHand(), 0) << "the seed forces something";

    game.setAutoDraw(true);
    begin(game, spec);
    int choices = 0;
    while (waitUntil([&] { return game.roundEnded() || mayPlay(); }) && !game.roundEnded()) {
        EXPECT_FALSE(game.canDraw() && canDoNothingElse());
        doFirstLegal(game);
        ++choices;
    }
    EXPECT_TRUE(game.roundEnded());
    EXPECT_GT(choices, 0);
}

TEST_F(Aids, UndoGoesBackToAChoice)
{
    game.setAutoDraw(true);
    begin(game, spec);
    std::vector<mt::State> choices;
    while (waitUntil([&] { return game.roundEnded() || mayPlay(); }) && !game.roundEnded() && choices.size() < 14) {
        choices.push_back(game.session().state());
        doFirstLegal(game);
    }
    ASSERT_TRUE(waitUntil([&] { return game.roundEnded() || mayPlay(); }));
    ASSERT_FALSE(game.roundEnded());
    const mt::State end = game.session().state();
    for (auto before = choices.rbegin(); before != choices.rend(); ++before) {
        ASSERT_TRUE(game.undo());
        EXPECT_EQ(game.session().state(), *before);
    }
    while (game.canRedo())
        game.redo();
    EXPECT_EQ(game.session().state(), end);
}

// A draw that would only be done again is no place to go back to: what was taken back before it would be lost.
TEST_F(Aids, BeforeTheFirstChoiceThereIsNothingToUndo)
{
    game.setAutoDraw(true);
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,easy,easy;first=1;seed=29"));
    ASSERT_TRUE(waitUntil([&] { return mayPlay(); }));
    const mt::State first = game.session().state();
    ASSERT_GT(game.session().actionCount(), 0u) << "the seed leaves Anna, who begins, no choice";
    EXPECT_FALSE(game.canUndo());
    doFirstLegal(game);
    ASSERT_TRUE(waitUntil([&] { return mayPlay(); }));
    const mt::State second = game.session().state();
    ASSERT_TRUE(game.undo());
    EXPECT_EQ(game.session().state(), first);
    EXPECT_FALSE(game.canUndo());
    EXPECT_FALSE(game.undo());
    ASSERT_TRUE(game.redo());
    EXPECT_EQ(game.session().state(), second) << "nothing has been drawn anew meanwhile";

    ASSERT_TRUE(game.undo());
    bool isTold = false;
    QObject::connect(&game, &GameController::canUndoChanged, [&] { isTold = true; });
    game.setAutoDraw(false);
    EXPECT_TRUE(game.canUndo()) << "by hand the draw is a step of its own";
    EXPECT_TRUE(isTold);
}

TEST_F(Aids, AsMuchIsSaidAsIsWanted)
{
    std::array<int, 3> said{};
    for (int least = 0; least < 3; ++least) {
        GameController each(dir.filePath(QString::number(least)));
        each.setAnnouncementLevel(static_cast<Announcement::Level>(least));
        QObject::connect(&each, &GameController::announced, [&](const QString& text) {
            EXPECT_FALSE(text.isEmpty());
            ++said.at(static_cast<std::size_t>(least));
        });
        begin(each, spec);
        for (int turns = 0; turns < 10; ++turns) {
            ASSERT_TRUE(waitUntil([&] { return each.roundEnded() || each.myTurn(); }));
            if (each.roundEnded())
                break;
            doFirstLegal(each);
        }
        const int before = said.at(static_cast<std::size_t>(least));
        each.play(0, 13);
        EXPECT_GT(said.at(static_cast<std::size_t>(least)), before) << "an answer is always said";
    }
    EXPECT_GT(said[0], said[1]);
    EXPECT_GT(said[1], said[2]);
    EXPECT_GT(said[2], 0);
}

} // namespace
