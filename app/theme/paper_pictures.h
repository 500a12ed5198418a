// Tiles and locomotives for paper: white with black pips, and grey, which every printer can do.
#pragma once

#include "app/theme/tile_art.h"

#include <map>
#include <tuple>

class QPainter;
class QRectF;

/// Makes each picture once.
class PaperTiles
{
public:
    /// A tile as it stands or lies, `first` above or on the left.
    const QImage& of(int first, int second, TilePose pose);

private:
    std::map<std::tuple<int, int, TilePose>, QImage> made_;
};

/// As large as the box has room for.
void drawPaperLocomotive(QPainter& painter, const QRectF& box);
