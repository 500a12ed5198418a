#include "tests/app/theme/colour_vision.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace
{

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

constexpr std::array<Matrix, visions> eyes{{
    {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
    {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
    {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
    {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
}};
constexpr Matrix toXyz{
    {{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}};
constexpr Triple white{0.95047, 1.0, 1.08883};

Triple times(const Matrix& matrix, const Triple& v)
{
    Triple result{};
    for (std::size_t row = 0; row < 3; ++row)
        result[row] = matrix[row][0] * v[0] + matrix[row][1] * v[1] + matrix[row][2] * v[2];
    return result;
}

double linear(double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); }

double radians(double degrees) { return degrees * std::numbers::pi / 180; }

double hue(double a, double b)
{
    const double angle = std::atan2(b, a) * 180 / std::numbers::pi;
    return angle < 0 ? angle + 360 : angle;
}

double chromaPart(double c) { return std::sqrt(std::pow(c, 7) / (std::pow(c, 7) + std::pow(25.0, 7))); }

} // namespace

Lab seen(const QColor& colour, Vision vision)
{
    Triple rgb = times(eyes[static_cast<std::size_t>(vision)],
                       {linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())});
    for (double& channel : rgb)
        channel = std::clamp(channel, 0.0, 1.0);
    Triple f = times(toXyz, rgb);
    for (std::size_t i = 0; i < 3; ++i) {
        const double t = f[i] / white[i];
        f[i] = t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
    }
    return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

double difference(const Lab& one, const Lab& other)
{
    const double meanC = (std::hypot(one.a, one.b) + std::hypot(other.a, other.b)) / 2;
    const double stretch = 1.5 - 0.5 * chromaPart(meanC);
    const double a1 = one.a * stretch, a2 = other.a * stretch;
    const double c1 = std::hypot(a1, one.b), c2 = std::hypot(a2, other.b);
    const double h1 = hue(a1, one.b), h2 = hue(a2, other.b);
    const bool grey = c1 * c2 == 0;
    double dh = grey ? 0 : h2 - h1;
    dh += dh > 180 ? -360 : dh < -180 ? 360 : 0;
    const double meanH = grey ? h1 + h2 : std::fmod(h1 + dh / 2 + 360, 360);
    const double l = (one.l + other.l) / 2, c = (c1 + c2) / 2;
    const double t = 1 - 0.17 * std::cos(radians(meanH - 30)) + 0.24 * std::cos(radians(2 * meanH)) +
                     0.32 * std::cos(radians(3 * meanH + 6)) - 0.20 * std::cos(radians(4 * meanH - 63));
    const double sl = 1 + 0.015 * (l - 50) * (l - 50) / std::sqrt(20 + (l - 50) * (l - 50));
    const double turn = -2 * chromaPart(c) * std::sin(radians(60 * std::exp(-std::pow((meanH - 275) / 25, 2))));
    const double dl = (other.l - one.l) / sl;
    const double dc = (c2 - c1) / (1 + 0.045 * c);
    const double dhue = 2 * std::sqrt(c1 * c2) * std::sin(radians(dh / 2)) / (1 + 0.015 * c * t);
    return std::sqrt(dl * dl + dc * dc + dhue * dhue + turn * dc * dhue);
}
