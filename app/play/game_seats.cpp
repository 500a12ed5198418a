// Who sits at the computer, and what they may see: the curtain, and seats that change hands.
#include "app/play/game_controller.h"

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
    if (!isSeat || session_.isOver())
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

bool GameController::handOverToAi()
{
    const std::vector<Seat>& seats = session_.seats();
    const auto ai = std::find_if(seats.begin(), seats.end(), [](const Seat& seat) { return !seat.isHuman; });
    const QString level = ai == seats.end() ? QStringLiteral("medium") : QString::fromStdString(ai->level);
    return curtain_ && handOver(looker_.seat, level);
}
