// Tiles of every theme as they are drawn, dot by dot: pips and digits can be told from the face that they stand on.
#include "app/theme/contrast.h"
#include "app/theme/theme_definition.h"
#include "app/theme/themes.h"

#include <QImage>
#include <QMetaEnum>
#include <QPainter>
#include <QQmlComponent>
#include <QQmlEngine>

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <memory>

namespace
{

struct Lightness {
    double sum = 0;
    int dots = 0;
    void add(double luminance)
    {
        sum += luminance;
        ++dots;
    }
    double mean() const { return dots == 0 ? 0 : sum / dots; }
};

double ratio(double one, double other) { return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05); }

/// What stands out in `area` of `with` against the same place of `without`: by the dots that are wholly of it, against
/// the square of 8 dots of the ground that it is told from least. 21 where nothing is drawn.
double drawnContrast(const QImage& with, const QImage& without, const QRect& area)
{
    const int square = std::min({8, area.width() - 1, area.height() - 1});
    const auto difference = [&](int x, int y) {
        return std::abs(luminance(with.pixelColor(x, y)) - luminance(without.pixelColor(x, y)));
    };
    double most = 0;
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x)
            most = std::max(most, luminance(without.pixelColor(x, y)) - luminance(with.pixelColor(x, y)));
    if (most < 0.02)
        return 21;
    Lightness ink;
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x)
            if (luminance(with.pixelColor(x, y)) < luminance(without.pixelColor(x, y)) &&
                difference(x, y) > most * 0.85)
                ink.add(luminance(with.pixelColor(x, y)));
    double least = 21;
    for (int y = area.top(); y + square <= area.bottom(); y += square / 2)
        for (int x = area.left(); x + square <= area.right(); x += square / 2) {
            Lightness ground;
            for (int dot = 0; dot < square * square; ++dot)
                ground.add(luminance(without.pixelColor(x + dot % square, y + dot / square)));
            least = std::min(least, ratio(ink.mean(), ground.mean()));
        }
    return least;
}

struct Drawn {
    double pips = 21;
    double digits = 21;
};

/// The least of all values, lying and upright.
Drawn drawn(const TileArt& art, int side, TileStyle style)
{
    Drawn least;
    const TileSheet sheet = art.sheet(side, style);
    // A tile that is too small for both has the digit alone.
    TileStyle alone = style;
    alone.marks = TileMarks::Digits;
    if (style.marks == TileMarks::PipsAndDigits && sheet.image == art.sheet(side, alone).image)
        style.marks = TileMarks::Digits;
    for (const TilePose pose : {TilePose::upright, TilePose::lying}) {
        const QImage bare = sheet.image.copy(sheet.face(pose));
        for (int value = 0; value < mt::pipValues; ++value) {
            for (const bool isFirst : {true, false}) {
                const QPoint corner = isFirst                     ? QPoint()
                                      : pose == TilePose::upright ? QPoint(0, side)
                                                                  : QPoint(side, 0);
                QImage marked = bare;
                QPainter(&marked).drawImage(corner, sheet.image.copy(sheet.half(pose, value)));
                // A little inside: an edge is no ground to stand on.
                const QRect half = QRect(corner, QSize(side, side)).adjusted(side / 8, side / 8, -side / 8, -side / 8);
                const bool both = style.marks == TileMarks::PipsAndDigits;
                const int line = corner.y() + (both ? qRound(side * 0.59) : style.marks == TileMarks::Pips ? side : 0);
                const QRect above(half.topLeft(), QPoint(half.right(), std::min(half.bottom(), line - 2)));
                const QRect below(QPoint(half.left(), std::max(half.top(), line)), half.bottomRight());
                if (style.marks != TileMarks::Digits)
                    least.pips = std::min(least.pips, drawnContrast(marked, bare, above));
                if (style.marks != TileMarks::Pips)
                    least.digits = std::min(least.digits, drawnContrast(marked, bare, below));
            }
        }
    }
    return least;
}

class DrawnTiles : public testing::TestWithParam<QString>
{
protected:
    DrawnTiles()
    {
        engine_.addImportPath(QStringLiteral("qrc:/"));
        QQmlComponent file(&engine_, QUrl(QStringLiteral("qrc:/MexicanTrain/Ui/Theme/themes/%1.qml").arg(GetParam())));
        theme.reset(file.create());
    }

    QQmlEngine engine_;
    std::unique_ptr<QObject> theme;
    const bool isForContrast = GetParam() == QLatin1String("HighContrast");
};

TEST_P(DrawnTiles, CanBeReadAlsoWhenTheyAreDimmed)
{
    const TileArt& art = *theme->property("tiles").value<TileArt*>();
    const auto marks = QMetaEnum::fromType<TileMarks>();
    const auto palettes = QMetaEnum::fromType<PipColours>();
    for (const bool isDimmed : {false, true})
        for (int mark = 0; mark < marks.keyCount(); ++mark)
            for (int palette = 0; palette < palettes.keyCount(); ++palette)
                for (const int side : {16, 18, 22, 28, 40, 56}) {
                    const Drawn least = drawn(art, side, {TileMarks(mark), PipColours(palette), isDimmed});
                    std::printf("%-14s %-14s %-7s %2d %s: pips %5.2f, digits %5.2f\n", qPrintable(GetParam()),
                                marks.key(mark), palettes.key(palette), side, isDimmed ? "dimmed" : "      ",
                                least.pips, least.digits);
                    EXPECT_GE(least.pips, 3);
                    EXPECT_GE(least.digits, isForContrast ? 7 : 4.5);
                }
}

// What cannot be played is told from what can: by how dark it is, or, where nothing is to be dimmed, by a ring.
TEST_P(DrawnTiles, WhatIsDimmedIsToldFromTheOthers)
{
    const TileArt& art = *theme->property("tiles").value<TileArt*>();
    EXPECT_EQ(theme->property("outlinesPlayable").toBool(), isForContrast);
    const double apart = contrast(art.face(), art.face(true));
    std::printf("%-14s dimmed %4.2f\n", qPrintable(GetParam()), apart);
    EXPECT_GE(apart, 1.5);
}

INSTANTIATE_TEST_SUITE_P(All, DrawnTiles, testing::ValuesIn(Themes::listed()),
                         [](const auto& theme) { return theme.param.toStdString(); });

} // namespace
