// Pictures as dots (cmake/Pictures.cmake): each is there twice, with black and with white where the colour goes.
// Whatever lies over or under that place, a dot's red, green and blue are a straight line from the one to the other.
#include "app/theme/tinted_drawing.h"

#include <QImage>
#include <QTransform>

#include <cmath>

namespace
{

int between(int black, int white, int colour) { return black + (white - black) * colour / 255; }

QImage sized(const QString& file, QSize size)
{
    const QImage image(file);
    if (image.isNull())
        return image;
    return image.scaled(size, Qt::KeepAspectRatio, Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_ARGB32_Premultiplied);
}

} // namespace

void drawTinted(QPainter& painter, const QString& file, const QColor& colour, const QRectF& box)
{
    const QTransform dots = painter.deviceTransform();
    const QSizeF size(box.width() * std::hypot(dots.m11(), dots.m12()),
                      box.height() * std::hypot(dots.m21(), dots.m22()));
    QImage picture = sized(file, size.toSize());
    const QImage white = sized(file + QStringLiteral(".white"), size.toSize());
    if (picture.isNull() || white.size() != picture.size())
        return;
    for (int y = 0; y < picture.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(picture.scanLine(y));
        const auto* light = reinterpret_cast<const QRgb*>(white.constScanLine(y));
        for (int x = 0; x < picture.width(); ++x)
            line[x] = qRgba(between(qRed(line[x]), qRed(light[x]), colour.red()),
                            between(qGreen(line[x]), qGreen(light[x]), colour.green()),
                            between(qBlue(line[x]), qBlue(light[x]), colour.blue()), qAlpha(line[x]));
    }
    QRectF place(QPointF(), QSizeF(picture.size()).scaled(box.size(), Qt::KeepAspectRatio));
    place.moveCenter(box.center());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(place, picture);
}
