// What stands on a tile and where: pips, digits, and the parts of the picture that all tiles are cut from.
#include "app/theme/contrast.h"
#include "app/theme/numerals.h"
#include "app/theme/pip_colours.h"
#include "app/theme/pip_layout.h"
#include "app/theme/themes.h"
#include "app/theme/tile_art.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace
{

constexpr TilePose poses[] = {TilePose::upright, TilePose::lying};

TEST(Pips, AreAsManyAsTheValueAndApart)
{
    for (int value = 0; value < mt::pipValues; ++value) {
        const double side = 100;
        const std::vector<QPointF> pips = pipCentres(value, side);
        const double radius = pipRadius(value, side);
        ASSERT_EQ(static_cast<int>(pips.size()), value);
        for (std::size_t one = 0; one < pips.size(); ++one) {
            const QRectF inner(radius, radius, side - 2 * radius, side - 2 * radius);
            EXPECT_TRUE(inner.contains(pips[one])) << value << ": a pip reaches beyond its half";
            for (std::size_t other = 0; other < one; ++other)
                EXPECT_GE(std::hypot(pips[one].x() - pips[other].x(), pips[one].y() - pips[other].y()), 2 * radius)
                    << value << ": two pips touch";
        }
    }
}

// A tile may be seen from either end.
TEST(Pips, LookTheSameUpsideDown)
{
    for (int value = 1; value < mt::pipValues; ++value) {
        const std::vector<QPointF> pips = pipCentres(value, 100);
        for (const QPointF& pip : pips) {
            bool hasOpposite = false;
            for (const QPointF& other : pips)
                hasOpposite = hasOpposite || (std::abs(100 - pip.x() - other.x()) < 1e-9 &&
                                              std::abs(100 - pip.y() - other.y()) < 1e-9);
            EXPECT_TRUE(hasOpposite) << value;
        }
    }
}

TEST(Pips, GrowWithTheTile)
{
    for (int value = 1; value < mt::pipValues; ++value) {
        EXPECT_DOUBLE_EQ(pipRadius(value, 80), 2 * pipRadius(value, 40));
        EXPECT_DOUBLE_EQ(pipCentres(value, 80).front().y(), 2 * pipCentres(value, 40).front().y());
    }
    EXPECT_EQ(pipCentres(1, 40), std::vector<QPointF>({QPointF(20, 20)}));
}

TEST(Pips, EveryValueHasAShapeOfItsOwn)
{
    std::set<std::vector<std::pair<int, int>>> shapes;
    for (int value = 0; value < mt::pipValues; ++value) {
        std::vector<std::pair<int, int>> shape;
        for (const QPointF& pip : pipCentres(value, 1000))
            shape.emplace_back(qRound(pip.x()), qRound(pip.y()));
        EXPECT_TRUE(shapes.insert(shape).second) << value;
    }
}

TEST(Numerals, FillTheirBoxAndSixAndNineAreUnderlined)
{
    const QRectF box(10, 20, 60, 50);
    for (int value = 0; value < mt::pipValues; ++value) {
        const QRectF drawn = numeral(value, box).boundingRect();
        EXPECT_TRUE(box.adjusted(-0.5, -0.5, 0.5, 0.5).contains(drawn)) << value;
        EXPECT_NEAR(drawn.top(), box.top(), 0.5) << value;
        EXPECT_NEAR(drawn.bottom(), box.bottom(), 0.5) << value;
        EXPECT_NEAR(drawn.center().x(), box.center().x(), 0.5) << value;
    }
    // The line below 6 and 9 is all across; nothing of another digit is there.
    const auto lowest = [&](int value) {
        const QRectF foot(box.left(), box.bottom() - 2, box.width(), 2);
        QPainterPath area;
        area.addRect(foot);
        return numeral(value, box).intersected(area).boundingRect().width() /
               numeral(value, box).boundingRect().width();
    };
    EXPECT_GT(lowest(6), 0.95);
    EXPECT_GT(lowest(9), 0.95);
    EXPECT_LT(lowest(8), 0.95);
    EXPECT_LT(lowest(7), 0.95);
    const QRectF narrow(0, 0, 20, 50);
    for (const int value : {0, 8, 18})
        EXPECT_LE(numeral(value, narrow).boundingRect().width(), narrow.width() + 0.5) << value;
}

// --- Colours ------------------------------------------------------------------------------------------------------

TEST(Contrast, IsTheSameEitherWayAndBetweenOneAndTwentyOne)
{
    const QColor colours[] = {Qt::black, Qt::white, Qt::red, QColor("#33302c"), QColor("#777777")};
    for (const QColor& one : colours) {
        EXPECT_DOUBLE_EQ(contrast(one, one), 1);
        for (const QColor& other : colours) {
            EXPECT_DOUBLE_EQ(contrast(one, other), contrast(other, one));
            EXPECT_LE(contrast(one, other), 21 + 1e-9);
        }
    }
    EXPECT_DOUBLE_EQ(luminance(Qt::black), 0);
    EXPECT_NEAR(luminance(Qt::white), 1, 1e-12);
    EXPECT_GT(luminance(Qt::green), luminance(Qt::red));
    EXPECT_GT(luminance(Qt::red), luminance(Qt::blue));
    QColor clear(Qt::white);
    clear.setAlphaF(0.1F);
    EXPECT_NEAR(luminance(clear), 1, 1e-12) << "it counts as opaque";
}

TEST(Contrast, WordsAreBlackOrWhite)
{
    EXPECT_EQ(Themes::wordsOn(Qt::black), QColor(Qt::white));
    EXPECT_EQ(Themes::wordsOn(Qt::white), QColor(Qt::black));
    EXPECT_EQ(Themes::wordsOn(Qt::yellow), QColor(Qt::black));
    EXPECT_EQ(Themes::wordsOn(Qt::darkBlue), QColor(Qt::white));
    for (int grey = 0; grey < 256; ++grey)
        EXPECT_GE(contrast(Themes::wordsOn(QColor(grey, grey, grey)), QColor(grey, grey, grey)), 4.5) << grey;
}

TEST(Digits, CanBeReadOnEveryFace)
{
    const QColor faces[] = {Qt::white,         QColor("#f4ead5"), QColor("#c8c8c8"), QColor("#808080"),
                            QColor("#303030"), QColor("#101418"), Qt::black};
    for (const PipColours palette : {PipColours::Usual, PipColours::Safe, PipColours::OneInk})
        for (const QColor& face : faces)
            for (int value = 0; value < mt::pipValues; ++value)
                EXPECT_GE(contrast(digitColour(palette, value, face, 4.5), face), 4.5)
                    << static_cast<int>(palette) << " " << value << " on " << face.name().toStdString();
    EXPECT_EQ(digitColour(PipColours::OneInk, 5, Qt::white, 4.5), pipColour(PipColours::OneInk, 5)) << "as it is";
    EXPECT_EQ(pipColour(PipColours::OneInk, 0), pipColour(PipColours::OneInk, 18));
    EXPECT_NE(pipColour(PipColours::Usual, 1), pipColour(PipColours::Safe, 1));
}

// --- The picture of all parts -------------------------------------------------------------------------------------

std::vector<QRect> partsOf(const TileSheet& sheet)
{
    std::vector<QRect> parts;
    for (const TilePose pose : poses) {
        for (int value = 0; value < sheet.values; ++value)
            parts.push_back(sheet.half(pose, value));
        for (const QRect& part : {sheet.face(pose), sheet.back(pose), sheet.shadow(pose)})
            parts.push_back(part);
    }
    return parts;
}

TEST(TileSheet, HasEveryPartInItsPicture)
{
    const TileArt art;
    for (const auto& [side, values] : {std::pair(8, 19), {13, 13}, {24, 1}, {60, 19}, {60, 13}, {131, 13}}) {
        const TileSheet sheet = art.sheet(side, {}, values);
        const std::vector<QRect> parts = partsOf(sheet);
        for (std::size_t one = 0; one < parts.size(); ++one) {
            EXPECT_TRUE(sheet.image.rect().contains(parts[one])) << side << ": part " << one;
            for (std::size_t other = 0; other < one; ++other)
                EXPECT_FALSE(parts[one].intersects(parts[other])) << side << ": parts " << one << " and " << other;
        }
        EXPECT_EQ(sheet.face(TilePose::upright).size(), QSize(side, 2 * side));
        EXPECT_EQ(sheet.face(TilePose::lying).size(), QSize(2 * side, side));
        EXPECT_GE(sheet.shadowReach(), 3);
    }
}

TEST(TileSheet, ShowsWhatThePlayerChose)
{
    const TileArt art;
    const auto half = [&](TileStyle style, int value) {
        const TileSheet sheet = art.sheet(48, style);
        return sheet.image.copy(sheet.half(TilePose::upright, value));
    };
    const auto isEmpty = [](const QImage& image) {
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (qAlpha(image.pixel(x, y)) != 0)
                    return false;
        return true;
    };
    EXPECT_TRUE(isEmpty(half({TileMarks::Pips}, 0))) << "a blank";
    EXPECT_FALSE(isEmpty(half({TileMarks::Digits}, 0))) << "its digit";
    EXPECT_FALSE(isEmpty(half({TileMarks::PipsAndDigits}, 0)));
    for (const TileMarks marks : {TileMarks::Pips, TileMarks::Digits, TileMarks::PipsAndDigits})
        EXPECT_NE(half({marks, PipColours::Usual}, 5), half({marks, PipColours::OneInk}, 5));
    EXPECT_NE(half({TileMarks::Pips}, 5), half({TileMarks::Digits}, 5));
    EXPECT_NE(half({TileMarks::Pips}, 5), half({TileMarks::PipsAndDigits}, 5));
}

// What is kept is what would be drawn, of each size and style, also after the colours have changed.
TEST(TileArt, DrawsTheSheetsInUseOnce)
{
    TileArt art;
    TileStyle dim;
    dim.isDimmed = true;
    for (const Qt::GlobalColor face : {Qt::white, Qt::yellow}) {
        ASSERT_TRUE(art.setProperty("face", QColor(face)));
        for (const int side : {20, 24, 20, 31, 24, 20})
            for (const TileStyle& style : {TileStyle(), dim}) {
                const TileSheet kept = art.keptSheet(side, style, 12);
                EXPECT_EQ(kept.image, art.sheet(side, style, 13).image) << side << style.isDimmed;
                EXPECT_EQ(kept.shortSide, side);
                EXPECT_EQ(art.keptSheet(side, style, 12).image.cacheKey(), kept.image.cacheKey()) << "drawn once";
            }
    }
    const qint64 first = art.keptSheet(20, {}, 12).image.cacheKey();
    for (int side = 40; side < 45; ++side)
        art.keptSheet(side, {}, 12);
    EXPECT_EQ(art.keptSheet(20, {}, 12).image.cacheKey(), first) << "a table has as many sizes";
    for (int side = 40; side < 60; ++side)
        art.keptSheet(side, {}, 12);
    EXPECT_NE(art.keptSheet(20, {}, 12).image.cacheKey(), first) << "not for ever";
}

TEST(TileArt, DrawsASizeAheadAsTilesWereDrawnLast)
{
    TileArt art;
    art.drawAhead(24); // as nothing was drawn yet, nobody knows how
    TileStyle style;
    style.marks = TileMarks::Digits;
    TileStyle dim = style;
    dim.isDimmed = true;
    art.keptSheet(31, dim, 12);
    art.drawAhead(24);
    // Pictures are numbered as they are made.
    const QImage later(1, 1, QImage::Format_ARGB32_Premultiplied);
    const QImage ahead = art.keptSheet(24, style, 12).image;
    EXPECT_LT(ahead.cacheKey(), later.cacheKey());
    EXPECT_EQ(ahead, art.sheet(24, style, 13).image);
}

// Values that only larger sets have are drawn once one of them is on the table, and from then on for every size.
TEST(TileArt, DrawsTheValuesOfLargerSetsWhenTheyAreWanted)
{
    TileArt art;
    const auto isDrawn = [](const TileSheet& sheet, int value) {
        const QImage half = sheet.image.copy(sheet.half(TilePose::upright, value));
        QImage empty(half.size(), half.format());
        empty.fill(Qt::transparent);
        return half != empty;
    };
    const TileSheet usual = art.keptSheet(20, {}, 12);
    EXPECT_TRUE(isDrawn(usual, 12));
    EXPECT_FALSE(isDrawn(usual, 13));
    EXPECT_EQ(usual.values, 13);
    for (const int value : {13, 18, 0}) {
        const TileSheet larger = art.keptSheet(20 + value, {}, value);
        EXPECT_TRUE(isDrawn(larger, 18)) << value;
        EXPECT_EQ(larger.image, art.sheet(20 + value, {}).image) << value;
    }
    EXPECT_EQ(art.keptSheet(20, {}, 0).values, mt::pipValues) << "what was drawn before is not enough any more";
}

TEST(TileArt, CountsItsChanges)
{
    TileArt art;
    const int before = art.revision();
    const TileSheet white = art.sheet(20, {});
    ASSERT_TRUE(art.setProperty("face", QColor(Qt::yellow)));
    EXPECT_EQ(art.revision(), before + 1);
    EXPECT_NE(art.sheet(20, {}).image, white.image);
    ASSERT_TRUE(art.setProperty("face", QColor(Qt::yellow)));
    EXPECT_EQ(art.revision(), before + 1) << "it is yellow already";
    for (const char* part : {"edge", "back", "dimmedFace"})
        ASSERT_TRUE(art.setProperty(part, QColor(Qt::cyan)));
    EXPECT_EQ(art.revision(), before + 4);
}

} // namespace
