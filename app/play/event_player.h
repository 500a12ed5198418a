// Plays what happened event by event, with the time between them that eyes need.
#pragma once

#include "engine/game/round.h"

#include <QObject>
#include <QTimer>

#include <deque>
#include <vector>

class EventPlayer : public QObject
{
    Q_OBJECT

public:
    explicit EventPlayer(QObject* parent = nullptr);

    /// A factor on every duration; 0: everything happens at once, within play(). It counts from the next event on.
    void setPace(double pace) { pace_ = pace; }
    /// Queues the events; `finished` follows when the last one has had its time.
    void play(const std::vector<mt::Moment>& moments);
    /// To be called while `shown` is emitted: that event takes so many milliseconds, if it would not take more.
    void linger(int milliseconds) { lingers_ = milliseconds; }
    /// What was shown last has had its time.
    void goOn();
    /// Shows all that is left at once, `finished` included.
    void flush();
    /// Forgets what is left; `finished` does not come.
    void drop();
    bool isBusy() const { return busy_; }
    /// Milliseconds at pace 1 that an event of this kind takes.
    static int duration(mt::EventKind kind);

signals:
    void shown(const mt::Moment& moment);
    void finished();

private:
    void step();

    std::deque<mt::Moment> queue_;
    QTimer timer_;
    double pace_ = 1;
    int lingers_ = 0; ///< milliseconds that the event wants which is being shown
    bool busy_ = false;
};
