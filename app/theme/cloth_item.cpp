#include "app/theme/cloth_item.h"

#include <QPainter>
#include <QQmlFile>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGTexture>

namespace
{
QImage load(const QUrl& picture)
{
    return picture.isEmpty() ? QImage() : QImage(QQmlFile::urlToLocalFileOrQrc(picture));
}
} // namespace

ClothItem::ClothItem(QQuickItem* parent) : QQuickItem(parent)
{
    setFlag(ItemHasContents);
    connect(this, &ClothItem::lookChanged, this, [this] {
        isPainted_ = false;
        update();
    });
}

void ClothItem::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickItem::geometryChange(now, before);
    isPainted_ = isPainted_ && now.size() == before.size();
    update();
}

void ClothItem::itemChange(ItemChange change, const ItemChangeData& data)
{
    isPainted_ = isPainted_ && change != ItemDevicePixelRatioHasChanged;
    QQuickItem::itemChange(change, data);
}

QImage ClothItem::painted(qreal pixelRatio) const
{
    const QRectF area(0, 0, width(), height());
    QImage image((area.size() * pixelRatio).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(pixelRatio);
    QPainter painter(&image);
    QLinearGradient colours(area.topLeft(), area.bottomLeft());
    colours.setColorAt(0, colourAbove_);
    colours.setColorAt(1, colourBelow_);
    painter.fillRect(area, colours);
    if (const QImage felt = load(felt_); !felt.isNull()) {
        painter.setOpacity(feltStrength_);
        painter.fillRect(area, QBrush(felt));
        painter.setOpacity(1);
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(area, load(lamplight_));
    return image;
}

QSGNode* ClothItem::updatePaintNode(QSGNode* old, UpdatePaintNodeData*)
{
    if (width() < 1 || height() < 1) {
        delete old;
        isPainted_ = false;
        return nullptr;
    }
    auto* node = static_cast<QSGImageNode*>(old);
    if (node == nullptr) {
        node = window()->createImageNode();
        node->setOwnsTexture(true);
        isPainted_ = false;
    }
    if (!isPainted_)
        node->setTexture(window()->createTextureFromImage(painted(window()->effectiveDevicePixelRatio()),
                                                          QQuickWindow::TextureIsOpaque));
    node->setRect(0, 0, width(), height());
    isPainted_ = true;
    return node;
}

#include "moc_cloth_item.cpp"
