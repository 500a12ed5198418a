#include "app/play/record_writer.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>

namespace
{

std::filesystem::path native(const QString& path) { return QFileInfo(path).filesystemFilePath(); }

QString lockFile(const QString& path) { return path + QStringLiteral(".lock"); }

// The path itself, and then others beside it.
QString candidate(const QString& path, int number)
{
    if (number == 1)
        return path;
    const QFileInfo file(path);
    return QStringLiteral("%1/%2-%3.%4")
        .arg(file.path(), file.completeBaseName(), QString::number(number), file.suffix());
}

bool isNothingThere(const std::error_code& error)
{
    return error == std::errc::no_such_file_or_directory || error == std::errc::not_a_directory;
}

} // namespace

std::unique_ptr<QLockFile> RecordWriter::lock(const QString& path, std::error_code& error)
{
    auto lock = std::make_unique<QLockFile>(lockFile(path));
    lock->setStaleLockTime(0);
    errno = 0;
    error.clear();
    if (lock->tryLock())
        return lock;
    if (lock->error() == QLockFile::LockFailedError)
        error = std::make_error_code(std::errc::device_or_resource_busy);
    else
        error = {errno != 0 ? errno : EIO, std::system_category()};
    return nullptr;
}

void RecordWriter::begin(const QString& path)
{
    close();
    path_ = path;
    isNoteDue_ = true;
}

std::error_code RecordWriter::goOn(const QString& path, std::unique_ptr<QLockFile> lock, std::string lines,
                                   std::size_t written)
{
    close();
    std::error_code error;
    file_ = disk_.open(native(path), Disk::Open::existing, error);
    if (error)
        return error;
    path_ = path;
    lock_ = std::move(lock);
    lines_ = std::move(lines);
    written_ = written;
    isNoteDue_ = true;
    return {};
}

void RecordWriter::close()
{
    path_.clear();
    lines_.clear();
    file_.reset();
    lock_.reset();
    written_ = 0;
    isNameNew_ = isFinished_ = isNoteDue_ = false;
}

void RecordWriter::finish()
{
    isFinished_ = true;
    isNoteDue_ = true;
}

std::error_code RecordWriter::save()
{
    if (lines_.empty())
        return {};
    if (!file_ || !isStillThere())
        if (const std::error_code error = makeFile())
            return error;
    if (const std::error_code error = writeRest())
        return error;
    writeNote();
    return {};
}

// Only what is certainly gone counts as gone: a folder that may not be looked into any more can still have it.
bool RecordWriter::isStillThere() const
{
    std::error_code error;
    const FileIdentity named = disk_.identityOf(native(path_), error);
    if (error)
        return !isNothingThere(error);
    return named == file_->identity(error) || error;
}

std::error_code RecordWriter::makeFile()
{
    file_.reset();
    written_ = 0;
    std::error_code error;
    std::filesystem::create_directories(native(QFileInfo(path_).path()), error);
    for (int number = 1; !error; ++number) {
        const QString path = candidate(path_, number);
        disk_.identityOf(native(path), error);
        if (!error)
            continue;
        if (!isNothingThere(error))
            return error;
        error = lockAs(path);
        if (!error)
            file_ = disk_.open(native(path), Disk::Open::fresh, error);
        // Two programs may begin within a second; the one who makes the file first has it.
        if (error == std::errc::file_exists || error == std::errc::device_or_resource_busy) {
            error.clear();
            continue;
        }
        if (error)
            return error;
        isNoteDue_ = isNoteDue_ || path != path_;
        path_ = path;
        isNameNew_ = true;
        return {};
    }
    return error;
}

// The lock of a file that was deleted may still be there, and ours.
std::error_code RecordWriter::lockAs(const QString& path)
{
    if (lock_ && path == path_ && QFileInfo::exists(lockFile(path)))
        return {};
    lock_.reset();
    std::error_code error;
    lock_ = lock(path, error);
    return error;
}

std::error_code RecordWriter::writeRest()
{
    std::error_code error;
    const std::uint64_t size = file_->size(error);
    if (!error && size > written_)
        error = file_->cut(written_);
    if (error)
        return error;
    // It goes on where it ends, whoever may have cut it.
    written_ = std::min<std::size_t>(written_, size);
    if (written_ == lines_.size())
        return {};
    error = file_->append(std::string_view(lines_).substr(written_));
    if (!error)
        error = file_->sync();
    if (!error && isNameNew_)
        error = disk_.syncFolder(native(QFileInfo(path_).path()));
    if (error)
        return error;
    isNameNew_ = false;
    written_ = lines_.size();
    return {};
}

// Within the data folder it is named relative to it, so that the folder can move. Without the note nothing of the game
// is lost: it is tried again and not spoken of.
void RecordWriter::writeNote()
{
    if (!isNoteDue_)
        return;
    if (isFinished_) {
        QFile::remove(note_);
        isNoteDue_ = false;
        return;
    }
    const QFileInfo note(note_);
    const QString relative = note.dir().relativeFilePath(path_);
    const QString named = relative.startsWith(QStringLiteral("..")) ? path_ : relative;
    std::error_code error;
    std::filesystem::create_directories(native(note.path()), error);
    isNoteDue_ = bool(disk_.replace(native(note_), (named + '\n').toStdString()));
}
