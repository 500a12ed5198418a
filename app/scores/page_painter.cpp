#include "app/scores/page_painter.h"

#include "app/scores/score_plot.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QPagedPaintDevice>

#include <algorithm>

namespace
{

constexpr qreal millimetresPerInch = 25.4;
constexpr qreal smallest = 0.72; ///< how much smaller letters become before something is cut off

} // namespace

PagePainter::PagePainter(QPagedPaintDevice& device)
    : painter_(&device), unit_(device.logicalDpiX() / millimetresPerInch),
      size_(device.pageLayout().paintRect(QPageLayout::Millimeter).size())
{
    painter_.setRenderHint(QPainter::Antialiasing);
    painter_.setRenderHint(QPainter::SmoothPixmapTransform);
}

QFont PagePainter::font(qreal size, bool bold) const
{
    QFont font = QApplication::font();
    font.setPixelSize(std::max(1, qRound(size * unit_)));
    font.setBold(bold);
    return font;
}

void PagePainter::text(const QRectF& box, Qt::Alignment side, const QString& text, const Type& type)
{
    QFont letters = font(type.size, type.bold);
    const qreal room = box.width() * unit_;
    const qreal wanted = QFontMetricsF(letters, painter_.device()).horizontalAdvance(text);
    if (wanted > room)
        letters = font(type.size * std::max(smallest, room / wanted * 0.99), type.bold);
    const QFontMetricsF metrics(letters, painter_.device());
    painter_.setFont(letters);
    painter_.setPen(type.colour);
    painter_.drawText(dots(box), static_cast<int>(side | Qt::AlignVCenter | Qt::TextSingleLine),
                      metrics.elidedText(text, Qt::ElideRight, room));
}

void PagePainter::words(const QRectF& box, const QString& text, const Type& type)
{
    constexpr int flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
    constexpr qreal step = 0.04;
    QFont letters = font(type.size, type.bold);
    const auto overflows = [&] {
        return QFontMetricsF(letters, painter_.device()).boundingRect(dots(box), flags, text).height() >
               box.height() * unit_;
    };
    for (qreal share = 1 - step; share >= smallest && overflows(); share -= step)
        letters = font(type.size * share, type.bold);
    painter_.setFont(letters);
    painter_.setPen(type.colour);
    painter_.drawText(dots(box), flags, text);
}

void PagePainter::line(QPointF from, QPointF to, qreal width, const QColor& colour)
{
    painter_.setPen(QPen(colour, width * unit_));
    painter_.drawLine(dots(from), dots(to));
}

void PagePainter::dottedLine(QPointF from, QPointF to, qreal width, const QColor& colour)
{
    painter_.setPen(QPen(colour, width * unit_, Qt::DotLine));
    painter_.drawLine(dots(from), dots(to));
}

void PagePainter::fill(const QRectF& box, const QColor& colour) { painter_.fillRect(dots(box), colour); }

void PagePainter::frame(const QRectF& box, qreal width, const QColor& colour)
{
    const qreal radius = box.height() * 0.13 * unit_;
    painter_.setPen(QPen(colour, width * unit_));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawRoundedRect(dots(box), radius, radius);
}

void PagePainter::picture(const QRectF& box, const QImage& image) { painter_.drawImage(dots(box), image); }

void PagePainter::mark(QPointF centre, qreal radius, int seat, const QColor& colour)
{
    ScorePlot::drawMark(painter_, dots(centre), radius * unit_, seat, colour, Qt::white);
}

void PagePainter::plot(const QRectF& box, const ScoreTable& table)
{
    ScorePlot::draw(painter_, dots(box), table,
                    {font(3, false), Qt::black, QColor(200, 200, 200), Qt::white, 0.45 * unit_});
}
