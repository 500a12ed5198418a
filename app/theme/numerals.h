// The digits on tiles.
#pragma once

#include <QPainterPath>
#include <QRectF>

/// A value as one shape in the middle of the box; it is as high as the box, and narrow where it must be. 6 and 9 are
/// underlined: a tile may be seen from any side.
QPainterPath numeral(int value, const QRectF& box);
