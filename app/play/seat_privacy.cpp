#include "app/play/seat_privacy.h"

#include <algorithm>

void SeatPrivacy::forget() { *this = {}; }

int SeatPrivacy::humans() const
{
    return static_cast<int>(std::count(situation_.humans.begin(), situation_.humans.end(), true));
}

void SeatPrivacy::follow(const Situation& situation)
{
    const int before = humans();
    situation_ = situation;
    staysHidden_ = humans() == 1 && (before > 1 || staysHidden_);
    if (situation_.mover != liftedFor_)
        liftedFor_ = -1;
    look();
}

void SeatPrivacy::look()
{
    curtain_ = false;
    viewpoint_ = {};
    const int mover = situation_.mover;
    const bool isHumansTurn = mover >= 0 && situation_.humans[static_cast<std::size_t>(mover)];
    if (humans() == 1 && !staysHidden_) {
        const auto human = std::find(situation_.humans.begin(), situation_.humans.end(), true);
        viewpoint_ = {static_cast<int>(human - situation_.humans.begin()), true, isHumansTurn};
        return;
    }
    if (!isHumansTurn)
        return;
    curtain_ = liftedFor_ != mover && !situation_.openHands;
    viewpoint_ = {mover, !curtain_, !curtain_};
}

bool SeatPrivacy::liftCurtain()
{
    if (!curtain_)
        return false;
    liftedFor_ = situation_.mover;
    staysHidden_ = false;
    look();
    return true;
}

bool SeatPrivacy::hasAnotherLooked(int human) const { return humans() > 1 && liftedFor_ >= 0 && liftedFor_ != human; }

void SeatPrivacy::keepFor(int human) { liftedFor_ = humans() > 1 ? human : -1; }
