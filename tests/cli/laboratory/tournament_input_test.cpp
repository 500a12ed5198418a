// What is wrong with a call or a file of a tournament is said in one sentence.
#include "tests/cli/tool.h"

#include <gtest/gtest.h>

namespace mt
{
namespace
{

using test::contentOf;
using test::linesOf;
using test::TemporaryFolder;
using test::tool;
using test::ToolResult;

using test::Words;
using test::operator+;

const Words wellFormed = {"tournament", "--rules", "tactic", "--option", "rounds=2", "--seed", "s"};

TEST(TournamentInput, WrongCallsAreSaid)
{
    const std::pair<Words, std::string> calls[] = {
        {{"tournament"}, "--rules is required (mexican-train-cli tournament --help tells more)"},
        {{"tournament", "--rules", "tactic", "--levels", "easy,hard"},
         "--seed is required (mexican-train-cli tournament --help tells more)"},
        {wellFormed, "--levels is required (mexican-train-cli tournament --help tells more)"},
        {wellFormed + Words{"--levels", "easy", "--deals", "1"},
         "--levels easy: it must name two levels, or one for each seat"},
        {wellFormed + Words{"--levels", "easy,easy,easy", "--players", "4", "--deals", "1"},
         "--players 4: more than two levels need as many seats, 3"},
        {wellFormed + Words{"--levels", "easy,easy,easy", "--reverse", "--deals", "1"},
         "--reverse: it is for two levels"},
        {wellFormed + Words{"--levels", "easy,easy,easy", "--sprt", "0,-1"}, "--sprt: it is for two levels"},
        {wellFormed + Words{"--levels", "easy,hard"},
         "either --deals N or --seeds A..B must say how many blocks are played"},
        {wellFormed + Words{"--levels", "easy,hard", "--deals", "1", "--seeds", "1..2"},
         "either --deals N or --seeds A..B must say how many blocks are played"},
        {wellFormed + Words{"--levels", "easy,hard", "--deals", "1", "--sprt", "0,-1"},
         "--sprt: it decides itself how many blocks are played: --cap N limits them, not --deals or --seeds"},
    };
    for (const auto& [call, sentence] : calls) {
        const ToolResult result = tool(call);
        EXPECT_EQ(result.code, 2) << sentence;
        EXPECT_EQ(result.err, sentence + "\n");
        EXPECT_EQ(result.out, "");
    }
    EXPECT_EQ(tool(wellFormed + Words{"--levels", "easy,genius", "--deals", "1"})
                  .err.find("--levels genius: each must be one of "),
              0U);
    for (const std::string range :
         {"2..1", "0..1", "1-2", "1..", "..2", "1..2x", " 1..2", "1...2", "1..10000001", "1..9999999999"})
        EXPECT_EQ(tool(wellFormed + Words{"--levels", "easy,hard", "--seeds", range}).err,
                  "--seeds " + range + ": it must be A..B, the first and the last block\n");
    for (const std::string claims : {"0", "0,", "0,0", "0,-1x", "a,b", "0;1"})
        EXPECT_EQ(tool(wellFormed + Words{"--levels", "easy,hard", "--sprt", claims}).err,
                  "--sprt " + claims + ": it must be H0,H1, two differences in points a round\n");
    EXPECT_EQ(tool({"tournament", "--rules", "tactic", "--levels", "easy,hard", "--deals", "1", "--seed", "\xff"}).err,
              "--seed: it must be UTF-8 without control characters\n");
    EXPECT_EQ(tool(wellFormed + Words{"--levels", "easy,hard", "--deals", "1", "--unit", "day"}).code, 2);
    EXPECT_EQ(tool({"tournament", "merge"}).code, 2);
}

/// A good file, and what makes bad ones of it.
class TournamentFile : public ::testing::Test
{
protected:
    TournamentFile()
    {
        EXPECT_EQ(tool(call_ + Words{"--out", folder_.file("good")}).code, 0);
        lines_ = linesOf(contentOf(folder_.file("good")));
        EXPECT_EQ(lines_.size(), 3U);
    }
    /// What is said of a file with these lines.
    std::string saidOf(const std::vector<std::string>& lines) const
    {
        std::string text;
        for (const std::string& line : lines)
            text += line + "\n";
        const std::string bad = folder_.write("bad", text);
        const ToolResult merged = tool({"tournament", "merge", bad});
        const ToolResult resumed = tool(call_ + Words{"--out", bad});
        EXPECT_EQ(merged.code, 1);
        EXPECT_EQ(resumed.code, 1);
        EXPECT_EQ(resumed.out + merged.out, "");
        EXPECT_EQ(contentOf(bad), text) << "it must not be touched";
        if (!text.empty()) {
            EXPECT_EQ(merged.err, resumed.err);
        }
        EXPECT_TRUE(merged.err.starts_with(bad + ": ")) << merged.err;
        return merged.err.substr(std::min(merged.err.size(), bad.size() + 2));
    }
    static std::string with(std::string text, const std::string& old, const std::string& now)
    {
        const std::size_t at = text.find(old);
        EXPECT_NE(at, std::string::npos) << old;
        return at == std::string::npos ? text : text.replace(at, old.size(), now);
    }

    Words call_ = wellFormed + Words{"--levels", "easy,medium", "--players", "2", "--deals", "2"};
    TemporaryFolder folder_;
    std::vector<std::string> lines_;
};

TEST_F(TournamentFile, FaultsAreSaidWithFileAndLine)
{
    const auto header = [&](const std::string& old, const std::string& now) {
        return saidOf({with(lines_[0], old, now), lines_[1]});
    };
    const auto block = [&](const std::string& line) { return saidOf({lines_[0], lines_[1], line}); };
    EXPECT_EQ(saidOf({"notes of mine"}), "line 1: it is not JSON\n");
    EXPECT_EQ(header("mexican-train-tournament", "mexican-train-record"),
              "line 1: its format is \"mexican-train-record\", not \"mexican-train-tournament\"\n");
    EXPECT_EQ(header(R"("version":1)", R"("version":2)"), "line 1: its version is 2, not 1\n");
    EXPECT_EQ(header(R"(,"medium")", R"(,"medium","hard")"), R"(line 1: "levels" cannot be ["easy","medium","hard"])"
                                                             "\n");
    EXPECT_EQ(header(R"(,"medium")", ",1"), "line 1: \"levels\" cannot be 1\n");
    EXPECT_EQ(header(R"(["wall",)", "["), R"(line 1: "clocks" cannot be ["wall"])"
                                          "\n");
    EXPECT_EQ(header(R"("unit":"game")", R"("unit":"day")"), "line 1: \"unit\" cannot be \"day\"\n");
    EXPECT_EQ(header(R"("rules":"tactic")", R"("rules":"chess")").find("line 1: "), 0U);
    EXPECT_EQ(header(R"("seed":"s")", R"("sead":"s")"), "line 1: the key \"seed\" is missing\n");

    EXPECT_EQ(block(lines_[1]), "line 3: block 1 is there already\n");
    EXPECT_EQ(block("{}"), "line 3: the key \"block\" is missing\n");
    EXPECT_EQ(block("[]"), "line 3: it is not a JSON object\n");
    EXPECT_EQ(block(""), "line 3: it is empty\n");
    EXPECT_EQ(block(with(lines_[2], R"("block":2)", R"("block":0)")), "line 3: \"block\" cannot be 0\n");
    EXPECT_EQ(block(with(lines_[2], R"("cpu")", R"("gpu")")), "line 3: the key \"cpu\" is missing\n");
    const auto scores = [&](const std::string& now) {
        const std::size_t from = lines_[2].find(R"("scores":)") + 9;
        const std::size_t to = lines_[2].find(R"(,"times")");
        return block(lines_[2].substr(0, from) + now + lines_[2].substr(to));
    };
    EXPECT_EQ(scores("[[[1,2],[3,4]]]"), "line 3: \"scores\" cannot be [[[1,2],[3,4]]]\n");
    EXPECT_EQ(scores("[[[1,2],[3,4]],[[1,2]]]"), "line 3: \"scores\" cannot be [[1,2]]\n");
    EXPECT_EQ(scores("[[[1,2],[3,4]],[[1,2],[3]]]"), "line 3: \"scores\" cannot be [[1,2],[3]]\n");
    EXPECT_EQ(scores("[[[1,2],[3,4]],[[1,2],[3,-1]]]"), "line 3: \"scores\" cannot be [[1,2],[3,-1]]\n");
    EXPECT_EQ(scores("[[[1,2],[3,4]],[[1,2],[3,1.5]]]"), "line 3: \"scores\" cannot be [[1,2],[3,1.5]]\n");
    const std::string timed = R"({"block":2,"scores":[[[1,2],[3,4]],[[1,2],[3,4]]],"cpu":1,"times":)";
    EXPECT_EQ(block(timed + "[[]]}"), "line 3: \"times\" cannot be [[]]\n");
    EXPECT_EQ(block(timed + "[[],[[1]]]}"), "line 3: \"times\" cannot be [[1]]\n");
    EXPECT_EQ(block(timed + "[[],[[1,-1]]]}"), "line 3: \"times\" cannot be [[1,-1]]\n");
}

TEST_F(TournamentFile, AnotherTournamentsFileIsRefusedByNameLineAndReason)
{
    const std::string good = folder_.file("good");
    const auto said = [&](const std::string& option, const std::string& value) {
        Words call = call_;
        *(std::find(call.begin(), call.end(), option) + 1) = value;
        const ToolResult result = tool(call + Words{"--out", good});
        EXPECT_EQ(result.code, 1);
        return result.err;
    };
    const std::string begins = good + ": line 1: it is of another tournament: ";
    EXPECT_EQ(said("--seed", "t"), begins + R"("seed" is "s" there and "t" here)" + "\n");
    EXPECT_EQ(said("--levels", "easy,hard"),
              begins + R"("levels" is ["easy","medium"] there and ["easy","hard"] here)" + "\n");
    EXPECT_EQ(said("--players", "3"), begins + "\"players\" is 2 there and 3 here\n");
    EXPECT_EQ(said("--option", "rounds=3"), begins + R"("options" is {"rounds":2} there and {"rounds":3} here)" + "\n");
    EXPECT_EQ(tool(call_ + Words{"--reverse", "--out", good}).err,
              begins + "\"reverse\" is false there and true here\n");
    EXPECT_EQ(tool(call_ + Words{"--unit", "round", "--out", good}).err,
              begins + R"("unit" is "game" there and "round" here)" + "\n");

    tool(wellFormed + Words{"--levels", "easy,hard", "--deals", "1", "--out", folder_.file("other")});
    EXPECT_EQ(
        tool({"tournament", "merge", good, folder_.file("other")}).err,
        folder_.file("other") +
            R"(: line 1: it is of another tournament: "levels" is ["easy","hard"] there and ["easy","medium"] here)"
            "\n");
    const std::string builtLater = folder_.write("later", with(lines_[0], R"("program":")", R"("program":"9)") + "\n");
    EXPECT_NE(tool(call_ + Words{"--out", builtLater}).err.find("it is of another tournament: \"program\" is \"9"),
              std::string::npos);
}

TEST_F(TournamentFile, ABlockIsInNoTwoFiles)
{
    const std::string good = folder_.file("good");
    const std::string again = folder_.write("again", lines_[0] + "\n" + lines_[2] + "\n");
    const ToolResult result = tool({"tournament", "merge", good, again});
    EXPECT_EQ(result.code, 1);
    EXPECT_EQ(result.err, again + ": block 2 is in " + good + ", too\n");
}

TEST_F(TournamentFile, OfAFileThatIsMergedACutLineIsLeftOutAndNothingIsChanged)
{
    const std::string text = lines_[0] + "\n" + lines_[1] + "\n" + lines_[2];
    const std::string cut = folder_.write("cut", text);
    const ToolResult result = tool({"tournament", "merge", cut, "--json"});
    EXPECT_EQ(result.code, 0);
    EXPECT_EQ(result.err, cut + ": line 3: cut off, left out\n");
    EXPECT_NE(result.out.find("\"blocks\": 1"), std::string::npos) << result.out;
    EXPECT_EQ(contentOf(cut), text);
}

TEST_F(TournamentFile, StandardInputIsMergedByItsName)
{
    const std::string good = contentOf(folder_.file("good"));
    const ToolResult result = tool({"tournament", "merge", "-"}, good);
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(result.out, tool({"tournament", "merge", folder_.file("good")}).out);
    EXPECT_EQ(tool({"tournament", "merge", "-"}, good + lines_[1] + "\n").err, "-: line 4: block 1 is there already\n");
}

TEST_F(TournamentFile, OneOfWhichOnlyABeginningOfItsFirstLineIsThereIsBegunAnew)
{
    const auto playWith = [&](const std::string& text) {
        return tool(call_ + Words{"--out", folder_.write("cut", text)});
    };
    for (const std::size_t size : {std::size_t{1}, lines_[0].size() / 2, lines_[0].size()}) {
        const ToolResult result = playWith(lines_[0].substr(0, size));
        EXPECT_EQ(result.code, 0);
        EXPECT_EQ(result.err, folder_.file("cut") + ": line 1: cut off, begun anew\n");
        const std::vector<std::string> lines = linesOf(contentOf(folder_.file("cut")));
        ASSERT_EQ(lines.size(), 3U);
        EXPECT_EQ(lines[0], lines_[0]);
    }
    const std::string another = with(lines_[0], R"("seed":"s")", R"("seed":"t")");
    EXPECT_EQ(playWith(another).code, 1);
    EXPECT_EQ(contentOf(folder_.file("cut")), another);
}

TEST(TournamentInput, FilesThatAreNoneAreSaid)
{
    const TemporaryFolder folder;
    EXPECT_EQ(tool({"tournament", "merge", folder.file("none")}).code, 1);
    EXPECT_EQ(tool({"tournament", "merge", folder.file("")}).code, 1);
    const std::string empty = folder.write("empty", "");
    EXPECT_EQ(tool({"tournament", "merge", empty}).err,
              empty + ": line 1: it is not the first line of a tournament's file\n");
    const std::string unfinished = folder.write("unfinished", "a text without a line feed");
    const ToolResult result = tool(wellFormed + Words{"--levels", "easy,easy", "--deals", "1", "--out", unfinished});
    EXPECT_EQ(result.code, 1);
    EXPECT_EQ(contentOf(unfinished), "a text without a line feed");
#ifndef _WIN32 // devices have other names there
    EXPECT_EQ(tool(wellFormed + Words{"--levels", "easy,easy", "--deals", "1", "--out", "/dev/null"}).code, 1);
#endif
}

} // namespace
} // namespace mt
