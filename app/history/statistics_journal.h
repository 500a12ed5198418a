// The file that the statistics live in: until a player has it forget everything it only grows, a line for each thing
// that happened, each written when append() returns, and on the disk, or on its way there. Several programs may write
// it.
#pragma once

#include "app/history/journal_line.h"
#include "app/saving/disk.h"

class StatisticsJournal
{
public:
    /// `folder`: the data folder, an absolute path; it is made when it is first needed. `sync` brings a line to the
    /// disk.
    explicit StatisticsJournal(const QString& folder, FileSync sync = syncNow, Disk& disk = Disk::system())
        : folder_(folder), sync_(std::move(sync)), disk_(disk)
    {
    }

    /// False: the line could not be written.
    bool append(const JournalLine& line) const;
    /// Forgets every line, but those of that game; empty: all. False: it could not be written, and all is as before.
    bool forgetAllBut(const QString& game) const;

    static QString fileIn(const QString& folder);
    /// A larger one is none: some hundred bytes a line, some dozen lines a game.
    static constexpr std::uint64_t mostBytes = std::uint64_t{64} << 20;

private:
    QString folder_;
    FileSync sync_;
    Disk& disk_;
};
