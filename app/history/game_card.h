// What is known outside its record of a game that counts and is not over: how far it has been played. A record that
// lacks some of that is an older copy.
#pragma once

#include "app/saving/disk.h"

#include <QString>

#include <optional>
#include <string>

/// One small file a game in the data folder, gone when the game is over.
class GameCard
{
public:
    struct Mark {
        int lines = 0;           ///< of the record
        std::string fingerprint; ///< of these lines
    };

    /// `folder`: the data folder; `game`: an identity, checked to be an id or a fingerprint before it becomes a file's
    /// name.
    /// `sync` brings what is written to the disk.
    GameCard(const QString& folder, const QString& game, FileSync sync = syncNow, Disk& disk = Disk::system());

    bool exists() const;
    /// Nothing, if there is no card or it cannot be understood.
    std::optional<Mark> read() const;
    /// Written when it returns, and on the disk or on its way there; false: it could not be.
    bool write(const Mark& mark) const;
    void remove() const;
    /// Removes the cards of all games but that one.
    static void removeAllBut(const QString& folder, const QString& game);

private:
    QString path_; ///< empty: there can be no card of that name
    FileSync sync_;
    Disk* disk_;
};
