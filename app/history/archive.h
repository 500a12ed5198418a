// Everything that was played in a data folder, read in one go on a thread of its own, for all that looks back: the list
// of games, the statistics, the awards, the ladder, the calendar.
#pragma once

#include "app/history/ledger.h"
#include "app/history/record_entry.h"
#include "app/history/records_worker.h"

/// Reads as long as somebody has an ArchiveWatch on it. Every reading is told from its start to all who listen.
class Archive : public QObject
{
    Q_OBJECT

public:
    /// `folder`: the data folder, an absolute path.
    explicit Archive(const QString& folder, QObject* parent = nullptr);

    bool isReading() const { return worker_.isReading(); }

    // The signals of a reading come in this order.
signals:
    /// Everything is read anew: nothing that was heard before counts.
    void started();
    /// The journal has been read.
    void journalRead(const Ledger& ledger);
    /// A record that lies elsewhere: the list shows it, and it counts for nothing.
    void guestRead(const RecordEntry& guest);
    /// More of the folder's `total` records, the one played last first. Entries of deleted records follow at the end.
    void entriesRead(const std::vector<RecordEntry>& entries, int total);
    /// Every entry has been told.
    void finished();

private:
    friend class ArchiveWatch;

    void watch(const QString& guest);
    void unwatch();
    void run(const mt::StopToken& stop, const RecordsWorker::Tell& tell, const QString& guest);

    QString folder_;
    int watchers_ = 0;
    RecordsWorker worker_; ///< last: it must be gone before what it uses
};

/// One view's wish to look back. While it is on, it passes on what the archive tells.
class ArchiveWatch : public QObject
{
    Q_OBJECT

public:
    /// The archive must outlive this.
    explicit ArchiveWatch(Archive& archive) : archive_(archive) {}
    ~ArchiveWatch() override { end(); }

    /// Reads everything anew, and the record `guest`, which may lie anywhere; empty: none.
    void begin(const QString& guest = {});
    /// Stops the reading if nobody else watches.
    void end();
    bool isOn() const { return isOn_; }
    bool isReading() const { return isOn_ && archive_.isReading(); }

signals:
    void started();
    void journalRead(const Ledger& ledger);
    void guestRead(const RecordEntry& guest);
    void entriesRead(const std::vector<RecordEntry>& entries, int total);
    void finished();

private:
    Archive& archive_;
    bool isOn_ = false;
};
