// The round as the window shows it: models in which each change is a small one, so that QML can animate it.
//
// Whatever is shown is shown from one state of the round, by the same lines of code: settle() shows the one that the
// game has come to, with signals, landing places and what may be played; show() one that it went through on the way.
#pragma once

#include "app/people/seat.h"
#include "app/people/seat_names.h"
#include "app/table/face_up_hand.h"
#include "app/table/hand_arrangement.h"
#include "app/table/hand_model.h"
#include "app/table/table_news.h"
#include "app/table/train_model.h"
#include "engine/ai/counting.h"
#include "engine/game/game.h"

#include <map>
#include <vector>

/// Whose eyes the window is.
struct Viewpoint {
    int seat = -1;         ///< whose hand the holder is for; -1: nobody's
    bool seesHand = false; ///< false: not a tile of a hand may be in any model
    bool mayMove = false;  ///< it is that seat's turn and nothing is in its way
    mt::SeatSet faceUp{};  ///< whose hands lie face up although the rules do not say so
    int you = -1;          ///< who is "You" where the holder is nobody's
};

class ShownTable
{
public:
    TrainModel& trains() { return trains_; }
    HandModel& hand() { return hand_; }
    RowModel<FaceUpHand>& faceUp() { return faceUp_; }
    const TrainModel& trains() const { return trains_; }
    /// 0 and -1 while nothing is shown.
    int boneyardCount() const { return shown_.table.boneyardCount; }
    int engineValue() const { return trains_.count() > 0 ? shown_.table.engine : -1; }

    /// A new game: forgets the one before it. Its trains stay for settle() or show() to change, which comes in the same
    /// event: tracks that are as many as before are not made anew, which with 14 players took 30 ms.
    void setSeats(const std::vector<Seat>& seats);
    /// The same players, but another one of them is a human or an AI now.
    void changeSeats(const std::vector<Seat>& seats) { seats_ = seats; }
    /// Shows the round in play or just finished as it is, and what the viewpoint's seat may do, if it is to move.
    /// `thinking`: the seat whose AI thinks, or -1.
    void settle(const mt::Game& game, const Viewpoint& viewpoint, const mt::Moves& moves = {}, int thinking = -1);
    /// Shows the same round as it was at some moment since: nobody may do anything, and hands that lie face up wait.
    void show(const mt::State& then, const Viewpoint& viewpoint);
    /// What is marked as new from the next settle() or show() on.
    void setNews(TableNews news) { news_ = std::move(news); }
    /// What everybody has told of their hands, by seat, for who wants it counted; of nobody: nothing is shown of it. It
    /// is shown from the next settle() or show() on.
    void setCounts(std::vector<mt::SeatCount> counts) { counts_ = std::move(counts); }
    mt::Tile selected() const { return selected_; }
    /// Marks where `tile` may be laid; "no tile", or one that is not in the hand shown: nothing is selected. It stays
    /// selected while it is in that hand.
    void select(mt::Tile tile);

    /// The player's own arranging of the hand that is shown.
    void moveHandTile(int from, int to);
    void sortHand(HandArrangement::Order order);
    /// Of the hand that is shown: its longest train comes first from now on, or no longer.
    void planTrain(bool plans);
    /// Who has their train planned, by seat, with the tiles that they want left out.
    std::map<int, mt::Hand> plans() const;
    /// The same from another time. They hold from the next settle() or show() on.
    void setPlans(const std::map<int, mt::Hand>& plans);

    /// Nothing of any game.
    void clear();
    void retranslate();

private:
    void forget();
    void draw();
    void drawTrack(TrackModel& track, const std::vector<mt::Tile>& tiles) const;
    TrainRow rowOf(int train) const;
    void drawSignals(TrainRow& row) const;
    void drawRows();
    void drawHand();
    std::optional<HandModel::Plan> planOf(const HandArrangement& arrangement, mt::Hand hand, int end) const;
    void drawFaceUp();
    SeatNames names() const;
    QString levelName(int seat) const;

    std::vector<Seat> seats_;
    TrainModel trains_;
    HandModel hand_;
    RowModel<FaceUpHand> faceUp_;
    std::map<int, HandArrangement> arrangements_; ///< by seat
    int round_ = 0;                               ///< the round that they belong to
    mt::Tile selected_;

    // What is shown.
    mt::State shown_;
    Viewpoint viewpoint_;
    mt::Moves moves_{};
    int thinking_ = -1;
    TableNews news_;
    std::vector<mt::SeatCount> counts_; ///< by seat
    std::vector<int> totals_;           ///< by seat
};
