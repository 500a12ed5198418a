// The kept games on disk, a file each. What cannot be read is never written to. What is on its way to the disk counts
// as written: it is listed and opened as it will be there; so is what the disk did not take, until it does.
#pragma once

#include "app/saving/disk.h"
#include "app/saving/file_lock.h"
#include "app/saving/store_problem.h"
#include "app/saving/sync_queue.h"
#include "app/scorekeeper/kept_game.h"
#include "engine/base/stop_token.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

class KeptGameStore
{
public:
    struct Entry {
        QString path;
        KeptGame game;
        std::optional<StoreProblem> problem; ///< there is no game then
    };

    /// `folder`: an absolute path; it is made when it is first needed. With `syncs` save() does not wait for the disk,
    /// and `failed` is told what could not be written.
    KeptGameStore(const QString& folder, SyncQueue* syncs, Disk& disk, std::function<void(StoreProblem)> failed)
        : folder_(folder), syncs_(syncs), disk_(disk), failed_(std::move(failed))
    {
    }

    /// Returns a function that reads all of them, the newest first, in any thread: as they are now, whatever becomes of
    /// this meanwhile. Stopped, it reads no further.
    std::function<std::vector<Entry>(const mt::StopToken&)> reader() const;
    /// Opens a new file for that game.
    std::optional<StoreProblem> create(const KeptGame& game);
    /// Opens a kept game to go on with it. No other program can meanwhile.
    std::optional<StoreProblem> open(const QString& path, KeptGame& game);
    /// Writes the game that is open, or has it on its way; the file has the old or the new text, never a part.
    std::optional<StoreProblem> save(const KeptGame& game);
    /// The disk did not take the game that is open as it was saved last.
    bool isBehind() const;
    void close();
    /// The file of the game that is open, or an empty string.
    const QString& path() const { return path_; }
    /// Deletes a game that is not open, readable or not; should it still be on its way to the disk, once it is there.
    std::optional<StoreProblem> remove(const QString& path);

private:
    /// A game on its way to the disk, or one that did not get there. It stays locked until it is there.
    struct Sent {
        KeptGame game;
        std::shared_ptr<HeldLock> lock;
        int number = 0; ///< of the last time that it was sent
        bool isRefused = false;
    };

    void follow(const QString& path, int number, const std::error_code& error);
    void settle(const QString& path, int number, const std::error_code& error);
    std::optional<StoreProblem> lock(const QString& path);
    std::optional<StoreProblem> read(const QString& path, KeptGame& game) const;

    QString folder_;
    SyncQueue* syncs_;
    Disk& disk_;
    std::function<void(StoreProblem)> failed_;
    QString path_; ///< of the game that is open
    std::shared_ptr<HeldLock> lock_;
    std::map<QString, Sent> sent_; ///< by path
    int sendings_ = 0;
    std::shared_ptr<const int> life_ = std::make_shared<const int>(); ///< answers come only while it is there
};
