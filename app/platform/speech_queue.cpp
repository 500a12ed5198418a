#include "app/platform/speech_queue.h"

#include <algorithm>
#include <utility>

void SpeechQueue::add(const QString& text, Time now)
{
    if (waiting_.isEmpty())
        first_ = now;
    if (!collects_)
        waiting_.clear();
    waiting_.append(text);
    last_ = now;
}

std::optional<SpeechQueue::Time> SpeechQueue::due() const
{
    if (waiting_.isEmpty())
        return {};
    const Time complete = std::min(first_ + hold, last_ + moment);
    return sent_ ? std::max(complete, *sent_ + hold) : complete;
}

std::optional<QString> SpeechQueue::take(Time now)
{
    const std::optional<Time> when = due();
    if (!when || now < *when)
        return {};
    sent_ = now;
    return std::exchange(waiting_, {}).join(QLatin1Char(' '));
}

std::optional<SpeechQueue::Time> SpeechQueue::heldUntil() const
{
    return sent_ ? std::optional(*sent_ + hold) : std::nullopt;
}
