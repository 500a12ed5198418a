// The numbers were worked out with another program from the words in random.h: a seed gives the same game everywhere.
#include "engine/random.h"
#include "engine/record/sealed_deal.h"

#include <gtest/gtest.h>

#include <array>
#include <numeric>

namespace mt
{
namespace
{

TEST(Rng, GivesThePinnedNumbers)
{
    Rng empty("");
    for (const std::uint64_t number :
         {0x4c4f0429881d0c33U, 0xbfbcea3502a8c4e6U, 0x4b0a59d43dc6bdecU, 0x7a9be3f4ee9978fcU})
        EXPECT_EQ(empty.next(), number);
    Rng rng("42");
    for (const std::uint64_t number :
         {0xacfa70a11e9ec613U, 0xe638c364b29e1f14U, 0xc9a595ba4f0a1e2eU, 0x559121378e91a5e4U})
        EXPECT_EQ(rng.next(), number);
}

TEST(Rng, NumbersBelowABoundArePinned)
{
    Rng dice("42");
    for (const std::uint32_t number : {4U, 5U, 4U, 2U, 0U, 4U, 1U, 1U, 2U, 0U, 0U, 4U, 1U, 3U, 3U, 5U, 2U, 5U, 0U, 2U})
        EXPECT_EQ(dice.below(6), number);
    // A bound where almost a third of the draws are thrown away.
    Rng large("42");
    for (const std::uint32_t number : {2027089231U, 2363048623U, 1002737262U, 83635189U, 2107482345U, 867349402U})
        EXPECT_EQ(large.below(3000000000U), number);
    EXPECT_EQ(large.below(1), 0U);
}

TEST(Rng, EachNumberIsAboutAsLikely)
{
    Rng rng("likely");
    std::array<int, 13> seen{};
    for (int i = 0; i < 130000; ++i)
        ++seen[rng.below(13)];
    for (const int count : seen) {
        EXPECT_GT(count, 9500);
        EXPECT_LT(count, 10500);
    }
}

TEST(Shuffle, IsPinned)
{
    std::array<int, 10> items{};
    std::iota(items.begin(), items.end(), 0);
    Rng rng("42");
    shuffle(std::span<int>(items), rng);
    EXPECT_EQ(items, (std::array<int, 10>{1, 7, 4, 5, 3, 0, 2, 9, 8, 6}));
}

TEST(SameSeed, MeansTheSameDealEverywhere)
{
    const auto rules = std::get<GameRules>(resolveRules("tactic", {}, 4));
    const Deal deal = sealedDeal(rules, "42", 1, 0).deal;
    ASSERT_EQ(deal.deck.size(), 90U);
    const std::vector<Tile> first(deal.deck.begin(), deal.deck.begin() + 8);
    EXPECT_EQ(first, (std::vector<Tile>{{2, 0}, {4, 4}, {10, 5}, {9, 6}, {12, 6}, {6, 0}, {8, 8}, {2, 1}}));
    EXPECT_EQ(deal.deck.back(), Tile(10, 1));
}

} // namespace
} // namespace mt
