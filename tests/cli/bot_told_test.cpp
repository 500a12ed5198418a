// What the level as a bot accepts of a host, and what it refuses: a game that was played, with one message changed.
#include "tool.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace mt
{
namespace
{

using nlohmann::json;
using test::contentOf;
using test::linesOf;
using test::TemporaryFolder;
using test::tool;
using test::ToolResult;

/// What a bot was told of a game of two rounds, and what it says of one message that is another.
class BotTold : public ::testing::Test
{
protected:
    BotTold()
    {
        const std::string bot =
            "exec:tee '" + folder_.file("heard") + "' | " + test::programInShell() + " bot --level easy";
        EXPECT_EQ(tool({"play", "--rules", "bigtable", "--option", "set=6", "--option", "rounds=2", "--seats",
                        "easy," + bot, "--seed", "2", "--ms", "60000"})
                      .code,
                  0);
        lines_ = linesOf(contentOf(folder_.file("heard")));
    }
    /// The first message from that line on that is wanted.
    template <class Wanted>
    std::size_t find(Wanted wanted, std::size_t from = 0) const
    {
        while (from < lines_.size() && !wanted(json::parse(lines_[from])))
            ++from;
        EXPECT_LT(from, lines_.size());
        return from;
    }
    std::size_t findKey(const std::string& key, std::size_t from = 0) const
    {
        return find([&](const json& message) { return message.contains(key); }, from);
    }
    /// Of the messages up to that one, which is that instead; without the number of the line.
    std::string saidOf(std::size_t place, const std::string& instead) const
    {
        std::string input;
        for (std::size_t i = 0; i < place; ++i)
            input += lines_[i] + "\n";
        const ToolResult result = tool({"bot", "--level", "easy"}, input + instead + "\n");
        const std::string begins = "standard input: line " + std::to_string(place + 1) + ": ";
        EXPECT_EQ(result.code, result.err.empty() ? 0 : 1);
        EXPECT_TRUE(result.err.empty() || result.err.starts_with(begins)) << result.err;
        return result.err.substr(std::min(result.err.size(), begins.size()));
    }
    /// The same, where one key of it has another value, or none.
    std::string saidWith(std::size_t place, const std::string& key, const json& value) const
    {
        json message = json::parse(lines_[place]);
        message[key] = value;
        return saidOf(place, message.dump());
    }
    std::string saidWithout(std::size_t place, const std::string& key) const
    {
        json message = json::parse(lines_[place]);
        message.erase(key);
        return saidOf(place, message.dump());
    }

    TemporaryFolder folder_;
    std::vector<std::string> lines_;
};

TEST_F(BotTold, EveryMessageOfOurHostIsRight) { EXPECT_EQ(saidOf(lines_.size() - 1, lines_.back()), ""); }

TEST_F(BotTold, AVersionThatIsNotOursIsRefused) { EXPECT_EQ(saidWith(0, "hello", 7), "\"hello\" cannot be 7\n"); }

TEST_F(BotTold, AQuestionIsWhatItIsByTheRules)
{
    const std::size_t act = findKey("act");
    EXPECT_EQ(saidWith(act, "act", false), "\"act\" cannot be false\n");
    EXPECT_EQ(saidWith(act, "ms", -1), "\"ms\" cannot be -1\n");
    EXPECT_EQ(saidWithout(act, "ms"), "the key \"ms\" is missing\n");
    json legal = json::parse(lines_[act])["legal"];
    legal.push_back({{"seat", 2}, {"do", "pass"}});
    EXPECT_TRUE(saidWith(act, "legal", legal).starts_with("\"legal\" cannot be ")) << "one too many";
    const std::size_t choice =
        find([](const json& message) { return message.contains("act") && message["legal"].size() > 1; });
    legal = json::parse(lines_[choice])["legal"];
    const json first = legal[0];
    legal.erase(0);
    EXPECT_TRUE(saidWith(choice, "legal", legal).starts_with("\"legal\" cannot be ")) << "one too few";
    legal.push_back(first);
    EXPECT_TRUE(saidWith(choice, "legal", legal).starts_with("\"legal\" cannot be ")) << "in another order";
}

TEST_F(BotTold, ADrawnTileIsToldToWhoDrewItAlone)
{
    const auto draw = [](int seat) {
        return [seat](const json& message) {
            return message.contains("saw") && message["saw"]["do"] == "draw" && message["saw"]["seat"] == seat;
        };
    };
    EXPECT_EQ(saidOf(find(draw(2)), R"({"saw":{"seat":2,"do":"draw"}})"), "the key \"tile\" is missing\n");
    EXPECT_EQ(saidOf(find(draw(1)), R"({"saw":{"seat":1,"do":"draw","tile":"6-5"}})"), "\"tile\" cannot be \"6-5\"\n");
}

TEST_F(BotTold, ARoundBeginsWhenNoneIsRunningAndEndsByItsNumber)
{
    const std::size_t round = findKey("round");
    EXPECT_EQ(saidOf(round + 1, lines_[round]), "\"round\" cannot be 1\n");
    const std::size_t end = findKey("roundEnd");
    EXPECT_EQ(saidWith(end, "roundEnd", 2), "\"roundEnd\" cannot be 2\n");
    EXPECT_EQ(saidOf(end + 1, lines_[end]), "the key \"round\" is missing\n") << "it is over already";
}

} // namespace
} // namespace mt
