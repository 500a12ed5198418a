// Everything that was played in a data folder, read in one go on a thread of its own, for all that looks back: the list
// of games, the awards, the ladder, the calendar.
#pragma once

#include "app/history/ledger.h"
#include "app/history/record_entry.h"
#include "app/history/records_worker.h"

#include <memory>

/// Reads as long as somebody has an ArchiveWatch on it. Every reading is told from its start to all who listen.
class Archive : public QObject
{
    Q_OBJECT

public:
    /// `folder`: the data folder, an absolute path.
    explicit Archive(const QString& folder, QObject* parent = nullptr);

    bool isReading() const { return worker_.isReading(); }

signals:
    /// Everything is read anew: nothing that was heard before counts.
    void started();
    /// Some more of `total` entries, those of records played last first, those of deleted records at the end.
    void entriesRead(const std::vector<RecordEntry>& entries, int total);
    /// All have been.
    void finished();

private:
    friend class ArchiveWatch;

    void watch(const QString& also);
    void unwatch();
    void run(const mt::StopToken& stop, const RecordsWorker::Tell& tell, const QString& also);

    QString folder_;
    int watchers_ = 0;
    RecordsWorker worker_; ///< last: it must be gone before what it uses
};

/// One view's wish to look back.
class ArchiveWatch
{
public:
    /// The archive must outlive this.
    explicit ArchiveWatch(Archive& archive) : archive_(archive) {}
    ArchiveWatch(const ArchiveWatch&) = delete;
    ArchiveWatch& operator=(const ArchiveWatch&) = delete;
    ~ArchiveWatch() { end(); }

    /// Everything is read anew, and that record, too, wherever it lies; empty: none.
    void begin(const QString& also = {});
    /// Where nobody else watches no more is read.
    void end();
    bool isOn() const { return isOn_; }
    bool isReading() const { return isOn_ && archive_.isReading(); }

private:
    Archive& archive_;
    bool isOn_ = false;
};
