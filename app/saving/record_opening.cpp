#include "app/saving/record_opening.h"

#include "app/saving/file_lock.h"

#include <QFileInfo>

#include <sstream>

using Kind = StoreProblem::Kind;

std::optional<StoreProblem> readRecordText(const QString& path, std::string& lines)
{
    auto content = mt::readFile(QFileInfo(path).filesystemFilePath(), mt::maxRecordBytes);
    if (const auto* problem = std::get_if<mt::FileProblem>(&content))
        return unread(path, *problem);
    lines = std::get<std::string>(std::move(content));
    return std::nullopt;
}

std::variant<std::shared_ptr<RecordOpening>, StoreProblem> RecordOpening::at(const QString& path)
{
    auto opening = ofCopy(path);
    const QString& whole = opening->path;
    if (!QFileInfo::exists(whole))
        return StoreProblem{Kind::missing, whole};
    if (const auto obstacle = mt::obstacleAt(QFileInfo(whole).filesystemFilePath(), mt::maxRecordBytes))
        return unread(whole, *obstacle);
    opening->lock = lockFile(whole, opening->lockError);
    if (opening->lockError == std::errc::device_or_resource_busy)
        return StoreProblem{Kind::inUse, whole};
    return opening;
}

std::shared_ptr<RecordOpening> RecordOpening::ofCopy(const QString& path)
{
    auto opening = std::make_shared<RecordOpening>();
    opening->path = QFileInfo(path).absoluteFilePath();
    return opening;
}

void RecordOpening::read(const mt::StopToken& stop, const Progress& progress)
{
    problem = readRecordText(path, lines);
    if (problem)
        return;
    std::istringstream in(lines);
    mt::RecordReader reader(in);
    int told = 0;
    while (!stop.stopRequested() && reader.next()) {
        if (seen)
            seen(reader.replay(), reader.line());
        const int percent = static_cast<int>(reader.goodBytes() * 100 / lines.size());
        if (progress && std::exchange(told, percent) != percent)
            progress(percent);
    }
    game = reader.replay();
    goodBytes = reader.goodBytes();
    lacksLineFeed = reader.lacksLineFeed();
    hasDroppedTail = reader.droppedTail();
    lineNumber = reader.lineNumber();
    fault = reader.fault();
}

// A game is there when something has been dealt, and something is left to be played.
bool RecordOpening::offersCopy() const
{
    const bool isDealt = game.game().inRound || !game.game().scores.empty();
    return isDealt && (!fault || fault->kind != mt::FaultKind::unreadable) && !mt::isOver(game.game());
}

std::optional<StoreProblem> RecordOpening::wrong() const
{
    if (problem)
        return problem;
    if (fault)
        return StoreProblem{.kind = Kind::damaged, .file = path, .fault = *fault, .offersCopy = offersCopy()};
    if (game.next() == mt::Replay::Next::header)
        return StoreProblem{Kind::unbegun, path};
    // The deal of a game follows from its seed; that of the same tiles again is nowhere else.
    if (game.next() == mt::Replay::Next::round && game.header().again && game.game().scores.empty()) {
        const long long line = lineNumber + (hasDroppedTail ? 0 : 1);
        return StoreProblem{Kind::undealt, path, {}, {.kind = mt::FaultKind::roundExpected, .line = line}};
    }
    return lockError ? std::optional(readOnly(path, lockError)) : std::nullopt;
}
