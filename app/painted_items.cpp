#include "app/painted_items.h"

#include <QFile>
#include <QPainter>
#include <QPainterPath>
#include <QQmlFile>
#include <QSvgRenderer>

namespace
{
// A frame of the width of the bevel: lit at the top, shaded at the bottom.
void drawBevel(QPainter& painter, const QRectF& area, qreal radius, qreal width)
{
    QPainterPath frame;
    frame.addRoundedRect(area, radius, radius);
    QPainterPath inside;
    const qreal inner = std::max(0.0, radius - width);
    inside.addRoundedRect(area.adjusted(width, width, -width, -width), inner, inner);
    QLinearGradient light(area.topLeft(), area.bottomLeft());
    light.setColorAt(0, QColor(255, 236, 205, 105));
    light.setColorAt(std::min(0.45, 2 * width / area.height()), QColor(255, 236, 205, 38));
    light.setColorAt(std::max(0.55, 1 - 2 * width / area.height()), QColor(0, 0, 0, 60));
    light.setColorAt(1, QColor(0, 0, 0, 150));
    painter.fillPath(frame.subtracted(inside), light);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 120), 1));
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.setPen(QPen(QColor(255, 240, 215, 70), 1));
    painter.drawLine(QPointF(area.left() + radius, area.top() + 1.5), QPointF(area.right() - radius, area.top() + 1.5));
}
} // namespace

TexturedPanel::TexturedPanel(QQuickItem* parent) : QQuickPaintedItem(parent) { setAntialiasing(true); }

void TexturedPanel::setPicture(const QUrl& picture)
{
    if (picture_ == picture)
        return;
    picture_ = picture;
    image_ = QImage(QQmlFile::urlToLocalFileOrQrc(picture));
    emit lookChanged();
    update();
}

void TexturedPanel::setRadius(qreal radius)
{
    if (radius_ == radius)
        return;
    radius_ = radius;
    emit lookChanged();
    update();
}

void TexturedPanel::setBevel(qreal bevel)
{
    if (bevel_ == bevel)
        return;
    bevel_ = bevel;
    emit lookChanged();
    update();
}

void TexturedPanel::paint(QPainter* painter)
{
    const QRectF area = boundingRect();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(QBrush(image_));
    painter->drawRoundedRect(area, radius_, radius_);
    if (bevel_ > 0)
        drawBevel(*painter, area, radius_, bevel_);
}

TintedPicture::TintedPicture(QQuickItem* parent) : QQuickPaintedItem(parent) { setAntialiasing(true); }

void TintedPicture::setPicture(const QUrl& picture)
{
    if (picture_ == picture)
        return;
    picture_ = picture;
    QFile file(QQmlFile::urlToLocalFileOrQrc(picture));
    svg_ = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    emit lookChanged();
    update();
}

void TintedPicture::setColour(const QColor& colour)
{
    if (colour_ == colour)
        return;
    colour_ = colour;
    emit lookChanged();
    update();
}

void TintedPicture::setMirrored(bool mirrored)
{
    if (mirrored_ == mirrored)
        return;
    mirrored_ = mirrored;
    emit lookChanged();
    update();
}

void TintedPicture::paint(QPainter* painter)
{
    QByteArray tinted = svg_;
    tinted.replace("#ff00ff", colour_.name().toLatin1());
    painter->setRenderHint(QPainter::Antialiasing);
    if (mirrored_) {
        painter->translate(width(), 0);
        painter->scale(-1, 1);
    }
    QSvgRenderer renderer(tinted);
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    renderer.render(painter, boundingRect());
}
