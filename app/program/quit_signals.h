// Unix tells a program by a signal that it should end: the session ends, the computer shuts down, Ctrl+C in a terminal.
#pragma once

#include <QSocketNotifier>

#include <functional>
#include <utility>

/// While it lives, the application quits at SIGTERM, SIGINT or SIGHUP as if its windows were closed; when the same
/// signal comes once more, at once; and `seconds` after the first one, whatever it is waiting for: each move is in
/// the record by then. What was ignored from the start stays ignored. There can be one at a time.
class QuitSignals
{
public:
    explicit QuitSignals(unsigned seconds = 8);
    ~QuitSignals();

    /// Called when one is heard, before the windows are closed.
    void setListener(std::function<void()> heard) { tell_ = std::move(heard); }
    Q_DISABLE_COPY_MOVE(QuitSignals)

private:
    QSocketNotifier heard_;
    std::function<void()> tell_;
};
