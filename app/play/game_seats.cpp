// Who sits at the computer, and what they may see: the curtain, and seats that change hands.
#include "app/play/game_controller.h"

#include "app/words/level_words.h"
#include "engine/ai/level.h"

#include <algorithm>

// With several humans a hand is in the window only while it is that seat's turn and the curtain has been lifted for
// it. Where all hands lie open there is nothing to hide.
void GameController::look()
{
    curtain_ = false;
    looker_ = {};
    if (!active())
        return;
    const bool humansTurn = session_.isHumansTurn();
    if (session_.humans() == 1 && !staysHidden_) {
        for (int seat = 0; seat < session_.game().rules.players; ++seat)
            if (session_.seat(seat).isHuman)
                looker_ = {seat, true, humansTurn};
        return;
    }
    if (!humansTurn)
        return;
    curtain_ = liftedFor_ != session_.mover() && !session_.game().rules.options.openHands;
    looker_ = {session_.mover(), !curtain_, !curtain_};
}

void GameController::liftCurtain()
{
    if (!curtain_)
        return;
    liftedFor_ = session_.mover();
    staysHidden_ = false;
    settle();
}

bool GameController::handOver(int seat, const QString& level)
{
    player_.flush();
    const bool isSeat = active() && seat >= 0 && seat < session_.game().rules.players;
    const bool isPlayer = level.isEmpty() || mt::findLevel(level.toStdString()) != nullptr;
    if (!isSeat || !isPlayer || session_.isOver())
        return false;
    ai_.cancel();
    note_ = Note::none;
    const int humans = session_.humans();
    session_.handOver(seat, level.toStdString());
    followSaving();
    // Who is left may not be the one who sits there now.
    staysHidden_ = session_.humans() == 1 && (humans > 1 || staysHidden_);
    table_.changeSeats(session_.seats());
    settle();
    return true;
}

QString GameController::levelQuestion() const
{
    if (!active() || roundEnded_)
        return {};
    const std::vector<int> seats = session_.seatsWithoutLevel();
    return seats.empty() ? QString() : LevelWords::question(seats, names());
}

bool GameController::chooseLevel(const QString& level)
{
    const std::vector<int> seats = session_.seatsWithoutLevel();
    return !seats.empty() && std::all_of(seats.begin(), seats.end(), [&](int seat) { return handOver(seat, level); });
}

bool GameController::handOverToAi()
{
    const std::vector<Seat>& seats = session_.seats();
    const auto ai = std::find_if(seats.begin(), seats.end(), [](const Seat& seat) {
        return !seat.isHuman && mt::findLevel(seat.level) != nullptr;
    });
    const QString level = QString::fromStdString(ai == seats.end() ? std::string(mt::defaultLevel) : ai->level);
    return curtain_ && handOver(looker_.seat, level);
}
