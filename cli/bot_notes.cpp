#include "cli/bot_notes.h"

#include "cli/words.h"

#include <algorithm>
#include <ostream>

namespace mt::cli
{

void BotNotes::add(std::string_view bytes)
{
    const std::size_t left = mostBytes - bytes_;
    const std::string_view kept = bytes.substr(0, left);
    bytes_ += kept.size();
    std::size_t begin = 0;
    for (std::size_t end = 0; (end = kept.find('\n', begin)) != std::string_view::npos; begin = end + 1) {
        addToLine(kept.substr(begin, end - begin));
        say(line_);
    }
    addToLine(kept.substr(begin));
    if (left > 0 && bytes_ == mostBytes) {
        finish();
        say("it has written " + std::to_string(mostBytes) + " bytes to its standard error; what follows is left out");
    }
}

void BotNotes::finish()
{
    if (!line_.empty())
        say(line_);
}

void BotNotes::addToLine(std::string_view part)
{
    const std::size_t room = longestLine - line_.size();
    cut_ = cut_ || part.size() > room;
    line_ += part.substr(0, room);
}

void BotNotes::say(std::string_view text)
{
    err_ << who_ << ": " << oneLine(text) << (cut_ ? "..." : "") << '\n';
    err_.flush();
    line_.clear();
    cut_ = false;
}

} // namespace mt::cli
