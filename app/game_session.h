// One game with its seats: what the window asks the engine, and the way of an action through it.
#pragma once

#include "app/seat.h"
#include "engine/game.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

/// What a game begins with.
struct GameStart {
    mt::GameRules rules;
    std::vector<Seat> seats;
    int firstSeat = 0; ///< from 0; under `rotate`
    std::string seed;  ///< any text
};

class GameSession
{
public:
    bool isActive() const { return !seats_.empty(); }
    const mt::Game& game() const { return game_; }
    const mt::State& state() const { return game_.round; }
    const mt::Table& table() const { return game_.round.table; }
    const std::vector<Seat>& seats() const { return seats_; }
    const Seat& seat(int seat) const { return seats_[static_cast<std::size_t>(seat)]; }
    QStringList seatNames() const;
    int humans() const;
    /// The seat to move, or -1 between rounds.
    int mover() const { return game_.inRound ? table().turn : -1; }
    bool isHumansTurn() const { return game_.inRound && seat(mover()).isHuman; }
    bool isOver() const { return isActive() && !game_.inRound && mt::isOver(game_); }

    void start(const GameStart& start);
    void close();
    /// Deals and begins the next round; the game must be between rounds and not over.
    void beginRound();
    /// Carries out an action that check() calls legal.
    std::vector<mt::Event> perform(const mt::Action& action);
    mt::Refusal check(const mt::Action& action) const { return mt::check(game_.round, action); }
    /// Text that is another one for each decision of a game, and the same after a restart.
    std::string decisionSeed() const;

private:
    mt::Game game_;
    std::vector<Seat> seats_;
    std::string seed_;
    int actions_ = 0; ///< of this round
};
