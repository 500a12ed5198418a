#include "engine/base/small_set.h"

#include "engine/base/hand.h"
#include "engine/base/random.h"

#include <gtest/gtest.h>

#include <set>

namespace mt
{
namespace
{

// Two sets built by lots, each beside a std::set that says what must be in it.
struct Pair {
    PipSet ours;
    std::set<int> theirs;
};

Pair randomPair(Rng& rng)
{
    Pair pair;
    for (int i = 0; i < 30; ++i) {
        const int pip = static_cast<int>(rng.below(pipValues));
        switch (rng.below(3)) {
        case 0:
            pair.ours.insert(pip);
            pair.theirs.insert(pip);
            break;
        case 1:
            pair.ours.erase(pip);
            pair.theirs.erase(pip);
            break;
        default:
            pair.ours.flip(pip);
            if (pair.theirs.erase(pip) == 0)
                pair.theirs.insert(pip);
        }
    }
    return pair;
}

std::vector<int> walked(PipSet pips)
{
    std::vector<int> all;
    for (const int pip : pips)
        all.push_back(pip);
    return all;
}

std::vector<int> listed(const std::set<int>& pips) { return {pips.begin(), pips.end()}; }

TEST(SmallSet, HasWhatASetHas)
{
    Rng rng("small set");
    for (int round = 0; round < 200; ++round) {
        const auto [ours, theirs] = randomPair(rng);
        ASSERT_EQ(walked(ours), listed(theirs)) << "from the lowest to the highest";
        ASSERT_EQ(ours.count(), static_cast<int>(theirs.size()));
        ASSERT_EQ(ours.isEmpty(), theirs.empty());
        for (int pip = 0; pip < pipValues; ++pip)
            ASSERT_EQ(ours.contains(pip), theirs.contains(pip));
        if (theirs.empty())
            continue;
        ASSERT_EQ(ours.lowest(), *theirs.begin());
        ASSERT_EQ(ours.highest(), *theirs.rbegin());
        for (int n = 0; n < ours.count(); ++n)
            ASSERT_EQ(ours.nth(n), listed(theirs)[static_cast<std::size_t>(n)]);
    }
}

TEST(SmallSet, TwoAreJoinedAndCut)
{
    Rng rng("small sets");
    for (int round = 0; round < 200; ++round) {
        const PipSet a = randomPair(rng).ours, b = randomPair(rng).ours;
        for (int pip = 0; pip < pipValues; ++pip) {
            const bool inA = a.contains(pip), inB = b.contains(pip);
            ASSERT_EQ((a | b).contains(pip), inA || inB);
            ASSERT_EQ((a & b).contains(pip), inA && inB);
            ASSERT_EQ((a ^ b).contains(pip), inA != inB);
            ASSERT_EQ((a - b).contains(pip), inA && !inB);
        }
        ASSERT_EQ(a.meets(b), !(a & b).isEmpty());
        ASSERT_EQ(a.onlyIf(true), a);
        ASSERT_TRUE(a.onlyIf(false).isEmpty());
        ASSERT_EQ(PipSet::fromBits(a.bits()), a);
    }
}

TEST(SmallSet, HoldsItsLastElement)
{
    EXPECT_EQ(PipSet::firstOf(pipValues).count(), pipValues);
    EXPECT_EQ(PipSet::firstOf(pipValues).highest(), maxPip);
    EXPECT_TRUE(PipSet::firstOf(0).isEmpty());
    EXPECT_EQ(PipSet(maxPip, 0), PipSet::firstOf(1) | PipSet(maxPip));
}

} // namespace
} // namespace mt
