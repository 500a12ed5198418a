#include "app/theme/numerals.h"

#include <QFont>
#include <QTransform>

#include <algorithm>

namespace
{

// Large, so that hinting does not bend the shapes that are scaled down afterwards.
QPainterPath words(const QString& text)
{
    QFont font(QStringList{QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")});
    font.setPixelSize(200);
    font.setWeight(QFont::Bold);
    QPainterPath path;
    path.addText(0, 0, font, text);
    return path;
}

} // namespace

QPainterPath numeral(int value, const QRectF& box)
{
    constexpr double line = 0.13; // of an underline, in parts of the height
    const bool underlined = value == 6 || value == 9;
    const QPainterPath path = words(QString::number(value));
    const QRectF drawn = path.boundingRect();
    const double height = box.height() * (underlined ? 1 - 1.7 * line : 1);
    const double yScale = height / drawn.height();
    const double xScale = std::min(yScale, box.width() / drawn.width());
    QTransform toBox;
    toBox.translate(box.center().x(), box.top() + height / 2);
    toBox.scale(xScale, yScale);
    toBox.translate(-drawn.center().x(), -drawn.center().y());
    QPainterPath placed = toBox.map(path);
    if (underlined) {
        const double width = drawn.width() * xScale;
        placed.addRect(box.center().x() - width / 2, box.bottom() - line * box.height(), width, line * box.height());
    }
    return placed;
}
