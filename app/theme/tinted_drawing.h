// A picture of resources/art in which one colour, #ff00ff, stands for another. How pictures come into the program is
// decided when the build is configured: as the drawings that they are, or, where Qt has no SVG, as dots made of them
// beforehand.
#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>
#include <QString>

/// The picture in that file, in `colour`, as large as the box has room for and in its middle. A file that is not there
/// draws nothing.
void drawTinted(QPainter& painter, const QString& file, const QColor& colour, const QRectF& box);
