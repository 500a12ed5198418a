// What `check` says of the seals of a record, and of fingerprints that somebody noted.
#include "tool.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>

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

/// A game of three rounds, its deals sealed, and the fingerprints as they were shown before each.
class Checked : public ::testing::Test
{
protected:
    void SetUp() override
    {
        ASSERT_EQ(tool({"play", "--rules", "tactic", "--option", "rounds=3", "--seats", "easy,easy", "--seed", "1",
                        "--record", record})
                      .code,
                  0);
        lines = linesOf(contentOf(record));
        for (std::size_t i = 0; i < lines.size(); ++i)
            if (const json line = json::parse(lines[i]); line.contains("round")) {
                rounds.push_back(i);
                noted.push_back(line["commit"]);
            }
        ASSERT_EQ(noted.size(), 3U);
    }

    void write() const
    {
        std::string text;
        for (const std::string& line : lines)
            text += line + '\n';
        folder.write("game.jsonl", text);
    }

    /// Takes the seal off that round, from 1.
    void unseal(std::size_t round)
    {
        json line = json::parse(lines[rounds[round - 1]]);
        line.erase("commit");
        line.erase("salt");
        lines[rounds[round - 1]] = line.dump();
        write();
    }

    ToolResult checkWith(const std::vector<std::string>& fingerprints) const
    {
        std::vector<std::string> call = {"check", record};
        for (const std::string& each : fingerprints)
            call.insert(call.end(), {"--fingerprint", each});
        return tool(call);
    }

    const TemporaryFolder folder;
    const std::string record = folder.file("game.jsonl");
    std::vector<std::string> lines;
    std::vector<std::size_t> rounds; ///< their lines
    std::vector<std::string> noted;
};

void expectSeals(const ToolResult& result, int deals, int sealed, int compared, const std::string& words)
{
    ASSERT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(result.err, "");
    const json said = json::parse(result.out);
    EXPECT_EQ(said["deals"], deals);
    EXPECT_EQ(said["sealed"], sealed);
    EXPECT_EQ(said["verified"], sealed);
    EXPECT_EQ(said["compared"], compared);
    EXPECT_NE(said["seals"].get<std::string>().find(words), std::string::npos) << said["seals"];
}

void expectRefused(const ToolResult& result, const std::string& sentence)
{
    EXPECT_EQ(result.code, 1);
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(result.err, sentence);
}

TEST_F(Checked, SaysHowManyRoundsWereSealed)
{
    expectSeals(checkWith({}), 3, 3, 0, "only a fingerprint noted before");
    lines.resize(rounds[1] + 2); // in the middle of round 2
    write();
    expectSeals(checkWith({}), 2, 2, 0, "only a fingerprint noted before");
    unseal(1);
    expectSeals(checkWith({}), 2, 1, 0, "only a fingerprint noted before");
    unseal(2);
    expectSeals(checkWith({}), 2, 0, 0, "no deal is sealed");
}

TEST_F(Checked, AFingerprintFitsByItsBeginning)
{
    const std::string& two = noted[1];
    for (const std::size_t digits : {std::size_t{16}, std::size_t{17}, std::size_t{64}})
        expectSeals(checkWith({"2:" + two.substr(0, digits)}), 3, 3, 1, "only a fingerprint noted before");
    std::string upper = two;
    std::transform(upper.begin(), upper.end(), upper.begin(),
                   [](char c) { return static_cast<char>(std::toupper(c)); });
    for (const std::string blank : {" ", "\n", "\u00a0", "\u202f"})
        expectSeals(checkWith({"2: " + upper.substr(0, 4) + blank + upper.substr(4, 4) + blank + upper.substr(8)}), 3,
                    3, 1, "only a fingerprint noted before");
    expectSeals(checkWith({"1:" + noted[0], "2:" + two, "3:" + noted[2], "3:" + noted[2]}), 3, 3, 3, "every deal");
}

// The deal of round 2 is exchanged for that of another game, with the seal that belongs to it: nothing in the record is
// wrong.
TEST_F(Checked, ADeckSwappedWithItsSealIsCaughtByTheNotedFingerprintAlone)
{
    const TemporaryFolder elsewhere;
    ASSERT_EQ(tool({"play", "--rules", "tactic", "--option", "rounds=3", "--seats", "easy,easy", "--seed", "other",
                    "--first", std::to_string(json::parse(lines[rounds[0]])["firstSeat"].get<int>()), "--record",
                    elsewhere.file("other")})
                  .code,
              0);
    const std::vector<std::string> other = linesOf(contentOf(elsewhere.file("other")));
    lines.resize(rounds[1]); // round 1 as it was, then what begins like round 2 of the other game
    for (const std::string& line : other)
        if (const json read = json::parse(line); read.contains("round") && read["round"] == 2)
            lines.push_back(line);
    write();
    expectSeals(checkWith({}), 2, 2, 0, "only a fingerprint noted before");
    expectSeals(checkWith({"1:" + noted[0]}), 2, 2, 1, "only a fingerprint noted before");
    const std::string now = json::parse(lines.back())["commit"];
    ASSERT_NE(now, noted[1]);
    expectRefused(checkWith({"1:" + noted[0], "2:" + noted[1].substr(0, 20)}),
                  record + ": round 2 has the fingerprint " + now.substr(0, 20) + ", not " + noted[1].substr(0, 20) +
                      ": this is not the deal that was sealed when it was noted\n");
}

TEST_F(Checked, WithoutASealOrTheRoundThereIsNothingToCompare)
{
    unseal(2);
    expectSeals(checkWith({"1:" + noted[0]}), 3, 2, 1, "only a fingerprint noted before");
    expectRefused(checkWith({"2:" + noted[1]}),
                  record + ": round 2 is not sealed, so there is no fingerprint to compare\n");
    expectRefused(checkWith({"4:" + noted[1]}),
                  record + ": round 4 is not in this record, so its fingerprint cannot be compared\n");
}

// A round played again by itself is the record's first, and has the number that it had in its game.
TEST_F(Checked, ARoundThatIsPlayedAgainIsKnownByItsOwnNumber)
{
    json header = json::parse(lines[0]);
    header["options"]["rounds"] = 1;
    header["again"] = {{"round", 3}, {"scores", {0, 0}}};
    lines = {header.dump(), lines[rounds[2]]};
    write();
    expectSeals(checkWith({"3:" + noted[2]}), 1, 1, 1, "every deal");
    expectRefused(checkWith({"1:" + noted[2]}),
                  record + ": round 1 is not in this record, so its fingerprint cannot be compared\n");
}

TEST_F(Checked, FingerprintsThatAreNoneAreWrongCalls)
{
    const std::string wrong[] = {"",
                                 "2",
                                 noted[1],
                                 ":" + noted[1],
                                 "0:" + noted[1],
                                 "-1:" + noted[1],
                                 "x:" + noted[1],
                                 "999999999999:" + noted[1],
                                 "2:",
                                 "2:" + noted[1].substr(0, 15),
                                 "2:" + noted[1] + "0",
                                 "2:" + noted[1].substr(0, 15) + "g"};
    for (const std::string& each : wrong) {
        const ToolResult result = checkWith({each});
        EXPECT_EQ(result.code, 2) << each;
        EXPECT_EQ(result.out, "") << each;
        EXPECT_EQ(linesOf(result.err).size(), 1U) << result.err;
        EXPECT_NE(result.err.find("--fingerprint"), std::string::npos) << result.err;
    }
    EXPECT_NE(checkWith({"2:" + noted[1].substr(0, 15)}).err.find("15 digits"), std::string::npos);
    EXPECT_EQ(tool({"check", record, record, "--fingerprint", "1:" + noted[0]}).code, 2);
}

// Before programs had names, their command lines stood in the record.
TEST_F(Checked, ACommandLineOfAnOlderRecordIsRead)
{
    const std::string level = R"("level":"easy")";
    lines[0].replace(lines[0].find(level), level.size(), R"("level":"exec:KEY=1 ./My Bot --fast, 'x'")");
    write();
    expectSeals(checkWith({}), 3, 3, 0, "only a fingerprint noted before");
}

} // namespace
} // namespace mt
