// What a seed promises: these tiles in this order, this salt, this fingerprint. tests/data/seeds/deals.jsonl was written by
// another program (deals.py beside it), from the words of random.h and sealed_deal.h alone.
#include "engine/record/json_fields.h"
#include "engine/record/sealed_deal.h"

#include <gtest/gtest.h>

#include <fstream>

namespace mt
{
namespace
{

TEST(SealedDeal, IsWhatAnotherProgramMakesOfTheSeed)
{
    std::ifstream file(MT_TEST_DATA "/seeds/deals.jsonl");
    int deals = 0;
    for (std::string text; std::getline(file, text); ++deals) {
        const Json asked = Json::parse(text);
        const auto rules = resolveRules(asked["rules"].get<std::string>(), {}, asked["players"].get<int>());
        ASSERT_TRUE(std::holds_alternative<GameRules>(rules)) << text;
        const auto line = readLine(text);
        ASSERT_TRUE(std::holds_alternative<RecordLine>(line)) << text;
        const auto& expected = std::get<RoundLine>(std::get<RecordLine>(line));
        const RoundLine dealt = sealedDeal(std::get<GameRules>(rules), asked["seed"].get<std::string>(),
                                           expected.deal.round, expected.deal.firstSeat);
        EXPECT_EQ(dealt.deal, expected.deal) << text;
        EXPECT_EQ(dealt.salt, expected.salt) << text;
        EXPECT_EQ(dealt.commit, expected.commit) << text;
    }
    EXPECT_EQ(deals, 7);
}

TEST(SealedDeal, TheFirstSeatIsPinned)
{
    const auto rules = std::get<GameRules>(resolveRules("tactic", {}, 8));
    std::vector<int> seats;
    for (const char* seed : {"42", "", "a", "b", "c", "d", "e", "f"})
        seats.push_back(randomFirstSeat(rules, seed));
    EXPECT_EQ(seats, (std::vector<int>{5, 2, 2, 7, 4, 5, 3, 5}));
}

} // namespace
} // namespace mt
