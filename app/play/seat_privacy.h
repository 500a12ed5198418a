// Who sits at the computer, and what they may see of the game.
//
// A human who plays against AI seats alone sees their hand throughout. Several humans take turns: between them hangs a
// curtain, which whoever is to move lifts for themselves, and behind it no tile of any hand is shown. Where all hands
// lie open by the rules there is nothing to hide. Seats are the engine's, from 0.
#pragma once

#include "app/table/shown_table.h"

#include <vector>

class SeatPrivacy
{
public:
    /// What it depends on.
    struct Situation {
        std::vector<bool> humans; ///< by seat: a human plays it; empty: there is no game
        int mover = -1;           ///< the seat to move; -1 between rounds
        bool openHands = false;   ///< by the rules
    };

    /// Whose eyes the window is.
    const Viewpoint& viewpoint() const { return viewpoint_; }
    /// It hides the hand of the viewpoint's seat until it is lifted.
    bool curtain() const { return curtain_; }

    /// It is another game, or none: what was seen of the last one does not matter any more, and nothing is seen.
    void forget();
    /// The game has come to this, and what happened on the way has been shown. Each change of who plays which seat has
    /// to be told: where one of several humans is left, another one may still sit at the computer, and so that hand
    /// stays hidden until the curtain is lifted.
    void follow(const Situation& situation);
    /// Something is shown of what has happened: nobody may move until follow().
    void pause() { viewpoint_.mayMove = false; }
    /// The seat behind the curtain looks. False: there is no curtain.
    bool liftCurtain();

    /// Of several humans another one than that has seen the table since the curtain was lifted last.
    bool hasAnotherLooked(int human) const;
    /// The game is about to go back to a decision of that human, whom nobody has looked after: for them the curtain
    /// stays up.
    void keepFor(int human);

private:
    int humans() const;
    void look();

    Situation situation_;
    Viewpoint viewpoint_;
    bool curtain_ = false;
    bool staysHidden_ = false; ///< one human is left, who may not be the one at the computer
    int liftedFor_ = -1;       ///< the seat for whose turn the curtain has been lifted
};
