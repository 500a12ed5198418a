// The hand of the seat that is looking, in the order its player arranged it.
#pragma once

#include "app/platform/row_model.h"
#include "engine/base/hand.h"

#include <functional>
#include <optional>

struct HandRow {
    Q_GADGET
    Q_PROPERTY(int tileId READ tileId)
    Q_PROPERTY(int high READ high)
    Q_PROPERTY(int low READ low)
    Q_PROPERTY(bool playable MEMBER playable)
    Q_PROPERTY(bool selected MEMBER selected)
    Q_PROPERTY(bool isDrawn MEMBER isDrawn)
    Q_PROPERTY(int place MEMBER place)
    Q_PROPERTY(bool turned MEMBER turned)
    Q_PROPERTY(QString spokenName MEMBER spokenName)
    Q_PROPERTY(QString fits MEMBER fits)

public:
    mt::Tile tile;
    QString spokenName{};
    bool playable = false;
    bool selected = false;
    bool isDrawn = false;
    int place = 0;       ///< in the planned train, from 1; 0: it is not in it
    bool turned = false; ///< its smaller half is above: so equal halves of the planned train come together
    QString fits{};      ///< where, in words; empty where nobody is to choose

    int tileId() const { return tile.index(); }
    int high() const { return tile.high(); }
    int low() const { return tile.low(); }
    friend bool operator==(const HandRow&, const HandRow&) = default;
};

class HandModel : public ROW_MODEL(HandRow)
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The game makes the hand.")
    /// The first tiles are the planned train.
    Q_PROPERTY(bool plans READ plans NOTIFY planChanged)
    /// So many.
    Q_PROPERTY(int planned READ planned NOTIFY planChanged)
    /// How long it is, and what it leaves in the hand; empty where none is planned.
    Q_PROPERTY(QString planText READ planText NOTIFY planChanged)

public:
    /// `planned`: the first so many tiles, which can be laid in this order from `end`; none: no train is planned.
    struct Plan {
        int planned = 0;
        int end = 0;
        int leftOver = 0; ///< what the other tiles cost
        friend bool operator==(const Plan&, const Plan&) = default;
    };

    bool plans() const { return plan_.has_value(); }
    int planned() const { return plan_ ? plan_->planned : 0; }
    QString planText() const;
    /// In the order shown.
    std::vector<mt::Tile> tiles() const;
    /// Brings the rows to these tiles in this order; rows that stay are moved, not made anew.
    void show(const std::vector<mt::Tile>& tiles);
    void setSelected(mt::Tile tile);
    void setDrawn(mt::Tile tile);
    void setPlayable(const mt::Hand& playable);
    void setFits(const std::function<QString(mt::Tile)>& fits);
    void setPlan(std::optional<Plan> plan);
    void retranslate();

signals:
    void planChanged();

private:
    int rowOf(mt::Tile tile) const;
    void setFlag(bool HandRow::*flag, const std::function<bool(mt::Tile)>& isSet);

    std::optional<Plan> plan_;
};
