// Pictures as the drawings that they are.
#include "app/theme/tinted_drawing.h"

#include <QFile>
#include <QSvgRenderer>

void drawTinted(QPainter& painter, const QString& file, const QColor& colour, const QRectF& box)
{
    QFile drawing(file);
    if (!drawing.open(QIODevice::ReadOnly))
        return;
    QSvgRenderer renderer(drawing.readAll().replace("#ff00ff", colour.name().toLatin1()));
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    renderer.render(&painter, box);
}
