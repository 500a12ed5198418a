// The file that the statistics live in: it only ever grows, a line for each thing that happened, each on the disk when
// append() returns. Several programs may write it.
#pragma once

#include "app/history/journal_line.h"
#include "app/platform/disk.h"

class StatisticsJournal
{
public:
    /// `folder`: the data folder, an absolute path; it is made when it is first needed.
    explicit StatisticsJournal(const QString& folder, Disk& disk = Disk::system()) : folder_(folder), disk_(disk) {}

    /// False: the line could not be written.
    bool append(const JournalLine& line) const;

    static QString fileIn(const QString& folder);

private:
    QString folder_;
    Disk& disk_;
};
