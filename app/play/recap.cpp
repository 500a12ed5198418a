#include "app/play/recap.h"

#include <algorithm>

namespace
{

// Long enough to read a line and to find its place, however fast the others play.
constexpr std::chrono::milliseconds lineTime{1400};
constexpr qreal leastPace = 0.5;

} // namespace

Recap::Recap(Tell tell) : tell_(std::move(tell))
{
    next_.setSingleShot(true);
    next_.callOnTimeout([this] {
        if (!lines_.empty())
            lines_.pop_front();
        step();
    });
}

void Recap::begin(const std::vector<LogRow>& lines, qreal pace)
{
    lines_.assign(lines.begin(), lines.end());
    next_.setInterval(std::chrono::duration_cast<std::chrono::milliseconds>(lineTime * std::max(pace, leastPace)));
    step();
}

void Recap::step()
{
    if (tell_(lines_.empty() ? nullptr : &lines_.front()) && !lines_.empty())
        next_.start();
}
