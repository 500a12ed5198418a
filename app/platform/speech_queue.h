// When what is to be announced is sent: what comes within a moment as one text, and none in the place of one that
// nobody has had the time to read.
#pragma once

#include <QStringList>

#include <chrono>
#include <optional>

class SpeechQueue
{
public:
    /// Since any moment that is the same for all calls.
    using Time = std::chrono::milliseconds;

    /// So long after the last text it waits for another one, but not longer than `hold` after the first.
    static constexpr Time moment{100};
    /// So long what was sent is not changed: a screen reader asks for it after it was told that it is there.
    static constexpr Time hold{300};

    /// True: texts that wait become one. False: only the last one is sent.
    void setCollecting(bool collects) { collects_ = collects; }
    bool collects() const { return collects_; }

    void add(const QString& text, Time now);
    /// What waits is not sent any more.
    void drop() { waiting_.clear(); }
    /// When take() has something to give, if nothing else is added; nullopt: nothing waits.
    std::optional<Time> due() const;
    /// What is to be sent now, and is being sent then; nullopt: nothing.
    std::optional<QString> take(Time now);
    /// Until when what was sent stays; nullopt: nothing was.
    std::optional<Time> heldUntil() const;

private:
    QStringList waiting_;
    Time first_{}; ///< when the first of those that wait came
    Time last_{};
    std::optional<Time> sent_;
    bool collects_ = false;
};
