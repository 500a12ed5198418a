// The tiles of one train, from the hub outwards.
#pragma once

#include "app/platform/row_model.h"
#include "engine/base/tile.h"

#include <functional>

struct TrackRow {
    Q_GADGET
    Q_PROPERTY(int tileId READ tileId)
    Q_PROPERTY(int near MEMBER near)
    Q_PROPERTY(int far READ far)
    Q_PROPERTY(bool isDouble READ isDouble)
    Q_PROPERTY(QString spokenName MEMBER spokenName)
    Q_PROPERTY(QString newFrom MEMBER newFrom)

public:
    mt::Tile tile;
    int near = 0; ///< the value of the half nearer the hub
    QString spokenName;
    QString newFrom{}; ///< the colour of who laid it since the last turn of whoever looks; else empty

    int tileId() const { return tile.index(); }
    int far() const { return tile.other(near); }
    bool isDouble() const { return tile.isDouble(); }
    friend bool operator==(const TrackRow&, const TrackRow&) = default;
};

class TrackModel : public ROW_MODEL(TrackRow)
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The game makes the tracks.")

public:
    /// What the signal beside the track says to the human who is to move.
    enum class Signal { Closed, Open, MustClose, None };
    Q_ENUM(Signal)

    /// The train as it lies, without the engine.
    std::vector<mt::Tile> tiles() const;
    /// How long it is, in short sides of tiles.
    int shortSides() const;
    /// All of it in one line, read aloud.
    QString spoken() const;
    /// Brings the rows to `tiles`, keeping the rows that both begin with. `engine`: the value of the hub.
    void show(int engine, const std::vector<mt::Tile>& tiles);
    /// Which tiles are new, by the colour of who laid them.
    void mark(const std::function<QString(mt::Tile)>& newFrom);
    /// The words depend on the language: asks for them again.
    void retranslate();

private:
    int engine_ = 0;
};
