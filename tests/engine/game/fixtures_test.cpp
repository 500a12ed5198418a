// The files that another engine could read as well: perft counts and recorded games, found when the test runs. Every
// rulebook must have some of both. `regenerate_test_data` writes them.
#include "engine/record/record_reader.h"
#include "tests/engine/game/perft.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>

namespace mt
{
namespace
{

std::vector<std::filesystem::path> filesIn(const char* folder)
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(std::string(MT_TEST_DATA "/") + folder))
        files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

/// The other reading of the rules is slow: it counts along up to this many sequences.
constexpr std::uint64_t mostByReference = 3000;

void checkCounts(const testing::PerftBlock& block)
{
    const State& state = block.replay.game().round;
    const reference::Round other = testing::referenceOf(block.replay);
    for (const auto& [depth, sequences] : block.counts) {
        EXPECT_EQ(testing::countSequences(state, depth), sequences) << "depth " << depth;
        if (sequences <= mostByReference) {
            EXPECT_EQ(testing::countSequences(other, depth), sequences) << "by the reference, depth " << depth;
        }
    }
}

TEST(Perft, EveryFileCountsRightAndEveryRulebookHasOne)
{
    std::map<std::string, int> blocksOf;
    for (const std::filesystem::path& path : filesIn("perft")) {
        SCOPED_TRACE(path.filename());
        std::string problem;
        const std::vector<testing::PerftBlock> blocks = testing::readPerft(path.string(), problem);
        ASSERT_EQ(problem, "");
        ASSERT_FALSE(blocks.empty());
        for (std::size_t i = 0; i < blocks.size(); ++i) {
            SCOPED_TRACE(i);
            ASSERT_EQ(blocks[i].replay.next(), Replay::Next::action);
            ASSERT_FALSE(blocks[i].counts.empty());
            checkCounts(blocks[i]);
            ++blocksOf[blocks[i].replay.header().rules.rulebook];
        }
    }
    for (const Rulebook& book : allRulebooks())
        EXPECT_GE(blocksOf[std::string(book.id)], 6) << book.id;
}

TEST(RecordedGames, EveryFileReplaysToItsEndAndEveryRulebookHasOne)
{
    std::map<std::string, int> gamesOf;
    for (const std::filesystem::path& path : filesIn("games")) {
        SCOPED_TRACE(path.filename());
        std::ifstream file(path);
        RecordReader reader(file);
        while (reader.next())
            ;
        ASSERT_FALSE(reader.fault()) << "line " << reader.fault()->line;
        EXPECT_EQ(reader.replay().next(), Replay::Next::nothing);
        EXPECT_TRUE(isOver(reader.replay().game()));
        ++gamesOf[reader.replay().header().rules.rulebook];
    }
    for (const Rulebook& book : allRulebooks())
        EXPECT_GE(gamesOf[std::string(book.id)], 2) << book.id;
}

} // namespace
} // namespace mt
