// The file of a game with real dominoes: read as it was written, and its damage named.
#include "app/scorekeeper/score_keeper.h"
#include "tests/app/support.h"

#include <gtest/gtest.h>

namespace
{

TEST(KeptGame, IsReadAsItWasWritten)
{
    KeptGame game = newKeptGame(rulesOf("bigtable", 3, {{"set", "6"}, {"rounds", "5"}, {"targetScore", "200"}}),
                                {"Anna", "", "王伟 \"Wei\""}, QDate(2026, 11, 21));
    game.table.scores = {{0, 12, 3}, {4, 5, 6}};
    game.nobodyOut = {false, true};
    const auto read = readKeptGame(keptGameText(game));
    ASSERT_TRUE(std::holds_alternative<KeptGame>(read));
    EXPECT_EQ(std::get<KeptGame>(read), game);
}

TEST(KeptGame, DamageIsNamed)
{
    const QByteArray good = keptGameText(newKeptGame(rulesOf("tactic", 2), {"Anna", "Bo"}, QDate(2026, 11, 21)));
    const auto faultAfter = [&](const char* from, const char* to) {
        QByteArray text = good;
        EXPECT_TRUE(text.contains(from)) << text.toStdString();
        const auto read = readKeptGame(text.replace(from, to));
        return std::holds_alternative<mt::Fault>(read) ? std::get<mt::Fault>(read).kind : mt::FaultKind::unreadable;
    };
    using mt::FaultKind;
    EXPECT_EQ(faultAfter("mexican-train-scores", "mexican-train-record"), FaultKind::wrongFormat);
    EXPECT_EQ(faultAfter("\"version\": 1", "\"version\": 2"), FaultKind::wrongVersion);
    EXPECT_EQ(faultAfter("tactic", "tactics"), FaultKind::rules);
    EXPECT_EQ(faultAfter("2026-11-21", "yesterday"), FaultKind::badValue);
    EXPECT_EQ(faultAfter("\"Bo\"", "7"), FaultKind::badValue);
    EXPECT_EQ(faultAfter("\"rounds\": []", "\"rounds\": [7]"), FaultKind::badValue);
    EXPECT_EQ(faultAfter("\"rounds\": []", "\"rounds\": [{\"scores\": [1]}]"), FaultKind::badValue);
    EXPECT_EQ(faultAfter("\"rounds\": []", "\"rounds\": [{\"scores\": [0, -1]}]"), FaultKind::badValue);
    EXPECT_EQ(faultAfter("\"rounds\": []", "\"round\": []"), FaultKind::missingKey);
    EXPECT_EQ(faultAfter("}", ""), FaultKind::notJson);
    EXPECT_TRUE(std::holds_alternative<mt::Fault>(readKeptGame({})));
}

std::optional<mt::Fault> faultOf(const QByteArray& text)
{
    const auto read = readKeptGame(text);
    const auto* fault = std::get_if<mt::Fault>(&read);
    return fault ? std::optional(*fault) : std::nullopt;
}

// Two rounds of a game of two, whose second one is what is to be read.
QByteArray withRound(const char* round)
{
    QByteArray text = keptGameText(newKeptGame(rulesOf("tactic", 2), {"Anna", "Bo"}, QDate(2026, 11, 21)));
    return text.replace("\"rounds\": []", QByteArray("\"rounds\": [{\"scores\": [0, 9999]}, ") + round + "]");
}

TEST(KeptGame, ARoundIsItsPointsAndWhetherAnybodyWentOut)
{
    const struct {
        const char* round;
        const char* badKey; // nullptr: it is good
    } rounds[] = {
        {R"({"scores": [0, 12]})", nullptr},
        {R"({"scores": [3, 12], "nobodyOut": true})", nullptr},
        {R"({"scores": [3, 12], "nobodyOut": false})", nullptr},
        {R"({"scores": [3, 12], "nobodyOut": 1})", "nobodyOut"},
        {R"({"scores": [0, 10000]})", "scores"},
        {R"({"scores": [0]})", "scores"},
        {R"({"scores": [0, 1, 2]})", "scores"},
        {R"({"scores": [0, 1.5]})", "scores"},
        {R"({"scores": "0, 1"})", "scores"},
        {R"({"points": [0, 1]})", "scores"},
        {"[0, 12]", "rounds"},
    };
    for (const auto& [round, badKey] : rounds) {
        const auto fault = faultOf(withRound(round));
        EXPECT_EQ(fault ? fault->key : "", badKey ? badKey : "") << round;
    }
}

TEST(KeptGame, HasNoMoreRoundsThanItsRulesGive)
{
    KeptGame game = newKeptGame(rulesOf("tactic", 2, {{"rounds", "2"}}), {"Anna", "Bo"}, QDate(2026, 11, 21));
    game.table.scores = {{0, 1}, {1, 0}};
    game.nobodyOut = {false, false};
    EXPECT_FALSE(faultOf(keptGameText(game)));
    game.table.scores.push_back({0, 1});
    game.nobodyOut.push_back(false);
    ASSERT_TRUE(faultOf(keptGameText(game)));
    EXPECT_EQ(faultOf(keptGameText(game))->key, "rounds");
}

TEST(KeptGame, AsManyPlayAsTheRulebookTakes)
{
    for (const auto& [names, isGood] : std::vector<std::pair<QStringList, bool>>{
             {QStringList(1), false}, {QStringList(2), true}, {QStringList(8), true}, {QStringList(9), false}}) {
        KeptGame game = newKeptGame(rulesOf("tactic", 2), names.mid(0, 2), QDate(2026, 11, 21));
        game.table.typedNames = names;
        const auto fault = faultOf(keptGameText(game));
        EXPECT_EQ(!fault, isGood) << names.size();
        if (fault) {
            EXPECT_EQ(fault->rules.fault, mt::RulesFault::playerCount) << names.size();
        }
    }
}

TEST(KeptGame, FourteenPlayWithTheLargestSet)
{
    QStringList names;
    for (int seat = 1; seat <= 14; ++seat)
        names.append(QString(seat, QLatin1Char('n')));
    KeptGame game = newKeptGame(rulesOf("bigtable", 14), names, QDate(2026, 2, 28));
    game.table.scores = {std::vector<int>(14, 9999)};
    game.nobodyOut = {true};
    const auto read = readKeptGame(keptGameText(game));
    ASSERT_TRUE(std::holds_alternative<KeptGame>(read));
    EXPECT_EQ(std::get<KeptGame>(read), game);
    EXPECT_EQ(std::get<KeptGame>(read).table.colours.size(), 14);
}

} // namespace
