// Saved games on disk: one record a game, and a note which of them is the one to go on with.
//
// A record only ever grows: each line is on the disk when append() returns. While a record is open for writing, its
// lock file keeps every other program away from it. What cannot be read is left exactly as it is.
#pragma once

#include "app/words/store_problem.h"
#include "engine/record/record_reader.h"

#include <QFile>
#include <QLockFile>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

class GameStore
{
public:
    using LineReader = std::function<void(const mt::Replay& game, const mt::RecordLine& line)>;

    /// `folder`: an absolute path; it is made when it is first needed.
    explicit GameStore(const QString& folder) : folder_(folder) {}

    /// A new, empty record, from now on the one to go on with.
    std::optional<StoreProblem> create();
    /// Opens a record to go on with it: `replay` gets the game. A half-written last line, left by a crash, is cut off.
    /// `seen` is told of each line that is carried out.
    std::optional<StoreProblem> open(const QString& path, mt::Replay& replay, const LineReader& seen = {});
    /// Writes the line down to the disk. After a failure, and when no record is open, lines are not kept.
    std::optional<StoreProblem> append(const mt::RecordLine& line);
    bool isOpen() const { return file_ != nullptr; }
    QString path() const { return file_ ? file_->fileName() : QString(); }
    void close();

    /// The record to go on with, or an empty string. Its file may have gone.
    QString current() const;
    /// From now on there is none; the record stays.
    void forgetCurrent();

private:
    std::optional<StoreProblem> lock(const QString& path);
    std::optional<StoreProblem> read(const QString& path, const LineReader& seen, mt::Replay& replay, qint64& goodBytes,
                                     bool& lacksLineFeed);
    std::optional<StoreProblem> openForAppending(const QString& path);
    std::optional<StoreProblem> giveUp(const QString& path);
    bool write(const QByteArray& bytes);
    void makeCurrent(const QString& path);
    bool isUnbegun(const QString& path) const;
    QString gamesFolder() const;
    QString noteFile() const;

    QString folder_;
    std::unique_ptr<QLockFile> lock_;
    std::unique_ptr<QFile> file_;
};
