#include "app/game_session.h"

#include "engine/random.h"

#include <algorithm>

QStringList GameSession::seatNames() const
{
    QStringList names;
    for (const Seat& seat : seats_)
        names.append(seat.name);
    return names;
}

int GameSession::humans() const
{
    return static_cast<int>(std::count_if(seats_.begin(), seats_.end(), [](const Seat& seat) { return seat.isHuman; }));
}

void GameSession::start(const GameStart& start)
{
    game_ = mt::newGame(start.rules, start.firstSeat);
    seats_ = start.seats;
    seed_ = start.seed;
    beginRound();
}

void GameSession::close()
{
    game_ = {};
    seats_.clear();
}

void GameSession::beginRound()
{
    const int round = mt::nextRound(game_);
    mt::Rng rng(seed_ + "/round/" + std::to_string(round));
    mt::Deal deal;
    mt::makeDeal(game_.rules, round, game_.firstSeat, rng, deal);
    mt::beginRound(game_, deal);
    actions_ = 0;
}

std::vector<mt::Event> GameSession::perform(const mt::Action& action)
{
    std::vector<mt::Event> events;
    mt::apply(game_, action, events);
    ++actions_;
    return events;
}

std::string GameSession::decisionSeed() const
{
    return seed_ + "/decision/" + std::to_string(table().round) + "/" + std::to_string(actions_);
}
