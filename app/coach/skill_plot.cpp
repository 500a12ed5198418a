#include "app/coach/skill_plot.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace
{

struct Frame {
    qreal left = 0; ///< of the numbers
    QRectF plot;
    std::size_t games = 1;
    int most = 1; ///< points at the top, and as many against at the bottom

    qreal x(std::size_t game) const { return plot.left() + plot.width() * (double(game) + 0.5) / double(games); }
    /// Of hundredths of a point; less is better, and better is higher.
    qreal y(int value) const { return plot.center().y() + plot.height() / 2 * value / (100.0 * most); }
};

int farthest(const std::vector<SkillGame>& games)
{
    int most = 100;
    for (const SkillGame& game : games)
        most = std::max({most, std::abs(game.play), std::abs(game.tiles)});
    return static_cast<int>(std::ceil(most / 100.0));
}

void drawAxes(QPainter& painter, const Frame& frame, const std::vector<int>& numbers, const PlotStyle& style)
{
    const QFontMetricsF metrics(style.font, painter.device());
    const qreal gap = metrics.height() * 0.4;
    painter.setFont(style.font);
    const auto drawLine = [&](int points, bool isFor) {
        const qreal y = frame.y((isFor ? -100 : 100) * points);
        painter.setPen(QPen(points == 0 ? style.ink : style.faint, style.line * 0.5));
        painter.drawLine(QPointF(frame.plot.left(), y), QPointF(frame.plot.right(), y));
        painter.setPen(style.ink);
        painter.drawText(
            QRectF(frame.left, y - metrics.height(), frame.plot.left() - gap - frame.left, 2 * metrics.height()),
            Qt::AlignRight | Qt::AlignVCenter, QLocale().toString(points));
    };
    for (const int points : numbers) {
        drawLine(points, true);
        if (points > 0)
            drawLine(points, false);
    }
}

void drawGames(QPainter& painter, const Frame& frame, const std::vector<SkillGame>& games, int SkillGame::*value,
               int mark, const QPen& pen, const PlotStyle& style)
{
    QPolygonF points;
    for (std::size_t i = 0; i < games.size(); ++i)
        points.append(QPointF(frame.x(i), frame.y(games[i].*value)));
    painter.setPen(pen);
    painter.drawPolyline(points);
    for (const QPointF& point : std::as_const(points))
        ScorePlot::drawMark(painter, point, style.line * 1.8, mark, pen.color(), style.paper);
}

} // namespace

void SkillPlot::draw(QPainter& painter, const QRectF& area, const std::vector<SkillGame>& games, const Lines& lines,
                     const PlotStyle& style)
{
    const QFontMetricsF metrics(style.font, painter.device());
    const qreal line = metrics.height();
    const int steps = std::max(1, static_cast<int>((area.height() - 2 * line) / (line * 3.6)));
    const std::vector<int> numbers = ScorePlot::axisNumbers(farthest(games), steps);
    const qreal digits = metrics.horizontalAdvance(QLocale().toString(numbers.back()));
    const Frame frame{area.left(), area.adjusted(digits + line * 0.4, line * 0.6, -line * 0.4, -line * 0.6),
                      games.size(), numbers.back()};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    drawAxes(painter, frame, numbers, style);
    const QColor tiles = ScorePlot::seenOn(style.paper, lines.tiles);
    drawGames(painter, frame, games, &SkillGame::tiles, tilesMark,
              QPen(tiles, style.line * 0.7, Qt::DashLine, Qt::FlatCap, Qt::RoundJoin), style);
    const QColor play = ScorePlot::seenOn(style.paper, lines.play);
    drawGames(painter, frame, games, &SkillGame::play, playMark,
              QPen(play, style.line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin), style);
    painter.restore();
}
