#include "app/scores/engine_picture.h"

#include "app/theme/tile_art.h"

#include <QPainter>

namespace
{

// White with black pips: what every printer can do.
TileSheet parts()
{
    constexpr int shortSide = 120;
    return TileArt().sheet(shortSide, {TileMarks::Pips, PipColours::OneInk});
}

} // namespace

const QImage& EnginePicture::of(int value)
{
    QImage& image = made_[value];
    if (!image.isNull())
        return image;
    static const TileSheet tile = parts();
    const QRect face = tile.face(TilePose::lying);
    const QRect half = tile.half(TilePose::lying, value);
    image = QImage(face.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.drawImage(QPoint(0, 0), tile.image, face);
    painter.drawImage(QPoint(0, 0), tile.image, half);
    painter.drawImage(QPoint(face.width() - half.width(), 0), tile.image, half);
    return image;
}
