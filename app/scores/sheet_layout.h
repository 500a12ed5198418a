// Where the parts of a printed score sheet go. All lengths in millimetres.
#pragma once

#include "app/scores/score_table.h"

#include <QPageLayout>
#include <QSizeF>

struct SheetLayout {
    static constexpr qreal headHeight = 21;  ///< the title, and the rules in up to two lines
    static constexpr qreal firstColumn = 28; ///< the rounds and their engines
    static constexpr qreal noteHeight = 5;
    static constexpr qreal gap = 4;

    qreal width = 0;
    qreal columnWidth = 0; ///< of each player
    qreal namesHeight = 0;
    qreal rowHeight = 0;
    qreal totalsHeight = 0;
    qreal standingHeight = 0;
    int rowsPerPage = 0;
    int tablePages = 0;
    qreal plotHeight = 0; ///< 0: no round is finished
    bool plotHasPage = false;

    int pages() const { return tablePages + (plotHasPage ? 1 : 0); }

    /// `area`: what can be printed on of a page. Everything on one page where it can still be read; else more rows than
    /// fit go onto further pages, and the plot onto one of its own.
    static SheetLayout of(QSizeF area, const ScoreTable& table);
    /// How the sheet lies best: upright while the columns are wide enough.
    static QPageLayout::Orientation orientation(int players);
};
