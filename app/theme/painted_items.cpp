#include "app/theme/painted_items.h"

#include "app/theme/tinted_drawing.h"

#include <QPainter>
#include <QPainterPath>
#include <QQmlFile>
#include <QTimerEvent>

#include <map>

namespace
{

// Milliseconds from the last time that a panel was painted: while a window is being resized that is in each frame, and
// most are painted once.
constexpr int keptFor = 1000;

QColor faded(QColor colour, double by)
{
    colour.setAlphaF(static_cast<float>(colour.alphaF() * by));
    return colour;
}

// Many panels are cut from one picture: it is read once, and is there as long as one of them has it. Asked for while
// panels are painted alone: when the scene graph synchronises, and the other threads wait.
std::shared_ptr<const QImage> shared(const QUrl& picture)
{
    static std::map<QUrl, std::weak_ptr<const QImage>> known;
    std::weak_ptr<const QImage>& place = known[picture];
    std::shared_ptr<const QImage> image = place.lock();
    if (!image) {
        image = std::make_shared<const QImage>(QQmlFile::urlToLocalFileOrQrc(picture));
        place = image;
    }
    return image;
}

} // namespace

TexturedPanel::TexturedPanel(QQuickItem* parent) : PicturedItem(parent) {}

void TexturedPanel::setPicture(const QUrl& picture)
{
    if (picture_ == picture)
        return;
    picture_ = picture;
    image_.reset();
    emit lookChanged();
}

void TexturedPanel::paint(QPainter& painter)
{
    const QRectF area = boundingRect();
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour_);
    painter.drawRoundedRect(area, radius_, radius_);
    if (!picture_.isEmpty()) {
        image_ = shared(picture_);
        // By the window's thread; this may be another.
        QMetaObject::invokeMethod(
            this, [this] { untilLetGo_.start(keptFor, this); }, Qt::QueuedConnection);
    }
    if (image_ && !image_->isNull()) {
        painter.setBrush(QBrush(*image_));
        painter.drawRoundedRect(area, radius_, radius_);
    }
    if (bevel_ > 0)
        drawBevel(painter, area);
}

void TexturedPanel::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != untilLetGo_.timerId())
        return PicturedItem::timerEvent(event);
    untilLetGo_.stop();
    image_.reset();
}

// A frame of the width of the bevel: lit at the top, shaded at the bottom.
void TexturedPanel::drawBevel(QPainter& painter, const QRectF& area) const
{
    QPainterPath frame;
    frame.addRoundedRect(area, radius_, radius_);
    QPainterPath inside;
    const qreal inner = std::max(0.0, radius_ - bevel_);
    inside.addRoundedRect(area.adjusted(bevel_, bevel_, -bevel_, -bevel_), inner, inner);
    QLinearGradient lamp(area.topLeft(), area.bottomLeft());
    lamp.setColorAt(0, light_);
    lamp.setColorAt(std::min(0.45, 2 * bevel_ / area.height()), faded(light_, 0.36));
    lamp.setColorAt(std::max(0.55, 1 - 2 * bevel_ / area.height()), faded(shade_, 0.4));
    lamp.setColorAt(1, shade_);
    painter.fillPath(frame.subtracted(inside), lamp);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(outline_, 1));
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius_, radius_);
    painter.setPen(QPen(faded(light_, 0.67), 1));
    painter.drawLine(QPointF(area.left() + radius_, area.top() + 1.5),
                     QPointF(area.right() - radius_, area.top() + 1.5));
}

TintedPicture::TintedPicture(QQuickItem* parent) : PicturedItem(parent) {}

void TintedPicture::setPicture(const QUrl& picture)
{
    if (picture_ == picture)
        return;
    picture_ = picture;
    emit lookChanged();
}

void TintedPicture::setColour(const QColor& colour)
{
    if (colour_ == colour)
        return;
    colour_ = colour;
    emit lookChanged();
}

void TintedPicture::setMirrored(bool mirrored)
{
    if (mirrored_ == mirrored)
        return;
    mirrored_ = mirrored;
    emit lookChanged();
}

void TintedPicture::paint(QPainter& painter)
{
    if (mirrored_) {
        painter.translate(width(), 0);
        painter.scale(-1, 1);
    }
    drawTinted(painter, QQmlFile::urlToLocalFileOrQrc(picture_), colour_, boundingRect());
}

#include "moc_painted_items.cpp"
