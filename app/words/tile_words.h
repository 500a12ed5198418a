// How a tile is written and spoken.
#pragma once

#include "engine/base/tile.h"

#include <QCoreApplication>
#include <QString>

class TileWords
{
    Q_DECLARE_TR_FUNCTIONS(TileWords)

public:
    /// "9-4", the larger half first, with a hyphen as records write it: everywhere, in every language.
    static QString text(mt::Tile tile);
    /// "Tile 9-4" for a screen reader.
    static QString spoken(mt::Tile tile);
    /// "Tile 4-9", as it lies in a train: `near` is the half nearer the hub.
    static QString spokenLaid(mt::Tile tile, int near);
};
