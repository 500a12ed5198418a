// What lies open on the table: everything every seat can see. The hidden rest (hands, boneyard) is in round.h.
#pragma once

#include "engine/base/hand.h"
#include "engine/base/row.h"
#include "engine/base/small_set.h"
#include "engine/rules/options.h"

#include <cstdint>
#include <vector>

namespace mt
{

/// A train: its owner's seat, counted from 0, or mexicanTrain. (Files and the command line count seats from 1.)
using TrainId = std::uint8_t;
inline constexpr TrainId mexicanTrain = maxSeats;
inline constexpr int maxTrains = maxSeats + 1;
inline constexpr TrainId noTrain = 0xff;

/// A set of trains by their ids, and one of seats. A seat's number is its own train's id, too.
using TrainSet = SmallSet<struct TrainKind, std::uint16_t, maxTrains>;
using SeatSet = SmallSet<struct SeatKind, std::uint16_t, maxSeats>;

struct Train {
    std::uint8_t end = 0;    ///< the value the next tile must have; the engine's while unstarted
    std::uint8_t length = 0; ///< tiles on it, the engine not counted; 0: unstarted
    Tile last{};             ///< the tile at its end; none while unstarted

    bool isStarted() const { return length > 0; }
    friend bool operator==(const Train&, const Train&) = default;
};

/// `turn`: the required tile of an ordinary turn; `duty`: the tile owed after a double; `marker`: the owner is asked
/// whether the marker stays; `opening`: a first turn of `opening: train`; `roundEnd`: nobody moves any more.
enum class Phase : std::uint8_t { opening, turn, duty, marker, roundEnd };

enum class RoundEndReason : std::uint8_t { out, blocked, boneyardEmpty };

/// The public side of a round. Everything here follows from what all players saw happen.
struct Table {
    Options rules;
    std::uint8_t players = 0;
    std::uint8_t round = 1;  ///< counted from 1
    std::uint8_t engine = 0; ///< the engine is the double of this value
    Phase phase = Phase::roundEnd;
    std::uint8_t turn = 0; ///< the seat to move, from 0
    std::uint8_t boneyardCount = 0;
    RoundEndReason endReason = RoundEndReason::out; ///< in `roundEnd`

    Row<Train, maxTrains> trains{}; ///< by TrainId; only those of the seats in play and MX
    TrainSet markers{};             ///< where a locomotive stands: open to all. Never on the Mexican Train
    /// By Tile::index(): for a tile on a train the tile before it (nearer the hub), none for the first one; for every
    /// other tile `notLaid`. With Train::last this is the whole train, whatever order tiles came in.
    Row<Tile, maxTiles> before = nothingLaid();
    static constexpr Tile notLaid = Tile::fromIndex(maxTiles); ///< a tile of no set

    /// How many tiles of each value, its double apart, lie on the table: N of them and the double is dead.
    Row<std::uint8_t, pipValues> laid{};

    /// The trains that end in an uncovered double, oldest double first.
    Row<TrainId, maxTrains> openDoubles{};
    std::uint8_t openDoubleCount = 0;
    TrainSet binding{}; ///< of those: not laid in the turn now running and binding by `openDoublesBind`

    SeatSet opened{};     ///< the seats that have finished their first turn
    TrainSet available{}; ///< where the seat to move may lay now (docs/rules.md section 2, step 1 or 4)

    // All that begins anew with each turn; side by side, so that it does in one or two stores.
    TrainSet fresh{};              ///< of the open doubles: laid in the turn now running
    std::uint8_t openingTiles = 0; ///< laid so far in this opening
    std::uint8_t drawnForTile = 0; ///< drawn so far for the tile required now
    bool drewBefore = false;       ///< drew for an earlier required tile of this turn
    TrainId dutyTrain = noTrain;   ///< in `duty`: where the double lies that owes the tile
    bool dutyAfterMarker = false;  ///< in `marker`: a duty follows, not the next seat

    bool hasMexicanTrain() const { return rules.mexicanTrain != MexicanTrain::none; }
    /// Whether that train is in play; any number may be asked about. What is asked below about a train or a value is
    /// asked about a train by its TrainId, in play or not, and about a value of the set.
    bool isTrain(int train) const { return train < players || (train == mexicanTrain && hasMexicanTrain()); }
    bool hasMarker(int train) const { return markers.contains(train); }
    /// The train ends in an uncovered double (the engine is none: ruling 1).
    bool isOpenDouble(int train) const
    {
        const Train& t = trains[train];
        return (int{t.isStarted()} & int{t.last.isDouble()}) != 0; // both are looked at: no branch
    }
    /// Whether the double of that value is dead: all its other tiles lie on the table (ruling 8).
    bool isDead(int pip) const
    {
        MT_EXPECT(pip >= 0 && pip <= rules.set);
        return laid[pip] == rules.set;
    }
    /// The trains whose open doubles are live and bind the seat to move: those it may close now (all, or the oldest).
    TrainSet closableDoubles() const;
    bool allOpened() const { return opened == SeatSet::firstOf(players); }
    /// The tiles of a train, from the hub outwards.
    std::vector<Tile> tilesOf(int train) const;

    friend bool operator==(const Table&, const Table&) = default;

private:
    static constexpr Row<Tile, maxTiles> nothingLaid()
    {
        Row<Tile, maxTiles> nothing;
        nothing.fill(notLaid);
        return nothing;
    }
};

/// The trains in play: the seats' in order, then the Mexican Train if there is one.
std::vector<TrainId> trainsInPlay(const Table& table);

} // namespace mt
