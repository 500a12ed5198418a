#include "app/rules/picture_painter.h"

#include <QPainter>
#include <QVariantMap>

#include <algorithm>

namespace
{

// In points.
constexpr qreal side = 15; // of half a tile
constexpr qreal space = 3;

struct Piece {
    explicit Piece(const QVariantMap& piece)
        : near(piece.value(QStringLiteral("near")).toInt()), far(piece.value(QStringLiteral("far")).toInt()),
          isLocomotive(piece.value(QStringLiteral("locomotive")).toBool()),
          isNew(piece.value(QStringLiteral("isNew")).toBool())
    {
    }

    bool stands() const { return !isLocomotive && near == far; }
    QSizeF size() const
    {
        if (isLocomotive)
            return {1.4 * side / 0.6, 1.4 * side};
        return stands() ? QSizeF(side, 2 * side) : QSizeF(2 * side, side);
    }

    int near;
    int far;
    bool isLocomotive;
    bool isNew;
};

void drawFrame(QPainter& painter, const QRectF& box, qreal radius, const QPen& pen)
{
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box, radius, radius);
}

} // namespace

QSizeF PicturePainter::sizeOf(const QVariantList& pieces)
{
    qreal width = space;
    for (const QVariant& each : pieces)
        width += Piece(each.toMap()).size().width() + space;
    return {width, 2 * side};
}

void PicturePainter::draw(QPainter& painter, const QVariantList& pieces, qreal top, qreal unit)
{
    const auto dots = [unit](const QRectF& box) {
        return QRectF(box.x() * unit, box.y() * unit, box.width() * unit, box.height() * unit);
    };
    qreal x = space;
    for (const QVariant& each : pieces) {
        const Piece piece(each.toMap());
        const QSizeF size = piece.size();
        // A locomotive stands where the tiles that lie end.
        const qreal above = piece.isLocomotive ? 1.5 * side - size.height() : side - size.height() / 2;
        const QRectF box(QPointF(x, top + above), size);
        if (piece.isLocomotive) {
            drawPaperLocomotive(painter, dots(box));
        } else {
            const TilePose pose = piece.stands() ? TilePose::upright : TilePose::lying;
            painter.drawImage(dots(box), tiles_.of(piece.near, piece.far, pose));
            drawFrame(painter, dots(box), 2 * unit, QPen(Qt::gray, 0.4 * unit));
        }
        if (piece.isNew)
            drawFrame(painter, dots(box.adjusted(-1.5, -1.5, 1.5, 1.5)), 3 * unit, QPen(Qt::black, 1.2 * unit));
        x += size.width() + space;
    }
}
