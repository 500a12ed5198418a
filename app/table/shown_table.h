// The round as the window shows it: models that follow the engine's events one by one.
//
// apply() folds single events, so that each becomes one small change that QML can animate; show() brings everything
// to a state at once and adds what only a settled table has: signals, landing places, what may be played. After all
// events of an action have been applied, show() finds the fold already right (tested over random games).
#pragma once

#include "app/table/hand_arrangement.h"
#include "app/table/hand_list_model.h"
#include "app/table/hand_model.h"
#include "app/table/train_model.h"
#include "app/words/seat.h"
#include "app/words/seat_names.h"
#include "engine/game/game.h"

#include <map>
#include <vector>

/// Whose eyes the window is.
struct Viewpoint {
    int seat = -1;         ///< whose hand the holder is for; -1: nobody's
    bool seesHand = false; ///< false: not a tile of a hand may be in any model
    bool mayMove = false;  ///< it is that seat's turn and nothing is in its way
    unsigned faceUp = 0;   ///< a bit for each seat whose hand lies face up although the rules do not say so
};

class ShownTable
{
public:
    TrainModel& trains() { return trains_; }
    HandModel& hand() { return hand_; }
    HandListModel& faceUp() { return faceUp_; }
    const TrainModel& trains() const { return trains_; }
    int boneyardCount() const { return boneyardCount_; }
    int engineValue() const { return engineValue_; }

    /// A new game, or none: forgets how hands were arranged.
    void setSeats(const std::vector<Seat>& seats);
    /// The same players, but another one of them is a human or an AI now.
    void changeSeats(const std::vector<Seat>& seats) { seats_ = seats; }
    /// Shows the round in play or just finished as it is. `thinking`: the seat whose AI thinks, or -1.
    void show(const mt::Game& game, const Viewpoint& viewpoint, int thinking);
    /// What has happened, as it is seen from `viewpoint`; signals and landing places go out until the next show().
    void apply(const mt::Event& event, const Viewpoint& viewpoint);
    mt::Tile selected() const { return selected_; }
    /// Marks where `tile` may be laid; "no tile": nothing is selected. It stays selected while it is in the hand shown.
    void select(mt::Tile tile, const mt::State& state, const Viewpoint& viewpoint);

    /// The player's own arranging of the hand that is shown.
    void moveHandTile(int from, int to, const mt::State& state, const Viewpoint& viewpoint);
    void sortHand(HandArrangement::Order order, const mt::State& state, const Viewpoint& viewpoint);

    /// Nothing of any game.
    void clear();
    void retranslate();

private:
    TrainRow rowAs(const mt::Game& game, int train, const Viewpoint& viewpoint, int thinking) const;
    void showSignals(TrainRow& row, const mt::State& state) const;
    void showHand(const mt::State& state, const Viewpoint& viewpoint);
    void showFaceUp(const mt::Game& game, const Viewpoint& viewpoint);
    template <class Change>
    void changeRow(int train, const Viewpoint& viewpoint, Change change);
    void unsettle();
    void layOnTrain(const mt::Event& event, const Viewpoint& viewpoint);
    SeatNames names(const Viewpoint& viewpoint) const;
    QString levelName(int seat) const;

    std::vector<Seat> seats_;
    TrainModel trains_;
    HandModel hand_;
    HandListModel faceUp_;
    std::map<int, HandArrangement> arrangements_; ///< by seat
    int round_ = 0;                               ///< the round that they belong to
    int boneyardCount_ = 0;
    int engineValue_ = -1;
    mt::Tile selected_;
};
