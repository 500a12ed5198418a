// The kept games on disk, a file each. What cannot be read is never written to.
#pragma once

#include "app/scorekeeper/kept_game.h"
#include "app/words/store_problem.h"

#include <QLockFile>

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

    /// `folder`: an absolute path; it is made when it is first needed.
    explicit KeptGameStore(const QString& folder) : folder_(folder) {}

    /// All of them, the newest first.
    std::vector<Entry> all() const;
    /// Opens a new file for that game.
    std::optional<StoreProblem> create(const KeptGame& game);
    /// Opens a kept game to go on with it. No other program can meanwhile.
    std::optional<StoreProblem> open(const QString& path, KeptGame& game);
    /// Writes the game that is open; the file has the old or the new text, never a part.
    std::optional<StoreProblem> save(const KeptGame& game);
    void close();
    /// The file of the game that is open, or an empty string.
    const QString& path() const { return path_; }
    /// Deletes a game that is not open, readable or not.
    std::optional<StoreProblem> remove(const QString& path);

private:
    std::optional<StoreProblem> lock(const QString& path);
    static std::optional<StoreProblem> read(const QString& path, KeptGame& game);

    QString folder_;
    QString path_; ///< of the game that is open
    std::unique_ptr<QLockFile> lock_;
};
