#include "app/words/tile_words.h"

QString TileWords::text(mt::Tile tile) { return QStringLiteral("%1-%2").arg(tile.high()).arg(tile.low()); }

QString TileWords::spoken(mt::Tile tile) { return tr("Tile %1").arg(text(tile)); }
