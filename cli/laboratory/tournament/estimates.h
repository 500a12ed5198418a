// What measurements that vary by chance say: means with intervals, and which of two claims is true.
//
// Nothing here decides a move, so numbers may be floating ones; what is drawn by lot is drawn by our own generator.
#pragma once

#include <cstdint>
#include <vector>

namespace mt::cli
{

struct Estimate {
    double mean = 0;
    double low = 0; ///< of the 95 % interval
    double high = 0;
    bool hasInterval = false; ///< of one measurement there is none
};

/// The means of several measures, each row having one value of each; the rows are independent of each other. Intervals
/// are those between the quantiles of a bootstrap over rows, the same each time.
std::vector<Estimate> bootstrap(const std::vector<std::vector<double>>& rows);

/// Wald's sequential test by the normal distribution, of the claim that the mean is h1 against h0; either error is made
/// in one of twenty cases at most.
class Sprt
{
public:
    enum class Verdict : std::uint8_t { none, h0, h1 };

    Sprt(double h0, double h1) : h0_(h0), h1_(h1) {}

    /// What is known with one more value. After a verdict further ones do not count.
    Verdict add(double value);
    Verdict verdict() const { return verdict_; }
    double logLikelihoodRatio() const; ///< of h1 to h0; no verdict between -ln 19 and ln 19
    int count() const { return count_; }
    double mean() const { return count_ > 0 ? mean_ : 0; }

private:
    double h0_;
    double h1_;
    Verdict verdict_ = Verdict::none;
    int count_ = 0;
    double mean_ = 0;
    double squares_ = 0; ///< sum of squared deviations from the mean
};

} // namespace mt::cli
