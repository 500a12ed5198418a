// What was chosen for a game is what the next one is offered.
#include "app/program/program.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace
{

TEST(NewGameSetupInTheProgram, IsRememberedForTheNextGame)
{
    const QTemporaryDir dir;
    const auto spec = parseNewGame(QStringLiteral("rules=novelca;seats=human:Zoë,hard:Max;rounds=4;doubleBlank=25"));
    {
        Program program(dir.path());
        program.setup()->take(std::get<NewGameSpec>(spec));
        ASSERT_TRUE(program.startGame());
        EXPECT_EQ(program.game()->rulebook(), QStringLiteral("Novelca"));
        EXPECT_EQ(program.game()->rounds(), 4);
    }
    Program program(dir.path());
    const NewGameSetup& setup = *program.setup();
    EXPECT_EQ(setup.rulebookName(), QStringLiteral("Novelca"));
    const std::vector<Seat> seats = program.setup()->seats()->seats();
    ASSERT_EQ(seats.size(), 2u);
    EXPECT_EQ(seats[0].name, QStringLiteral("Zoë"));
    EXPECT_EQ(seats[1].level, "hard");
    EXPECT_EQ(setup.rules()->options.rounds, 4);
    EXPECT_EQ(setup.rules()->options.doubleBlank, 25);
}

TEST(NewGameSetupInTheProgram, ScoreSheetsAreForTheRulebookPlayedLast)
{
    const QTemporaryDir dir;
    const auto rulebookOf = [](Program& program) { return program.scoreKeeper()->plan()->rules().rulebook; };
    const auto play = [](Program& program, const QString& spec) {
        program.setup()->take(std::get<NewGameSpec>(parseNewGame(spec)));
        ASSERT_TRUE(program.startGame());
    };
    {
        Program program(dir.path());
        play(program, QStringLiteral("rules=novelca;seats=human:Zoë,hard:Max"));
        EXPECT_EQ(rulebookOf(program), "novelca");
    }
    {
        Program program(dir.path());
        EXPECT_EQ(rulebookOf(program), "novelca") << "also after a restart";
        ASSERT_TRUE(program.scoreKeeper()->begin());
        for (int seat = 0; seat < program.scoreKeeper()->plan()->players(); ++seat)
            program.scoreKeeper()->entry()->setPoints(seat, QString::number(seat));
        ASSERT_TRUE(program.scoreKeeper()->enter());
        play(program, QStringLiteral("rules=tactic;seats=human:Zoë,hard:Max"));
        EXPECT_EQ(rulebookOf(program), "tactic");
        ASSERT_TRUE(program.saveAtLast());
    }
    Program program(dir.path());
    program.scoreKeeper()->refresh();
    ASSERT_TRUE(waitUntil([&] { return !program.scoreKeeper()->reading(); }));
    EXPECT_EQ(rulebookOf(program), "novelca") << "as on the sheet that was kept";
}

TEST(NewGameSetupInTheProgram, WhatCannotBePlayedBeginsNothing)
{
    const QTemporaryDir dir;
    Program program(dir.path());
    auto spec = std::get<NewGameSpec>(parseNewGame(QStringLiteral("rules=tactic;seats=human,easy")));
    spec.changes = {{"set", "6"}, {"hand", "40"}};
    program.setup()->take(spec);
    ASSERT_FALSE(program.setup()->error().isEmpty());
    EXPECT_FALSE(program.startGame());
    EXPECT_FALSE(program.game()->active());
}

} // namespace
