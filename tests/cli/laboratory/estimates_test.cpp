// What measurements say: intervals, the sequential test, and times, on numbers that are made up.
#include "cli/laboratory/tournament/estimates.h"
#include "cli/laboratory/tournament/move_times.h"

#include "engine/base/random.h"

#include <gtest/gtest.h>

namespace mt::cli
{
namespace
{

using Rows = std::vector<std::vector<double>>;

/// Numbers around that mean, spread like the sum of that many dice.
std::vector<double> dice(int count, int sides, double mean, int values, const std::string& seed)
{
    Rng rng(seed);
    std::vector<double> all;
    for (int i = 0; i < values; ++i) {
        double sum = mean - count * (sides + 1) / 2.0;
        for (int die = 0; die < count; ++die)
            sum += 1 + rng.below(static_cast<std::uint32_t>(sides));
        all.push_back(sum);
    }
    return all;
}

TEST(Bootstrap, IntervalsAreThoseOfTheNormalDistributionWhereThatHolds)
{
    Rows rows;
    for (int i = 0; i < 400; ++i)
        rows.push_back({static_cast<double>(i % 2), 7, static_cast<double>(i % 4)});
    const std::vector<Estimate> estimates = bootstrap(rows);
    ASSERT_EQ(estimates.size(), 3U);
    EXPECT_DOUBLE_EQ(estimates[0].mean, 0.5);
    EXPECT_NEAR(estimates[0].low, 0.5 - 1.96 * 0.5 / 20, 0.006);
    EXPECT_NEAR(estimates[0].high, 0.5 + 1.96 * 0.5 / 20, 0.006);
    EXPECT_EQ(estimates[1].mean, 7);
    EXPECT_EQ(estimates[1].low, 7);
    EXPECT_EQ(estimates[1].high, 7);
    EXPECT_DOUBLE_EQ(estimates[2].mean, 1.5);
    EXPECT_NEAR(estimates[2].high - estimates[2].low, 2 * 1.96 * 1.118 / 20, 0.02);
}

TEST(Bootstrap, CoversTheTruthNineteenTimesOfTwenty)
{
    int covered = 0;
    for (int sample = 0; sample < 100; ++sample) {
        Rows rows;
        for (const double value : dice(2, 6, 0, 50, std::to_string(sample)))
            rows.push_back({value});
        const Estimate estimate = bootstrap(rows)[0];
        covered += estimate.low <= 0 && 0 <= estimate.high ? 1 : 0;
    }
    EXPECT_GE(covered, 88);
    EXPECT_LT(covered, 100);
}

TEST(Bootstrap, OneRowHasNoIntervalAndNoneHasNothing)
{
    const std::vector<Estimate> one = bootstrap({{3}});
    ASSERT_EQ(one.size(), 1U);
    EXPECT_EQ(one[0].mean, 3);
    EXPECT_FALSE(one[0].hasInterval);
    EXPECT_TRUE(bootstrap({{3}, {4}})[0].hasInterval);
    EXPECT_TRUE(bootstrap({}).empty());
}

Sprt told(const std::vector<double>& values, double h0, double h1)
{
    Sprt sprt(h0, h1);
    for (const double value : values)
        sprt.add(value);
    return sprt;
}

TEST(SequentialTest, FindsTheClaimThatIsTrue)
{
    const Sprt better = told(dice(4, 12, -2, 5000, "better"), 0, -1);
    EXPECT_EQ(better.verdict(), Sprt::Verdict::h1);
    EXPECT_LT(better.count(), 5000);
    EXPECT_GE(better.logLikelihoodRatio(), 2.9444);
    const Sprt worse = told(dice(4, 12, 1, 5000, "worse"), 0, -1);
    EXPECT_EQ(worse.verdict(), Sprt::Verdict::h0);
    EXPECT_LE(worse.logLikelihoodRatio(), -2.9444);
    EXPECT_EQ(told(dice(4, 12, 2, 5000, "other way"), 0, 1).verdict(), Sprt::Verdict::h1);
    EXPECT_EQ(told(dice(4, 12, -1, 40, "few"), 0, -0.5).verdict(), Sprt::Verdict::none);
}

TEST(SequentialTest, ErrsInOneOfTwentyAtMost)
{
    int wrong[2] = {};
    for (int sample = 0; sample < 400; ++sample) {
        const std::string seed = std::to_string(sample);
        wrong[0] += told(dice(2, 6, 0, 3000, seed), 0, -1).verdict() != Sprt::Verdict::h0 ? 1 : 0;
        wrong[1] += told(dice(2, 6, -1, 3000, seed), 0, -1).verdict() != Sprt::Verdict::h1 ? 1 : 0;
    }
    EXPECT_LE(wrong[0], 32) << "0.05, and nearly three standard deviations more";
    EXPECT_LE(wrong[1], 32);
    EXPECT_GE(wrong[0] + wrong[1], 8) << "it is not in doubt for longer than it need be";
}

TEST(SequentialTest, ItsRatioIsThatOfTheNormalDistribution)
{
    // Mean 1, variance 2: n (h1 - h0) (mean - (h0 + h1) / 2) / variance.
    const Sprt sprt = told({0, 2, 0, 2, 1, 0.5, 1.5}, 0, 1);
    EXPECT_NEAR(sprt.logLikelihoodRatio(), 7 * 0.5 / (4.5 / 6), 1e-9);
    EXPECT_EQ(sprt.verdict(), Sprt::Verdict::none) << "too few to know their spread";
}

TEST(SequentialTest, ValuesThatAreAllTheSameDecideToo)
{
    EXPECT_EQ(told(std::vector<double>(40, 0.0), 0, -1).verdict(), Sprt::Verdict::h0);
    const Sprt sprt = told(std::vector<double>(40, -1.0), 0, -1);
    EXPECT_EQ(sprt.verdict(), Sprt::Verdict::h1);
    EXPECT_EQ(sprt.count(), 30) << "after its verdict nothing counts";
}

TEST(MoveTimes, AreKnownToWithinAnEighth)
{
    for (const std::int64_t time : {1LL, 15LL, 16LL, 17LL, 999LL, 1'000'000LL, 123'456'789LL, 60'000'000'000LL}) {
        MoveTimes times;
        times.add(time);
        EXPECT_NEAR(times.quantile(0.5) * 1e9, static_cast<double>(time), 0.0626 * static_cast<double>(time) + 0.6);
        ASSERT_EQ(times.filled().size(), 1U);
        EXPECT_LE(times.filled()[0].first, time);
        EXPECT_GE(times.filled()[0].first * 9, time * 8 - 8);
        MoveTimes read;
        read.add(times.filled()[0].first, times.filled()[0].second);
        EXPECT_EQ(read.filled(), times.filled());
    }
}

TEST(MoveTimes, QuantilesAreOfAll)
{
    MoveTimes times;
    MoveTimes more;
    EXPECT_EQ(times.quantile(0.5), 0);
    for (int i = 0; i < 98; ++i)
        times.add(1000);
    more.add(1'000'000);
    more.add(1'000'000);
    times += more;
    EXPECT_EQ(times.count(), 100);
    EXPECT_NEAR(times.quantile(0.5), 1e-6, 1e-7);
    EXPECT_NEAR(times.quantile(0.98), 1e-6, 1e-7);
    EXPECT_NEAR(times.quantile(0.99), 1e-3, 1e-4);
}

} // namespace
} // namespace mt::cli
