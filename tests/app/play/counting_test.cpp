// The helps for counting: of the hand that is shown and of no other.
#include "tests/app/play/games.h"

#include <gtest/gtest.h>

namespace
{

class CountingHelps : public testing::Test
{
protected:
    const QString alone = QStringLiteral("rules=tactic;seats=human:Anna,easy,easy;seed=count;first=1");
    const QString several = QStringLiteral("rules=tactic;seats=human:Anna,human:Bruno,easy;seed=count;first=1");
    QTemporaryDir dir;
    GameController game{dir.path()};

    /// What the window shows of what is counted.
    std::string told()
    {
        Counting& counting = *game.counting();
        QStringList told{QString::number(counting.pips()), counting.lacking()};
        for (const TrainRow& row : game.trains()->rows())
            told << row.lacks << row.missed;
        told << QString::number(counting.values()->count()) << QString::number(counting.tiles()->count());
        return told.join(QLatin1Char('|')).toStdString();
    }
    std::string nothing() const
    {
        QStringList nothing{QStringLiteral("0"), QString()};
        for (int i = 0; i < game.session().table().players + 1; ++i)
            nothing << QString();
        nothing << QStringLiteral("0") << QStringLiteral("0");
        return nothing.join(QLatin1Char('|')).toStdString();
    }
    /// Plays the first legal moves; `look` sees each moment at which somebody is asked.
    template <class Look>
    void playRound(Look look)
    {
        while (waitUntil([this] { return game.roundEnded() || game.myTurn() || game.curtain(); }) &&
               !game.roundEnded()) {
            look();
            if (game.curtain())
                game.liftCurtain();
            else
                doFirstLegal(game);
        }
    }
};

TEST_F(CountingHelps, CountForTheHandThatIsShown)
{
    game.setCounted(true);
    begin(game, alone);
    int lacked = 0;
    playRound([&] {
        const mt::State& state = game.session().state();
        const mt::Counting counting = mt::countFor(mt::viewOf(state, 0), game.session().memory(0));
        EXPECT_TRUE(game.counting()->isShown());
        EXPECT_EQ(game.counting()->pips(), state.hands[0].pips(state.table.rules.doubleBlank));
        const auto& values = static_cast<RowModel<CountedValue>&>(*game.counting()->values());
        ASSERT_EQ(values.count(), state.table.rules.set + 1);
        for (const CountedValue& row : values.rows())
            EXPECT_EQ(row, (CountedValue{row.value, counting.seenOf(row.value), state.table.rules.set + 1}));
        for (const TrainRow& row : game.trains()->rows()) {
            const bool isOther = !row.isMexican() && row.trainId != 0;
            EXPECT_EQ(row.missed.isEmpty(),
                      !isOther || counting.seats[static_cast<std::size_t>(row.trainId)].missed.empty());
            lacked += row.lacks.isEmpty() ? 0 : 1;
        }
        for (int value = 0; value <= state.table.rules.set; ++value) {
            game.counting()->setValue(value);
            int tiles = 0;
            for (const CountedTiles& place : static_cast<RowModel<CountedTiles>&>(*game.counting()->tiles()).rows()) {
                tiles += static_cast<int>(place.tiles.size());
                for (const int tile : place.tiles)
                    EXPECT_EQ(place.isSeen, counting.seen.has(mt::Tile::fromIndex(tile)));
            }
            EXPECT_EQ(tiles, state.table.rules.set + 1) << "each tile of a value, once";
        }
    });
    EXPECT_GT(lacked, 0) << "the seed lets somebody draw";
    EXPECT_FALSE(game.counting()->isShown()) << "after the round there is nothing to be counted";
}

TEST_F(CountingHelps, AreOffAtFirstAndSwitchedAtAnyTime)
{
    begin(game, alone);
    game.counting()->setValue(7);
    EXPECT_EQ(told(), nothing());
    game.setCounted(true);
    EXPECT_NE(told(), nothing());
    game.setCounted(false);
    EXPECT_EQ(told(), nothing());
}

// Of several persons each is told what their own hand adds, and nobody anything while no hand is shown.
TEST_F(CountingHelps, AreNotThereWhileNoHandIsShown)
{
    game.setCounted(true);
    begin(game, several);
    game.counting()->setValue(7);
    int hidden = 0;
    const auto look = [&] {
        // Who has laid the last tile sees a hand, too: an empty one.
        if (game.hand()->count() > 0 || game.session().mover() < 0)
            return;
        ++hidden;
        EXPECT_EQ(told(), nothing());
    };
    QObject::connect(&game, &GameController::settled, look);
    QObject::connect(&game, &GameController::eventShown, look);
    playRound([&] {
        const std::vector<int> scores = mt::handScores(game.session().state());
        EXPECT_EQ(game.counting()->pips(), game.curtain() ? 0 : scores[static_cast<std::size_t>(game.viewSeat())]);
    });
    EXPECT_GT(hidden, 10);
}

TEST_F(CountingHelps, AreTheSameAfterARestartAndAnUndo)
{
    game.setCounted(true);
    begin(game, alone);
    std::vector<std::string> before;
    for (int turns = 0; turns < 12; ++turns) {
        ASSERT_TRUE(waitUntil([this] { return game.myTurn() || game.roundEnded(); }));
        ASSERT_FALSE(game.roundEnded());
        before.push_back(told());
        doFirstLegal(game);
    }
    ASSERT_TRUE(waitUntil([this] { return game.myTurn(); }));
    const std::string now = told();
    ASSERT_TRUE(game.open(game.session().recordPath()));
    EXPECT_EQ(told(), now);
    for (auto then = before.rbegin(); then != before.rend(); ++then) {
        ASSERT_TRUE(game.undo());
        EXPECT_EQ(told(), *then);
    }
}

} // namespace
