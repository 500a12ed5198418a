// A person's games as two lines: their play, and their tiles. Told apart by their marks and by how they are drawn, not
// by their colours alone; upwards is for them.
#pragma once

#include "app/coach/skill_book.h"
#include "app/scores/score_plot.h"

namespace SkillPlot
{

/// Each line has the mark of a seat's line in the score sheet (ScorePlot::drawMark): one filled, one hollow.
inline constexpr int playMark = 0;
inline constexpr int tilesMark = 8;

/// The colours of the two lines.
struct Lines {
    QColor play;
    QColor tiles;
};

/// Draws the games, the one begun first at the left, into `area`; there must be one at least.
void draw(QPainter& painter, const QRectF& area, const std::vector<SkillGame>& games, const Lines& lines,
          const PlotStyle& style);

} // namespace SkillPlot
