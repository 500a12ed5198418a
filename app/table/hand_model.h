// The hand of the seat that is looking, in the order its player arranged it.
#pragma once

#include "app/platform/row_model.h"
#include "engine/base/hand.h"

#include <functional>

struct HandRow {
    Q_GADGET
    Q_PROPERTY(int tileId READ tileId)
    Q_PROPERTY(int high READ high)
    Q_PROPERTY(int low READ low)
    Q_PROPERTY(bool playable MEMBER playable)
    Q_PROPERTY(bool selected MEMBER selected)
    Q_PROPERTY(bool isDrawn MEMBER isDrawn)
    Q_PROPERTY(bool planned MEMBER planned)
    Q_PROPERTY(QString spokenName MEMBER spokenName)
    Q_PROPERTY(QString fits MEMBER fits)

public:
    mt::Tile tile;
    QString spokenName{};
    bool playable = false;
    bool selected = false;
    bool isDrawn = false;
    bool planned = false; ///< it belongs to the planned train
    QString fits{};       ///< where, in words; empty where nobody is to choose

    int tileId() const { return tile.index(); }
    int high() const { return tile.high(); }
    int low() const { return tile.low(); }
    friend bool operator==(const HandRow&, const HandRow&) = default;
};

class HandModel : public RowModel<HandRow>
{
public:
    /// In the order shown.
    std::vector<mt::Tile> tiles() const;
    /// Brings the rows to these tiles in this order; rows that stay are moved, not made anew.
    void show(const std::vector<mt::Tile>& tiles);
    void setSelected(mt::Tile tile);
    void setDrawn(mt::Tile tile);
    void setPlayable(const mt::Hand& playable);
    void setFits(const std::function<QString(mt::Tile)>& fits);
    void setPlanned(const mt::Hand& planned);
    void retranslate();

private:
    int rowOf(mt::Tile tile) const;
    void setFlag(bool HandRow::*flag, const std::function<bool(mt::Tile)>& isSet);
};
