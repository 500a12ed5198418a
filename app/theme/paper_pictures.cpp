#include "app/theme/paper_pictures.h"

#include "app/theme/tinted_drawing.h"

#include <QPainter>

namespace
{

TileSheet parts()
{
    constexpr int shortSide = 120;
    return TileArt().sheet(shortSide, {TileMarks::Pips, PipColours::OneInk});
}

} // namespace

const QImage& PaperTiles::of(int first, int second, TilePose pose)
{
    QImage& image = made_[{first, second, pose}];
    if (!image.isNull())
        return image;
    static const TileSheet tile = parts();
    const QRect face = tile.face(pose);
    const QSize half = tile.half(pose, second).size();
    image = QImage(face.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.drawImage(QPoint(0, 0), tile.image, face);
    painter.drawImage(QPoint(0, 0), tile.image, tile.half(pose, first));
    painter.drawImage(QPoint(face.width() - half.width(), face.height() - half.height()), tile.image,
                      tile.half(pose, second));
    return image;
}

void drawPaperLocomotive(QPainter& painter, const QRectF& box)
{
    drawTinted(painter, QStringLiteral(":/art/locomotive.svg"), QColor(110, 110, 110), box);
}
