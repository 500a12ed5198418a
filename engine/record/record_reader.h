// Reading a record from a stream, one line at a time: a damaged or huge file costs no more than its good part.
#pragma once

#include "engine/record/replay.h"

#include <istream>
#include <string>

namespace mt
{

/// The lines of a text, none longer than maxTextBytes.
class TextLines
{
public:
    explicit TextLines(std::istream& in) : in_(in) {}

    /// Reads the next line, without its line feed; false when there is none, or it cannot be read. A longer line is cut
    /// off just beyond the limit: who parses it is told.
    bool next(std::string& line);
    bool failed() const { return in_.bad(); }
    long long number() const { return number_; }      ///< of the line last read, from 1
    bool hadLineFeed() const { return hadLineFeed_; } ///< of the line last read
    std::uint64_t bytes() const { return bytes_; }    ///< read so far, line feeds included

private:
    std::istream& in_;
    long long number_ = 0;
    std::uint64_t bytes_ = 0;
    bool hadLineFeed_ = true;
};

/// Reads a record and replays it. Use: `while (reader.next()) ...`, then ask fault().
class RecordReader
{
public:
    explicit RecordReader(std::istream& in) : lines_(in) {}

    /// Reads one more line and carries it out in replay(). False: the record has ended, or its next line is refused.
    bool next();
    const RecordLine& line() const { return line_; }
    long long lineNumber() const { return lines_.number(); }

    /// The first thing wrong, with its line. The game is good up to the line before.
    const std::optional<Fault>& fault() const { return fault_; }
    /// The last line was half-written (no line feed, not JSON: a crash) and is left out.
    bool droppedTail() const { return droppedTail_; }

    const Replay& replay() const { return replay_; }
    /// To go on with the record: cut the file to this many bytes, and where the last line lacks its line feed, write
    /// that first.
    std::uint64_t goodBytes() const { return goodBytes_; }
    bool lacksLineFeed() const { return lacksLineFeed_; }

private:
    TextLines lines_;
    Replay replay_;
    RecordLine line_;
    std::optional<Fault> fault_;
    std::uint64_t goodBytes_ = 0;
    bool lacksLineFeed_ = false;
    bool droppedTail_ = false;
};

} // namespace mt
