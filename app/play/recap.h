// What happened since somebody's last turn, once more: one line after another.
#pragma once

#include "app/play/round_log.h"

#include <QTimer>

#include <deque>
#include <functional>

class Recap
{
public:
    /// Tells that line, or that the last one has had its time (nullptr). False: nobody listens any more.
    using Tell = std::function<bool(const LogRow* line)>;

    explicit Recap(Tell tell);

    /// `lines`: at least one. The first one is told at once, each of the others when the one before has had its time.
    /// `pace`: a factor on that.
    void begin(const std::vector<LogRow>& lines, qreal pace);

private:
    void step();

    Tell tell_;
    std::deque<LogRow> lines_;
    QTimer next_;
};
