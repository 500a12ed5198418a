// The files that another engine could read as well: perft counts and recorded games, found when the test runs. Every
// rulebook must have some of both. `regenerate_test_data` writes them.
#include "engine/record/record_reader.h"
#include "engine/record/sealed_deal.h"
#include "tests/engine/game/perft.h"
#include "tests/engine/game/test_data.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

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

// A seed gives the same game everywhere: also the one that was written down.
void expectDealtFromItsSeed(const Replay& replay)
{
    const RoundLine& round = replay.round();
    const std::string& seed = replay.header().seed;
    ASSERT_FALSE(seed.empty());
    EXPECT_TRUE(round == sealedDeal(replay.header().rules, seed, round.deal.round, round.deal.firstSeat)) << seed;
}

TEST(RecordedGames, AreDealtAsTheSeedDealsToday)
{
    for (const std::filesystem::path& path : filesIn("games")) {
        SCOPED_TRACE(path.filename());
        std::ifstream file(path);
        RecordReader reader(file);
        while (reader.next())
            if (std::holds_alternative<RoundLine>(reader.line()))
                expectDealtFromItsSeed(reader.replay());
    }
}

TEST(Perft, IsCountedInDealsAsTheSeedDealsToday)
{
    for (const std::filesystem::path& path : filesIn("perft")) {
        SCOPED_TRACE(path.filename());
        std::string problem;
        for (const testing::PerftBlock& block : testing::readPerft(path.string(), problem))
            expectDealtFromItsSeed(block.replay);
    }
}

std::string content(const std::string& path)
{
    std::ifstream file(MT_TEST_DATA "/" + path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

// The counts of a perft file are counted above.
TEST(TestData, IsWhatItsWriterWouldWriteNow)
{
    std::vector<std::string> expected;
    for (const testing::DataFile& file : testing::allDataFiles()) {
        expected.push_back(file.path);
        if (file.path.starts_with("perft"))
            continue;
        std::ostringstream text;
        file.write(text);
        EXPECT_TRUE(text.str() == content(file.path)) << file.path << ": run regenerate_test_data " << file.path;
    }
    std::vector<std::string> found;
    for (const char* folder : {"games", "perft"})
        for (const std::filesystem::path& path : filesIn(folder))
            found.push_back(std::string(folder) + "/" + path.filename().string());
    std::sort(expected.begin(), expected.end());
    EXPECT_EQ(found, expected);
}

TEST(TestData, ANameMeansItsOwnFilesAlone)
{
    const auto paths = [](std::string_view name) {
        std::vector<std::string> found;
        for (const testing::DataFile& file : testing::dataFilesOf(name))
            found.push_back(file.path);
        return found;
    };
    using Paths = std::vector<std::string>;
    EXPECT_EQ(paths("tactic.perft"), Paths{"perft/tactic.perft"});
    EXPECT_EQ(paths("tactic-3-players"), Paths{"games/tactic-3-players.jsonl"});
    EXPECT_EQ(paths("tactic-3-players.jsonl"), Paths{"games/tactic-3-players.jsonl"});
    EXPECT_EQ(paths("tact"), Paths());
    EXPECT_EQ(paths(""), Paths());
    EXPECT_EQ(paths("all").size(), testing::allDataFiles().size());
    for (const Rulebook& book : allRulebooks()) {
        const std::vector<testing::DataFile> files = testing::dataFilesOf(book.id);
        EXPECT_GE(files.size(), 3U);
        for (const testing::DataFile& file : files)
            EXPECT_EQ(file.rulebook, book.id) << file.path;
    }
}

} // namespace
} // namespace mt
