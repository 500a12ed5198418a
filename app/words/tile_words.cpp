#include "app/words/tile_words.h"

QString TileWords::text(mt::Tile tile) { return QStringLiteral("%1-%2").arg(tile.high()).arg(tile.low()); }

QString TileWords::spoken(mt::Tile tile) { return tr("Tile %1").arg(text(tile)); }

QString TileWords::spokenLaid(mt::Tile tile, int near)
{
    return tr("Tile %1").arg(QStringLiteral("%1-%2").arg(near).arg(tile.other(near)));
}
