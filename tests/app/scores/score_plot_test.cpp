// The plot of the totals as it lies on the paper.
#include "app/scores/score_plot.h"
#include "tests/app/scores/some_score_table.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>

#include <algorithm>

namespace
{

const QRect area(60, 60, 480, 300); // within a larger picture

QImage painted(const PlotStyle& style, const QRect& where = area)
{
    QImage image(600, 420, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    ScorePlot::draw(painter, where, someTable("tactic", 3, 6), style);
    return image;
}

PlotStyle someStyle()
{
    QFont font;
    font.setPixelSize(16);
    return {font, Qt::black, Qt::gray, Qt::white, 2};
}

// Where the two pictures are not the same, of what is `within`.
QRect difference(const QImage& one, const QImage& other, const QRect& within)
{
    QRect found;
    for (int y = within.top(); y <= within.bottom(); ++y)
        for (int x = within.left(); x <= within.right(); ++x)
            if (one.pixel(x, y) != other.pixel(x, y))
                found |= QRect(x, y, 1, 1);
    return found;
}

class Plot : public testing::Test
{
protected:
    // What another colour changes is what is drawn in it.
    QRect words(const QRect& within) const
    {
        PlotStyle other = someStyle();
        other.ink = Qt::red;
        return difference(image, painted(other), within);
    }
    QRect grid() const
    {
        PlotStyle other = someStyle();
        other.faint = Qt::red;
        return difference(image, painted(other), image.rect());
    }
    QRect axisNumbers() const { return words({QPoint(0, 0), QPoint(grid().left() - 1, image.height() - 1)}); }

    const QImage image = painted(someStyle());
};

TEST_F(Plot, StaysWhereItBelongs)
{
    QImage empty(image.size(), image.format());
    empty.fill(Qt::white);
    const QRect drawn = difference(image, empty, image.rect());
    EXPECT_TRUE(area.contains(drawn)) << drawn.left() << " " << drawn.top() << " " << drawn.right() << " "
                                      << drawn.bottom();
}

TEST_F(Plot, TheNumbersOfItsAxisStandBesideTheirLines)
{
    const QRect lines = grid();
    const QRect numbers = axisNumbers();
    ASSERT_FALSE(numbers.isEmpty());
    EXPECT_TRUE(words(lines).isEmpty()) << "no number lies on the lines";
    EXPECT_LT(numbers.right(), lines.left());
    // The first number's line is the lowest, the last one's the highest.
    EXPECT_NEAR((numbers.top() + numbers.bottom()) / 2.0, (lines.top() + lines.bottom()) / 2.0, 4);
}

int darkIn(int seat, int radius)
{
    QImage mark(60, 60, QImage::Format_RGB32);
    mark.fill(Qt::white);
    QPainter painter(&mark);
    ScorePlot::drawMark(painter, {30, 30}, radius, seat, Qt::black, Qt::white);
    painter.end();
    int dark = 0;
    for (int x = 0; x < mark.width(); ++x)
        dark += qGray(mark.pixel(x, 30)) < 128;
    return dark;
}

TEST_F(Plot, AFilledMarkIsFullAndAHollowOneHasABroadRim)
{
    const int radius = 20;
    EXPECT_GE(darkIn(0, radius), 2 * radius - 5) << "across a disc";
    EXPECT_GE(darkIn(7, radius), radius * 3 / 4) << "both sides of a ring";
    EXPECT_LE(darkIn(7, radius), radius * 3 / 2) << "which is hollow";
}

QStringList complaints;

TEST_F(Plot, IsDrawnIntoALowWindowToo)
{
    complaints.clear();
    const auto before = qInstallMessageHandler(
        [](QtMsgType, const QMessageLogContext&, const QString& text) { complaints.append(text); });
    painted(someStyle(), {60, 60, 480, 8});
    qInstallMessageHandler(before);
    EXPECT_TRUE(complaints.isEmpty()) << complaints.join(QLatin1Char('\n')).toStdString();
}

} // namespace
