// The saved games: a list to look at, to go on from and to tidy up. Reading goes on on a thread of its own; rows
// appear as they are read, the ones played last first.
#pragma once

#include "app/history/archive.h"
#include "app/platform/background.h"
#include "app/saving/file_lock.h"
#include "app/saving/sync_queue.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <memory>

class ArchiveCache;
class GameController;

// No RowModel: of thousands of games a dozen are seen, and a row is put into words when it is.
class GameLibrary : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one.")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(bool reading READ reading NOTIFY countChanged)
    /// While reading: how many there are, or 0 as long as that is not known.
    Q_PROPERTY(int total READ total NOTIFY countChanged)
    /// What went wrong last, in a sentence; empty: nothing.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
    /// A removed game can still be brought back.
    Q_PROPERTY(bool canRestore READ canRestore NOTIFY countChanged)

public:
    enum State { InProgress, GivenUp, Finished, Damaged, OnTable, InUse };
    Q_ENUM(State)
    enum Role {
        RulesRole = Qt::UserRole + 1, ///< name of the rulebook
        PlayersRole,
        OpponentsRole,
        WhenRole,
        ProgressRole,
        StandingRole,
        StateRole, ///< State
        StateTextRole,
        FaultRole,
        SpokenRole ///< all of that for a screen reader
    };

    /// `folder`: the data folder, an absolute path; `game`: whose table a game is put on. Both objects must outlive
    /// this.
    /// With `syncs` nothing waits for the disk.
    GameLibrary(const QString& folder, Archive& archive, GameController& game, SyncQueue* syncs = nullptr,
                QObject* parent = nullptr);
    ~GameLibrary() override { leave(); }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(games_.size()); }
    bool reading() const { return watch_.isReading(); }
    int total() const { return total_; }
    QString problem() const;
    bool canRestore() const { return !removed_.empty(); }

    /// Reads the list anew.
    Q_INVOKABLE void refresh() { read({}); }
    /// Nobody looks at it any more: no more is read, and what was removed goes. The rows stay.
    Q_INVOKABLE void leave();
    /// A row that somebody can go on with, look at, or delete; false for any other number.
    Q_INVOKABLE bool canResume(int row) const;
    Q_INVOKABLE bool canReplay(int row) const;
    Q_INVOKABLE bool canDelete(int row) const;
    /// Puts that game on the table; the one that is there stays in the list. False: the table is as before, and the
    /// game's problem says why it cannot be read any more, or its `damaged` what of it can be gone on with.
    Q_INVOKABLE bool resume(int row);
    /// Takes the game off the list. Its record stays where it is, locked, until leave() moves it to the system's
    /// wastebasket; where there is none it is gone. What it came to stays in the journal. False: it is still there, and
    /// `problem` says so.
    Q_INVOKABLE bool remove(int row);
    /// Brings back the game that was removed last; its row, or -1.
    Q_INVOKABLE int restore();
    /// Takes away, beside the window, the records of the data folder that nobody has open, and the cache; forgotten()
    /// follows. One that cannot be deleted is the `problem`.
    void forget();
    Q_INVOKABLE void copyPath(int row) const;
    /// Asks for a file, which is shown().
    Q_INVOKABLE void askForFile();
    /// Reads the list anew, and that game too, wherever it lies; `listed` tells its row.
    Q_INVOKABLE void show(const QString& path);
    bool open(const QString& path);
    /// The whole path of its record.
    Q_INVOKABLE QString path(int row) const;
    /// Asks for all words again, because another language is spoken.
    void retranslate();

signals:
    void countChanged();
    void problemChanged();
    /// A game from here is on the table now.
    void opened();
    void forgotten();
    /// The game that was to be shown is there.
    void listed(int row);

private:
    /// A game that is off the list, but not gone yet. While it is locked, nobody begins to play it.
    struct Removed {
        RecordEntry game;
        int row = 0;
        std::unique_ptr<HeldLock> lock;
    };

    bool isRow(int row) const { return row >= 0 && row < count(); }
    const RecordEntry& at(int row) const { return games_[static_cast<std::size_t>(row)]; }
    State stateOf(const RecordEntry& game) const;
    bool isOnTable(const RecordEntry& game) const;
    void read(const QString& also);
    bool discard(const RecordEntry& game, ArchiveCache& cache);
    void setUndeleted(const QString& path);
    void empty();
    void take(const std::vector<RecordEntry>& entries, int total);

    QString folder_;
    SyncQueue* syncs_;
    ArchiveWatch watch_; ///< on: somebody looks at the list
    GameController& game_;
    std::vector<RecordEntry> games_; ///< without their feats
    int total_ = 0;
    QString wanted_;    ///< the record that is to be shown
    QString undeleted_; ///< the record that could not be deleted
    std::vector<Removed> removed_;
    Background forgetting_;
};
