// An entry says as JSON what its record said, and nothing that no record could say is taken for one.
#include "app/history/entry_json.h"

#include <QDir>

#include <gtest/gtest.h>

namespace
{

// Of all recorded games that there are for tests.
std::vector<RecordEntry> recorded()
{
    std::vector<RecordEntry> entries;
    for (const char* folder : {"/games", "/awards"}) {
        const QFileInfoList files =
            QDir(QStringLiteral(MT_TEST_DATA) + QLatin1String(folder)).entryInfoList(QDir::Files);
        for (const QFileInfo& file : files)
            if (RecordEntry entry = readEntry(file); entry.state != RecordEntry::State::damaged)
                entries.push_back(std::move(entry));
    }
    return entries;
}

TEST(Entries, AreTheSameAfterTheyWereWrittenAndRead)
{
    const std::vector<RecordEntry> entries = recorded();
    ASSERT_GT(entries.size(), 10U);
    bool hasFeats = false;
    for (const RecordEntry& entry : entries) {
        const auto again = entryFrom(toJson(entry));
        ASSERT_TRUE(again) << entry.path.toStdString();
        EXPECT_EQ(toJson(*again), toJson(entry));
        EXPECT_EQ(again->feats.rounds, entry.feats.rounds);
        EXPECT_EQ(std::tuple(again->state, again->game, again->totals, again->winners, again->lines),
                  std::tuple(entry.state, entry.game, entry.totals, entry.winners, entry.lines));
        hasFeats = hasFeats || !entry.feats.rounds.empty();
    }
    EXPECT_TRUE(hasFeats);
}

TEST(Entries, WithoutAnyOfTheirFieldsAreNone)
{
    const mt::Json good = toJson(recorded().front());
    for (const auto& [key, value] : good.items()) {
        mt::Json lacking = good;
        lacking.erase(key);
        EXPECT_FALSE(entryFrom(lacking)) << key;
        mt::Json strange = good;
        strange[key] = nullptr;
        EXPECT_FALSE(entryFrom(strange)) << key;
    }
}

TEST(Entries, ThatNoRecordCouldSayAreNone)
{
    const mt::Json good = toJson(recorded().front());
    const auto changed = [&](const char* key, const mt::Json& value) {
        mt::Json json = good;
        json[key] = value;
        return entryFrom(json).has_value();
    };
    EXPECT_TRUE(changed("rounds", good["rounds"]));
    EXPECT_FALSE(changed("rules", "chess"));
    EXPECT_FALSE(changed("rounds", 20));
    EXPECT_FALSE(changed("round", 19));
    EXPECT_FALSE(changed("lines", 0));
    EXPECT_FALSE(changed("totals", mt::Json::array({1})));
    EXPECT_FALSE(changed("totals", mt::Json::array({-1, 0})));
    EXPECT_FALSE(changed("winners", mt::Json::array({good["players"].size()})));
    EXPECT_FALSE(changed("players", mt::Json::array({good["players"][0]})));
    EXPECT_FALSE(changed("begun", "1970-01-01T00:00:00Z"));
    EXPECT_FALSE(changed("day", "1999-01-01"));
    EXPECT_FALSE(changed("program", "a b"));
}

} // namespace
