#include "cli/bot_notes.h"

#include "cli/words.h"

#include <gtest/gtest.h>

#include <sstream>

namespace mt::cli
{
namespace
{

TEST(BotNotes, LinesMayComeInPieces)
{
    std::ostringstream err;
    BotNotes notes("seat 1", err);
    notes.add("on");
    EXPECT_EQ(err.str(), "");
    notes.add("e\n\ntwo\nth");
    notes.add("ree");
    EXPECT_EQ(err.str(), "seat 1: one\nseat 1: \nseat 1: two\n");
    notes.finish();
    notes.finish();
    EXPECT_EQ(err.str(), "seat 1: one\nseat 1: \nseat 1: two\nseat 1: three\n");
}

TEST(BotNotes, LongLinesAreCutAndTheNextIsWhole)
{
    std::ostringstream err;
    BotNotes notes("seat 1", err);
    const std::string longest(BotNotes::longestLine, 'x');
    notes.add(longest + "\n" + longest + "y");
    notes.add("y\nz\n");
    EXPECT_EQ(err.str(), "seat 1: " + longest + "\nseat 1: " + longest + "...\nseat 1: z\n");
}

TEST(BotNotes, TheRestIsLeftOutAndThatIsSaidOnce)
{
    std::ostringstream err;
    BotNotes notes("seat 1", err);
    for (std::size_t bytes = 0; bytes < BotNotes::mostBytes + 100; bytes += 7)
        notes.add("abcdef\n");
    notes.add("more\n");
    notes.finish();
    const std::string said = err.str();
    const std::string last = "seat 1: it has written 262144 bytes to its standard error; what follows is left out\n";
    EXPECT_EQ(said.find("more"), std::string::npos);
    EXPECT_EQ(said.find("it has written"), said.size() - last.size() + std::string("seat 1: ").size());
    EXPECT_TRUE(said.ends_with("seat 1: a\n" + last))
        << "262144 is 37449 lines of 7 bytes and one more: " << said.size();
}

TEST(Words, OneLineIsFitForATerminal)
{
    const std::pair<std::string, std::string> cases[] = {
        {"a\tb", "a b"},
        {std::string("\0\x1b[2J\r\n\x7f", 8), "??[2J???"},
        {"\xc2\x9b\x33m", "??3m"}, // a control sequence in one character
        {"\xc2\xa0\xc3\xa4\xe2\x82\xac\xf0\x9f\x98\x80", "\xc2\xa0\xc3\xa4\xe2\x82\xac\xf0\x9f\x98\x80"},
        {"\xc3", "?"},
        {"\xc3(", "?("},
        {"\xe2\x82", "??"},
        {"\xc0\xaf\xe0\x80\xaf\xf0\x80\x80\xaf", "?????????"}, // longer than they need be
        {"\xed\xa0\x80", "???"},                               // half of a pair
        {"\xf4\x90\x80\x80\xff\xfe", "??????"},
        {"\xee\x80\x80\xf4\x8f\xbf\xbf", "\xee\x80\x80\xf4\x8f\xbf\xbf"},
    };
    for (const auto& [text, clean] : cases)
        EXPECT_EQ(oneLine(text), clean);
}

} // namespace
} // namespace mt::cli
