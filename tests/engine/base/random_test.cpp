// The numbers were worked out with another program from the words in random.h: a seed gives the same game everywhere.
#include "engine/base/random.h"
#include "engine/record/sealed_deal.h"

#include <gtest/gtest.h>

#include <array>
#include <map>
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

template <std::size_t n>
std::array<int, n> inOrder()
{
    std::array<int, n> items{};
    std::iota(items.begin(), items.end(), 0);
    return items;
}

TEST(Shuffle, EachOrderIsAboutAsLikely)
{
    Rng rng("orders");
    std::map<std::array<int, 4>, int> seen;
    for (int i = 0; i < 24000; ++i) {
        std::array<int, 4> items = inOrder<4>();
        shuffle(std::span<int>(items), rng);
        ++seen[items];
    }
    EXPECT_EQ(seen.size(), 24U);
    for (const auto& [order, count] : seen) {
        EXPECT_GT(count, 850);
        EXPECT_LT(count, 1150);
    }
}

TEST(Shuffle, OfFewItemsIsPinned)
{
    std::array<int, 4> four = inOrder<4>();
    Rng rng("42");
    shuffle(std::span<int>(four), rng);
    EXPECT_EQ(four, (std::array<int, 4>{1, 0, 3, 2}));
    std::array<int, 1> one{};
    const Rng before = rng;
    shuffle(std::span<int>(one), rng);
    shuffle(std::span<int>(), rng);
    EXPECT_EQ(rng, before) << "nothing to shuffle draws nothing";
}

TEST(Shuffle, IsPinned)
{
    std::array<int, 10> items = inOrder<10>();
    Rng rng("42");
    shuffle(std::span<int>(items), rng);
    EXPECT_EQ(items, (std::array<int, 10>{5, 2, 0, 4, 3, 1, 7, 8, 9, 6}));
}

TEST(SameSeed, MeansTheSameDealEverywhere)
{
    const auto rules = std::get<GameRules>(resolveRules("tactic", {}, 4));
    const Deal deal = sealedDeal(rules, "42", 1, 0).deal;
    ASSERT_EQ(deal.deck.size(), 90U);
    const std::vector<Tile> first(deal.deck.begin(), deal.deck.begin() + 8);
    EXPECT_EQ(first, (std::vector<Tile>{{11, 3}, {12, 8}, {12, 11}, {8, 4}, {12, 4}, {10, 2}, {5, 4}, {11, 1}}));
    EXPECT_EQ(deal.deck.back(), Tile(10, 1));
}

} // namespace
} // namespace mt
