#include "engine/base/random.h"
#include "engine/game/round.h"

#include <gtest/gtest.h>

namespace mt
{
namespace
{

Deal dealBy(const GameRules& rules)
{
    Rng rng("deal");
    Deal deal;
    makeDeal(rules, 1, 0, rng, deal);
    return deal;
}

TEST(Deal, HasEveryTileOnce)
{
    for (const Rulebook& book : allRulebooks()) {
        const GameRules rules = std::get<GameRules>(resolveRules(book.id, {}, 4));
        const Deal deal = dealBy(rules);
        EXPECT_EQ(deckMistake(rules.options, deal.engine, deal.deck), std::nullopt) << book.id;
    }
}

TEST(Deal, WhatIsWrongWithADeckIsNamed)
{
    const GameRules rules = std::get<GameRules>(resolveRules("tactic", {}, 4));
    const Deal good = dealBy(rules);
    const auto mistakeIn = [&](const std::vector<Tile>& deck) { return deckMistake(rules.options, good.engine, deck); };
    const auto with = [&](Tile tile) {
        std::vector<Tile> deck = good.deck;
        deck.push_back(tile);
        return deck;
    };
    EXPECT_EQ(mistakeIn(with(good.deck.front())), good.deck.front()) << "twice";
    EXPECT_EQ(mistakeIn(with(Tile(13, 0))), Tile(13, 0)) << "of a larger set";
    EXPECT_EQ(mistakeIn(with(Tile(12, 12))), Tile(12, 12)) << "the engine lies in the hub";
    EXPECT_EQ(mistakeIn(with(Tile())), Tile()) << "no tile at all";
    std::vector<Tile> deck = good.deck;
    deck.pop_back();
    EXPECT_EQ(mistakeIn(deck), good.deck.back()) << "missing";
    EXPECT_EQ(mistakeIn({}), Tile(0, 0)) << "the first that is missing";
}

TEST(Deal, AnEngineThatIsHeldIsInTheDeck)
{
    const GameRules rules = std::get<GameRules>(resolveRules("ecowoodart", {}, 4));
    Deal deal = dealBy(rules);
    std::erase(deal.deck, Tile(12, 12));
    EXPECT_EQ(deckMistake(rules.options, deal.engine, deal.deck), Tile(12, 12));
}

} // namespace
} // namespace mt
