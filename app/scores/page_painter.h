// Drawing on a printed page in millimetres.
#pragma once

#include "app/scores/score_table.h"

#include <QColor>
#include <QPainter>
#include <QRectF>

class QPagedPaintDevice;

class PagePainter
{
public:
    struct Type {
        qreal size = 4; ///< of the letters, in millimetres
        bool bold = false;
        QColor colour{};
    };

    /// Begins to paint; the device's first page.
    explicit PagePainter(QPagedPaintDevice& device);

    /// What can be printed on.
    QSizeF size() const { return size_; }
    /// One line, in the middle of the box's height. What is too long becomes a little smaller, then it is cut off.
    void text(const QRectF& box, Qt::Alignment side, const QString& text, const Type& type);
    /// As many lines from the box's top as there is room for. What is too long becomes smaller as above; what is
    /// too long even then is not seen to its end.
    void words(const QRectF& box, const QString& text, const Type& type);
    void line(QPointF from, QPointF to, qreal width, const QColor& colour);
    void dottedLine(QPointF from, QPointF to, qreal width, const QColor& colour);
    void fill(const QRectF& box, const QColor& colour);
    /// With round corners.
    void frame(const QRectF& box, qreal width, const QColor& colour);
    void picture(const QRectF& box, const QImage& image);
    void mark(QPointF centre, qreal radius, int seat, const QColor& colour);
    void plot(const QRectF& box, const ScoreTable& table);

private:
    QFont font(qreal size, bool bold) const;
    QRectF dots(const QRectF& box) const { return {dots(box.topLeft()), box.size() * unit_}; }
    QPointF dots(QPointF point) const { return point * unit_; }

    QPainter painter_;
    qreal unit_; ///< dots of the device in a millimetre
    QSizeF size_;
};
