#include "app/theme/cloth_item.h"

#include <QPainter>
#include <QQmlFile>

namespace
{
QImage load(const QUrl& picture)
{
    return picture.isEmpty() ? QImage() : QImage(QQmlFile::urlToLocalFileOrQrc(picture));
}
} // namespace

ClothItem::ClothItem(QQuickItem* parent) : PicturedItem(parent) { setOpaque(); }

void ClothItem::paint(QPainter& painter)
{
    const QRectF area = boundingRect();
    QLinearGradient colours(area.topLeft(), area.bottomLeft());
    colours.setColorAt(0, colourAbove_);
    colours.setColorAt(1, colourBelow_);
    painter.fillRect(area, colours);
    if (const QImage felt = load(felt_); !felt.isNull()) {
        painter.setOpacity(feltStrength_);
        painter.fillRect(area, QBrush(felt));
        painter.setOpacity(1);
    }
    painter.drawImage(area, load(lamplight_));
}

#include "moc_cloth_item.cpp"
