#include "app/scores/sheet_layout.h"

#include <algorithm>
#include <cmath>

namespace
{

struct Heights {
    qreal least; ///< below it, it cannot be read, or written into
    qreal good;
    qreal most;
};

constexpr Heights printedRow{4.3, 5.6, 7.5};
constexpr Heights blankRow{6.5, 16, 16};
constexpr Heights plot{45, 62, 95};

} // namespace

SheetLayout SheetLayout::of(QSizeF area, const ScoreTable& table)
{
    const bool isBlank = table.scores.empty();
    const Heights& row = isBlank ? blankRow : printedRow;
    const int rows = table.roundsInAll();
    SheetLayout layout;
    layout.width = area.width();
    layout.columnWidth = (area.width() - firstColumn) / table.players();
    layout.namesHeight = isBlank ? 11 : 8;
    layout.totalsHeight = isBlank ? 11 : 8;
    layout.standingHeight = isBlank ? 0 : 9;

    const qreal forRows =
        area.height() - headHeight - layout.namesHeight - layout.totalsHeight - layout.standingHeight - noteHeight;
    const qreal withPlot = forRows - (isBlank ? 0 : plot.least + gap);
    const bool isOnePage = withPlot >= rows * row.least;
    layout.plotHasPage = !isBlank && !isOnePage;
    const qreal room = isOnePage ? withPlot : forRows;
    layout.tablePages = std::max(1, static_cast<int>(std::ceil(rows / std::max(1.0, std::floor(room / row.least)))));
    layout.rowsPerPage = (rows + layout.tablePages - 1) / layout.tablePages;
    const bool sharesPage = !isBlank && !layout.plotHasPage;
    const qreal besidePlot = (forRows - plot.good - gap) / layout.rowsPerPage;
    layout.rowHeight =
        std::min({room / layout.rowsPerPage, row.most, sharesPage ? std::max(besidePlot, row.good) : row.most});
    if (!isBlank) {
        const qreal left =
            layout.plotHasPage ? area.height() - headHeight - noteHeight : forRows - rows * layout.rowHeight - gap;
        layout.plotHeight = std::min({left, plot.most, area.width() * 0.7});
    }
    return layout;
}

QPageLayout::Orientation SheetLayout::orientation(int players)
{
    return players <= 7 ? QPageLayout::Portrait : QPageLayout::Landscape;
}
