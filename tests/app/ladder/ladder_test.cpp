// The ladder: which games count as a win against whom, and the game against one that it begins.
#include "app/history/game_counter.h"
#include "app/history/game_library.h"
#include "app/ladder/ladder.h"
#include "tests/app/in_english.h"
#include "tests/app/play/games.h"

#include <algorithm>

namespace
{

mt::RecordPlayer character(std::string_view id)
{
    const mt::Character& each = *mt::findCharacter(id);
    return {.name = std::string(id),
            .kind = mt::PlayerKind::ai,
            .level = std::string(each.level),
            .nameId = std::string(id),
            .leaning = std::string(each.leaning)};
}

/// Anna won it against Mina and Bruno.
RecordEntry wonGame()
{
    RecordEntry game{
        .state = RecordEntry::State::finished, .path = QStringLiteral("won"), .begun = {}, .lastPlayed = {}};
    game.players = {
        {.name = "Anna", .kind = mt::PlayerKind::human, .level = {}}, character("mina"), character("bruno")};
    game.totals = {10, 20, 30};
    game.winners = {0};
    return game;
}

using Ids = std::vector<std::string>;

TEST(BeatenIn, WhoPlayedAsAtHomeAndLostToAPerson)
{
    EXPECT_EQ(Ladder::beatenIn(wonGame()), Ids({"mina", "bruno"}));
    RecordEntry game = wonGame();
    game.winners = {0, 2};
    EXPECT_EQ(Ladder::beatenIn(game), Ids({"mina"})) << "Bruno has won it, too";
    game.winners = {1};
    EXPECT_EQ(Ladder::beatenIn(game), Ids()) << "no person has";
    game = wonGame();
    game.players[1].level = "learner";
    game.players[2].leaning.clear();
    EXPECT_EQ(Ladder::beatenIn(game), Ids()) << "they played otherwise than at home";
    game = wonGame();
    game.players[1].nameId = "of-next-year";
    game.players[2].nameId.clear();
    EXPECT_EQ(Ladder::beatenIn(game), Ids()) << "nobody knows them";
    game = wonGame();
    game.players[1].kind = mt::PlayerKind::human;
    EXPECT_EQ(Ladder::beatenIn(game), Ids({"bruno"}));
}

TEST(BeatenIn, NothingOfGamesThatProveNothing)
{
    const auto changed = [](auto change) {
        RecordEntry game = wonGame();
        change(game);
        return Ladder::beatenIn(game);
    };
    EXPECT_EQ(changed([](RecordEntry& game) { game.state = RecordEntry::State::inProgress; }), Ids());
    EXPECT_EQ(changed([](RecordEntry& game) { game.seatHanded = true; }), Ids());
    EXPECT_EQ(changed([](RecordEntry& game) { game.isPractice = true; }), Ids());
    EXPECT_EQ(changed([](RecordEntry&) {}), Ids({"mina", "bruno"}));
}

class ALadder : public InEnglish
{
protected:
    ALadder()
    {
        game.setObserver(&counter);
        game.setPace(0);
    }

    void open()
    {
        ladder.open();
        ASSERT_TRUE(waitUntil([&] { return !ladder.reading(); }));
    }
    std::vector<RungRow> rungs() const
    {
        return dynamic_cast<const RowModel<RungRow>&>(*const_cast<Ladder&>(ladder).rungs()).rows();
    }
    void playOut()
    {
        while (!game.gameOver()) {
            ASSERT_TRUE(waitUntil([&] { return game.myTurn() || game.roundEnded(); }));
            if (game.roundEnded() && !game.gameOver())
                game.nextRound();
            else if (game.myTurn())
                doFirstLegal(game);
        }
    }

    // Somebody who plays without a plan wins against the weakest soon enough. `undoes`: once a game.
    void beatMina(bool undoes, bool seedIsChosen = false)
    {
        bool hasWon = false;
        for (int games = 0; games < 60 && !hasWon; ++games) {
            auto start = setup.against(*mt::findCharacter("mina"));
            start.rules.options.rounds = 1;
            start.seedIsChosen = seedIsChosen;
            ASSERT_TRUE(game.startGame(start));
            if (undoes) {
                ASSERT_TRUE(waitUntil([&] { return game.myTurn(); }));
                doFirstLegal(game);
                ASSERT_TRUE(game.undo());
            }
            playOut();
            awaitDisk(game);
            hasWon = mt::resultOf(game.session().game()).winners == std::vector<int>{0};
        }
        ASSERT_TRUE(hasWon);
    }

    const QTemporaryDir dir;
    NewGameSetup setup;
    GameCounter counter{dir.path()};
    GameController game{dir.path()};
    Archive archive{dir.path()};
    Ladder ladder{archive, game, [this](const mt::Character& who) { return setup.against(who); }};
};

TEST_F(ALadder, BeginsAtItsFootAndPlaysAgainstWhoIsChosen)
{
    open();
    EXPECT_EQ(rungs().size(), mt::allCharacters().size());
    EXPECT_EQ(ladder.place(), 0);
    EXPECT_TRUE(rungs()[0].isNext);
    EXPECT_EQ(ladder.name(), "Mina");
    EXPECT_EQ(ladder.story(), "Newcomer\nHas just learned the rules: own train first.\nHolds on to heavy tiles.");
    EXPECT_EQ(ladder.standing(), "Beaten so far: 0 of 14. You may play against anyone.");
    ladder.setPlace(99);
    EXPECT_EQ(ladder.place(), 0);
    ladder.setPlace(12);
    EXPECT_EQ(ladder.action(), "Play against Olga");
    ASSERT_TRUE(ladder.play()) << "nobody is locked away";
    const std::vector<Seat>& seats = game.session().seats();
    ASSERT_EQ(seats.size(), 2U);
    EXPECT_TRUE(seats[0].isHuman);
    EXPECT_EQ(std::tuple(seats[1].nameId, seats[1].level, seats[1].leaning), std::tuple("olga", "hard", "mexican"));
    EXPECT_NE(seats[0].colour, seats[1].colour);
}

TEST_F(ALadder, KnowsFromTheSavedGamesWhoWasBeaten)
{
    beatMina(false);
    open();
    EXPECT_TRUE(rungs()[0].isBeaten);
    EXPECT_TRUE(rungs()[1].isNext);
    EXPECT_EQ(ladder.place(), 1) << "the next one";
    EXPECT_EQ(ladder.standing(), "Beaten so far: 1 of 14. You may play against anyone.");
    ladder.setPlace(0);
    EXPECT_TRUE(ladder.story().contains("Beaten on ")) << ladder.story().toStdString();
    EXPECT_EQ(rungs()[0].spoken, "Mina, Newcomer, beaten");
    const QString record = game.session().recordPath();
    ASSERT_TRUE(game.startGame(setup.against(*mt::findCharacter("bruno"))));
    GameLibrary library(dir.path(), archive, game);
    library.refresh();
    ASSERT_TRUE(waitUntil([&] { return !library.reading(); }));
    for (int row = library.count() - 1; row >= 0; --row)
        library.remove(row);
    library.leave();
    ASSERT_FALSE(QFile::exists(record));
    open();
    EXPECT_TRUE(rungs()[0].isBeaten) << "whoever deletes the game has beaten her all the same";
}

TEST_F(ALadder, SaysWhoWasBeatenWithSomethingTakenBack)
{
    beatMina(true);
    open();
    EXPECT_TRUE(rungs()[0].isBeaten);
    EXPECT_TRUE(rungs()[0].isHelped);
    EXPECT_EQ(rungs()[0].spoken, "Mina, Newcomer, beaten, something was taken back");
    ladder.setPlace(0);
    EXPECT_TRUE(ladder.story().endsWith("\nSomething was taken back on the way.")) << ladder.story().toStdString();
    beatMina(false);
    open();
    EXPECT_FALSE(rungs()[0].isHelped) << "now she was beaten without it, too";
    EXPECT_EQ(rungs()[0].spoken, "Mina, Newcomer, beaten");
}

TEST_F(ALadder, DoesNotCountTilesThatSomebodyChose)
{
    beatMina(false, true);
    open();
    EXPECT_FALSE(rungs()[0].isBeaten);
}

} // namespace
