// Whose awards and bests these are, which of them is the first, and what is new.
#include "app/history/feat_book.h"

#include <gtest/gtest.h>

namespace
{

const QString player = QStringLiteral("Anna");

// The records of Anna's evenings, one a day.
class Evenings : public testing::Test
{
protected:
    void play(const std::set<std::string>& awards, const std::map<std::string, int>& bests,
              const std::string& deal = {}, const std::string& name = "Anna")
    {
        const int day = static_cast<int>(records.size()) + 1;
        const std::string tiles = deal.empty() ? "deal " + std::to_string(day) : deal;
        RecordEntry& record = records.emplace_back();
        record.path = pathOf(day);
        record.begun = QDateTime(QDate(2026, 11, day), QTime(20, 0));
        record.feats = {"tactic", {"Bruno", name}, {{7, tiles, {{1, awards, bests}}}}};
    }
    static QString pathOf(int day) { return QStringLiteral("/games/%1.jsonl").arg(day); }
    FeatBook book() const { return FeatBook(records); }
    FeatBook::News newsOf(int day) const { return book().news(player, pathOf(day), 7); }

    std::vector<RecordEntry> records;
};

TEST_F(Evenings, HasThePlayersTheLastOneFirst)
{
    play({}, {}, {}, "Anna");
    play({}, {}, {}, "");
    play({}, {}, {}, "Berta");
    EXPECT_EQ(book().players(), QStringList({"Berta", "", "Anna"}));
    EXPECT_TRUE(book().awards("Carla").empty());
}

TEST_F(Evenings, AnAwardWasEarnedWhereItWasEarnedFirst)
{
    play({}, {});
    play({"double-out"}, {});
    play({"double-out", "no-draw"}, {});
    std::reverse(records.begin(), records.end());
    const auto awards = book().awards(player);
    EXPECT_EQ(awards.size(), 2U);
    EXPECT_EQ(awards.at("double-out").path, pathOf(2));
    EXPECT_EQ(awards.at("double-out").round, 7);
    EXPECT_EQ(awards.at("no-draw").path, pathOf(3));
}

TEST_F(Evenings, OfTheSameTilesTheFirstTimeCounts)
{
    play({}, {{"longest-train", 5}}, "tiles");
    play({"no-draw"}, {{"longest-train", 9}}, "tiles");
    EXPECT_TRUE(book().awards(player).empty());
    EXPECT_EQ(book().bests(player).at("longest-train").value, 5);
    EXPECT_TRUE(newsOf(2).isEmpty());
}

TEST_F(Evenings, TheBestIsTheMostOrTheLeastAndTheFirstOfEqualOnes)
{
    play({}, {{"longest-train", 9}, {"quickest-out", 8}});
    play({}, {{"longest-train", 9}, {"quickest-out", 7}, {"of-another-version", 3}});
    play({}, {{"longest-train", 4}});
    const auto bests = book().bests(player);
    EXPECT_EQ(bests.size(), 2U);
    EXPECT_EQ(bests.at("longest-train").path, pathOf(1));
    EXPECT_EQ(bests.at("quickest-out").path, pathOf(2));
    EXPECT_EQ(bests.at("quickest-out").value, 7);
}

TEST_F(Evenings, AnAwardIsNewOnce)
{
    play({"double-out"}, {});
    EXPECT_EQ(newsOf(1).awards, std::vector<std::string>{"double-out"});
    play({"double-out"}, {}, {}, "Berta");
    play({"double-out"}, {});
    EXPECT_TRUE(newsOf(3).isEmpty()) << "it was earned before";
    EXPECT_EQ(book().news("Berta", pathOf(2), 7).awards.size(), 1U) << "but not by her";
    EXPECT_TRUE(book().news(player, pathOf(2), 7).isEmpty());
    EXPECT_TRUE(book().news(player, pathOf(1), 6).isEmpty()) << "there is no such round";
}

TEST_F(Evenings, ABestIsNewWhereItBeatsSomeRounds)
{
    play({}, {{"longest-train", 5}, {"most-points", 1}});
    play({}, {{"longest-train", 6}, {"most-points", 2}});
    play({}, {{"longest-train", 7}, {"most-points", 3}});
    EXPECT_TRUE(newsOf(3).isEmpty()) << "each of the first rounds would be one";
    play({}, {{"longest-train", 8}, {"most-points", 4}});
    EXPECT_EQ(newsOf(4).bests, std::vector<std::string>{"longest-train"}) << "and most points is nothing to be told";
    play({}, {{"longest-train", 8}});
    EXPECT_TRUE(newsOf(5).isEmpty()) << "as good is not better";
}

} // namespace
