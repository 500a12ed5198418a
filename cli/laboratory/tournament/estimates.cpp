#include "cli/laboratory/tournament/estimates.h"

#include "engine/base/random.h"

#include <algorithm>
#include <cmath>

namespace mt::cli
{
namespace
{

constexpr std::size_t resamples = 2000;
// Before the spread of the values is known well enough: with 10, one verdict in a hundred was wrong for that alone.
constexpr int leastValues = 30;

// Adds a row, so many times, to the sums.
void addRow(std::vector<double>& sums, const std::vector<double>& row)
{
    std::transform(sums.begin(), sums.end(), row.begin(), sums.begin(), std::plus<>());
}

} // namespace

std::vector<Estimate> bootstrap(const std::vector<std::vector<double>>& rows)
{
    if (rows.empty())
        return {};
    const std::size_t measures = rows.front().size();
    const auto count = static_cast<double>(rows.size());
    std::vector<double> sums(measures);
    for (const std::vector<double>& row : rows)
        addRow(sums, row);
    std::vector<Estimate> estimates;
    for (const double sum : sums)
        estimates.push_back({.mean = sum / count, .hasInterval = rows.size() > 1});

    Rng rng("tournament/bootstrap");
    std::vector<std::vector<double>> means(measures);
    for (std::size_t i = 0; i < resamples && rows.size() > 1; ++i) {
        std::fill(sums.begin(), sums.end(), 0.0);
        for (std::size_t drawn = 0; drawn < rows.size(); ++drawn)
            addRow(sums, rows[rng.below(static_cast<std::uint32_t>(rows.size()))]);
        for (std::size_t measure = 0; measure < measures; ++measure)
            means[measure].push_back(sums[measure] / count);
    }
    for (std::size_t measure = 0; measure < measures && rows.size() > 1; ++measure) {
        std::sort(means[measure].begin(), means[measure].end());
        estimates[measure].low = means[measure][resamples / 40];
        estimates[measure].high = means[measure][resamples - 1 - resamples / 40];
    }
    return estimates;
}

Sprt::Verdict Sprt::add(double value)
{
    if (verdict_ != Verdict::none)
        return verdict_;
    ++count_;
    const double before = value - mean_;
    mean_ += before / count_;
    squares_ += before * (value - mean_);
    if (count_ >= leastValues) {
        const double bound = std::log(19.0);
        const double ratio = logLikelihoodRatio();
        if (ratio >= bound)
            verdict_ = Verdict::h1;
        else if (ratio <= -bound)
            verdict_ = Verdict::h0;
    }
    return verdict_;
}

double Sprt::logLikelihoodRatio() const
{
    if (count_ < 2)
        return 0;
    constexpr double leastVariance = 1e-6; // of values that are all the same
    const double variance = std::max(squares_ / (count_ - 1), leastVariance);
    return count_ * (h1_ - h0_) * (mean_ - (h0_ + h1_) / 2) / variance;
}

} // namespace mt::cli
