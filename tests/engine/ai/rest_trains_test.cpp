// What is left of a best train, against a search for it.
#include "engine/ai/rest_trains.h"

#include "engine/base/random.h"

#include <gtest/gtest.h>

namespace mt
{
namespace
{

int worthOf(const Hand& train, const TileWeights& weights)
{
    return weights.perTile * train.count() + weights.perPip * train.pips(weights.doubleBlank);
}

// A hand from which tiles are laid and to which tiles are drawn, turn after turn.
struct Player {
    Hand hand;
    int end = 0;
    int laid = 0;             ///< the worth of what was laid on its own train in this turn
    std::vector<Tile> gone{}; ///< laid in this turn

    void lay(Tile tile, bool isOwn, const TileWeights& weights)
    {
        hand.remove(tile);
        gone.push_back(tile);
        if (!isOwn)
            return;
        end = tile.other(end);
        laid += worthOf(Hand{tile}, weights);
    }
};

class RestTrainsTest : public ::testing::Test
{
protected:
    Tile anyOf(const std::vector<Tile>& tiles) { return tiles[rng_.below(static_cast<std::uint32_t>(tiles.size()))]; }

    // One tile: on its own train if one fits and chance will have it, else elsewhere.
    void layOne(Player& player, const TileWeights& weights)
    {
        const PipSet fitting = player.hand.row(player.end);
        const bool isOwn = !fitting.isEmpty() && rng_.below(3) > 0;
        player.lay(isOwn ? Tile(player.end,
                                fitting.nth(static_cast<int>(rng_.below(static_cast<std::uint32_t>(fitting.count())))))
                         : anyOf(player.hand.tiles()),
                   isOwn, weights);
    }

    void compare(const Player& player, const TileWeights& weights, int needed)
    {
        const int worth = worthOf(bestTrain(player.hand, player.end, weights), weights);
        const RestTrains::Worth told =
            trains_.worth(player.hand, player.gone, player.end, weights, player.laid, needed);
        ASSERT_GE(told.most, worth);
        ASSERT_TRUE(told.most == worth || !told.isKnown);
        ASSERT_TRUE(told.isKnown || worth < needed);
        ++(told.isKnown ? known_ : unknown_);
    }

    Rng rng_{"rest trains"};
    RestTrains trains_;
    int known_ = 0;
    int unknown_ = 0;
};

TEST_F(RestTrainsTest, AreWorthWhatASearchFinds)
{
    constexpr int endless = 1 << 28;
    for (int round = 0; round < 1500; ++round) {
        std::vector<Tile> deck = fullSet(round % 2 == 0 ? 6 : 12);
        shuffle(std::span(deck), rng_);
        trains_ = RestTrains();
        Player player{.hand = {}, .end = static_cast<int>(rng_.below(7))};
        for (int i = 0; i < 9; ++i, deck.pop_back())
            player.hand.add(deck.back());
        while (player.hand.count() > 2 && !HasFatalFailure()) {
            trains_.begin(player.hand, player.end);
            player.laid = 0;
            player.gone.clear();
            const TileWeights weights{.perTile = 450, .perPip = rng_.below(4) > 0 ? 62 : 20, .doubleBlank = 50};
            for (std::uint32_t tiles = 1 + rng_.below(2); tiles > 0; --tiles) {
                layOne(player, weights);
                compare(player, weights, rng_.below(2) > 0 ? endless : -endless);
                compare(player, weights, static_cast<int>(rng_.below(8000)));
            }
            if (rng_.below(4) == 0) // somebody else goes on with its train
                player.end = static_cast<int>(rng_.below(7));
            if (rng_.below(4) == 0 && !deck.empty()) {
                player.hand.add(deck.back());
                deck.pop_back();
            }
        }
    }
    EXPECT_GT(known_, 5000);
    EXPECT_GT(unknown_, 500);
}

} // namespace
} // namespace mt
