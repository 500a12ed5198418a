#include "app/history/statistics_journal.h"

#include <QDir>
#include <QFile>

#include <unistd.h>

// A line that a crash left half-written stays as it is; the next one begins on a line of its own.
bool StatisticsJournal::append(const JournalLine& line) const
{
    QDir().mkpath(folder_);
    QFile file(fileIn(folder_));
    if (!file.open(QIODevice::ReadWrite | QIODevice::Append | QIODevice::Unbuffered))
        return false;
    QByteArray bytes = journalText(line);
    if (file.size() > 0) {
        char last = '\n';
        file.seek(file.size() - 1);
        file.getChar(&last);
        if (last != '\n')
            bytes.prepend('\n');
    }
    // One write, so that lines of two programs do not mix.
    return file.write(bytes) == bytes.size() && ::fsync(file.handle()) == 0;
}

QString StatisticsJournal::fileIn(const QString& folder) { return folder + QStringLiteral("/statistics.jsonl"); }
