// The totals over the rounds: one line a player, told apart by its marks and its label, not by its colour alone.
#pragma once

#include "app/scores/score_table.h"

#include <QColor>
#include <QFont>
#include <QRectF>

class QPainter;

/// How it is drawn, all sizes in the painter's units.
struct PlotStyle {
    QFont font;     ///< of the labels, with its pixel size
    QColor ink;     ///< of words and numbers
    QColor faint;   ///< of the grid
    QColor paper;   ///< what it is drawn on
    qreal line = 2; ///< the width of a player's line
};

namespace ScorePlot
{

/// Draws the finished rounds of `table` into `area`; there must be one at least.
void draw(QPainter& painter, const QRectF& area, const ScoreTable& table, const PlotStyle& style);
/// The mark of a seat's line: each of the 14 has one of its own.
void drawMark(QPainter& painter, QPointF centre, qreal radius, int seat, const QColor& colour, const QColor& paper);
/// The colour in which a seat's line can be seen on that paper.
QColor seenOn(const QColor& paper, const QColor& colour);
/// The numbers at an axis that reaches from 0 to at least `most`, evenly spaced and round, `steps` of them at most
/// above 0.
std::vector<int> axisNumbers(int most, int steps);
/// Where labels of that height go whose lines end at `wanted` (any order): as near as they can be without covering
/// each other, between `top` and `bottom`. Centres, in the order of `wanted`.
std::vector<qreal> spread(const std::vector<qreal>& wanted, qreal height, qreal top, qreal bottom);

} // namespace ScorePlot
