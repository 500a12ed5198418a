#include "app/saving/record_writer.h"

#include "app/saving/same_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace
{

std::filesystem::path native(const QString& path) { return QFileInfo(path).filesystemFilePath(); }

std::filesystem::path folderOf(const QString& path) { return native(QFileInfo(path).path()); }

// Of bringing a file to its length: more would only be needed where somebody changes it all the time.
constexpr int mostTries = 8;

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

RecordWriter::RecordWriter(const QString& note, Disk& disk, SyncQueue* syncs, Answer synced)
    : note_(note), disk_(disk), syncs_(syncs), tellSynced_(std::move(synced))
{
}

void RecordWriter::begin(const QString& path)
{
    close();
    path_ = path;
    isNoteDue_ = true;
}

std::error_code RecordWriter::goOn(const QString& path, std::unique_ptr<HeldLock> lock, std::string lines,
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
    written_ = asked_ = synced_ = written;
    isNoteDue_ = true;
    return {};
}

std::error_code RecordWriter::copyTo(QString& path) const
{
    std::unique_ptr<DiskFile> file;
    std::error_code error = open(path, file);
    if (error)
        return error;
    error = file->append(lines_);
    if (!error)
        error = file->sync();
    if (error)
        QFile::remove(path);
    return error;
}

std::error_code RecordWriter::reserve(QString& path) const
{
    std::unique_ptr<DiskFile> file;
    return open(path, file);
}

// A file of its own, whatever is there.
std::error_code RecordWriter::open(QString& path, std::unique_ptr<DiskFile>& file) const
{
    std::error_code error = disk_.makeFolder(folderOf(path));
    const QString wanted = path;
    for (int number = 1; !error && !file; ++number) {
        path = candidate(wanted, number);
        file = disk_.openNamed(native(path), Disk::Open::fresh, error);
        if (error == std::errc::file_exists)
            error.clear();
    }
    return error;
}

void RecordWriter::moveTo(const QString& path, Answer answer)
{
    if (leadToSameFile(path, path_))
        return answer(save());
    std::error_code error = disk_.makeFolder(folderOf(path));
    auto lock = error ? nullptr : lockFile(path, error);
    if (error)
        return answer(error);
    const auto copy = std::make_shared<Move::Copy>();
    const auto write = [&disk = disk_, file = native(path), lines = lines_, copy] {
        copy->error = disk.replace(file, lines);
        if (!copy->error)
            copy->file = disk.open(file, Disk::Open::existing, copy->error);
        return copy->error;
    };
    moves_.push_back({path, std::move(lock), lines_.size(), copy, std::move(answer)});
    if (syncs_ == nullptr) {
        write();
        return finishMove();
    }
    syncs_->add(write, [this, opened = std::weak_ptr(opened_), copy](const std::error_code&) {
        if (!opened.expired() && !moves_.empty() && moves_.front().copy == copy)
            finishMove();
    });
}

// The first one. Lines that came meanwhile are not there before the next save().
RecordWriter::Move RecordWriter::takeMove()
{
    Move move = std::move(moves_.front());
    moves_.pop_front();
    if (move.copy->error)
        return move;
    forgetSyncs();
    path_ = move.path;
    lock_ = std::move(move.lock);
    file_ = move.copy->file;
    written_ = asked_ = synced_ = move.size;
    isNoteDue_ = true;
    return move;
}

void RecordWriter::finishMove()
{
    Move move = takeMove();
    move.lock.reset();
    move.answer(move.copy->error);
}

void RecordWriter::close()
{
    forgetSyncs();
    moves_.clear();
    opened_ = std::make_shared<const int>();
    path_.clear();
    lines_.clear();
    file_.reset();
    lock_.reset();
    written_ = asked_ = synced_ = 0;
    isFinished_ = isNoteDue_ = false;
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
    return sync();
}

std::error_code RecordWriter::saveNow()
{
    if (isSyncing())
        syncs_->wait();
    while (!moves_.empty())
        takeMove();
    forgetSyncs();
    SyncQueue* const syncs = std::exchange(syncs_, nullptr);
    const std::error_code error = save();
    syncs_ = syncs;
    return error;
}

// Only what is certainly gone counts as gone: a folder that may not be looked into any more can still have it. A file
// that can be asked for by its name, but no more through ours, is not the one that we have: a share or a stick was
// away.
bool RecordWriter::isStillThere() const
{
    std::error_code error;
    const FileIdentity named = disk_.identityOf(native(path_), error);
    if (error)
        return !isNothingThere(error);
    const FileIdentity own = file_->identity(error);
    return !error && own == named;
}

std::error_code RecordWriter::makeFile()
{
    forgetSyncs();
    file_.reset();
    written_ = asked_ = synced_ = 0;
    std::error_code error = disk_.makeFolder(folderOf(path_));
    for (int number = 1; !error; ++number) {
        const QString path = candidate(path_, number);
        disk_.identityOf(native(path), error);
        if (!error)
            continue;
        if (!isNothingThere(error))
            return error;
        error = lockAs(path);
        if (!error)
            file_ = disk_.openNamed(native(path), Disk::Open::fresh, error);
        // Two programs may begin within a second; the one who makes the file first has it.
        if (error == std::errc::file_exists || error == std::errc::device_or_resource_busy) {
            error.clear();
            continue;
        }
        if (error)
            return error;
        // It may name another path, or have gone with the folder.
        isNoteDue_ = true;
        path_ = path;
        return {};
    }
    return error;
}

// The lock of a file that was deleted may still be there, and ours.
std::error_code RecordWriter::lockAs(const QString& path)
{
    if (lock_ && path == path_ && !lock_->isGone())
        return {};
    lock_.reset();
    std::error_code error;
    lock_ = lockFile(path, error);
    return error;
}

// Whoever may have cut it or added to it, also while a line was being written.
std::error_code RecordWriter::writeRest()
{
    std::size_t added = 0;
    for (int tries = 0; tries < mostTries; ++tries) {
        std::error_code error;
        const std::uint64_t size = file_->size(error);
        if (error)
            return error;
        if (size != written_) {
            error = goBack(size, added);
            added = 0;
        } else if (written_ < lines_.size()) {
            added = lines_.size() - written_;
            error = file_->append(std::string_view(lines_).substr(written_));
            written_ += error ? 0 : added;
        } else {
            return {};
        }
        if (error)
            return error;
    }
    return std::make_error_code(std::errc::io_error);
}

// Before what was just added somebody may have cut or added, too: only what is before that is certainly as it should
// be.
std::error_code RecordWriter::goBack(std::uint64_t size, std::size_t added)
{
    const std::size_t before = written_;
    written_ = std::min<std::size_t>(written_, size);
    written_ -= std::min(written_, added);
    if (written_ < before)
        forgetSyncs();
    asked_ = std::min(asked_, written_);
    synced_ = std::min(synced_, written_);
    return size > written_ ? file_->cut(written_) : std::error_code();
}

std::error_code RecordWriter::sync()
{
    if (asked_ == written_) {
        if (isSaved())
            writeNote();
        return {};
    }
    const auto run = [file = file_] { return file->sync(); };
    asked_ = written_;
    if (syncs_ == nullptr)
        return followSync(run(), asked_);
    ++syncing_;
    syncs_->add(run, [this, life = std::weak_ptr(life_), size = asked_](const std::error_code& error) {
        if (life.expired())
            return;
        --syncing_;
        followSync(error, size);
        tellSynced_(error);
    });
    return {};
}

// What could not be synced may never get to the disk: it has to be written again.
std::error_code RecordWriter::followSync(const std::error_code& error, std::size_t size)
{
    if (error) {
        forgetSyncs();
        written_ = synced_;
        return error;
    }
    synced_ = std::max(synced_, size);
    if (isSaved())
        writeNote();
    return {};
}

void RecordWriter::forgetSyncs()
{
    life_ = std::make_shared<const int>();
    syncing_ = 0;
    asked_ = synced_;
}

// Within the data folder it is named relative to it, so that the folder can move. Without the note nothing of the game
// is lost: it is tried again and not spoken of.
void RecordWriter::writeNote()
{
    if (!isNoteDue_)
        return;
    isNoteDue_ = false;
    if (isFinished_) {
        QFile::remove(note_);
        return;
    }
    const QFileInfo note(note_);
    const QString relative = note.dir().relativeFilePath(path_);
    const QString named = relative.startsWith(QStringLiteral("..")) ? path_ : relative;
    const auto write = [&disk = disk_, path = native(note_), text = (named + '\n').toStdString()] {
        const std::error_code error = disk.makeFolder(path.parent_path());
        return error ? error : disk.replace(path, text);
    };
    if (syncs_ == nullptr) {
        isNoteDue_ = bool(write());
        return;
    }
    syncs_->add(write, [this, life = std::weak_ptr(life_)](const std::error_code& error) {
        if (!life.expired())
            isNoteDue_ = isNoteDue_ || error;
    });
}
