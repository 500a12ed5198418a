// Each fault at moments of games that are chosen by chance: no action is lost, and no problem is kept quiet.
//
// MT_MOMENTS=50 in the environment makes them so many for each fault; tools/faults does so and prints the table. A
// moment is its number: MT_FIRST_MOMENT=17 begins with that one.
#include "tests/faults/file_faults.h"
#include "tests/faults/struck_game.h"
#include "tests/faults/system_faults.h"

#include <algorithm>
#include <cstdlib>

namespace
{

constexpr int fewMoments = 3;

int numberIn(const char* variable, int otherwise)
{
    const char* number = std::getenv(variable);
    return number == nullptr ? otherwise : std::max(0, std::atoi(number));
}

class FaultTable : public testing::Test
{
protected:
    template <typename FaultOfThisRow>
    void expectNothingIsLost()
    {
        const int first = numberIn("MT_FIRST_MOMENT", 0);
        const int moments = numberIn("MT_MOMENTS", fewMoments);
        bool stops = false;
        const char* row = testing::UnitTest::GetInstance()->current_test_info()->name();
        for (int moment = first; moment < first + moments; ++moment) {
            const QTemporaryDir folder;
            const Places places(folder.path());
            ASSERT_TRUE(QDir().mkpath(places.data) && QDir().mkpath(places.rescue));
            mt::Rng luck(std::string(row) + '/' + std::to_string(moment));
            FaultOfThisRow fault(places, luck);
            stops = stops || fault.stops();
            const auto before = count.wrong.size();
            StruckGame(places, fault, luck, count).run();
            for (auto wrong = before; wrong < count.wrong.size(); ++wrong)
                ADD_FAILURE() << "MT_FIRST_MOMENT=" << moment << ": " << count.wrong[wrong].toStdString();
        }
        EXPECT_EQ(count.lost, 0);
        EXPECT_EQ(count.unsaid, 0);
        // One moment may come too late in a game to be felt.
        if (stops && moments >= fewMoments) {
            EXPECT_GT(count.said, 0) << "it stopped nothing";
        }
    }
    void TearDown() override
    {
        RecordProperty("moments", count.moments);
        RecordProperty("actions", count.actions);
        RecordProperty("said", count.said);
        RecordProperty("lost", count.lost);
        RecordProperty("unsaid", count.unsaid);
    }

    FaultCount count;
};

class FaultTableOnADisk : public FaultTable
{
protected:
    void SetUp() override
    {
        if (!SmallDisk::isPossible())
            GTEST_SKIP() << "nothing can be mounted here";
    }
};

TEST_F(FaultTableOnADisk, DiskFull) { expectNothingIsLost<DiskFull>(); }
TEST_F(FaultTableOnADisk, QuotaReached) { expectNothingIsLost<QuotaReached>(); }
TEST_F(FaultTable, ReadOnly)
{
    if (!OtherSystem::canSetReadOnly())
        GTEST_SKIP() << "there is no /proc here";
    expectNothingIsLost<ReadOnly>();
}
TEST_F(FaultTable, FileDeleted) { expectNothingIsLost<FileDeleted>(); }
TEST_F(FaultTable, FileMoved) { expectNothingIsLost<FileMoved>(); }
TEST_F(FaultTable, FileTruncated) { expectNothingIsLost<FileTruncated>(); }
TEST_F(FaultTable, FileReplacedByAPipe) { expectNothingIsLost<FileReplacedByAPipe>(); }
TEST_F(FaultTable, FolderGone) { expectNothingIsLost<FolderGone>(); }
TEST_F(FaultTable, ClockBack) { expectNothingIsLost<ClockBack>(); }
TEST_F(FaultTable, TwoWindows) { expectNothingIsLost<TwoWindows>(); }

} // namespace
