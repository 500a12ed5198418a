#include "app/theme/pictured_item.h"

#include <QPainter>
#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGTexture>

PicturedItem::PicturedItem(QQuickItem* parent) : QQuickItem(parent)
{
    setFlag(ItemHasContents);
    connect(this, &PicturedItem::lookChanged, this, &PicturedItem::repaint);
}

void PicturedItem::repaint()
{
    isPainted_ = false;
    update();
}

void PicturedItem::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size())
        repaint();
}

void PicturedItem::itemChange(ItemChange change, const ItemChangeData& data)
{
    if (change == ItemDevicePixelRatioHasChanged)
        repaint();
    QQuickItem::itemChange(change, data);
}

QImage PicturedItem::painted(QSize size, qreal pixelRatio)
{
    QImage image(size * pixelRatio, isOpaque_ ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(pixelRatio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    paint(painter);
    return image;
}

QSGNode* PicturedItem::updatePaintNode(QSGNode* old, UpdatePaintNodeData*)
{
    const QSize whole(qRound(width()), qRound(height()));
    if (whole.isEmpty()) {
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
        node->setTexture(window()->createTextureFromImage(painted(whole, window()->effectiveDevicePixelRatio()),
                                                          isOpaque_ ? QQuickWindow::TextureIsOpaque
                                                                    : QQuickWindow::TextureHasAlphaChannel));
    node->setFiltering(smooth() ? QSGTexture::Linear : QSGTexture::Nearest);
    node->setRect(QRectF({}, whole));
    isPainted_ = true;
    return node;
}

#include "moc_pictured_item.cpp"
