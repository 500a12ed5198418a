#include "app/scores/score_plot.h"

#include "app/scores/score_words.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace
{

constexpr int shapes = 7;

// The points of a polygon around the origin, the first one at the top.
QPolygonF star(int points, qreal outer, qreal inner)
{
    QPolygonF polygon;
    for (int i = 0; i < 2 * points; ++i) {
        const qreal r = i % 2 == 0 ? outer : inner;
        const qreal angle = std::numbers::pi * i / points;
        polygon.append(QPointF(r * std::sin(angle), -r * std::cos(angle)));
    }
    return polygon;
}

QPainterPath shape(int number, qreal r)
{
    QPainterPath path;
    switch (number) {
    case 0: path.addEllipse(QPointF(), r, r); break;
    case 1: path.addRect(-r * 0.9, -r * 0.9, r * 1.8, r * 1.8); break;
    case 2: path.addPolygon(star(3, r * 1.3, r * 0.65)); break;
    case 3: path.addPolygon(star(2, r * 1.35, r * 0.95)); break;
    case 4: path.addPolygon(star(3, -r * 1.3, -r * 0.65)); break;
    case 5: path.addPolygon(star(5, r * 1.4, r * 0.6)); break;
    default: path.addPolygon(star(4, r * 1.6, r * 0.6)); break;
    }
    path.closeSubpath();
    return path;
}

struct Frame {
    QRectF plot;   ///< where the lines are
    QRectF labels; ///< to the right of it
    int rounds = 1;
    int most = 1; ///< the number at the top of the axis

    qreal x(int round) const { return plot.left() + plot.width() * round / rounds; }
    qreal y(int total) const { return plot.bottom() - plot.height() * total / most; }
};

// A row for each round, the first one all zero.
std::vector<std::vector<int>> runningTotals(const ScoreTable& table)
{
    std::vector<std::vector<int>> rows;
    for (int round = 0; round <= table.rounds(); ++round)
        rows.push_back(table.after(round).totals());
    return rows;
}

qreal widestName(const ScoreTable& table, const QFontMetricsF& metrics)
{
    qreal widest = 0;
    for (int seat = 0; seat < table.players(); ++seat)
        widest = std::max(widest, metrics.horizontalAdvance(table.names().name(seat)));
    return widest;
}

void drawAxes(QPainter& painter, const Frame& frame, const std::vector<int>& numbers, const PlotStyle& style)
{
    const QFontMetricsF metrics(style.font, painter.device());
    const qreal gap = metrics.height() * 0.4;
    const qreal widest = metrics.horizontalAdvance(ScoreWords::number(numbers.back())) + gap;
    painter.setFont(style.font);
    for (const int number : numbers) {
        const qreal y = frame.y(number);
        painter.setPen(QPen(style.faint, style.line * 0.5));
        painter.drawLine(QPointF(frame.plot.left(), y), QPointF(frame.plot.right(), y));
        painter.setPen(style.ink);
        painter.drawText(QRectF(frame.plot.left() - gap - widest, y - metrics.height(), widest, 2 * metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, ScoreWords::number(number));
    }
    // As many rounds are numbered as there is room for.
    const qreal room = metrics.horizontalAdvance(ScoreWords::number(100));
    const int every = static_cast<int>(std::ceil(room * frame.rounds / frame.plot.width()));
    for (int round = 1; round <= frame.rounds; ++round) {
        const qreal x = frame.x(round);
        painter.setPen(QPen(style.faint, style.line * 0.5));
        painter.drawLine(QPointF(x, frame.plot.top()), QPointF(x, frame.plot.bottom()));
        painter.setPen(style.ink);
        if (round % every == 0)
            painter.drawText(QRectF(x - room, frame.plot.bottom() + gap * 0.5, 2 * room, metrics.height()),
                             Qt::AlignCenter, ScoreWords::number(round));
    }
}

void drawLines(QPainter& painter, const Frame& frame, const ScoreTable& table, const PlotStyle& style)
{
    const std::vector<std::vector<int>> totals = runningTotals(table);
    for (int seat = 0; seat < table.players(); ++seat) {
        const QColor colour = ScorePlot::seenOn(style.paper, QColor(table.colour(seat)));
        QPolygonF points;
        for (int round = 0; round <= frame.rounds; ++round)
            points.append(QPointF(frame.x(round),
                                  frame.y(totals[static_cast<std::size_t>(round)][static_cast<std::size_t>(seat)])));
        painter.setPen(QPen(colour, style.line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(points);
        for (int round = 1; round <= frame.rounds; ++round)
            ScorePlot::drawMark(painter, points[round], style.line * 1.8, seat, colour, style.paper);
    }
}

void drawLabels(QPainter& painter, const Frame& frame, const ScoreTable& table, const PlotStyle& style)
{
    const std::vector<int> totals = table.totals();
    std::vector<qreal> ends;
    for (const int total : totals)
        ends.push_back(frame.y(total));
    QFont font = style.font;
    const qreal height = std::min(QFontMetricsF(font, painter.device()).height(),
                                  frame.labels.height() / static_cast<qreal>(ends.size()));
    font.setPixelSize(std::max(1, std::min(font.pixelSize(), static_cast<int>(height * 0.85))));
    painter.setFont(font);
    const QFontMetricsF metrics(font, painter.device());
    const std::vector<qreal> centres = ScorePlot::spread(ends, height, frame.labels.top(), frame.labels.bottom());
    const qreal mark = height * 0.27;
    const qreal markX = frame.labels.left() + height * 1.2;
    const qreal digits = metrics.horizontalAdvance(ScoreWords::number(*std::max_element(totals.begin(), totals.end())));
    for (int seat = 0; seat < table.players(); ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        const QColor colour = ScorePlot::seenOn(style.paper, QColor(table.colour(seat)));
        painter.setPen(QPen(colour, style.line * 0.5));
        painter.drawLine(QPointF(frame.plot.right(), ends[at]), QPointF(markX - mark * 1.4, centres[at]));
        ScorePlot::drawMark(painter, QPointF(markX, centres[at]), mark, seat, colour, style.paper);
        const QRectF words(markX + mark * 2.2, centres[at] - height, frame.labels.right() - markX - mark * 2.2,
                           2 * height);
        const qreal forName = words.width() - digits - height * 0.5;
        painter.setPen(style.ink);
        painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(table.names().name(seat), Qt::ElideRight, forName));
        painter.drawText(words, Qt::AlignRight | Qt::AlignVCenter, ScoreWords::number(totals[at]));
    }
}

} // namespace

void ScorePlot::draw(QPainter& painter, const QRectF& area, const ScoreTable& table, const PlotStyle& style)
{
    const QFontMetricsF metrics(style.font, painter.device());
    const std::vector<int> totals = table.totals();
    const int most = *std::max_element(totals.begin(), totals.end());
    const qreal line = metrics.height();
    const int steps = std::max(1, static_cast<int>((area.height() - 2 * line) / (line * 1.8)));
    const std::vector<int> numbers = axisNumbers(most, steps);
    const qreal digits = metrics.horizontalAdvance(ScoreWords::number(numbers.back()));
    const qreal labels = std::min(widestName(table, metrics) + digits + line * 3, area.width() * 0.34);
    const QRectF inner = area.adjusted(digits + line * 0.4, line * 0.6, 0, -line * 1.4);
    const Frame frame{inner.adjusted(0, 0, -labels, 0),
                      QRectF(inner.right() - labels, area.top(), labels, area.height() - line * 0.4), table.rounds(),
                      numbers.back()};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    drawAxes(painter, frame, numbers, style);
    drawLines(painter, frame, table, style);
    drawLabels(painter, frame, table, style);
    painter.restore();
}

void ScorePlot::drawMark(QPainter& painter, QPointF centre, qreal radius, int seat, const QColor& colour,
                         const QColor& paper)
{
    // Seven shapes, first filled, then hollow.
    const bool isHollow = seat >= shapes;
    painter.setPen(
        QPen(isHollow ? colour : paper, radius * (isHollow ? 0.5 : 0.2), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(isHollow ? paper : colour);
    painter.drawPath(shape(seat % shapes, radius).translated(centre));
}

QColor ScorePlot::seenOn(const QColor& paper, const QColor& colour)
{
    return paper.lightness() < 128 ? colour.lighter(165) : colour;
}

std::vector<int> ScorePlot::axisNumbers(int most, int steps)
{
    int step = 1;
    for (int ten = 1; step * steps < most; ten *= 10)
        for (const int digit : {1, 2, 5}) {
            step = digit * ten;
            if (step * steps >= most)
                break;
        }
    std::vector<int> numbers;
    for (int number = 0; numbers.size() < 2 || numbers.back() < most; number += step)
        numbers.push_back(number);
    return numbers;
}

std::vector<qreal> ScorePlot::spread(const std::vector<qreal>& wanted, qreal height, qreal top, qreal bottom)
{
    std::vector<std::size_t> order(wanted.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return wanted[a] < wanted[b]; });
    std::vector<qreal> centres = wanted;
    qreal free = top + height / 2;
    for (const std::size_t i : order) {
        centres[i] = std::max(wanted[i], free);
        free = centres[i] + height;
    }
    qreal last = bottom - height / 2;
    for (auto i = order.rbegin(); i != order.rend(); ++i) {
        centres[*i] = std::min(centres[*i], last);
        last = centres[*i] - height;
    }
    return centres;
}
