// What a bot writes to its standard error, made fit to stand among what we say ourselves.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>

namespace mt::cli
{

/// Each line goes on with the bot's seat before it, cleaned as oneLine() does it, cut where it is too long; and after
/// so many bytes the rest is left out, which is said once.
class BotNotes
{
public:
    static constexpr std::size_t longestLine = 1000;
    static constexpr std::size_t mostBytes = std::size_t{1} << 18;

    /// `who`: "seat 2, exec:my-bot". `err` must outlive this.
    BotNotes(std::string who, std::ostream& err) : who_(std::move(who)), err_(err) {}

    /// What was written next; lines may begin and end anywhere in it.
    void add(std::string_view bytes);
    /// Nothing more comes: a line without its line feed goes on, too.
    void finish();

private:
    void addToLine(std::string_view part);
    void say(std::string_view text);

    std::string who_;
    std::ostream& err_;
    std::string line_;
    bool cut_ = false; ///< of the line that is coming in, more was there than is kept
    std::size_t bytes_ = 0;
};

} // namespace mt::cli
