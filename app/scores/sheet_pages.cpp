#include "app/scores/sheet_pages.h"

#include "app/scores/page_painter.h"
#include "app/scores/score_plot.h"
#include "app/scores/score_words.h"
#include "app/scores/sheet_layout.h"
#include "app/theme/paper_pictures.h"

#include <QPagedPaintDevice>

#include <algorithm>

namespace
{

const QColor ink(Qt::black);
const QColor soft(90, 90, 90);
const QColor rule(150, 150, 150);
const QColor shade(241, 241, 241);
const QColor winnersShade(255, 238, 190);

// The two numbers of a box, side by side: the points of the round, the total so far.
struct Box {
    QRectF points;
    QRectF total;

    Box(const QRectF& box, qreal widest)
    {
        const qreal half = std::min(box.width(), widest) / 2;
        const qreal middle = box.center().x();
        points = QRectF(middle - half, box.top(), half * 0.9, box.height());
        total = QRectF(middle, box.top(), half * 0.9, box.height());
    }
};

class Sheet
{
public:
    Sheet(const ScoreTable& table, QPagedPaintDevice& device)
        : table_(table), device_(device), page_(device), layout_(SheetLayout::of(page_.size(), table)),
          isBlank_(table.scores.empty()), winners_(table.leaders())
    {
        // On paper nobody is "you".
        table_.you = -1;
    }

    void print()
    {
        for (int page = 0; page < layout_.tablePages; ++page) {
            if (page > 0)
                device_.newPage();
            drawHead(page);
            const int first = page * layout_.rowsPerPage + 1;
            const int last = std::min(first + layout_.rowsPerPage - 1, table_.roundsInAll());
            const qreal end = drawRows(first, last);
            if (page + 1 == layout_.tablePages)
                drawFoot(end);
        }
        if (layout_.plotHasPage) {
            device_.newPage();
            drawHead(layout_.tablePages);
            drawPlot(SheetLayout::headHeight);
        }
    }

private:
    qreal columnLeft(int seat) const { return SheetLayout::firstColumn + layout_.columnWidth * seat; }
    QRectF column(int seat, qreal y, qreal height) const { return {columnLeft(seat), y, layout_.columnWidth, height}; }
    bool leads(int seat) const { return std::find(winners_.begin(), winners_.end(), seat) != winners_.end(); }
    bool isPlayed(int round) const { return round <= table_.rounds(); }

    void drawHead(int page)
    {
        const qreal right = layout_.width * 0.38;
        page_.text({0, 0, layout_.width - right, 9}, Qt::AlignLeft, ScoreWords::title(),
                   {.size = 7, .bold = true, .colour = ink});
        // Without a date, a line to write it on.
        const qreal forLine = table_.date.isValid() ? 0 : 34;
        page_.text({layout_.width - right, 0, right - forLine - 1, 9}, Qt::AlignRight, ScoreWords::date(table_.date),
                   {.size = 4.2, .colour = ink});
        if (forLine > 0)
            page_.line({layout_.width - forLine, 7}, {layout_.width, 7}, 0.25, rule);
        const qreal forPage = layout_.pages() > 1 ? 25 : 0;
        page_.words({0, 10.5, layout_.width - forPage, 10}, ScoreWords::playedBy(table_.rules),
                    {.size = 3.6, .colour = soft});
        if (forPage > 0)
            page_.text({layout_.width - forPage, 10.5, forPage, 5}, Qt::AlignRight,
                       ScoreWords::page(page + 1, layout_.pages()), {.size = 3.6, .colour = soft});
    }

    void drawNames(qreal y)
    {
        page_.text({1.5, y, SheetLayout::firstColumn - 1.5, layout_.namesHeight}, Qt::AlignLeft,
                   ScoreWords::roundTitle(), {.size = 3.8, .bold = true, .colour = ink});
        for (int seat = 0; seat < table_.players(); ++seat) {
            const QString typed = table_.typedNames.value(seat);
            if (isBlank_ && typed.isEmpty())
                continue; // to be written by hand
            QRectF box = column(seat, y, layout_.namesHeight);
            if (!isBlank_) {
                page_.mark({box.left() + 3, box.center().y()}, 1.3, seat, QColor(table_.colour(seat)));
                box.adjust(5, 0, 0, 0);
            }
            page_.text(box.adjusted(0.5, 0, -0.5, 0), isBlank_ ? Qt::AlignHCenter : Qt::AlignLeft,
                       table_.names().givenName(seat), {.size = 3.8, .bold = true, .colour = ink});
        }
    }

    void drawRow(int round, qreal y)
    {
        const qreal height = layout_.rowHeight;
        const qreal size = std::min(height * 0.62, 4.4);
        if (round % 2 == 1)
            page_.fill({0, y, layout_.width, height}, shade);
        page_.text({1.5, y, 6, height}, Qt::AlignLeft, ScoreWords::number(table_.roundOf(round)),
                   {.size = size, .bold = true, .colour = ink});
        const qreal tile = std::min(height * 0.74, 4.6);
        const int engine = mt::engineOfRound(table_.rules.options, table_.roundOf(round));
        const QRectF face(8, y + (height - tile) / 2, 2 * tile, tile);
        page_.picture(face, tiles_.of(engine, engine, TilePose::lying));
        page_.frame(face, 0.15, soft);
        page_.text({8.7 + 2 * tile, y, SheetLayout::firstColumn - 9 - 2 * tile, height}, Qt::AlignLeft,
                   ScoreWords::engine(table_.rules, table_.roundOf(round)),
                   {.size = std::min(size, 3.0), .colour = soft});
        if (isPlayed(round))
            drawPoints(round, y, size);
        else
            drawEmptyBoxes(y);
    }

    void drawPoints(int round, qreal y, qreal size)
    {
        const std::vector<int>& scores = table_.scores[static_cast<std::size_t>(round - 1)];
        const std::vector<int> totals = table_.after(round).totals();
        const int least = *std::min_element(scores.begin(), scores.end());
        for (int seat = 0; seat < table_.players(); ++seat) {
            const auto at = static_cast<std::size_t>(seat);
            const Box box(column(seat, y, layout_.rowHeight), 26);
            page_.text(box.points, Qt::AlignRight, ScoreWords::number(scores[at]),
                       {.size = size, .bold = scores[at] == least, .colour = ink});
            page_.text(box.total, Qt::AlignRight, ScoreWords::number(totals[at]), {.size = size * 0.8, .colour = soft});
        }
    }

    void drawEmptyBoxes(qreal y)
    {
        for (int seat = 0; seat < table_.players(); ++seat) {
            const qreal middle = column(seat, y, 0).center().x();
            page_.dottedLine({middle, y + 0.8}, {middle, y + layout_.rowHeight - 0.8}, 0.2, rule);
        }
    }

    // The rows with their names above them; where they end.
    qreal drawRows(int first, int last)
    {
        const qreal top = SheetLayout::headHeight;
        drawNames(top);
        qreal y = top + layout_.namesHeight;
        for (int round = first; round <= last; ++round, y += layout_.rowHeight)
            drawRow(round, y);
        for (int round = first; round <= last + 1; ++round) {
            const qreal at = top + layout_.namesHeight + (round - first) * layout_.rowHeight;
            page_.line({0, at}, {layout_.width, at}, round == first ? 0.5 : 0.15, round == first ? ink : rule);
        }
        drawColumnLines(top, y);
        return y;
    }

    void drawColumnLines(qreal top, qreal bottom)
    {
        for (int seat = 0; seat <= table_.players(); ++seat)
            page_.line({columnLeft(seat), top}, {columnLeft(seat), bottom}, 0.25, rule);
        page_.line({0, top}, {0, bottom}, 0.25, rule);
        page_.line({0, top}, {layout_.width, top}, 0.25, rule);
    }

    // The totals, who has won, what the numbers mean, and the plot where it has no page of its own.
    void drawFoot(qreal y)
    {
        const std::vector<int> totals = table_.totals();
        for (int seat = 0; seat < table_.players() && !isBlank_; ++seat) {
            const QRectF box = column(seat, y, layout_.totalsHeight);
            if (leads(seat))
                page_.fill(box, winnersShade);
            page_.text(box.adjusted(0.5, 0, -0.5, 0), Qt::AlignHCenter,
                       ScoreWords::number(totals[static_cast<std::size_t>(seat)]),
                       {.size = 5, .bold = true, .colour = ink});
        }
        page_.text({1.5, y, SheetLayout::firstColumn - 2, layout_.totalsHeight}, Qt::AlignLeft,
                   ScoreWords::totalTitle(), {.size = 4.2, .bold = true, .colour = ink});
        drawColumnLines(y, y + layout_.totalsHeight);
        page_.line({0, y}, {layout_.width, y}, 0.6, ink);
        y += layout_.totalsHeight;
        page_.line({0, y}, {layout_.width, y}, 0.25, rule);
        page_.text({0, y + 0.8, layout_.width, SheetLayout::noteHeight - 0.8}, Qt::AlignLeft, ScoreWords::boxNote(),
                   {.size = 2.9, .colour = soft});
        y += SheetLayout::noteHeight;
        page_.text({0, y, layout_.width, layout_.standingHeight}, Qt::AlignLeft, ScoreWords::standing(table_),
                   {.size = 5, .bold = true, .colour = ink});
        y += layout_.standingHeight;
        if (layout_.plotHeight > 0 && !layout_.plotHasPage)
            drawPlot(y + SheetLayout::gap / 2);
    }

    void drawPlot(qreal y) { page_.plot({0, y, layout_.width, layout_.plotHeight - SheetLayout::gap / 2}, table_); }

    ScoreTable table_;
    QPagedPaintDevice& device_;
    PagePainter page_;
    SheetLayout layout_;
    PaperTiles tiles_;
    bool isBlank_;
    std::vector<int> winners_;
};

} // namespace

void SheetPages::print(const ScoreTable& table, QPagedPaintDevice& device) { Sheet(table, device).print(); }
