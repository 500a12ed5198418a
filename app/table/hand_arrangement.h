// How one player keeps the tiles of the hand in the holder.
#pragma once

#include "engine/base/hand.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <utility>
#include <vector>

namespace HandOrder
{

Q_NAMESPACE
QML_ELEMENT

enum class Order { ByNumber, ByPips };
Q_ENUM_NS(Order)

} // namespace HandOrder

class HandArrangement
{
public:
    using Order = HandOrder::Order;

    /// A new round: only a wish to have the train planned lasts.
    void begin();
    /// From now on until a tile is moved, and what comes after that goes to the end. Nothing is planned any more.
    void sort(Order order);
    /// From now on the longest train comes first, without these tiles.
    void plan(const mt::Hand& leftOut = {});
    /// No train comes first any more: the tiles lie as they lay before.
    void stopPlanning();
    /// What the player wants left out of the planned train; nothing: no train is planned.
    std::optional<mt::Hand> leftOut() const { return plans_ ? std::optional(leftOut_) : std::nullopt; }
    /// The tiles of the hand in their order; one that comes back lies where it lay. `end`: the value that the player's
    /// own train ends in.
    const std::vector<mt::Tile>& arrange(const mt::Hand& hand, int end);
    /// The planned train among them: the longest from that end that leaves out what the player wants left out. Its
    /// tiles come first, in the order in which they can be laid; empty when nothing is planned.
    const mt::Hand& planned() const { return planned_; }
    /// Moves a tile to that place; one that is not there, or a place that is not, changes nothing. Out of the planned
    /// train: it stays out of it; back into it: it may belong to it again.
    void move(mt::Tile tile, int to);

private:
    void makePlan(const mt::Hand& hand, int end);
    void insert(mt::Tile tile);

    std::vector<mt::Tile> tiles_;
    std::vector<mt::Tile> places_;                  ///< all tiles that were in the hand in this round, in their order
    std::optional<Order> sorted_ = Order::ByNumber; ///< places_ is; none: the player has moved something
    mt::Hand planned_;
    mt::Hand leftOut_;
    std::optional<std::pair<mt::Hand, int>> plannedFor_; ///< that hand and end; none: it has to be planned anew
    bool plans_ = false;
};
