// The lists of the new-game dialog as a view follows them, and what is taken where nothing was said.
#include "app/setup/new_game_setup.h"
#include "app/setup/new_game_spec.h"

#include <QAbstractItemModelTester>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <functional>

namespace
{

using Mode = QAbstractItemModelTester::FailureReportingMode;

int changesOf(QAbstractItemModel& model, const std::function<void()>& act)
{
    int changes = 0;
    const auto heard = QObject::connect(&model, &QAbstractItemModel::dataChanged, [&] { ++changes; });
    act();
    QObject::disconnect(heard);
    return changes;
}

TEST(SeatModel, OnePersonAndThreeOfTheMachineSitDownFirst)
{
    NewGameSetup setup;
    const std::vector<Seat> seats = setup.seats()->seats();
    ASSERT_EQ(seats.size(), 4U);
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        EXPECT_EQ(seats[seat].isHuman, seat == 0) << seat;
}

TEST(SeatModel, SaysWhatAViewMustKnow)
{
    NewGameSetup setup;
    SeatModel& seats = *setup.seats();
    const QAbstractItemModelTester tester(&seats, Mode::Fatal);
    for (const int count : {7, 2, 14, 3})
        seats.setCount(count);
    EXPECT_TRUE(seats.move(0, 2));
    EXPECT_TRUE(seats.move(2, 1));
    EXPECT_EQ(changesOf(seats, [&] { seats.setName(0, QStringLiteral("Anna")); }), 1);
    EXPECT_EQ(changesOf(seats, [&] { seats.setName(0, QStringLiteral("Anna")); }), 0) << "it is her name already";
    EXPECT_EQ(changesOf(seats, [&] { seats.setName(3, QStringLiteral("Bo")); }), 0) << "there is no such seat";
}

TEST(OptionModel, SaysWhatAViewMustKnow)
{
    NewGameSetup setup;
    const QAbstractItemModelTester tester(setup.options(), Mode::Fatal);
    const auto chooseRulebooks = [&] {
        for (int row = 0; row < setup.rulebooks()->rowCount(); ++row)
            setup.setRulebook(row);
    };
    EXPECT_GT(changesOf(*setup.options(), chooseRulebooks), 0);
}

TEST(OptionModel, TakesWhatIsInAListAndNothingElse)
{
    NewGameSetup setup;
    OptionModel& options = *setup.options();
    for (int row = 0; row < options.rowCount(); ++row) {
        const QStringList values = options.row(row).values;
        if (options.row(row).kind != OptionInput::Kind::Choice)
            continue;
        for (int value = 0; value < values.size(); ++value)
            EXPECT_TRUE(options.setValue(row, value)) << row << " " << value;
        EXPECT_FALSE(options.setValue(row, static_cast<int>(values.size()))) << row;
        EXPECT_FALSE(options.setValue(row, -1)) << row;
    }
}

TEST(NewGameSpec, WhereNothingIsSaidTheFirstRulebookHolds)
{
    const auto spec = parseNewGame(QStringLiteral("seats=human,easy"));
    ASSERT_TRUE(std::holds_alternative<NewGameSpec>(spec));
    EXPECT_EQ(std::get<NewGameSpec>(spec).rulebook, mt::allRulebooks().front().id);
}

TEST(NewGameSetup, SettingsThatNobodyCanPlayAreLeftAlone)
{
    const QTemporaryDir dir;
    SettingsFile settings(dir.filePath(QStringLiteral("some.ini")));
    NewGameSetup saved;
    saved.take(std::get<NewGameSpec>(parseNewGame(QStringLiteral("rules=tactic;seats=human,easy"))));
    saved.save(settings);
    NewGameSetup loaded;
    loaded.load(settings);
    EXPECT_EQ(loaded.seats()->count(), 2);
    settings.setValue(QStringLiteral("newGame/rules"), QStringLiteral("chess"));
    NewGameSetup left;
    left.load(settings);
    EXPECT_EQ(left.seats()->count(), 4) << "a rulebook of another version";
}

} // namespace
