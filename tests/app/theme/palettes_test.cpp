// Every palette of pips, by figures: which values can be told apart, by which eyes.
#include "app/theme/contrast.h"
#include "app/theme/pip_colours.h"
#include "engine/base/tile.h"
#include "tests/app/theme/colour_vision.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>

namespace
{

struct Apart {
    double among12 = 999, neighbours = 999, among18 = 999;
};

Apart apart(PipColours palette, Vision vision)
{
    Apart least;
    for (int high = 2; high < mt::pipValues; ++high) {
        for (int low = 1; low < high; ++low) {
            const double d = difference(seen(pipColour(palette, high), vision), seen(pipColour(palette, low), vision));
            least.among18 = std::min(least.among18, d);
            if (high <= 12)
                least.among12 = std::min(least.among12, d);
            if (high <= 12 && high == low + 1)
                least.neighbours = std::min(least.neighbours, d);
        }
    }
    return least;
}

void show(const char* palette, Vision vision, const Apart& least)
{
    const char* names[visions] = {"normal", "protanopia", "deuteranopia", "tritanopia"};
    std::printf("%-6s %-13s 1..12 %5.1f, neighbours %5.1f, 1..18 %5.1f\n", palette, names[static_cast<int>(vision)],
                least.among12, least.neighbours, least.among18);
}

TEST(Palettes, DifferencesAreReckonedAsPublished)
{
    EXPECT_NEAR(difference({50, 2.6772, -79.7751}, {50, 0, -82.7485}), 2.0425, 1e-4);
    EXPECT_NEAR(difference({50, 2.5, 0}, {50, 0, -2.5}), 4.3065, 1e-4);
    EXPECT_NEAR(difference({2.0776, 0.0795, -1.1350}, {0.9033, -0.0636, -0.5514}), 0.9082, 1e-4);
    EXPECT_NEAR(contrast(Qt::black, Qt::white), 21, 1e-9);
    EXPECT_NEAR(contrast(QColor(0x77, 0x77, 0x77), Qt::white), 4.48, 0.005);
}

// The usual colours serve those who see all of them.
TEST(Palettes, TheUsualColoursAreApartForMostEyes)
{
    for (int v = 0; v < visions; ++v)
        show("usual", static_cast<Vision>(v), apart(PipColours::Usual, static_cast<Vision>(v)));
    const Apart least = apart(PipColours::Usual, Vision::normal);
    EXPECT_GE(least.among12, 12);
    EXPECT_GE(least.neighbours, 20);
    EXPECT_GE(least.among18, 8);
}

TEST(Palettes, TheSafeColoursAreApartForAllEyes)
{
    for (int v = 0; v < visions; ++v) {
        const Apart least = apart(PipColours::Safe, static_cast<Vision>(v));
        show("safe", static_cast<Vision>(v), least);
        EXPECT_GE(least.among12, 15) << v;
        EXPECT_GE(least.neighbours, 20) << v;
        EXPECT_GE(least.among18, 10) << v;
    }
}

} // namespace
