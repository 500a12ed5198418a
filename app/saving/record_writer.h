// One record on its way to the disk: all of its lines, and how much of them is known to be there.
//
// Nothing is given up. What could not be written is tried again with each save(), after a half-written line has been
// cut off; so the file is in the end byte for byte what it would have been. A file that was deleted or replaced
// meanwhile is written anew, whole, and what stands in its place is left alone.
#pragma once

#include "app/saving/disk.h"
#include "app/saving/file_lock.h"
#include "app/saving/sync_queue.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <string>

class RecordWriter
{
public:
    /// Told what came of it, once.
    using Answer = std::function<void(std::error_code)>;

    /// `note`: the file that names the record to go on with, by its whole path. With `syncs` save() only writes, and
    /// need not wait until it is on the disk: `synced` tells what came of that. Without it save() waits.
    RecordWriter(const QString& note, Disk& disk, SyncQueue* syncs, Answer synced);

    /// A record that is not there yet. Where the name is taken, another one like it is found; file and folder are made
    /// when there is a line to be written.
    void begin(const QString& path);
    /// A record that is there: its first `written` bytes are the beginning of `lines`, what follows in the file is to
    /// be cut off. With an error no record is open.
    std::error_code goOn(const QString& path, std::unique_ptr<HeldLock> lock, std::string lines, std::size_t written);
    /// All lines, known to be on the disk, in a file of their own; nothing there is written over. `path`: where; where
    /// the name is taken, it becomes another like it. With an error there is no such file.
    std::error_code copyTo(QString& path) const;
    /// An empty file for moveTo(); nothing there is written over: where the name is taken, `path` becomes another like
    /// it. With an error there is no such file.
    std::error_code reserve(QString& path) const;
    /// All lines, known to be on the disk, in the place of whatever has that name; the record goes on in there, and
    /// until then where it is. With an error all is as before; std::errc::device_or_resource_busy: another program has
    /// that record open. It is answered at once where save() waits, and not any more after close() or saveNow().
    void moveTo(const QString& path, Answer answer);
    /// The record stays as it is on the disk.
    void close();

    bool isOpen() const { return !path_.isEmpty(); }
    /// Empty where no record is open.
    const QString& path() const { return path_; }

    /// All of the record, each line with its line feed.
    const std::string& lines() const { return lines_; }

    /// One more line, without its line feed, for the next save(). A record must be open.
    void append(const std::string& line) { lines_ += line + '\n'; }
    /// The record is complete: with the next save() that succeeds it is no more the one to go on with.
    void finish();

    /// Sees to it that the whole record is on the disk, or on its way there, or says why it is not. Without a record
    /// there is nothing to do.
    std::error_code save();
    /// The same, and waits until it is there, in its new place where it was on its way to one.
    std::error_code saveNow();
    /// The whole record is known to be on the disk; also where none is open.
    bool isSaved() const { return synced_ == lines_.size(); }
    /// Some of it is on its way, or on its way elsewhere; `synced` or what moveTo() was given will be called.
    bool isSyncing() const { return syncing_ > 0 || !moves_.empty(); }

private:
    /// On its way to another file.
    struct Move {
        /// What the queue has made.
        struct Copy {
            std::error_code error;
            std::shared_ptr<DiskFile> file;
        };
        QString path;
        std::unique_ptr<HeldLock> lock;
        std::size_t size; ///< how much of lines_
        std::shared_ptr<Copy> copy;
        Answer answer;
    };

    std::error_code open(QString& path, std::unique_ptr<DiskFile>& file) const;
    Move takeMove();
    void finishMove();
    std::error_code writeRest();
    std::error_code goBack(std::uint64_t size, std::size_t added);
    std::error_code sync();
    std::error_code followSync(const std::error_code& error, std::size_t size);
    void forgetSyncs();
    bool isStillThere() const;
    std::error_code makeFile();
    std::error_code lockAs(const QString& path);
    void writeNote();

    QString note_;
    Disk& disk_;
    SyncQueue* syncs_;
    Answer tellSynced_;

    QString path_;
    std::string lines_; ///< the whole record
    std::unique_ptr<HeldLock> lock_;
    std::shared_ptr<DiskFile> file_; ///< null: it has none yet
    // How many bytes of lines_, each as many as the next or less:
    std::size_t synced_ = 0;  ///< are on the disk
    std::size_t asked_ = 0;   ///< are there or on their way
    std::size_t written_ = 0; ///< are in the file
    int syncing_ = 0;         ///< answers that are still to come
    /// Whose answers count: all that were asked since something went wrong, or was closed.
    std::shared_ptr<const int> life_ = std::make_shared<const int>();
    std::list<Move> moves_; ///< that are not done, the first one first
    /// Whose moves count: all since a record was opened.
    std::shared_ptr<const int> opened_ = std::make_shared<const int>();
    bool isFinished_ = false;
    bool isNoteDue_ = false; ///< the note does not say yet what it should
};
