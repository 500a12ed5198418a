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

} // namespace
