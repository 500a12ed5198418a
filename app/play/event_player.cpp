#include "app/play/event_player.h"

#include <algorithm>

EventPlayer::EventPlayer(QObject* parent) : QObject(parent)
{
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &EventPlayer::step);
}

void EventPlayer::play(const std::vector<mt::Moment>& moments)
{
    queue_.insert(queue_.end(), moments.begin(), moments.end());
    if (busy_)
        return;
    busy_ = true;
    step();
}

void EventPlayer::flush()
{
    while (!queue_.empty())
        step();
    goOn();
}

void EventPlayer::goOn()
{
    if (busy_)
        step();
}

void EventPlayer::drop()
{
    timer_.stop();
    queue_.clear();
    busy_ = false;
}

// Events without a duration of their own belong to the one before them.
void EventPlayer::step()
{
    timer_.stop();
    while (!queue_.empty()) {
        const mt::Moment moment = queue_.front();
        queue_.pop_front();
        lingers_ = 0;
        emit shown(moment);
        const int wait = std::max(static_cast<int>(duration(moment.event.kind) * pace_), lingers_);
        if (wait > 0) {
            timer_.start(wait);
            return;
        }
    }
    busy_ = false;
    emit finished();
}

int EventPlayer::duration(mt::EventKind kind)
{
    switch (kind) {
    case mt::EventKind::tilePlayed: return 500;
    case mt::EventKind::tileDrawn: return 450;
    case mt::EventKind::markerPlaced:
    case mt::EventKind::markerRemoved: return 350;
    case mt::EventKind::passed: return 300;
    case mt::EventKind::engineLaid: return 600;
    case mt::EventKind::lastTile:
    case mt::EventKind::roundEnded: return 900;
    case mt::EventKind::turnStarted:
    case mt::EventKind::doubleClosed:
    case mt::EventKind::doubleOpened:
    case mt::EventKind::markerAsked:
    case mt::EventKind::dutyOwed:
    case mt::EventKind::openingEnded: return 0;
    }
    return 0;
}

#include "moc_event_player.cpp"
