// The catalogue against the tables of docs/rules.md, written down here a second time.
#include "engine/rules/catalogue.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>

namespace mt
{
namespace
{

using Values = std::map<std::string, std::string>;

struct PrintedBook {
    const char* id;
    FirstPlayer firstPlayer;
    int maxPlayers;
    bool hasShort;
    Values values;
};

const std::vector<PrintedBook>& printedBooks()
{
    static const std::vector<PrintedBook> books = {
        {"ecowoodart",
         FirstPlayer::any,
         8,
         true,
         {{"set", "12"},
          {"engine", "held"},
          {"engineSearch", "full-pass"},
          {"starter", "engine-holder"},
          {"opening", "single"},
          {"mexicanTrain", "any-turn"},
          {"doubleDuty", "non-double"},
          {"drawnDouble", "must"},
          {"openDoubles", "any"},
          {"markerOff", "automatic"},
          {"boneyardEmpty", "pass"},
          {"doubleBlank", "0"},
          {"rounds", "13"},
          {"ties", "joint"}}},
        {"tactic",
         FirstPlayer::oldest,
         8,
         true,
         {{"set", "12"},
          {"engine", "aside"},
          {"starter", "rotate"},
          {"opening", "single"},
          {"mexicanTrain", "any-turn"},
          {"doubleDuty", "non-double"},
          {"drawnDouble", "no"},
          {"openDoubles", "any"},
          {"markerOff", "choice"},
          {"boneyardEmpty", "pass"},
          {"doubleBlank", "0"},
          {"rounds", "13"},
          {"ties", "joint"}}},
        {"novelca",
         FirstPlayer::youngest,
         8,
         true,
         {{"set", "12"},
          {"engine", "aside"},
          {"starter", "rotate"},
          {"opening", "single"},
          {"mexicanTrain", "any-turn"},
          {"doubleDuty", "non-double"},
          {"drawnDouble", "may"},
          {"openDoubles", "oldest"},
          {"markerOff", "automatic"},
          {"boneyardEmpty", "end"},
          {"doubleBlank", "0"},
          {"rounds", "13"},
          {"ties", "joint"}}},
        {"bigtable",
         FirstPlayer::any,
         14,
         false,
         {{"set", "12"},
          {"engine", "held"},
          {"engineSearch", "stop"},
          {"starter", "engine-holder"},
          {"opening", "train"},
          {"mexicanTrain", "second-turn"},
          {"doubleDuty", "any"},
          {"drawnDouble", "must"},
          {"openDoubles", "oldest"},
          {"markerOff", "automatic"},
          {"boneyardEmpty", "pass"},
          {"doubleBlank", "50"},
          {"rounds", "13"},
          {"ties", "zero-rounds"}}},
        {"tournament",
         FirstPlayer::any,
         8,
         false,
         {{"set", "12"},
          {"engine", "aside"},
          {"starter", "rotate"},
          {"opening", "single"},
          {"mexicanTrain", "any-turn"},
          {"doubleDuty", "non-double"},
          {"drawnDouble", "no"},
          {"openDoubles", "any"},
          {"markerOff", "automatic"},
          {"boneyardEmpty", "pass"},
          {"doubleBlank", "0"},
          {"rounds", "13"},
          {"ties", "zero-rounds"},
          {"dutyPlace", "cover"},
          {"goOutOnDouble", "false"},
          {"drawing", "per-turn"}}},
    };
    return books;
}

/// What a rulebook has where its column says nothing: the default of "Further options".
const Values& furtherDefaults()
{
    static const Values values = {{"ownTrainFirst", "false"}, {"dutyPlace", "any"},   {"openDoublesBind", "everybody"},
                                  {"goOutOnDouble", "true"},  {"draw", "one"},        {"drawCount", "1"},
                                  {"drawing", "per-tile"},    {"openHands", "false"}, {"short", "false"},
                                  {"hands", "rulebook"},      {"targetScore", "0"}};
    return values;
}

GameRules rulesOf(std::string_view rulebook, const OptionChanges& changes, int players)
{
    const auto rules = resolveRules(rulebook, changes, players);
    EXPECT_TRUE(std::holds_alternative<GameRules>(rules)) << rulebook << " for " << players;
    return std::holds_alternative<GameRules>(rules) ? std::get<GameRules>(rules) : GameRules{};
}

TEST(Catalogue, HasEveryPrintedValue)
{
    ASSERT_EQ(allRulebooks().size(), printedBooks().size());
    for (const PrintedBook& printed : printedBooks()) {
        const GameRules rules = rulesOf(printed.id, {}, 4);
        Values wanted = printed.values;
        wanted.insert(furtherDefaults().begin(), furtherDefaults().end());
        wanted.try_emplace("engineSearch", "full-pass"); // nobody searches an engine that lies aside
        for (const OptionInfo& option : allOptions()) {
            const std::string name(option.name);
            ASSERT_TRUE(wanted.contains(name)) << name;
            EXPECT_EQ(option.text(option.get(rules.options)), wanted.at(name)) << printed.id << " " << name;
        }
    }
}

TEST(Catalogue, HasEveryOptionAndValueAndNoOther)
{
    using Texts = std::vector<std::string>;
    const std::map<std::string, Texts> values = {
        {"set", {"6", "9", "12", "15", "18"}},
        {"engine", {"held", "aside"}},
        {"engineSearch", {"full-pass", "stop"}},
        {"starter", {"engine-holder", "rotate"}},
        {"opening", {"single", "train"}},
        {"mexicanTrain", {"any-turn", "second-turn", "after-own-train", "none"}},
        {"ownTrainFirst", {"false", "true"}},
        {"doubleDuty", {"non-double", "any", "none"}},
        {"dutyPlace", {"any", "cover"}},
        {"drawnDouble", {"must", "may", "no"}},
        {"openDoubles", {"any", "oldest"}},
        {"openDoublesBind", {"everybody", "next-player", "nobody"}},
        {"goOutOnDouble", {"false", "true"}},
        {"draw", {"one", "until-playable"}},
        {"drawCount", {"1", "2"}},
        {"drawing", {"per-tile", "per-turn"}},
        {"markerOff", {"automatic", "choice", "any-play"}},
        {"boneyardEmpty", {"pass", "end"}},
        {"doubleBlank", {"0", "25", "50"}},
        {"rounds", {"1", "19"}},
        {"ties", {"joint", "zero-rounds"}},
        {"openHands", {"false", "true"}},
        {"short", {"false", "true"}},
        {"hands", {"rulebook", "cardinal", "masters", "pressman"}},
        {"targetScore", {"0", "1", "999"}},
    };
    EXPECT_EQ(allOptions().size(), values.size());
    for (const auto& [name, texts] : values) {
        const OptionInfo* option = findOption(name);
        ASSERT_NE(option, nullptr) << name;
        for (const std::string& text : texts) {
            const int value = option->parse(text);
            ASSERT_GE(value, 0) << name << " " << text;
            EXPECT_TRUE(option->accepts(value));
            EXPECT_EQ(option->text(value), text);
            Options options;
            option->set(options, value);
            EXPECT_EQ(option->get(options), value) << name;
        }
        if (option->kind != OptionKind::number) {
            EXPECT_EQ(option->values.size(), texts.size()) << name;
        }
        for (const char* wrong : {"", "3", "7", "20", "1000", "-1", "+1", "1.0", " 12", "12 ", "True", "yes", "HELD"})
            EXPECT_TRUE(option->parse(wrong) == -1 || name == "rounds" || name == "targetScore") << name << wrong;
    }
    for (const char* wrong : {"", "0", "20", "-1", "1.5", "x"})
        EXPECT_EQ(findOption("rounds")->parse(wrong), -1) << wrong;
    for (const char* wrong : {"", "1000", "-1", "1e2", "99999999999"})
        EXPECT_EQ(findOption("targetScore")->parse(wrong), -1) << wrong;
    EXPECT_EQ(findOption("Set"), nullptr);
    EXPECT_EQ(findOption(""), nullptr);
}

TEST(Catalogue, ARulebooksPlayersAndFirstPlayer)
{
    for (const PrintedBook& printed : printedBooks()) {
        const Rulebook* book = findRulebook(printed.id);
        ASSERT_NE(book, nullptr) << printed.id;
        EXPECT_EQ(book->firstPlayer, printed.firstPlayer) << printed.id;
        EXPECT_EQ(book->minPlayers, 2) << printed.id;
        EXPECT_EQ(book->maxPlayers, printed.maxPlayers) << printed.id;
        EXPECT_EQ(book->hasShort, printed.hasShort) << printed.id;
    }
    EXPECT_EQ(findRulebook("nobody"), nullptr);
}

TEST(Catalogue, EveryRulebookStandsInTheReadme)
{
    std::ifstream file(MT_TEST_DATA "/../../README.md");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    for (const Rulebook& book : allRulebooks())
        EXPECT_NE(text.find("\n| `" + std::string(book.id) + "` | "), std::string::npos) << book.id;
}

TEST(Catalogue, EveryRulebookAndOptionStandsInTheLaw)
{
    std::ifstream file(MT_TEST_DATA "/../../docs/rules.md");
    std::string rowNames;
    for (std::string line; std::getline(file, line);)
        if (line.starts_with("| `"))
            rowNames += line.substr(0, line.find('|', 1));
    for (const Rulebook& book : allRulebooks())
        EXPECT_NE(rowNames.find("`" + std::string(book.id) + "`"), std::string::npos) << book.id;
    for (const OptionInfo& option : allOptions())
        EXPECT_NE(rowNames.find("`" + std::string(option.name) + "`"), std::string::npos) << option.name;
}

TEST(Catalogue, BigtableProposesTheSetByThePlayers)
{
    for (int players = 2; players <= 14; ++players) {
        const int set = players <= 3 ? 9 : players <= 8 ? 12 : players <= 12 ? 15 : 18;
        const GameRules rules = rulesOf("bigtable", {}, players);
        EXPECT_EQ(int{rules.options.set}, set) << players;
        EXPECT_EQ(int{rules.options.rounds}, set + 1) << players;
    }
    EXPECT_EQ(int{rulesOf("bigtable", {{"set", "18"}}, 4).options.set}, 18);
    EXPECT_EQ(int{rulesOf("bigtable", {{"set", "18"}}, 4).options.rounds}, 19);
}

TEST(Catalogue, ShortMeansDoubleNineAndTenRounds)
{
    for (const char* id : {"ecowoodart", "tactic", "novelca"})
        for (int players = 2; players <= 4; ++players) {
            const GameRules rules = rulesOf(id, {{"short", "true"}}, players);
            EXPECT_EQ(int{rules.options.set}, 9);
            EXPECT_EQ(int{rules.options.rounds}, 10);
        }
}

} // namespace
} // namespace mt
