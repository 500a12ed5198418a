#include "app/history/statistics_journal.h"

#include "engine/base/regular_file.h"

#include <QFile>
#include <QFileInfo>

#include <sstream>
#include <string>

namespace
{

bool endsWithinALine(const QString& path)
{
    mt::FileStream file(QFileInfo(path).filesystemFilePath(), StatisticsJournal::mostBytes);
    return file.seekg(-1, std::ios::end) && file.get() != '\n';
}

} // namespace

// A line that a crash left half-written stays as it is; the next one begins on a line of its own. One write, so that
// lines of two programs do not mix.
bool StatisticsJournal::append(const JournalLine& line) const
{
    const QString path = fileIn(folder_);
    std::error_code error = disk_.makeFolder(QFileInfo(folder_).filesystemFilePath());
    if (error)
        return false;
    // What is there may swallow it, and nobody would ever read it.
    if (mt::obstacleAt(QFileInfo(path).filesystemFilePath(), mostBytes))
        return false;
    const std::shared_ptr<DiskFile> file =
        disk_.openNamed(QFileInfo(path).filesystemFilePath(), Disk::Open::any, error);
    if (error)
        return false;
    const QByteArray bytes = (endsWithinALine(path) ? "\n" : "") + journalText(line);
    return !file->append(bytes.toStdString()) && sync_(file);
}

bool StatisticsJournal::forgetAllBut(const QString& game) const
{
    const std::filesystem::path path = QFileInfo(fileIn(folder_)).filesystemFilePath();
    const auto read = mt::readFile(path, mostBytes);
    if (const auto* problem = std::get_if<mt::FileProblem>(&read))
        return problem->kind == mt::FileProblem::Kind::missing;
    std::string kept;
    std::istringstream lines(std::get<std::string>(read));
    for (std::string line; !game.isEmpty() && std::getline(lines, line);) {
        const auto known = readJournalLine(QByteArray::fromStdString(line));
        if (known && known->game == game)
            kept += line + '\n';
    }
    return !disk_.replace(path, kept);
}

QString StatisticsJournal::fileIn(const QString& folder) { return folder + QStringLiteral("/statistics.jsonl"); }
